import { z } from 'zod';
import { ErasureWhen } from './erasures';
import { Role } from './roles';

/** What a person asks for. Without a role it is the whole account; without a password Google has to have confirmed it. */
export const requestErasureSchema = z.object({
  accountId: z.string(),
  role: z.enum([Role.USER, Role.COMPANY], 'NOT_ALLOWED').nullish().default(null),
  when: z.enum(ErasureWhen),
  password: z
    .string()
    .nullish()
    .transform((value) => value ?? '')
    .pipe(z.string().max(200, 'CURRENT_PASSWORD_WRONG')),
});
export type ErasureRequest = z.output<typeof requestErasureSchema>;
