import { compareVersions } from './programs';

test('orders major versions by number, not by text', () => {
  expect(compareVersions('10.11', '10.6')).toBeGreaterThan(0);
  expect(compareVersions('10.11', '11.4')).toBeLessThan(0);
  expect(compareVersions('10.11', '10.11')).toBe(0);
});
