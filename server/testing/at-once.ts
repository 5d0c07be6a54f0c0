/** Starts all calls before the first has answered, and waits for every one; a call that fails fails the test. */
export function atOnce<Result>(count: number, call: (index: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => call(index)));
}
