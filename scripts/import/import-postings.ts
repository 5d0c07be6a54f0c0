import type { Clock } from '../../server/clock';
import type { Database } from '../../server/db/database';
import { companyNameKey } from '../../server/text/company-names';
import { lockRows } from '../../server/db/lock';
import { notNullHere, text } from '../../server/db/row';
import { selectRows } from '../../server/db/statements';
import { inTransaction } from '../../server/db/transaction';
import { insertJob, readDraft } from '../../server/modules/jobs';
import { rulesAtOnce } from '../../server/posting-rules/rules-at-once';
import type { OnProgress } from '../progress';
import { importedCompanyId } from './imported-company';
import { createPostingReader, type Posting } from './posting-rules';
import { readPostingRows } from './posting-rows';

export interface RefusedRow {
  line: number;
  reason: string;
}

export interface Repeat {
  line: number;
  /** The line that it repeats. */
  of: number;
  what: string;
}

export interface ImportResult {
  rows: number;
  distinct: number;
  imported: number;
  /** Distinct postings of an earlier run. */
  alreadyThere: number;
  companies: number;
  repeats: Repeat[];
  refused: RefusedRow[];
}

/** The valid rows of a file. */
export interface ReadPostings {
  rows: number;
  byCompany: Map<string, Posting[]>;
  distinct: number;
  repeats: Repeat[];
  refused: RefusedRow[];
}

interface ImportOptions {
  clock: Clock;
  onProgress: OnProgress;
}

const BATCH = 200;
const PROGRESS_STEP = 1_000;
const READING_STEP = 5_000;

/**
 * Makes a job of every distinct row of the file, by the same rules as the API, for verified companies without a
 * sign-in. Existing rows are left alone, so it can be repeated, also after an interruption.
 * Throws StartUpError for a file that cannot be read.
 */
export async function importPostings(
  dataSource: Database,
  file: string,
  options: ImportOptions,
): Promise<ImportResult> {
  const { byCompany, ...read } = readPostings(file, { ...options, now: options.clock.now() });
  const imported = await importByCompany(dataSource, byCompany, options);
  return { ...read, companies: byCompany.size, imported, alreadyThere: read.distinct - imported };
}

/** Makes the jobs that are not there yet, company by company. Returns how many. */
export async function importByCompany(
  dataSource: Database,
  byCompany: ReadPostings['byCompany'],
  { clock, onProgress }: ImportOptions,
): Promise<number> {
  const total = [...byCompany.values()].reduce((sum, postings) => sum + postings.length, 0);
  const known = await knownKeys(dataSource);
  let imported = 0;
  let seen = 0;
  for (const postings of byCompany.values()) {
    imported += await importOfCompany(
      dataSource,
      postings.filter(({ importKey }) => !known.has(importKey)),
      clock,
    );
    const before = seen;
    seen += postings.length;
    if (Math.floor(before / PROGRESS_STEP) < Math.floor(seen / PROGRESS_STEP))
      onProgress(`${seen} of ${total} postings`);
  }
  return imported;
}

/** The distinct valid postings of the file, by company. Throws StartUpError for a file that cannot be read. */
export function readPostings(file: string, { now, onProgress }: { now: Date; onProgress: OnProgress }): ReadPostings {
  const readPosting = createPostingReader(now);
  const firstLines = new Map<string, number>();
  const read: ReadPostings = { rows: 0, byCompany: new Map(), distinct: 0, repeats: [], refused: [] };
  for (const row of readPostingRows(file)) {
    read.rows += 1;
    if (read.rows % READING_STEP === 0) onProgress(`${read.rows} rows read`);
    const posting = readPosting(row);
    if (typeof posting === 'string') {
      read.refused.push({ line: row.line, reason: posting });
      continue;
    }
    const of = firstLines.get(posting.importKey);
    if (of !== undefined) {
      read.repeats.push({ line: row.line, of, what: `${posting.draft.title} · ${posting.companyName}` });
      continue;
    }
    firstLines.set(posting.importKey, row.line);
    read.distinct += 1;
    const key = companyNameKey(posting.companyName);
    read.byCompany.set(key, [...(read.byCompany.get(key) ?? []), posting]);
  }
  onProgress(`all ${read.rows} rows read: ${read.distinct} distinct postings of ${read.byCompany.size} companies`);
  return read;
}

const IMPORTED = { import_key: notNullHere(text) };

async function knownKeys(dataSource: Database): Promise<Set<string>> {
  const rows = await selectRows(dataSource, IMPORTED, 'SELECT import_key FROM jobs WHERE import_key IS NOT NULL');
  return new Set(rows.map(({ import_key }) => import_key));
}

async function importOfCompany(dataSource: Database, postings: readonly Posting[], clock: Clock): Promise<number> {
  const [first] = postings;
  if (!first) return 0;
  const companyId = await importedCompanyId(dataSource, first.companyName, clock.now());
  let imported = 0;
  for (let start = 0; start < postings.length; start += BATCH) {
    imported += await insertPostings(dataSource, companyId, postings.slice(start, start + BATCH), clock);
  }
  return imported;
}

function insertPostings(
  dataSource: Database,
  companyId: string,
  postings: readonly Posting[],
  clock: Clock,
): Promise<number> {
  return inTransaction(dataSource, async (transaction) => {
    // The same lock as for posting a job, so that a second import of the same file waits here and then sees the keys.
    await lockRows(transaction, { company: companyId });
    const rows = await selectRows(
      transaction.manager,
      IMPORTED,
      'SELECT import_key FROM jobs WHERE company_id = ? AND import_key IS NOT NULL',
      [companyId],
    );
    // Not the start of the import: a saved search would have told of that time before these are there to be found.
    const now = clock.now();
    const there = new Set(rows.map(({ import_key }) => import_key));
    const missing = postings.filter(({ importKey }) => !there.has(importKey));
    for (const { draft, importKey } of missing) {
      const read = await readDraft(rulesAtOnce, companyId, draft);
      await insertJob(transaction, { companyId, postedBy: null, draft, read, now, importKey });
    }
    return missing.length;
  });
}
