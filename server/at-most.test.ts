import { atMost } from './at-most';

/** Starts tasks that note their start and end when told, each by its number. */
function startTasks(limit: ReturnType<typeof atMost>, count: number) {
  const started: number[] = [];
  const ends: ((failure?: Error) => void)[] = [];
  const results = Array.from({ length: count }, (_, index) =>
    limit(async () => {
      started.push(index);
      await new Promise<void>((resolve, reject) => {
        ends[index] = (failure) => (failure ? reject(failure) : resolve());
      });
      return index;
    }),
  );
  return { started, ends, results };
}

test('runs two at a time, the others in their order, and gives each its own result', async () => {
  const { started, ends, results } = startTasks(atMost(2), 4);
  expect(started).toEqual([0, 1]);
  ends[1]?.();
  expect(await results[1]).toBe(1);
  expect(started).toEqual([0, 1, 2]);
  ends[0]?.();
  ends[2]?.();
  await results[2];
  ends[3]?.();
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3]);
});

test('a failed task frees its place, even the last one', async () => {
  const limit = atMost(1);
  const { ends, results } = startTasks(limit, 2);
  ends[0]?.(new Error('no'));
  await expect(results[0]).rejects.toThrow('no');
  ends[1]?.();
  expect(await results[1]).toBe(1);
  expect(await limit(() => Promise.resolve('later'))).toBe('later');
});
