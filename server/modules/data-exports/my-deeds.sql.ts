import { day, notNullHere, oneOf, text } from '../../db/row';
import { selectRows, type QueryExecutor } from '../../db/statements';
import type { MyDeed, MyDeedKind } from './my-records.types';

const DEED = { kind: oneOf<MyDeedKind>(), id: text, day: notNullHere(day) };

/** Of the companies that the person acts for, or did: the rows of these by each company's index. */
const MINE = `(SELECT company_id FROM company_members WHERE account_id = ? UNION SELECT company_id FROM former_members WHERE account_id = ?) mine`;

const OF_APPLICATIONS = `${MINE} JOIN applications a ON a.company_id = mine.company_id`;

/** Each kind with what it reads from: the id of the row, when, and who. */
const SOURCES = [
  ['POSTED_JOB', `${MINE} JOIN jobs j ON j.company_id = mine.company_id`, 'j.id', 'j.created_at', 'j.posted_by'],
  [
    'EDITED_JOB',
    `${MINE} JOIN jobs j ON j.company_id = mine.company_id JOIN job_edits e ON e.job_id = j.id`,
    'j.id',
    'e.edited_at',
    'e.account_id',
  ],
  ['DECIDED', OF_APPLICATIONS, 'a.id', 'a.decided_at', 'a.decided_by'],
  [
    'PROPOSED_TIME',
    `${OF_APPLICATIONS} JOIN reschedule_requests r ON r.application_id = a.id`,
    'a.id',
    'r.requested_at',
    'r.account_id',
  ],
  [
    'ANSWERED_TIME',
    `${OF_APPLICATIONS} JOIN reschedule_requests r ON r.application_id = a.id`,
    'a.id',
    'r.responded_at',
    'r.answered_by',
  ],
  [
    'CANCELLED_INTERVIEW',
    `${OF_APPLICATIONS} JOIN cancelled_interviews k ON k.application_id = a.id`,
    'a.id',
    'k.cancelled_at',
    'k.account_id',
  ],
  [
    'SAW_APPLICANT',
    `${MINE} JOIN reveal_receipts s ON s.company_id = mine.company_id`,
    's.subject_id',
    's.first_at',
    's.account_id',
  ],
  [
    'TOKENS',
    `${MINE} JOIN token_transactions t ON t.company_id = mine.company_id`,
    't.id',
    't.created_at',
    't.account_id',
  ],
] as const satisfies readonly (readonly [MyDeedKind, from: string, id: string, at: string, who: string])[];

/** What the person did for companies: kinds, ids and days, and nobody's name. */
export function deedsOf(executor: QueryExecutor, accountId: string): Promise<MyDeed[]> {
  const sql = SOURCES.map(
    ([kind, from, id, at, who]) =>
      `SELECT '${kind}' AS kind, ${id} AS id, DATE(${at} + INTERVAL 7 HOUR) AS day, ${at} AS at FROM ${from} WHERE ${who} = ?`,
  ).join(' UNION ALL ');
  return selectRows(
    executor,
    DEED,
    `SELECT deeds.kind, deeds.id, deeds.day FROM (${sql}) deeds ORDER BY deeds.at DESC, deeds.id, deeds.kind`,
    SOURCES.flatMap(() => [accountId, accountId, accountId]),
  );
}
