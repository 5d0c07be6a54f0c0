/** What a link from the list of applicants carries besides its address: the list as it is filtered, to come back to. */
export const openedFrom = (search: string) => ({ applicantsList: search });

export function listOpenedFrom(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'applicantsList' in state ? String(state.applicantsList) : null;
}
