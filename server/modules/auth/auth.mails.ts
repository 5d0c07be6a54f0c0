import { PASSWORD_RESET_MINUTES, VERIFICATION_CODE_HOURS } from '../../../domain/accounts';
import type { Language } from '../../../domain/language';
import { wibDateOf, wibTimeOf } from '../../../domain/time';
import { paths } from '../../../domain/paths';
import type { Device } from '../../language/mail-values';
import type { OutgoingMail } from '../../ports';
import type { AccessNews } from '../accounts';

interface VerificationLink {
  to: string;
  appUrl: string;
  code: string;
  /** A path of this site where the person continues, in any browser. */
  returnTo: string | null;
  /** Of the account, which may have another address as yet. */
  language: Language | null;
}

export function verificationMail({ to, appUrl, code, returnTo, language }: VerificationLink): OutgoingMail {
  const goOn = returnTo ? `&continueUrl=${encodeURIComponent(returnTo)}` : '';
  return {
    to,
    ...(language && { language }),
    kind: 'verifyEmail',
    values: { hours: VERIFICATION_CODE_HOURS },
    url: `${appUrl}${paths.verifyEmail}?mode=verifyEmail&oobCode=${code}${goOn}`,
  };
}

/** Instead of a link: to an address that another account has. */
export function addressTakenMail({ to, appUrl }: { to: string; appUrl: string }): OutgoingMail {
  return { to, kind: 'addressTaken', values: {}, url: `${appUrl}${paths.login}` };
}

export function passwordResetMail({ to, appUrl, code }: { to: string; appUrl: string; code: string }): OutgoingMail {
  return {
    to,
    kind: 'resetPassword',
    values: { minutes: PASSWORD_RESET_MINUTES },
    url: `${appUrl}${paths.resetPassword}?code=${code}`,
  };
}

export function signedInFromNewDevice(device: Device, now: Date): AccessNews {
  return {
    key: 'new-device',
    mail: { kind: 'newDevice', values: { device, isoDate: wibDateOf(now), time: wibTimeOf(now) } },
  };
}

export const SECOND_FACTOR_ON: AccessNews = {
  key: 'second-factor-on',
  mail: { kind: 'secondFactorOn', values: {} },
};

export const SECOND_FACTOR_OFF: AccessNews = {
  key: 'second-factor-off',
  mail: { kind: 'secondFactorOff', values: {} },
};

export const NEW_RECOVERY_CODES: AccessNews = {
  key: 'recovery-codes',
  mail: { kind: 'newRecoveryCodes', values: {} },
};

export const GOOGLE_LINKED: AccessNews = {
  key: 'google-linked',
  mail: { kind: 'googleLinked', values: {} },
};

export function recoveryCodeUsed(left: number): AccessNews {
  return { key: 'recovery-code-used', mail: { kind: 'recoveryCodeUsed', values: { count: left } } };
}

/** Sent by `npm run ops -- admin:reset-second-factor`, which does not know the site's URL. */
export function secondFactorResetMail(to: string): OutgoingMail {
  return { to, kind: 'secondFactorReset', values: {}, url: null };
}
