import { readCopy, writeCopy, type KeptInterview } from './kept-copy';
import { KEPT_DAYS, keptInterviews } from './kept-interviews';
import { sayOwnPhone } from './say-own-phone';

const at = (id: string, date: string): KeptInterview => ({
  id,
  jobTitle: 'Barista',
  time: { date, start: '09:00', end: '09:30', timeZone: 'Asia/Jakarta', locationType: 'ONSITE' },
});
const readAt = Date.parse('2026-11-24T00:00:00Z');
const keep = (...interviews: KeptInterview[]): void =>
  writeCopy({ accountId: 'a', isCompany: false, readAt, interviews });
const idsAt = (moment: string): string[] | undefined =>
  keptInterviews(Date.parse(moment))?.interviews.map(({ id }) => id);

describe('what is kept of interviews', () => {
  it('stays until a day after each, and then is gone from the browser, too', () => {
    keep(at('first', '2026-11-24'), at('second', '2026-11-26'));
    expect(idsAt('2026-11-25T02:29:00Z')).toEqual(['first', 'second']);
    expect(idsAt('2026-11-25T02:31:00Z')).toEqual(['second']);
    expect(readCopy()?.interviews.map(({ id }) => id)).toEqual(['second']);
    expect(idsAt('2026-11-27T02:31:00Z')).toBeUndefined();
    expect(readCopy()).toBeNull();
  });

  it(`is gone ${KEPT_DAYS} days after it was read, whatever is to come`, () => {
    keep(at('late', '2026-12-24'));
    expect(idsAt('2026-11-30T23:59:00Z')).toEqual(['late']);
    expect(idsAt('2026-12-01T00:00:00Z')).toBeUndefined();
    expect(readCopy()).toBeNull();
  });

  it('is gone when the phone is no longer said to be one’s own', () => {
    keep(at('first', '2026-11-24'));
    sayOwnPhone('a', true);
    expect(readCopy()).not.toBeNull();
    sayOwnPhone('a', false);
    expect(readCopy()).toBeNull();
  });
});
