import { z } from 'zod';
import { ownerProofFields } from './accounts.schema';
import { ErasureWhen } from './erasures';
import { Role } from './roles';

/** What a person asks for, with proof of the owner. Without a role it is the whole account. */
export const requestErasureSchema = z.object({
  accountId: z.string(),
  role: z.enum([Role.USER, Role.COMPANY], 'NOT_ALLOWED').nullish().default(null),
  when: z.enum(ErasureWhen),
  ...ownerProofFields,
});
export type ErasureRequest = z.output<typeof requestErasureSchema>;
