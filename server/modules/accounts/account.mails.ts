import type { OutgoingMail } from '../../ports';

interface Letter {
  to: string;
  appUrl: string;
}

/** Goes to the owner at every change, so that they notice one that they did not make. */
export function passwordChangedMail({ to, appUrl }: Letter): OutgoingMail {
  return {
    to,
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your TemuKerja account was set or changed just now.',
      'If it was not you, set a new one at once; every browser that is signed in is then signed out.',
    ],
    action: { label: 'I did not do this', url: `${appUrl}/forgot-password` },
  };
}

/** Why the password and all sessions were removed: the first sign-in with Google, or "This was not me". */
export type VoidingCause = 'google' | 'disowned';

const CAUSES = {
  google: [
    'You signed in to TemuKerja with Google for the first time. Your address had been registered with a password before, and nothing shows that it was you who chose it. To be safe, that password no longer works, and every browser that was signed in is signed out.',
    'If the password was yours, please choose a new one. You can also go on signing in with Google.',
  ],
  disowned: [
    'You told us that it was not you who registered your address at TemuKerja. The password of that account no longer works, and every browser that was signed in is signed out.',
    'If you want to use the account, choose a password of your own, or sign in with Google.',
  ],
} as const satisfies Record<VoidingCause, readonly string[]>;

export function accessVoidedMail({ to, appUrl, cause }: Letter & { cause: VoidingCause }): OutgoingMail {
  return {
    to,
    subject: 'Your password was removed',
    paragraphs: CAUSES[cause],
    action: { label: 'Choose a new password', url: `${appUrl}/forgot-password` },
  };
}
