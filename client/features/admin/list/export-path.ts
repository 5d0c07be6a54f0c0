/** The download of a list under the filters it is shown with. */
export function exportPath(path: string, filters: Record<string, string | null>): string {
  const given = Object.entries(filters).filter((filter): filter is [string, string] => Boolean(filter[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}
