import { ACCEPTED } from '../../../domain/application-state';
import { inState } from './application-state.sql';
import { WIB, zoneAt } from '../../../domain/time';
import type { Actor } from '../../actor';
import { columnsOf, emptyValueOf, readColumnsOf, remaining } from '../../db/field-table';
import { flag, integer, notNullHere, outerJoined, type Column, type Columns, type Row } from '../../db/row';
import type { InterviewTime } from '../jobs';
import { ACCOUNT_TABLE } from '../accounts/account.table';
import { JOINED_JOB, JOINED_JOB_COLUMNS, type JobProjection } from '../jobs/job-columns.sql';
import { SEEKER_TABLE } from '../seekers/seeker.table';
import { ALWAYS_READ, APPLICATION_TABLE, INTERVIEW_TIME } from './application.table';
import { EVERYTHING, type Wanted } from './selected-columns';

/** What reads of applications select of an application and its person. `shown-application.ts` masks the row. */

const DETAILS = remaining(readColumnsOf(APPLICATION_TABLE), ALWAYS_READ, INTERVIEW_TIME);
type ApplicationRow = Row<typeof ALWAYS_READ & typeof INTERVIEW_TIME & typeof DETAILS>;

/** False of a list that does not ask for the interview's time: nothing of it is shown then. */
const hasTime = (row: object): boolean => 'interview_starts_at' in row;

/** The interview of a row, as the schema has it. */
export function interviewOf(row: Row<typeof INTERVIEW_TIME>): InterviewTime {
  return {
    date: row.interview_date,
    start: row.interview_start,
    end: row.interview_end,
    timeZone: hasTime(row) ? zoneAt(row.interview_date, row.interview_start, row.interview_starts_at) : WIB,
    startsAt: row.interview_starts_at,
    endsAt: row.interview_ends_at,
    locationType: row.interview_location_type,
  };
}

const { full_name, ...PERSON_TEXTS } = columnsOf(SEEKER_TABLE, 'open', 'masked');
const PERSON_NAME = { full_name };
const OF_ACCOUNT = columnsOf(ACCOUNT_TABLE, 'after acceptance');
const IDENTITY = outerJoined({ ...OF_ACCOUNT, ...columnsOf(SEEKER_TABLE, 'after acceptance') });
/** The person of an application as a company or an administrator reads them. */
export type PersonRow = Row<typeof PERSON_NAME & typeof PERSON_TEXTS & typeof IDENTITY>;

export type PersonOfApplication = PersonRow & Pick<ApplicationRow, 'id' | 'seeker_id'>;

export type SelectedRow = ApplicationRow &
  (PersonRow | { full_name?: undefined }) & {
    joined_job_id?: string;
    has_reschedules?: boolean;
    was_cancelled?: boolean;
    total?: number;
  };

interface Part {
  declared: Columns;
  sql: string;
}

const partOf = (declared: Columns, sqlOf: (name: string) => string): Part => ({
  declared,
  sql: Object.keys(declared).map(sqlOf).join(', '),
});

const ofTable = (table: string, declared: Columns): Part => partOf(declared, (name) => `${table}.${name}`);

/** Contact and files leave the database only where the condition holds. */
const identityIf = (condition: string): Part =>
  partOf(
    IDENTITY,
    (name) => `CASE WHEN ${condition} THEN ${name in OF_ACCOUNT ? 'account' : 's'}.${name} END AS ${name}`,
  );

const [application, time, details] = [ofTable('a', ALWAYS_READ), ofTable('a', INTERVIEW_TIME), ofTable('a', DETAILS)];
const person = ofTable('s', PERSON_NAME);
const personTexts = ofTable('s', PERSON_TEXTS);
/** A seeker whose erasure was asked for is hidden from companies: nothing of the person leaves the database. */
const NOT_LEAVING = 's.erasing_at IS NULL';
const unlessLeaving = (declared: Columns): Part =>
  partOf(declared, (name) => `IF(${NOT_LEAVING}, s.${name}, ${emptyValueOf(SEEKER_TABLE, name)}) AS ${name}`);
const shownPerson = unlessLeaving(PERSON_NAME);
const shownTexts = unlessLeaving(PERSON_TEXTS);
const { technical_skills, soft_skills } = PERSON_TEXTS;
/** What the order by match reads of a person. */
export const MATCHED_PERSON = { ...PERSON_NAME, technical_skills, soft_skills };
export const MATCHED_PERSON_COLUMNS = unlessLeaving(MATCHED_PERSON).sql;
const identityIfAccepted = identityIf(`${inState('a', ...ACCEPTED)} AND ${NOT_LEAVING}`);
const identity = identityIf('TRUE');
const interviewParts = { none: [], time: [time], all: [time, details] } as const;

