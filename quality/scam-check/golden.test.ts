import { SalaryPeriod, type Salary } from '../../domain/salaries';
import honest from './golden/honest.json';
import scams from './golden/scams.json';
import { flagsOfPosting } from '../../server/text/posting-flags/posting-flags';
import { GRAVEST_REASONS, type FlagReason } from '../../server/text/posting-flags/reasons';

interface Judged {
  title: string;
  description: string;
  salary?: number | Salary;
  expect: string[];
}

/** The least share of scams that must be flagged with a right reason. */
const RECALL = 0.95;
/** What only a list shows; scam-check.test.ts tests it. */
const AMONG_OTHERS = new Set(['COPIED_POSTING', 'REPEATED_POSTING']);

function reasonsOf({ title, description, salary }: Judged): FlagReason[] {
  const range =
    typeof salary === 'number' ? { min: salary, max: salary, period: SalaryPeriod.MONTHLY } : (salary ?? null);
  return flagsOfPosting({ title, description, location: null, salary: range }).map(({ reason }) => reason);
}

describe('golden postings', () => {
  it('of scams are flagged with a right reason', () => {
    const alone = (scams as Judged[]).filter(
      ({ expect: reasons }) => !reasons.some((reason) => AMONG_OTHERS.has(reason)),
    );
    const missed = alone.filter((posting) => !reasonsOf(posting).some((reason) => posting.expect.includes(reason)));
    expect(missed.map(({ title, description }) => `${title}: ${description}`)).toHaveLength(
      Math.min(missed.length, Math.floor(alone.length * (1 - RECALL))),
    );
  });

  it.each(GRAVEST_REASONS)('of the gravest kind wait for an administrator, %s', (reason) => {
    const grave = (scams as Judged[]).filter((posting) => posting.expect[0] === reason);
    expect(grave.length).toBeGreaterThan(5);
    expect(
      grave.filter((posting) => !reasonsOf(posting).includes(reason)).map(({ description }) => description),
    ).toEqual([]);
  });

  it('of honest companies are not flagged', () => {
    const flagged = (honest as Judged[]).map((posting) => ({ posting, reasons: reasonsOf(posting) }));
    expect(flagged.filter(({ reasons }) => reasons.length > 0)).toEqual([]);
  });

  it('are enough to mean something', () => {
    expect(scams.length).toBeGreaterThanOrEqual(150);
    expect(honest.length).toBeGreaterThanOrEqual(200);
  });
});
