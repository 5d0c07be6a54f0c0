import { verificationAfter, verificationStatusOf, type VerificationDecision } from '../../../../domain/verification';
import { DomainError, refuse, type ErrorCode } from '../../../../domain/errors';
import type { Language } from '../../../../domain/language';
import { textsIn } from '../../../language/texts';
import { formatLocalDate } from '../../../../domain/dates';
import { wibDateOf, wibTimeOf } from '../../../../domain/time';
import type { Actor } from '../../../actor';
import { lockRows } from '../../../db/lock';
import { inTransaction, type Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { mailToCompany } from '../../accounts';
import { recordAdminChange } from '../../audit';
import { Company, readCompany, UNDECIDED } from '../../companies';
import { companyJobs } from '../../jobs';
import { readLastDecisions } from '../last-decision.sql';
import { snapshotOf } from '../profile-snapshot';
import { decisionMail } from '../verification.mails';

export interface DecisionToTake {
  companyId: string;
  decision: VerificationDecision;
  /** The note of a verification or revocation, or the reason of a rejection. */
  comment: string | null;
  /** The version of the profile that the administrator looked at. */
  profileVersion: number;
}

export const DECISION_REFUSALS = [
  'COMPANY_NOT_FOUND',
  'COMPANY_CHANGED',
  'VERIFICATION_STATE',
] as const satisfies readonly ErrorCode[];

/**
 * Verifies, rejects or revokes a company, which shows or hides its jobs. The decision is put on the audit trail and mailed
 * to the company.
 */
export async function decideCompany(
  services: Services,
  { accountId: adminId }: Actor,
  { companyId, decision, comment, profileVersion }: DecisionToTake,
): Promise<void> {
  const now = services.clock.now();
  const changes = {
    VERIFY: { isVerified: true, verifiedAt: now, verifiedBy: adminId },
    REJECT: { isRejected: true, rejectedAt: now, rejectedBy: adminId, rejectionReason: comment },
    REVOKE: { revocationNote: comment, waitingAs: 'REVOKED', waitingSince: now },
  } as const satisfies Record<VerificationDecision, Partial<Company>>;
  await inTransaction(services.dataSource, async (transaction) => {
    const { manager } = transaction;
    await lockRows(transaction, { company: companyId });
    const company = await readCompany(manager, companyId);
    if (!company) throw refuse('COMPANY_NOT_FOUND');
    if (company.profile_version !== profileVersion) throw refuse('COMPANY_CHANGED');
    const companyName = company.company_name;
    const before = verificationStatusOf({
      isVerified: company.is_verified,
      isRejected: company.is_rejected,
    });
    const after = verificationAfter(before, decision);
    if (!after) throw await noLongerFits(transaction, companyId);
    const lastDecisionId = await recordAdminChange(transaction, {
      adminId,
      action: decision,
      companyId,
      parameters: { company: companyName },
      comment,
      subjects: [companyId],
      before: { verificationStatus: before },
      after: { verificationStatus: after },
      snapshot: snapshotOf(company),
      now,
    });
    const decided = { ...UNDECIDED, ...changes[decision], lastDecisionId, updatedAt: now };
    await manager.getRepository(Company).update(companyId, decided);
    await companyJobs.setVisible(transaction, companyId, after === 'VERIFIED');
    const to = await mailToCompany(manager, companyId, 'OWNERS');
    if (!to) return;
    const mail = decisionMail({ to, appUrl: services.env.APP_URL, companyName, decision, comment });
    const key = `company-${decision.toLowerCase()}:${lastDecisionId}`;
    await services.outbox.queueMail(transaction, key, mail);
  });
}

/** Names the decision that was taken meanwhile, and who took it. */
async function noLongerFits({ manager }: Transaction, companyId: string): Promise<DomainError> {
  const [last] = await readLastDecisions(manager, [companyId]);
  const code = 'VERIFICATION_STATE';
  if (!last) return refuse(code);
  const { adminName, decision, timestamp } = last;
  const values = (language: Language) => ({
    who: adminName ?? textsIn(language)('audit.formerAdministrator'),
    when: `${formatLocalDate(wibDateOf(timestamp), language)}, ${wibTimeOf(timestamp)} WIB`,
  });
  return new DomainError({ code, detail: { key: `VERIFICATION_STATE_SINCE_${decision}`, values } });
}
