import { z } from 'zod';
import { emailAddress, newPassword, ownerProofSchema, registrationFields } from './accounts.schema';
import { CompanyRole } from './company-rights';
import { orElse, textAsTyped } from './schema-parts';
import { personName } from './seekers.schema';

/** The forms of invitations. */

export const inviteMemberSchema = z.object({
  email: emailAddress,
  role: z.enum(CompanyRole),
  proof: orElse(ownerProofSchema, { password: '', mailedCode: '' }),
});

/** By the rules of registration. The mailed link is the address. */
export const joinWithInvitationSchema = z.object({
  code: textAsTyped,
  fullName: personName,
  password: newPassword,
  acceptTerms: registrationFields.acceptTerms,
});
export type JoinWithInvitation = z.output<typeof joinWithInvitationSchema>;
