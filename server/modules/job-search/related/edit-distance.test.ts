import { editDistance } from './edit-distance';

it.each([
  ['satpam', 'satpam', 0],
  ['satpam', 'satpan', 1],
  ['satpam', 'satpa', 1],
  ['satpam', 'sattpam', 1],
  ['satpam', 'stapam', 1],
  ['akuntansi', 'akutnasi', 2],
  ['akuntansi', 'akunting', 3],
  ['ab', 'ba', 1],
  ['supir', 'sopir', 1],
  ['abc', 'ca', 3],
])('between %s and %s are %d errors', (one, other, distance) => {
  expect(editDistance(one, other, 3)).toBe(distance);
  expect(editDistance(other, one, 3)).toBe(distance);
  expect(editDistance(one, other, 1)).toBe(Math.min(distance, 2));
});
