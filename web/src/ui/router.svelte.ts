/** Addresses of the page; links are real links, so that every place can be opened anew. */

interface Route {
  path: string;
  parts: string[];
  query: URLSearchParams;
  hash: string;
}

const read = (): Route => ({
  path: location.pathname,
  parts: location.pathname.split('/').filter(Boolean).map(decodeURIComponent),
  query: new URLSearchParams(location.search),
  hash: location.hash.slice(1),
});

export const route: { place: Route } = $state({ place: read() });

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  route.place = read();
  if (!route.place.hash) scrollTo(0, 0);
}

export function listen(): void {
  addEventListener('popstate', () => (route.place = read()));
  addEventListener('hashchange', () => (route.place = read()));
  addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (
      !link ||
      link.target ||
      link.hasAttribute('download') ||
      link.origin !== location.origin ||
      link.pathname.startsWith('/api/')
    )
      return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
