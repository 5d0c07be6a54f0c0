import { MAX_SLOTS_PER_JOB } from '../../../../domain/slots';
import type { SlotFormValue } from './slot-drafts';
import { firstPlan, leftOutText, seriesOf, type SlotPlan } from './slot-series';

/** A Sunday, 10:00 WIB. */
const now = new Date('2026-11-22T03:00:00.000Z');
const slot = (date: string, start: string, end: string): SlotFormValue => ({
  key: `${date}${start}`,
  date,
  start,
  end,
  locationType: 'ONSITE',
  maxApplicants: 2,
});
const plan: SlotPlan = {
  firstDay: '2026-11-23',
  lastDay: '2026-11-29',
  weekdays: [1, 2, 3, 4, 5],
  from: '09:00',
  until: '12:00',
  minutes: 60,
  locationType: 'ONSITE',
  maxApplicants: 2,
};
const made = (over: Partial<SlotPlan> = {}, { slots = [] as SlotFormValue[], reserved = [] as SlotFormValue[] } = {}) =>
  seriesOf({ ...plan, ...over }, { slots, reserved, now, timeZone: 'Asia/Jakarta' });
const names = ({ slots }: ReturnType<typeof made>) =>
  slots.map(({ date, start, end }) => `${date.slice(8)} ${start}-${end}`);

describe('a week of slots', () => {
  it('is its days times its times, in order', () => {
    const week = made();
    expect(week).toMatchObject({ sum: '5 days × 3 times = 15 slots', overlapping: 0, problem: null });
    expect(names(week).slice(0, 4)).toEqual(['23 09:00-10:00', '23 10:00-11:00', '23 11:00-12:00', '24 09:00-10:00']);
    expect(week.slots).toHaveLength(15);
    expect(week.slots[0]).toMatchObject({ locationType: 'ONSITE', maxApplicants: 2 });
    expect(new Set(week.slots.map(({ key }) => key)).size).toBe(15);
  });

  it.each([
    [{ minutes: 90 }, ['09:00-10:30', '10:30-12:00']],
    [{ minutes: 120 }, ['09:00-11:00']],
    [{ from: '16:30', until: '18:00', minutes: 30 }, ['16:30-17:00', '17:00-17:30', '17:30-18:00']],
  ])('has only slots that end in time: %j', (over, times) => {
    expect(names(made({ ...over, lastDay: '2026-11-23' })).map((name) => name.slice(3))).toEqual(times);
  });

  it('leaves out what overlaps or repeats a slot of the form or a reserved one, and says how many', () => {
    const day = made(
      { lastDay: '2026-11-23' },
      {
        slots: [slot('2026-11-23', '09:00', '10:00'), slot('', '', '')],
        reserved: [slot('2026-11-23', '11:30', '12:30')],
      },
    );
    expect(names(day)).toEqual(['23 10:00-11:00']);
    expect(day).toMatchObject({ overlapping: 2, problem: null });
    expect([leftOutText(0), leftOutText(1), leftOutText(2)]).toEqual([
      null,
      '1 is left out because it overlaps a slot that is here already.',
      '2 are left out because they overlap slots that are here already.',
    ]);
  });

  it('leaves out what has begun', () => {
    expect(names(made({ firstDay: '2026-11-22', lastDay: '2026-11-22', weekdays: [0] }))).toEqual(['22 11:00-12:00']);
  });

  it.each([
    [{ firstDay: '' }, 'Choose the first and the last day.'],
    [{ firstDay: '2026-11-30' }, 'The last day is before the first.'],
    [{ lastDay: '2999-01-01' }, 'Choose at most 92 days.'],
    [{ weekdays: [] }, 'Choose at least one weekday.'],
    [{ lastDay: '2026-11-24', weekdays: [0] }, 'None of these weekdays is between the two days.'],
    [{ until: '09:00' }, 'A slot of this length does not fit between the two times.'],
    [{ until: '' }, 'A slot of this length does not fit between the two times.'],
    [{ firstDay: '2026-11-16', lastDay: '2026-11-20' }, 'These times have passed.'],
  ])('is refused: %j', (over, problem) => {
    expect(made(over)).toMatchObject({ slots: [], problem });
  });

  it('is refused when all of it exists, or when a job has no room for it', () => {
    expect(made({}, { slots: made().slots }).problem).toBe('All of these overlap slots that are here already.');
    const many = Array.from({ length: MAX_SLOTS_PER_JOB - 14 }, () => slot('2027-01-01', '09:00', '10:00'));
    expect(made({}, { slots: many }).problem).toBe('A job has at most 200 slots; there is room for 14 more.');
    expect(made({}, { slots: many.slice(1) }).problem).toBeNull();
  });

  it('begins as the next week of mornings, like the last slot', () => {
    expect(firstPlan([slot('2026-11-23', '09:00', '10:00')], '2026-11-22')).toEqual(plan);
  });
});
