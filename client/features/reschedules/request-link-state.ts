/** What a link to an application carries besides its address: the window for another time that the person wants to see. */
export const asksForTime = { wants: 'request' } as const;
export const answersProposal = { wants: 'respond' } as const;

export function wantedWindow(state: unknown): 'request' | 'respond' | null {
  const wants = typeof state === 'object' && state !== null && 'wants' in state ? state.wants : null;
  return wants === 'request' || wants === 'respond' ? wants : null;
}
