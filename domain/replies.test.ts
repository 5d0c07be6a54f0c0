import { closesAt, firstReminderAt, replyByOf, replyStateOf } from './replies';
import { DAY_MS, HOUR_MS } from './time';

const ASKED = new Date('2026-11-23T02:00:00.000Z');
const after = (hours: number) => new Date(ASKED.getTime() + hours * HOUR_MS);

describe('an answer is expected', () => {
  test.each<[what: string, startAfter: number, replyAfter: number]>([
    ['seven days after applying, for a time that is far', 30 * 24, 7 * 24],
    ['after seven days, where the time begins twelve hours later', 7 * 24 + 12, 7 * 24],
    ['twelve hours before the time, where that is earlier', 7 * 24 + 11, 7 * 24 - 1],
    ['twelve hours before a time of the third day', 72, 60],
    ['after twelve hours, where the time is a day away', 24, 12],
    ['after twelve hours, where the time is closer than a day', 20, 12],
    ['at the start, where that is within twelve hours', 11, 11],
    ['at the start, where that is in minutes', 0.25, 0.25],
  ])('%s', (_what, startAfter, replyAfter) => {
    expect(replyByOf({ askedAt: ASKED, startsAt: after(startAfter) })).toEqual(after(replyAfter));
  });
});

it('reminds at half time, and closes thirty days after the lapse', () => {
  expect(firstReminderAt(ASKED, new Date(ASKED.getTime() + 7 * DAY_MS))).toEqual(after(84));
  expect(closesAt(ASKED)).toEqual(after(30 * 24));
});

test.each([
  ['PENDING', null, 'EXPECTED'],
  ['PENDING', ASKED, 'LAPSED'],
  ['WITHDRAWN', ASKED, 'CLOSED'],
  ['WITHDRAWN', null, null],
  ['ACCEPTED', null, null],
  ['REJECTED', null, null],
] as const)('%s, lapsed at %s, is %s', (status, lapsedAt, state) => {
  expect(replyStateOf({ status, lapsedAt })).toBe(state);
});
