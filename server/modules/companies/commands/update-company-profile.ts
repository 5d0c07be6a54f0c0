import type { CompanyProfileChanges } from '../../../../domain/companies.schema';
import type { CompanyProfilePart } from '../../../../domain/company-profile';
import type { CompanyActor } from '../../../actor';
import { lockRows } from '../../../db/lock';
import { givenValues } from '../../../db/given-values';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { recordCorrection } from '../../accounts';
import { keepFormerName } from '../../audit';
import { claimFiles, discardFiles } from '../../files';
import { Company, UNDECIDED } from '../company.entity';

/** What removing a part does to the row. */
const REMOVED = {
  DEED: { deedFileId: null },
  LOGO: { logoFileId: null },
  NPWP: { companyNpwp: null },
  WEBSITE: { website: null },
  DESCRIPTION: { description: null },
} as const satisfies Record<CompanyProfilePart, Partial<Company>>;

const FILES = ['deedFileId', 'logoFileId'] as const satisfies (keyof Company)[];

/**
 * Changes the own profile; returns false if nothing is different. After a change the company must be verified again: the
 * rejection is cleared, and its jobs are hidden until an administrator has decided. Missing and empty values leave what
 * is stored, `remove` removes parts, and files that are replaced or removed are deleted.
 */
export async function updateCompanyProfile(
  services: Services,
  actor: CompanyActor,
  input: CompanyProfileChanges,
): Promise<boolean> {
  const now = services.clock.now();
  return inTransaction(services.dataSource, async (transaction) => {
    await lockRows(transaction, { company: actor.companyId });
    const companies = transaction.manager.getRepository(Company);
    const before = await companies.findOneByOrFail({ id: actor.companyId });
    const claimed = await claimFiles(
      transaction,
      { accountId: actor.accountId, now },
      {
        deedClaim: { claim: input.deedClaim, preset: 'company_deed' },
        logoClaim: { claim: input.logoClaim, preset: 'company_logo' },
      },
    );
    const changes = changedValues(before, {
      ...Object.assign({}, ...input.remove.map((part) => REMOVED[part])),
      ...givenValues({
        companyName: input.companyName,
        phoneNumber: input.phoneNumber,
        companyNpwp: input.companyNpwp,
        companyAddress: input.companyAddress,
        industry: input.industry,
        companySize: input.companySize,
        website: input.website,
        description: input.description,
        deedFileId: claimed.deedClaim,
        logoFileId: claimed.logoClaim,
      }),
    });
    if (Object.keys(changes).length === 0) return false;
    // A company that already waits keeps its place in the queue.
    const wasWaiting = !before.isVerified && !before.isRejected;
    await companies.update(before.id, {
      ...changes,
      ...UNDECIDED,
      waitingSince: wasWaiting ? before.waitingSince : now,
      waitingAs: wasWaiting && before.waitingAs === 'NEW' ? 'NEW' : 'CORRECTED',
      profileVersion: before.profileVersion + 1,
      updatedAt: now,
    });
    await recordCorrection(transaction, { accountId: actor.accountId, role: 'COMPANY' }, { before, changes, now });
    const { companyJobs } = services.ports;
    await companyJobs.setVisible(transaction, actor.companyId, false);
    await discardFiles(
      services,
      transaction,
      FILES.filter((file) => file in changes).map((file) => before[file]),
    );
    const { companyName } = changes;
    if (companyName !== undefined) {
      await keepFormerName(transaction, actor.companyId, { before: before.companyName, after: companyName });
      await companyJobs.rename(transaction, actor.companyId, companyName);
    }
    return true;
  });
}

function changedValues(before: Company, wanted: Partial<Company>): Partial<Company> {
  return Object.fromEntries(
    Object.entries(wanted).filter(([column, value]) => before[column as keyof Company] !== value),
  );
}
