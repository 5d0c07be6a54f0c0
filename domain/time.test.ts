import { formatLocalDate } from './dates';
import { addDays, isLocalDate, isLocalTime, weekdayOf, wibDateOf, wibInstant, wibTimeOf } from './time';
import { INTERVIEW_TIME_CHOICES } from './interview-times';

describe('WIB', () => {
  it('is seven hours ahead of UTC, across midnight too', () => {
    expect(wibInstant('2026-11-24', '06:30').toISOString()).toBe('2026-11-23T23:30:00.000Z');
    expect(wibDateOf(new Date('2026-11-23T17:00:00Z'))).toBe('2026-11-24');
    expect(wibDateOf(new Date('2026-11-23T16:59:59Z'))).toBe('2026-11-23');
    expect(wibTimeOf(new Date('2026-11-23T17:05:00Z'))).toBe('00:05');
  });

  it('knows which days and times exist', () => {
    expect(['2026-02-28', '2028-02-29', '2026-12-31'].every(isLocalDate)).toBe(true);
    expect(['2026-02-29', '2026-13-01', '2026-1-1', '0026-01-01', '2026-01-01T00', ''].some(isLocalDate)).toBe(false);
    expect(['00:00', '23:59'].every(isLocalTime)).toBe(true);
    expect(['24:00', '9:00', '09:60', '09:00:00'].some(isLocalTime)).toBe(false);
  });

  it('counts days over months and leap years', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(weekdayOf('2026-11-22')).toBe(0);
  });

  it('shows days in the one form', () => {
    expect(formatLocalDate('2026-11-05')).toBe('Nov 5, 2026');
    expect(formatLocalDate(wibDateOf(new Date('2026-11-05T20:00:00Z')))).toBe('Nov 6, 2026');
  });

  it('offers interview times every half hour from 08:00 to 18:00', () => {
    expect(INTERVIEW_TIME_CHOICES).toHaveLength(21);
    expect([INTERVIEW_TIME_CHOICES[0], INTERVIEW_TIME_CHOICES[1], INTERVIEW_TIME_CHOICES[20]]).toEqual([
      '08:00',
      '08:30',
      '18:00',
    ]);
  });
});
