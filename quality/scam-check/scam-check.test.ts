import honest from './golden/honest.json';
import scams from './golden/scams.json';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GRAVEST_REASONS, type FlagReason } from '../../server/text/posting-flags/reasons';
import { readJudgedPostings } from './judged-postings';
import { figuresOf, flagAll, isCaught, isScam, reasonsOf, type Flagged } from './measure-flags';
import { listLines } from './report';

const directory = mkdtempSync(join(tmpdir(), 'temukerja-scam-check-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

function read(list: unknown) {
  const file = join(directory, 'list.json');
  writeFileSync(file, JSON.stringify(list));
  return readJudgedPostings(file);
}

const posting = { title: 'Kasir', description: 'Melayani pembeli.', company: 'PT Satu', expect: [] };

describe('scam:check', () => {
  it('takes salaries as a number, a text, a range by the month or hour, or none', () => {
    const salaries = [5_000_000, 'Rp 5.000.000', { min: 40_000, max: 50_000, period: 'hourly' }, null, undefined];
    expect(read(salaries.map((salary) => ({ ...posting, salary }))).map(({ salary }) => salary)).toEqual([
      { min: 5_000_000, max: 5_000_000, period: 'MONTHLY' },
      { min: 5_000_000, max: 5_000_000, period: 'MONTHLY' },
      { min: 40_000, max: 50_000, period: 'HOURLY' },
      null,
      null,
    ]);
  });

  it('says what it cannot understand', () => {
    expect(() => read([{ ...posting, expect: ['UGLY'] }])).toThrow(/0\.expect\.0: .*[\s\S]*Reasons are FEES/);
    expect(() => read([{ ...posting, salary: 'a lot' }])).toThrow(/0\.salary/);
  });

  it('lists what was missed and what is flagged falsely, with the words', () => {
    const list = read([
      { ...posting, description: 'Biaya pendaftaran 50rb per orang.' },
      { ...posting, title: 'Koki', expect: ['FEES'] },
    ]);
    const lines = listLines(flagAll(list)).join('\n');
    expect(lines).toContain('recall     0.00%  (0 of 1');
    expect(lines).toContain('Koki · PT Satu: expected FEES, found nothing');
    expect(lines).toContain('FEES: The text seems to ask for money: “Biaya pendaftaran 50rb per orang”');
  });
});

/** What only a list shows. */
const AMONG_OTHERS = ['COPIED_POSTING', 'REPEATED_POSTING'] as const;

describe('the golden postings', () => {
  let flagged: Flagged[];
  beforeAll(() => void (flagged = flagAll(read([...honest, ...scams]))));
  const ofReason = (reason: FlagReason) => flagged.filter(({ posting }) => posting.expect[0] === reason);

  it('are enough to mean something, and reach the goals', () => {
    const figures = figuresOf(flagged);
    expect(figures.scams).toBeGreaterThanOrEqual(150);
    expect(figures.honest).toBeGreaterThanOrEqual(200);
    expect(figures.recall).toBeGreaterThanOrEqual(0.95);
    expect(figures.falseShare).toBeLessThanOrEqual(0.02);
  });

  it.each(AMONG_OTHERS)('are found among others: %s', (reason) => {
    expect(ofReason(reason).map(isCaught)).toEqual([true, true, true]);
  });

  it.each(GRAVEST_REASONS)('of the gravest kind wait for an administrator, %s', (reason) => {
    const grave = ofReason(reason);
    expect(grave.length).toBeGreaterThan(5);
    expect(grave.filter((one) => !reasonsOf(one).includes(reason)).map(({ posting }) => posting.description)).toEqual(
      [],
    );
  });

  it('of honest companies are not flagged for what they say', () => {
    const alone = flagged.map((one) => ({
      ...one,
      reasons: reasonsOf(one).filter((each) => !AMONG_OTHERS.some((other) => other === each)),
    }));
    expect(alone.filter((one) => !isScam(one) && one.reasons.length > 0)).toEqual([]);
  });
});
