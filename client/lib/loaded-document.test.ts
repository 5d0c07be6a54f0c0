import { wasLoadedAt } from './loaded-document';

function loadedFrom(address: string | null): void {
  const entries = address === null ? [] : [{ name: address } as PerformanceEntry];
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => entries });
}

it.each([
  ['https://temukerja.test/admin/playground', true],
  ['https://temukerja.test/admin/playground/?tab=2', true],
  ['https://temukerja.test/admin/dashboard', false],
  ['https://temukerja.test/login?returnTo=/admin/playground', false],
])('tells of a document from %s whether it was loaded there', (address, isOwn) => {
  loadedFrom(address);
  expect(wasLoadedAt('/admin/playground')).toBe(isOwn);
});

it('does not reload when the browser keeps no record', () => {
  loadedFrom(null);
  expect(wasLoadedAt('/admin/playground')).toBe(true);
});
