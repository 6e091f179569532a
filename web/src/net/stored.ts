/** What this browser keeps. Where storage is full or forbidden, it is kept as long as the page is open. */

export function stored<T>(key: string, usual: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? usual;
  } catch {
    return usual;
  }
}

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // the page works on with what it has in memory
  }
}
