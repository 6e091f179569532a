/** What this browser keeps. Where storage is full or forbidden, it is kept as long as the page is open. */

type Keeper = () => Storage;

/** For good, for every tab. */
const device: Keeper = () => localStorage;
/** As long as the tab is open, also when it is loaded anew; other tabs know nothing of it. */
export const tab: Keeper = () => sessionStorage;

export function stored<T>(key: string, usual: T, place = device): T {
  try {
    return (JSON.parse(place().getItem(key) ?? 'null') as T | null) ?? usual;
  } catch {
    return usual;
  }
}

export function store(key: string, value: unknown, place = device): void {
  try {
    place().setItem(key, JSON.stringify(value));
  } catch {
    // the page works on with what it has in memory
  }
}
