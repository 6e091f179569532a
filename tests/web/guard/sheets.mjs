/** Pictures of all screens, and contact sheets of one size each, side by side, for a person to look at. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A picture of a small screen is shown as large as it is, of a large one smaller. */
const WIDEST = 640;
const ROW = 2600;
/** The tallest picture that a browser takes without help. */
const TALLEST = 12_000;

export class Sheets {
  #pictures = new Map();

  constructor(browser, folder) {
    this.browser = browser;
    this.folder = folder;
  }

  async add(page, screen, size, language) {
    const data = await page.screenshot({ type: 'jpeg', quality: 70, scale: 'css' });
    const [key, name] = [`${size.name}-${language}`, `${screen.game} ${screen.name}`.trim()];
    if (!this.#pictures.has(key)) {
      this.#pictures.set(key, { size, list: [] });
      mkdirSync(join(this.folder, key), { recursive: true });
    }
    this.#pictures.get(key).list.push({ name, data: data.toString('base64') });
    writeFileSync(join(this.folder, key, `${name.replaceAll(/[^\w]+/g, '-')}.jpg`), data);
  }

  async write() {
    const page = await this.browser.newPage({ viewport: { width: ROW, height: 1000 } });
    for (const [key, { size, list }] of this.#pictures) {
      const width = Math.min(size.width, WIDEST);
      const tall = (size.height * width) / size.width + 40;
      const many = Math.floor(ROW / (width + 12)) * Math.max(1, Math.floor(TALLEST / tall));
      for (let i = 0; i < list.length; i += many) {
        await page.setContent(
          `<style>body { margin: 6px; background: #333; color: #fff; font: 16px sans-serif; display: flex; flex-wrap: wrap; gap: 12px }
           figure { margin: 0; width: ${width}px } img { width: 100%; display: block }</style>` +
            list
              .slice(i, i + many)
              .map((p) => `<figure>${p.name}<img src="data:image/jpeg;base64,${p.data}"></figure>`)
              .join(''),
        );
        await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
        const path = join(this.folder, `${key}${list.length > many ? `-${i / many + 1}` : ''}.png`);
        await page.screenshot({ path, fullPage: true });
      }
    }
    await page.close();
  }
}
