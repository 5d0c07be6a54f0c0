import type { Clock } from '../../server/clock';

/** A Monday, 09:00 WIB: within interview hours, far from midnight and from the end of a month. */
export const TEST_NOW = new Date('2026-11-23T02:00:00.000Z');

/** A clock that does not move until a test moves it. One that is `ahead` differs from the other server's by so much. */
export class TestClock implements Clock {
  private instant: number;

  constructor(private readonly ahead = 0) {
    this.instant = TEST_NOW.getTime() + ahead;
  }

  now(): Date {
    return new Date(this.instant);
  }

  advance(milliseconds: number): void {
    this.instant += milliseconds;
  }

  reset(): void {
    this.instant = TEST_NOW.getTime() + this.ahead;
  }
}
