/**
 * The new value, built of the old one's parts wherever they are equal. Views come whole and mostly repeat the last one; with shared
 * parts an unchanged prefecture or seat is the same object as before, and nothing that shows it has to run again.
 */
export function share<T>(old: unknown, fresh: T): T {
  if (old === fresh || typeof fresh !== 'object' || fresh === null || typeof old !== 'object' || old === null)
    return fresh;
  if (Array.isArray(fresh) !== Array.isArray(old)) return fresh;
  if (Array.isArray(fresh) && Array.isArray(old)) {
    const made = fresh.map((value, i) => share(old[i], value) as unknown);
    return made.length === old.length && made.every((value, i) => value === old[i]) ? (old as T) : (made as T);
  }
  const [before, after] = [old as Record<string, unknown>, fresh as Record<string, unknown>];
  const made: Record<string, unknown> = {};
  const names = Object.keys(after);
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    made[name] = share(before[name], after[name]);
    same &&= made[name] === before[name];
  }
  return (same ? old : made) as T;
}