/** Seekers see only their own applications, and no person in them, so the person is not read. */
const readsPersons = (actor: Actor | null): boolean => actor?.activeRole !== 'USER';

/** A column for each property that a row may have; those that were not asked for are missing. */
type ColumnsOf<Read> = { [Name in keyof Read]-?: Column<Read[Name]> };

interface Selection {
  declared: ColumnsOf<SelectedRow>;
  sql: string;
}

/** Whether there is a history to read: a statement less where there is none. */
const RESCHEDULES: Part = {
  declared: { has_reschedules: flag },
  sql: 'EXISTS (SELECT 1 FROM reschedule_requests r WHERE r.application_id = a.id) AS has_reschedules',
};
const CANCELLATIONS: Part = {
  declared: { was_cancelled: flag },
  sql: 'EXISTS (SELECT 1 FROM cancelled_interviews o WHERE o.application_id = a.id) AS was_cancelled',
};
const WHOLE_JOB: Part = { declared: JOINED_JOB, sql: JOINED_JOB_COLUMNS };

/** The same rows with more beside them. */
interface Selections extends Selection {
  withJob: Selection;
  ofPage: Selection;
  counted: Selection['declared'];
}

/** There are few of them, and putting one together costs as much as a short request. */
const SELECTIONS = new Map<JobProjection, Map<string, Selections>>();

/**
 * The columns depend on the reader: contact and files of a person only for accepted applications, or for
 * administrators. `withJob` has those of the joined job as well, and for a seeker whether there are proposals; `ofPage`
 * has those of the whole job and the history, and `counted` the total of a list.
 */
export function applicationColumns(actor: Actor | null, wanted: Wanted = EVERYTHING): Selections {
  const ofProjection = SELECTIONS.get(wanted.job) ?? new Map<string, Selections>();
  SELECTIONS.set(wanted.job, ofProjection);
  const key = `${actor?.activeRole} ${wanted.interview} ${wanted.personTexts}`;
  const selection = ofProjection.get(key) ?? selectionFor(actor, wanted);
  ofProjection.set(key, selection);
  return selection;
}

function selectionFor(actor: Actor | null, wanted: Wanted): Selections {
  const parts = partsFor(actor, wanted);
  const job = { declared: wanted.job.declared, sql: wanted.job.columns };
  const own = joined(parts);
  return {
    ...own,
    // A seeker's own list says which interviews are being moved.
    withJob: joined(readsPersons(actor) ? [...parts, job] : [...parts, job, RESCHEDULES]),
    ofPage: joined([...parts, WHOLE_JOB, RESCHEDULES, CANCELLATIONS]),
    counted: { ...own.declared, total: notNullHere(integer) },
  };
}

function partsFor(actor: Actor | null, wanted: Wanted): Part[] {
  const parts: Part[] = [application, ...interviewParts[wanted.interview]];
  if (!readsPersons(actor)) return parts;
  const isAdmin = actor?.activeRole === 'ADMIN';
  parts.push(isAdmin ? person : shownPerson);
  if (wanted.personTexts) parts.push(isAdmin ? personTexts : shownTexts);
  parts.push(isAdmin ? identity : identityIfAccepted);
  return parts;
}

function joined(parts: readonly Part[]): Selection {
  return {
    declared: Object.assign({}, ...parts.map(({ declared }) => declared)) as ColumnsOf<SelectedRow>,
    sql: parts.map(({ sql }) => sql).join(', '),
  };
}

/** An erased seeker has no account. */
export function personTables(actor: Actor | null): string {
  return readsPersons(actor)
    ? 'JOIN seekers s ON s.id = a.seeker_id LEFT JOIN accounts account ON account.id = s.account_id'
    : '';
}

/** The job of `applications a` and its company. */
export const JOB_TABLES = 'JOIN jobs j ON j.id = a.job_id JOIN companies c ON c.id = j.company_id';

/** Of `applications a`: the contact of their job, who is asked for row by row, so that the index of the list stays. */
export const OF_CONTACT = '(SELECT contacted.contact_id FROM jobs contacted WHERE contacted.id = a.job_id) = ?';
