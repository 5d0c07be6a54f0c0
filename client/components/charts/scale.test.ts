import { scaleFor } from './scale';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6]],
  [17, [0, 5, 10, 15, 20]],
  [1203, [0, 500, 1000, 1500]],
])('an axis for %d has its lines at round numbers', (max, ticks) => {
  expect(scaleFor(max)).toEqual({ ticks, top: ticks.at(-1) });
});
