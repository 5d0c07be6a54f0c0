import { PASSWORD_RESET_MINUTES, VERIFICATION_CODE_HOURS } from '../../../domain/accounts';
import { wibDateOf, wibTimeOf } from '../../../domain/time';
import type { OutgoingMail } from '../../ports';
import type { AccessChange } from '../accounts/public';

export function verificationMail({ to, appUrl, code }: { to: string; appUrl: string; code: string }): OutgoingMail {
  return {
    to,
    subject: 'Verify your email address',
    paragraphs: [
      'Welcome to TemuKerja. Please verify that this address is yours.',
      `The link works once, within ${VERIFICATION_CODE_HOURS} hours. If you did not register, ignore this e-mail.`,
    ],
    action: { label: 'Verify email address', url: `${appUrl}/verify-email?mode=verifyEmail&oobCode=${code}` },
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
    action: { label: 'Choose a new password', url: `${appUrl}/reset-password?code=${code}` },
  };
}

export function signedInFromNewDevice(device: string, now: Date): AccessChange {
  return {
    key: 'new-device',
    subject: 'New sign-in to your account',
    paragraphs: [
      `Your TemuKerja account was signed in to from a browser that it has not been used in before: ${device}, ${wibDateOf(now)} at ${wibTimeOf(now)} WIB.`,
      'If it was you, there is nothing to do. If it was not, set a new password at once; every browser that is signed in is then signed out.',
    ],
  };
}

const LOOK_AT_SECOND_FACTOR =
  'If it was not you, set a new password at once and look at two-factor authentication in your profile.';

export const SECOND_FACTOR_ON: AccessChange = {
  key: 'second-factor-on',
  subject: 'Two-factor authentication is on',
  paragraphs: [
    'From now on, signing in to your TemuKerja account asks for a code of your authenticator app. All other browsers were signed out.',
    LOOK_AT_SECOND_FACTOR,
  ],
};

export const SECOND_FACTOR_OFF: AccessChange = {
  key: 'second-factor-off',
  subject: 'Two-factor authentication is off',
  paragraphs: ['Signing in to your TemuKerja account no longer asks for a code.', LOOK_AT_SECOND_FACTOR],
};

export const NEW_RECOVERY_CODES: AccessChange = {
  key: 'recovery-codes',
  subject: 'You have new recovery codes',
  paragraphs: ['The recovery codes from before no longer work.', LOOK_AT_SECOND_FACTOR],
};

export function recoveryCodeUsed(left: number): AccessChange {
  return {
    key: 'recovery-code-used',
    subject: 'A recovery code was used',
    paragraphs: [
      `A recovery code of your TemuKerja account was used just now. ${left === 1 ? '1 is' : `${left} are`} left; your profile makes new ones.`,
      'If it was not you, set a new password at once; every browser that is signed in is then signed out.',
    ],
  };
}

/** Sent by `npm run admin:reset-second-factor`, which does not know the site's URL. */
export function secondFactorResetMail(to: string): OutgoingMail {
  return {
    to,
    subject: 'Two-factor authentication was taken off your account',
    paragraphs: [
      'The operators of TemuKerja took two-factor authentication off your account, and signed it out everywhere. Your password is as it was: log in with it, and set two-factor authentication up again.',
      'If you did not ask for this, reply to this e-mail at once and set a new password.',
    ],
  };
}
