import { brokenTimeRule, isTooClose, overlaps, spanOf } from './interview-times';
import { slotStateOf } from './slots';
import { WIB, type TimeZone } from './time';

const NOW = new Date('2026-11-23T02:00:00Z');
const day = (start: string, end: string, timeZone: TimeZone = WIB) => ({ date: '2026-11-24', start, end, timeZone });
const AT_NOW = { now: NOW, timeZone: WIB };

describe('slotStateOf', () => {
  const slot = { isSelected: false, seatsTaken: 0, maxApplicants: 2, startsAt: new Date('2026-11-24T02:00:00Z') };

  it.each([
    ['OPEN', {}],
    ['OPEN', { seatsTaken: 1 }],
    ['FULL', { seatsTaken: 2 }],
    ['SELECTED', { isSelected: true, seatsTaken: 1 }],
    ['PAST', { startsAt: NOW }],
    ['FULL', { startsAt: NOW, seatsTaken: 2 }],
  ])('is %s for %j', (state, changes) => {
    expect(slotStateOf({ ...slot, ...changes }, NOW)).toBe(state);
  });
});

describe('isTooClose', () => {
  const interview = spanOf(day('10:00', '10:30'));

  it.each([
    ['09:00', '09:30', false],
    ['09:00', '10:00', true],
    ['10:30', '11:00', true],
    ['11:00', '11:30', false],
    ['08:00', '12:00', true],
  ])('%s-%s against 10:00-10:30: %s', (start, end, expected) => {
    expect(isTooClose(spanOf(day(start, end)), interview)).toBe(expected);
    expect(isTooClose(interview, spanOf(day(start, end)))).toBe(expected);
  });
});

describe('overlaps', () => {
  it('needs the same day and shared time; touching ends do not count', () => {
    expect(overlaps(day('10:00', '11:00'), day('10:30', '11:30'))).toBe(true);
    expect(overlaps(day('10:00', '11:00'), day('11:00', '11:30'))).toBe(false);
    expect(overlaps(day('10:00', '11:00'), { ...day('10:00', '11:00'), date: '2026-11-25' })).toBe(false);
  });
});

describe('brokenTimeRule', () => {
  it('accepts the whole window and refuses the minute that has begun', () => {
    expect(brokenTimeRule(day('08:00', '18:00'), AT_NOW)).toBeNull();
    expect(brokenTimeRule({ date: '2026-11-23', start: '09:00', end: '09:30' }, AT_NOW)).toEqual({
      code: 'SLOT_IN_PAST',
      part: 'start',
    });
    expect(brokenTimeRule({ date: '2026-11-23', start: '09:30', end: '10:00' }, AT_NOW)).toBeNull();
  });
});
