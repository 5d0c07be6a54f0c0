/** What a link to a job carries besides its address: that it was the list's Apply Now. */
export const applyNow = { isApplyNow: true };

export function isApplyNow(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isApplyNow' in state;
}
