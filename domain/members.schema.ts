import { z } from 'zod';
import { emailAddress, ownerProofFields } from './accounts.schema';
import { CompanyRole } from './company-rights';
import { requiredText } from './schema-parts';
import { personName } from './seekers.schema';

/** The forms of a company's team page. */

/** Missing where no proof is asked for. */
const proof = z
  .object(ownerProofFields)
  .nullish()
  .transform((given) => given ?? { password: '', mailedCode: '' });

export const myNameSchema = z.object({ name: personName });
export const memberRoleSchema = z.object({ accountId: z.string(), role: z.enum(CompanyRole), proof });
export const removeMemberSchema = z.object({ accountId: z.string(), proof });
export const membershipProofSchema = z.object({ proof });
export const undoOwnerChangeSchema = z.object({ id: z.string(), proof });
const note = requiredText({ max: 1000, multiline: true });
export const barMemberSchema = z.object({ companyId: z.string(), accountId: z.string(), reason: note });
export const nameOwnerSchema = z.object({
  companyId: z.string(),
  email: emailAddress,
  note,
});
