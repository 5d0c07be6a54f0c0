import {
  DECISION_VERBS,
  verificationAfter,
  verificationStatusOf,
  type VerificationDecision,
} from '../../../../domain/verification';
import { DomainError, ERROR_MESSAGES, refuse } from '../../../../domain/errors';
import { formatLocalDate } from '../../../../domain/dates';
import { wibDateOf, wibTimeOf } from '../../../../domain/time';
import type { Actor } from '../../../actor';
import { lockRows } from '../../../db/lock';
import { inTransaction, type Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { companyMailAddress } from '../../accounts/public';
import { FORMER_ADMINISTRATOR, recordAdminChange } from '../../audit/public';
import { Company, readCompany } from '../../companies/public';
import { companyJobs } from '../../jobs/public';
import { readLastDecisions } from '../last-decision.sql';
import { snapshotOf } from '../profile-snapshot';
import { decisionMail } from '../verification.mails';

export interface CompanyDecision {
  companyId: string;
  decision: VerificationDecision;
  /** The note of a verification or revocation, or the reason of a rejection. */
  comment: string | null;
  /** The version of the profile that the administrator looked at. */
  profileVersion: number;
}

const ACTIVITY_TEXTS = {
  VERIFY: 'Verified',
  REJECT: 'Rejected',
  REVOKE: 'Revoked the verification of',
} as const satisfies Record<VerificationDecision, string>;

/**
 * Verifies, rejects or revokes a company, which shows or hides its jobs. The decision is put on the audit trail and mailed
 * to the company.
 * Errors: COMPANY_NOT_FOUND, COMPANY_CHANGED, VERIFICATION_STATE.
 */
export async function decideCompany(services: Services, admin: Actor, decision: CompanyDecision): Promise<void> {
  const now = services.clock.now();
  await inTransaction(services.dataSource, async (transaction) => {
    await lockRows(transaction, { company: decision.companyId });
    const company = await readCompany(transaction.manager, decision.companyId);
    if (!company) throw refuse('COMPANY_NOT_FOUND');
    if (company.profile_version !== decision.profileVersion) throw refuse('COMPANY_CHANGED');
    const before = verificationStatusOf({
      isVerified: company.is_verified === 1,
      isRejected: company.is_rejected === 1,
    });
    const after = verificationAfter(before, decision.decision);
    if (!after) throw await noLongerFits(transaction, decision.companyId);
    await writeDecision(transaction, admin, decision, now);
    await companyJobs.setVisible(transaction, decision.companyId, after === 'VERIFIED');
    await recordAdminChange(transaction, {
      adminId: admin.accountId,
      action: decision.decision,
      companyId: decision.companyId,
      details: `${ACTIVITY_TEXTS[decision.decision]} ${company.company_name}`,
      comment: decision.comment,
      subjects: [decision.companyId],
      before: { verificationStatus: before },
      after: { verificationStatus: after },
      snapshot: snapshotOf(company),
      now,
    });
    await tellCompany(services, transaction, decision, company.company_name, now);
  });
}

/** Names the decision that was taken meanwhile, and who took it. */
async function noLongerFits({ manager }: Transaction, companyId: string): Promise<DomainError> {
  const [last] = await readLastDecisions(manager, [companyId]);
  const code = 'VERIFICATION_STATE';
  if (!last) return refuse(code);
  const who = last.admin_name ?? FORMER_ADMINISTRATOR;
  const when = `${formatLocalDate(wibDateOf(last.created_at))}, ${wibTimeOf(last.created_at)} WIB`;
  return new DomainError({
    code,
    message: `${ERROR_MESSAGES[code]} ${who} ${DECISION_VERBS[last.action]} on ${when}.`,
  });
}

async function writeDecision(
  { manager }: Transaction,
  admin: Actor,
  { companyId, decision, comment }: CompanyDecision,
  now: Date,
): Promise<void> {
  const verified = decision === 'VERIFY';
  const rejected = decision === 'REJECT';
  const revoked = decision === 'REVOKE';
  await manager.getRepository(Company).update(companyId, {
    isVerified: verified,
    verifiedAt: verified ? now : null,
    verifiedBy: verified ? admin.accountId : null,
    isRejected: rejected,
    rejectedAt: rejected ? now : null,
    rejectedBy: rejected ? admin.accountId : null,
    rejectionReason: rejected ? comment : null,
    revocationNote: revoked ? comment : null,
    ...(revoked ? { waitingAs: 'REVOKED', waitingSince: now } : {}),
    updatedAt: now,
  });
}

async function tellCompany(
  services: Services,
  transaction: Transaction,
  decision: CompanyDecision,
  companyName: string,
  now: Date,
): Promise<void> {
  const to = await companyMailAddress(transaction.manager, decision.companyId);
  if (!to) return;
  await services.outbox.queueMail(
    transaction,
    `company-${decision.decision.toLowerCase()}:${decision.companyId}:${now.getTime()}`,
    decisionMail({
      to,
      appUrl: services.env.APP_URL,
      companyName,
      decision: decision.decision,
      comment: decision.comment,
    }),
  );
}
