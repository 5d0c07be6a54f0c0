/** What a link to an application carries besides its address: that the person wants to ask for another time. */
export const asksForTime = { asksForTime: true };

export function isAskingForTime(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'asksForTime' in state;
}
