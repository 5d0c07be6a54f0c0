/** Runs the tasks that it is given, at most `most` of them at a time; the others wait in their order. */
export function atMost(most: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = most;
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // The place goes straight to the one that waits longest: a task that comes now must not overtake it.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
