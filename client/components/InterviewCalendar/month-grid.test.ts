import { weekdayOf } from '../../../domain/time';
import { dayAfterKey, gridRange, monthGrid, monthOf, shiftDayByMonths, shiftMonth } from './month-grid';

const months = Array.from({ length: 36 }, (_, index) => shiftMonth('2026-01-01', index));

describe('the month grid', () => {
  it.each(months)('shows %s in six weeks of seven days that start on Sunday', (month) => {
    const weeks = monthGrid(month, '2026-11-20');
    const cells = weeks.flat();
    expect(cells).toHaveLength(42);
    expect(weeks.every((week) => week.length === 7 && weekdayOf(week[0]!.date) === 0)).toBe(true);
    expect(cells.filter((cell) => cell.isInMonth).map((cell) => cell.day)).toEqual(
      Array.from(
        { length: new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate() },
        (_, i) => i + 1,
      ),
    );
    expect(gridRange(month)).toEqual({ from: cells[0]!.date, to: cells[41]!.date });
  });

  it('heads the columns Sun to Sat and knows weekends and today', () => {
    const cells = monthGrid('2026-11-01', '2026-11-20').flat();
    expect(cells.filter((cell) => cell.isToday).map((cell) => cell.date)).toEqual(['2026-11-20']);
    expect(cells.filter((cell) => cell.isWeekend)).toHaveLength(12);
    expect(cells.every((cell) => cell.isWeekend === [0, 6].includes(weekdayOf(cell.date)))).toBe(true);
  });

  it('turns over the year and keeps to days that exist', () => {
    expect(shiftMonth('2026-12-01', 1)).toBe('2027-01-01');
    expect(shiftMonth('2026-01-01', -1)).toBe('2025-12-01');
    expect(shiftDayByMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(monthOf('2026-11-20')).toBe('2026-11-01');
  });

  it.each([
    ['ArrowLeft', '2026-11-19'],
    ['ArrowRight', '2026-11-21'],
    ['ArrowUp', '2026-11-13'],
    ['ArrowDown', '2026-11-27'],
    ['Home', '2026-11-15'],
    ['End', '2026-11-21'],
    ['PageUp', '2026-10-20'],
    ['PageDown', '2026-12-20'],
    ['a', null],
  ])('leads from Friday, Nov 20 with %s to %s', (key, expected) => {
    expect(dayAfterKey(key, '2026-11-20')).toBe(expected);
  });
});
