import { PASSWORD_RESET_MINUTES, VERIFICATION_CODE_HOURS } from '../../../domain/accounts';
import type { OutgoingMail } from '../../ports';

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

export function passwordResetMail({ to, appUrl, code }: { to: string; appUrl: string; code: string }): OutgoingMail {
  return {
    to,
    subject: 'Reset your password',
    paragraphs: [
      'Someone asked to set a new password for your TemuKerja account. If it was you, choose one now.',
      `The link works once, within ${PASSWORD_RESET_MINUTES} minutes. If you did not ask, ignore this e-mail; your password stays as it is.`,
    ],
    action: {
      label: 'Choose a new password',
      url: `${appUrl}/reset-password?${new URLSearchParams({ code }).toString()}`,
    },
  };
}
