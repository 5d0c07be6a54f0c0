/** Whether the browser loaded its present document at this path, and the router did not lead there afterwards. */
export function wasLoadedAt(path: string): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return !navigation || new URL(navigation.name).pathname.replace(/\/$/, '') === path;
}
