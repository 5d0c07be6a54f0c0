import { hash } from '@node-rs/argon2';
import type { Database } from '../../server/db/database';
import { newId } from '../../server/db/columns';
import { createDataSource } from '../../server/db/data-source';
import { inTransaction } from '../../server/db/transaction';
import { Account, findAccountByEmail } from '../../server/modules/accounts';
import { createSeeker } from '../../server/modules/seekers';
import { importByCompany, type ReadPostings } from '../../scripts/import/import-postings';
import type { OnProgress } from '../../scripts/progress';
import type { Person } from './found-titles';

/** The searching seeker, in a private database. */
export const JUDGE: Person = { email: 'judge@search.test', password: 'Rahasia-123' };

/** Leaves the postings and the seeker in a migrated database; existing rows stay. */
export async function fillMarket(
  url: string,
  byCompany: ReadPostings['byCompany'],
  options: { now: Date; onProgress: OnProgress },
): Promise<void> {
  const dataSource = await createDataSource({ url }).initialize();
  try {
    const added = await importByCompany(dataSource, byCompany, { ...options, clock: { now: () => options.now } });
    options.onProgress(`${added} jobs added`);
    if (!(await findAccountByEmail(dataSource.manager, JUDGE.email))) await createJudge(dataSource, options.now);
  } finally {
    await dataSource.destroy();
  }
}

async function createJudge(dataSource: Database, now: Date): Promise<void> {
  const id = newId();
  const passwordHash = await hash(JUDGE.password);
  await inTransaction(dataSource, async (transaction) => {
    await transaction.manager.insert(Account, {
      id,
      email: JUDGE.email,
      passwordHash,
      emailVerifiedAt: now,
      provenAt: now,
      activeRole: 'USER',
      createdAt: now,
    });
    const profile = {
      fullName: 'Judge Pencarian',
      phoneNumber: '081200000000',
      education: 'Diploma',
      workExperience: '',
      technicalSkills: [],
      softSkills: [],
      cvFileId: null,
      portfolioFileId: null,
    };
    await createSeeker(transaction, id, profile, now);
  });
}
