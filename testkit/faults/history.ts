/** One write that a person was told of. */
export interface Acknowledged {
  kind: 'apply' | 'accept' | 'reject' | 'withdraw' | 'request' | 'move' | 'invoice' | 'credit';
  /** Of the application, or the reference of the invoice. */
  id: string;
  at: number;
}

/** The longest time in milliseconds in which nothing was acknowledged, between the two moments. */
export function longestSilence(acknowledged: readonly Acknowledged[], from: number, to: number): number {
  const moments = [from, ...acknowledged.map(({ at }) => at).filter((at) => at > from && at < to), to];
  return Math.max(...moments.slice(1).map((at, index) => at - (moments[index] ?? at)));
}
