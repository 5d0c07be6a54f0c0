import { VERIFICATION_CODE_HOURS } from '../../../domain/accounts';
import type { OutgoingMail } from '../../ports';

/** The link has the parameters that the specification names for /verify-email. */
export function verificationMail({ to, appUrl, code }: { to: string; appUrl: string; code: string }): OutgoingMail {
  const url = `${appUrl}/verify-email?${new URLSearchParams({ mode: 'verifyEmail', oobCode: code }).toString()}`;
  return {
    to,
    subject: 'Verify your email address',
    paragraphs: [
      'Welcome to TemuKerja. Please verify that this address is yours.',
      `The link works once, within ${VERIFICATION_CODE_HOURS} hours. If you did not register, ignore this e-mail.`,
    ],
    action: { label: 'Verify email address', url },
  };
}
