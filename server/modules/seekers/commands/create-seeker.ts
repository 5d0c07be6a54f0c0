import { newId } from '../../../db/columns';
import type { Transaction } from '../../../db/transaction';
import { Seeker } from '../seeker.entity';

export interface SeekerRegistration {
  fullName: string;
  phoneNumber: string | null;
  education: string | null;
  workExperience: string | null;
  technicalSkills: string[];
  softSkills: string[];
  cvFileId: string | null;
  portfolioFileId: string | null;
}

export async function createSeeker(
  transaction: Transaction,
  accountId: string,
  registration: SeekerRegistration,
  now: Date,
): Promise<string> {
  const id = newId();
  await transaction.manager.insert(Seeker, {
    id,
    accountId,
    ...registration,
    createdAt: now,
    updatedAt: now,
  });
  return id;
}
