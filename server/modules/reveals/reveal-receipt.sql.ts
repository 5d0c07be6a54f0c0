import type { RevealKind } from '../../../domain/reveals';
import type { LocalDate } from '../../../domain/time';
import { newId } from '../../db/columns';
import { day, instant, integer, nullable, oneOf, text, type Row } from '../../db/row';
import { affectedRows, selectOne, selectRows, type Parameter, type QueryExecutor } from '../../db/statements';

/** Details of one person, seen in one way. */
export interface Reveal {
  /** The application, or the seeker. */
  subjectId: string;
  seekerId: string;
  kind: RevealKind;
  /** A bit for each. */
  details: number;
}

interface Recorded {
  accountId: string;
  companyId: string | null;
  day: LocalDate;
  now: Date;
  reveals: readonly Reveal[];
}

/** `datetime(3)` as JSON carries it. */
const timeOf = (moment: Date): string => moment.toISOString().slice(0, -1).replace('T', ' ');

const keyOf = ({ subjectId, kind }: Reveal): string => `${subjectId} ${kind}`;

const ID_IN_JSON = 'char(26) CHARACTER SET ascii COLLATE ascii_bin';
const KIND_IN_JSON = 'varchar(10) CHARACTER SET ascii COLLATE ascii_bin';

/** Commits a receipt for each reveal, or adds it to the receipt of its day. One statement, however many there are. */
export async function writeReceipts(
  executor: QueryExecutor,
  { accountId, companyId, day: onDay, now, reveals }: Recorded,
): Promise<void> {
  await affectedRows(
    executor,
    `INSERT INTO reveal_receipts (id, subject_id, seeker_id, company_id, account_id, kind, details, day, first_at, last_at, times)
     SELECT reveal.id, reveal.subject_id, reveal.seeker_id, ?, ?, reveal.kind, reveal.details, ?, ?, ?, 1
     FROM JSON_TABLE(?, '$[*]' COLUMNS (
       id ${ID_IN_JSON} PATH '$.id', subject_id ${ID_IN_JSON} PATH '$.subjectId', seeker_id ${ID_IN_JSON} PATH '$.seekerId',
       kind ${KIND_IN_JSON} PATH '$.kind', details smallint unsigned PATH '$.details')) reveal
     ON DUPLICATE KEY UPDATE details = reveal_receipts.details | VALUES(details),
       last_at = GREATEST(last_at, VALUES(last_at)), times = times + 1`,
    // In the order of the unique key, so that two servers lock rows in the same order.
    [
      companyId,
      accountId,
      onDay,
      now,
      now,
      JSON.stringify(
        reveals
          .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
          .map((reveal) => ({ id: newId(), ...reveal })),
      ),
    ],
  );
}

export interface LaterReveals {
  subjectId: string;
  accountId: string;
  kind: RevealKind;
  day: LocalDate;
  times: number;
  lastAt: Date;
}

/** Adds to receipts that are there; it never makes one, because the person may have been erased meanwhile. */
export async function addLaterReveals(executor: QueryExecutor, reveals: readonly LaterReveals[]): Promise<void> {
  await affectedRows(
    executor,
    `UPDATE JSON_TABLE(?, '$[*]' COLUMNS (
       subject_id ${ID_IN_JSON} PATH '$.subjectId', account_id ${ID_IN_JSON} PATH '$.accountId', kind ${KIND_IN_JSON} PATH '$.kind',
       day date PATH '$.day', times int unsigned PATH '$.times', last_at datetime(3) PATH '$.lastAt')) later
     STRAIGHT_JOIN reveal_receipts r
       ON r.subject_id = later.subject_id AND r.account_id = later.account_id AND r.kind = later.kind AND r.day = later.day
     SET r.times = r.times + later.times, r.last_at = GREATEST(r.last_at, later.last_at)`,
    [JSON.stringify(reveals.map((reveal) => ({ ...reveal, lastAt: timeOf(reveal.lastAt) })))],
  );
}

const RECEIPT = {
  id: text,
  kind: oneOf<RevealKind>(),
  details: integer,
  day,
  first_at: instant,
  last_at: instant,
  times: integer,
  company_id: nullable(text),
  company_name: nullable(text),
  company_logo_file_id: nullable(text),
  application_id: nullable(text),
  job_title: nullable(text),
};
export type ReceiptRow = Row<typeof RECEIPT>;

interface ReceiptsOf {
  seekerId: string;
  /** Only of this application. */
  applicationId: string | null;
}

/** The index is named, because the optimiser would walk the primary key backwards for the order. */
function conditionsOf({ seekerId, applicationId }: ReceiptsOf): {
  index: string;
  where: string;
  parameters: Parameter[];
} {
  return applicationId === null
    ? { index: 'ix_reveal_receipts_seeker', where: 'r.seeker_id = ?', parameters: [seekerId] }
    : {
        index: 'uq_reveal_receipts_day',
        where: 'r.seeker_id = ? AND r.subject_id = ?',
        parameters: [seekerId, applicationId],
      };
}

/** A seeker's receipts, newest first, in one statement. */
export function readReceipts(
  executor: QueryExecutor,
  { before, limit, ...of }: ReceiptsOf & { before: string | null; limit: number },
): Promise<ReceiptRow[]> {
  const { index, where, parameters } = conditionsOf(of);
  return selectRows(
    executor,
    RECEIPT,
    `SELECT r.id, r.kind, r.details, r.day, r.first_at, r.last_at, r.times, r.company_id, c.company_name,
            c.logo_file_id AS company_logo_file_id, a.id AS application_id, a.job_title
     FROM reveal_receipts r FORCE INDEX (${index}) LEFT JOIN companies c ON c.id = r.company_id LEFT JOIN applications a ON a.id = r.subject_id
     WHERE ${where} ${before === null ? '' : 'AND r.id < ?'} ORDER BY r.id DESC LIMIT ?`,
    [...parameters, ...(before === null ? [] : [before]), limit],
  );
}

/** Every detail that was ever shown, and to how many companies. */
export async function readShown(
  executor: QueryExecutor,
  of: ReceiptsOf,
): Promise<{ details: number; companies: number }> {
  const { index, where, parameters } = conditionsOf(of);
  const row = await selectOne(
    executor,
    { details: integer, companies: integer },
    `SELECT BIT_OR(r.details) AS details, COUNT(DISTINCT r.company_id) AS companies FROM reveal_receipts r FORCE INDEX (${index}) WHERE ${where}`,
    parameters,
  );
  return row ?? { details: 0, companies: 0 };
}

export async function seekerOfAccount(executor: QueryExecutor, accountId: string): Promise<string | null> {
  const row = await selectOne(executor, { id: text }, 'SELECT id FROM seekers WHERE account_id = ?', [accountId]);
  return row && row.id;
}
