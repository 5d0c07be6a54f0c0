import { endOfQuiet, zoneOf } from './push';

describe('the quiet night', () => {
  it.each([
    // WIB is seven hours ahead.
    ['Asia/Jakarta', '2026-11-23T13:59:59.999Z', null],
    ['Asia/Jakarta', '2026-11-23T14:00:00.000Z', '2026-11-24T00:00:00.000Z'],
    ['Asia/Jakarta', '2026-11-23T17:30:15.250Z', '2026-11-24T00:00:00.000Z'],
    ['Asia/Jakarta', '2026-11-23T23:59:59.999Z', '2026-11-24T00:00:00.000Z'],
    ['Asia/Jakarta', '2026-11-24T00:00:00.000Z', null],
    ['Asia/Jayapura', '2026-11-23T12:00:00.000Z', '2026-11-23T22:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-23T15:30:00.000Z', '2026-11-24T01:30:00.000Z'],
    ['America/St_Johns', '2026-11-24T00:30:00.000Z', '2026-11-24T10:30:00.000Z'],
  ])('in %s at %s ends at %s', (zone, now, end) => {
    expect(endOfQuiet(new Date(now), zone)?.toISOString() ?? null).toBe(end);
  });
});

test.each([
  ['Asia/Makassar', 'Asia/Makassar'],
  ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['UTC', 'UTC'],
  ['+07:00', 'Asia/Jakarta'],
  ['Asia/Nowhere', 'Asia/Jakarta'],
  ['', 'Asia/Jakarta'],
])('the zone %s is read as %s', (name, zone) => {
  expect(zoneOf(name)).toBe(zone);
});
