/** Starts all calls before the first has ended, and waits for every one; a call that fails fails the test. */
export function atOnce<Result>(count: number, call: (index: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => call(index)));
}

/** How often each result came. */
export type Tally = Partial<Record<string, number>>;

export function tallyOf(answers: readonly string[]): Tally {
  const tally: Tally = {};
  for (const answer of answers) tally[answer] = (tally[answer] ?? 0) + 1;
  return tally;
}
