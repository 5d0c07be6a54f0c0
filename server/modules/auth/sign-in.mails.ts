import { wibDateOf, wibTimeOf } from '../../../domain/time';
import type { OutgoingMail } from '../../ports';

/** Tells the owner of each new way to sign in, so that they notice a stranger's. */
export function newDeviceMail({
  to,
  appUrl,
  device,
  now,
}: {
  to: string;
  appUrl: string;
  device: string;
  now: Date;
}): OutgoingMail {
  return {
    to,
    subject: 'New sign-in to your account',
    paragraphs: [
      `Your TemuKerja account was signed in to from a browser that it has not been used in before: ${device}, ${wibDateOf(now)} at ${wibTimeOf(now)} WIB.`,
      'If it was you, there is nothing to do. If it was not, set a new password at once; every browser that is signed in is then signed out.',
    ],
    action: { label: 'I did not do this', url: `${appUrl}/forgot-password` },
  };
}

const SECOND_FACTOR_NEWS = {
  ON: {
    subject: 'Two-factor authentication is on',
    text: 'From now on, signing in to your TemuKerja account asks for a code of your authenticator app. All other browsers were signed out.',
  },
  OFF: {
    subject: 'Two-factor authentication is off',
    text: 'Signing in to your TemuKerja account no longer asks for a code.',
  },
  RECOVERY_CODES: { subject: 'You have new recovery codes', text: 'The recovery codes from before no longer work.' },
} as const satisfies Record<string, { subject: string; text: string }>;
type SecondFactorNews = keyof typeof SECOND_FACTOR_NEWS;

export function secondFactorMail({
  to,
  appUrl,
  news,
}: {
  to: string;
  appUrl: string;
  news: SecondFactorNews;
}): OutgoingMail {
  const { subject, text } = SECOND_FACTOR_NEWS[news];
  return {
    to,
    subject,
    paragraphs: [
      text,
      'If it was not you, set a new password at once and look at two-factor authentication in your profile.',
    ],
    action: { label: 'I did not do this', url: `${appUrl}/forgot-password` },
  };
}

export function recoveryCodeUsedMail({ to, appUrl, left }: { to: string; appUrl: string; left: number }): OutgoingMail {
  return {
    to,
    subject: 'A recovery code was used',
    paragraphs: [
      `A recovery code of your TemuKerja account was used just now. ${left === 1 ? '1 is' : `${left} are`} left; your profile makes new ones.`,
      'If it was not you, set a new password at once; every browser that is signed in is then signed out.',
    ],
    action: { label: 'I did not do this', url: `${appUrl}/forgot-password` },
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
