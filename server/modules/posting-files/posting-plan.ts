import { createHash } from 'node:crypto';
import { DomainError, refuse, type RuleViolation } from '../../../domain/errors';
import { createJobSchemas, editJobSchema, type JobDraft, type JobEdits } from '../../../domain/jobs.schema';
import { POSTING_COLUMN_NAMES, PostingOutcome } from '../../../domain/posting-file';
import { cleanLine, foldForSearch } from '../../../domain/text';
import { DAY_MS, TIME_ZONES, WIB } from '../../../domain/time';
import { inSlices } from '../../background/in-slices';
import type { QueryExecutor } from '../../db/statements';
import { parse } from '../../graphql/parse-input';
import { MAX_CELL_LENGTH } from '../../text/csv-records';
import { onlyZoneOf } from '../../text/places/time-zones';
import type { JobRow } from '../jobs/job-columns.sql';
import { formOf } from './posting-cells';
import { readJobsByKey } from './posting-file.sql';
import type { PostingLine } from './posting-lines';
import { changesBetween, contentOf, type JobApplicants, type JobChange, refuseEdit, withEdits } from '../jobs';

/** The result of a line. */
export type PlannedLine = { line: number; title: string } & (
  | { outcome: 'MADE'; key: string; draft: JobDraft }
  | ({ outcome: 'CHANGED'; job: JobRow; edits: JobEdits; changes: JobChange[] } & WhatStays)
  | ({ outcome: 'UNCHANGED' } & WhatStays)
  | { outcome: 'REFUSED'; errors: RuleViolation[] }
);

/** What a line does not change of a posting that is there. */
interface WhatStays {
  slotsStay: boolean;
  staysClosed: boolean;
}

interface PlanScope {
  executor: QueryExecutor;
  jobApplicants: Pick<JobApplicants, 'jobsWithInterviewBetween'>;
  companyId: string;
  now: Date;
}

/**
 * Decides every line by the rules of the create form, or those of the edit form for a posting that the company has posted
 * from a file before. Two statements for any number of lines.
 */
export async function planPostings(
  { executor, jobApplicants, companyId, now }: PlanScope,
  lines: readonly PostingLine[],
): Promise<PlannedLine[]> {
  const keyed = await inSlices(keysOf(companyId, lines));
  const keys = keyed.flatMap(({ key }) => (key ? [key] : []));
  const jobs = keys.length > 0 ? await readJobsByKey(executor, [...new Set(keys)]) : new Map<string, JobRow>();
  const ids = [...jobs.values()].map(({ id }) => id);
  const soon = new Date(now.getTime() + DAY_MS);
  const settled = ids.length > 0 ? await jobApplicants.jobsWithInterviewBetween(executor, ids, now, soon) : new Set();
  const schemas = createJobSchemas(now);
  return inSlices(
    (function* () {
      const planned: PlannedLine[] = [];
      const seen = new Set<string>();
      for (const { line, cells, key } of keyed) {
        const job = key ? jobs.get(key) : undefined;
        const title = cleanLine(cells?.title ?? '').slice(0, 200);
        const isRepeated = seen.has(key ?? '');
        planned.push({ line, title, ...outcomeOf({ cells, key, job, isRepeated, settled, schemas, now }) });
        if (key) seen.add(key);
        yield;
      }
      return planned;
    })(),
  );
}

interface LineFacts {
  cells: PostingLine['cells'];
  key: string | null;
  job: JobRow | undefined;
  isRepeated: boolean;
  settled: ReadonlySet<unknown>;
  schemas: ReturnType<typeof createJobSchemas>;
  now: Date;
}

type Outcome = PlannedLine extends infer Line
  ? Line extends PlannedLine
    ? Omit<Line, 'line' | 'title'>
    : never
  : never;

function outcomeOf({ cells, key, job, isRepeated, settled, schemas, now }: LineFacts): Outcome {
  try {
    if (!cells || !key) throw refuse('POSTING_LINE_CELLS');
    const tooLong = POSTING_COLUMN_NAMES.find((column) => (cells[column]?.length ?? 0) > MAX_CELL_LENGTH);
    if (tooLong) throw refuse('TEXT_TOO_LONG', [tooLong]);
    if (isRepeated) throw refuse('POSTING_LINE_REPEATED', [cells.reference?.trim() ? 'reference' : 'title']);
    const form = formOf(cells);
    if (!job) return { outcome: PostingOutcome.MADE, key, draft: draftOf(form, schemas) };
    // Times and their zone have a page of their own, where the seats that are taken can be seen.
    const { slots, timeZone: _zone, ...texts } = form;
    const stays = { slotsStay: Array.isArray(slots) && slots.length > 0, staysClosed: !job.is_active };
    const edits = parse(editJobSchema, texts);
    const before = contentOf(job);
    const after = withEdits(before, edits);
    const changes = changesBetween(before, after);
    if (changes.length === 0) return { outcome: PostingOutcome.UNCHANGED, ...stays };
    refuseEdit({ after, changes, now, isSettled: settled.has(job.id) });
    return { outcome: PostingOutcome.CHANGED, job, edits, changes, ...stays };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { outcome: PostingOutcome.REFUSED, errors: error.violations };
  }
}

/** The create form, with the zone of the place where the line names none. */
function draftOf(form: Record<string, unknown>, schemas: LineFacts['schemas']): JobDraft {
  const named = form['timeZone'];
  const given = TIME_ZONES.find((zone) => zone === named) ?? null;
  if (named && !given) throw refuse('OPTION_INVALID', ['timeZone']);
  const timeZone = given ?? onlyZoneOf(typeof form['location'] === 'string' ? form['location'].slice(0, 200) : '');
  const draft = parse(schemas[timeZone ?? WIB], form);
  if (!timeZone) throw refuse('TIME_ZONE_REQUIRED', ['timeZone']);
  return draft;
}

function* keysOf(companyId: string, lines: readonly PostingLine[]) {
  const keyed: (PostingLine & { key: string | null })[] = [];
  for (const line of lines) {
    keyed.push({ ...line, key: line.cells && keyOf(companyId, line.cells) });
    yield;
  }
  return keyed;
}

/** The key of a posting: the company's reference, else title and location. A hash of fixed length. */
function keyOf(companyId: string, { reference = '', title = '', location = '' }: NonNullable<PostingLine['cells']>) {
  const own = cleanLine(reference);
  const named = own
    ? ['reference', own]
    : ['place', ...[title, location].map((text) => foldForSearch(cleanLine(text)))];
  return createHash('sha256')
    .update(JSON.stringify([companyId, ...named]))
    .digest('hex');
}
