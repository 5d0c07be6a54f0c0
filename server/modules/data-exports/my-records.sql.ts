import type { HoldReason } from '../../text/posting-flags/holding';
import type { ReportReason } from '../../../domain/reports';
import type { Role } from '../../../domain/roles';
import { VerificationStatus } from '../../../domain/verification';
import type { Actor } from '../../actor';
import { instant, notNullHere, nullable, oneOf, text } from '../../db/row';
import { selectRows, type QueryExecutor } from '../../db/statements';
import type {
  MyCompanyDecision,
  MyBar,
  MyConflict,
  MyCorrection,
  MyErasureRequest,
  MyFormerName,
  MyJobPause,
  MyReport,
  MySearch,
} from './my-records.types';

export function searchesOf(executor: QueryExecutor, seekerId: string): Promise<MySearch[]> {
  return selectRows(
    executor,
    { term: text, jobTitle: text, viewedAt: instant },
    `SELECT v.term, j.title AS jobTitle, v.viewed_at AS viewedAt FROM job_view_terms v JOIN jobs j ON j.id = v.job_id
     WHERE v.seeker_id = ? ORDER BY v.viewed_at DESC, v.term`,
    [seekerId],
  );
}

export function reportsOf(executor: QueryExecutor, seekerId: string): Promise<MyReport[]> {
  return selectRows(
    executor,
    {
      kind: oneOf<ReportReason>(),
      text: nullable(text),
      jobTitle: nullable(text),
      companyName: text,
      createdAt: instant,
    },
    `SELECT r.reason AS kind, r.text, j.title AS jobTitle, c.company_name AS companyName, r.created_at AS createdAt
     FROM reports r JOIN report_groups g ON g.id = r.group_id JOIN companies c ON c.id = g.company_id
     LEFT JOIN jobs j ON j.id = g.job_id
     WHERE r.seeker_id = ? ORDER BY r.id DESC`,
    [seekerId],
  );
}

/** Without a reason of an administrator it is one by the rules, which `holdReason` names. */
export function pausesOf(
  executor: QueryExecutor,
  companyId: string,
): Promise<(MyJobPause & { holdReason: HoldReason | null })[]> {
  return selectRows(
    executor,
    {
      jobTitle: text,
      reason: text,
      holdReason: nullable(oneOf<HoldReason>()),
      pausedAt: instant,
      answer: nullable(text),
      answeredAt: nullable(instant),
      resumedAt: nullable(instant),
    },
    `SELECT j.title AS jobTitle, p.reason, p.hold_reason AS holdReason, p.paused_at AS pausedAt, p.answer, p.answered_at AS answeredAt,
       p.resumed_at AS resumedAt
     FROM job_pauses p JOIN jobs j ON j.id = p.job_id WHERE p.company_id = ? ORDER BY p.id DESC`,
    [companyId],
  );
}

const BECAME = {
  VERIFY: VerificationStatus.VERIFIED,
  REJECT: VerificationStatus.REJECTED,
  REVOKE: VerificationStatus.PENDING,
} as const;

/** The note of a verification is for administrators alone. */
export async function decisionsOf(executor: QueryExecutor, companyId: string): Promise<MyCompanyDecision[]> {
  const rows = await selectRows(
    executor,
    { action: oneOf<keyof typeof BECAME>(), reason: nullable(text), decidedAt: instant },
    `SELECT a.action, IF(a.action = 'VERIFY', NULL, t.comment) AS reason, a.created_at AS decidedAt
     FROM admin_activities a LEFT JOIN activity_texts t ON t.activity_id = a.id
     WHERE a.company_id = ? AND a.kind = 'CHANGE' AND a.action IN ('VERIFY', 'REJECT', 'REVOKE') ORDER BY a.id DESC`,
    [companyId],
  );
  return rows.map(({ action, ...decision }) => ({ verificationStatus: BECAME[action], ...decision }));
}

export function conflictsOf(executor: QueryExecutor, { seekerId, companyId }: Actor): Promise<MyConflict[]> {
  const of = (condition: string): string =>
    `SELECT k.id, k.application_id AS applicationId, j.title AS jobTitle, k.created_at AS createdAt
     FROM acceptance_conflicts k JOIN applications a ON a.id = k.application_id JOIN jobs j ON j.id = a.job_id
     WHERE ${condition}`;
  return selectRows(
    executor,
    { id: text, applicationId: text, jobTitle: text, createdAt: instant },
    `${of('k.company_id = ?')} UNION ${of('a.seeker_id = ?')} ORDER BY id DESC`,
    [companyId, seekerId],
  );
}

/** Companies that administrators keep the person out of. */
export function barsOf(executor: QueryExecutor, accountId: string): Promise<MyBar[]> {
  return selectRows(
    executor,
    { companyName: text, barredAt: instant },
    `SELECT c.company_name AS companyName, b.created_at AS barredAt
     FROM company_bars b JOIN companies c ON c.id = b.company_id WHERE b.account_id = ? ORDER BY b.created_at DESC`,
    [accountId],
  );
}

export async function correctionsOf(executor: QueryExecutor, accountId: string): Promise<MyCorrection[]> {
  const rows = await selectRows(
    executor,
    { role: oneOf<Role>(), fields: text, correctedAt: instant },
    'SELECT role, fields, corrected_at AS correctedAt FROM profile_corrections WHERE account_id = ? ORDER BY id DESC',
    [accountId],
  );
  return rows.map(({ fields, ...correction }) => ({ ...correction, corrected: fields.split(',') }));
}

export function formerNamesOf(executor: QueryExecutor, { seekerId, companyId }: Actor): Promise<MyFormerName[]> {
  return selectRows(
    executor,
    { role: notNullHere(oneOf<Role>()), name: text },
    `SELECT IF(subject_id = ?, 'USER', 'COMPANY') AS role, name FROM former_names WHERE subject_id IN (?, ?)
     ORDER BY written_at DESC`,
    [seekerId, seekerId, companyId],
  );
}

export function erasuresOf(executor: QueryExecutor, accountId: string): Promise<MyErasureRequest[]> {
  return selectRows(
    executor,
    { role: nullable(oneOf<Role>()), requestedAt: instant, cancelledAt: nullable(instant) },
    `SELECT role, requested_at AS requestedAt, cancelled_at AS cancelledAt FROM erasures
     WHERE account_id = ? ORDER BY id DESC`,
    [accountId],
  );
}
