import { openBrowser, openPage } from './support/browser.mjs';
import { startServer } from './support/server.mjs';
const [dir, ...what] = process.argv.slice(2);
const S = {
  phone: { width: 390, height: 844 },
  laptop: { width: 1280, height: 720 },
  desktop: { width: 2560, height: 1440 },
  flat: { width: 844, height: 390 },
  tall: { width: 820, height: 1180 },
};
const server = await startServer();
const browser = await openBrowser();
try {
  for (const w of what) {
    const [path, sizes = 'laptop', lang = 'en-GB', act = ''] = w.split('|');
    for (const n of sizes.split(',')) {
      const { page, context, errors } = await openPage(browser, server.url, { size: S[n], locale: lang });
      await page.goto(path);
      await page.waitForLoadState('networkidle').catch(() => {});
      await page.waitForTimeout(700);
      for (const a of act.split('>').filter(Boolean)) {
        await page
          .locator(a)
          .first()
          .click({ timeout: 8000 })
          .catch((e) => console.log('act', a, e.message.split('\n')[0]));
        await page.waitForTimeout(900);
      }
      await page.screenshot({
        path: `${dir}/${path.replace(/\W+/g, '_')}-${n}-${lang.slice(0, 2)}${act ? '-a' : ''}.png`,
      });
      if (errors.length) console.log(path, n, errors.slice(0, 3));
      const o = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (o > 0) console.log(path, n, 'overflow x', o);
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
