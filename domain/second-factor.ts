import { asTyped } from './signs';
import { MINUTE_MS } from './time';

/** Rules of the second factor (docs/adr/0010-second-factor.md). */

export const TOTP_DIGITS = 6;
export const TOTP_SECONDS = 30;
export const RECOVERY_CODE_COUNT = 10;
/** How long a session may export and decide after a code was entered. */
export const STEP_UP_MINUTES = 15;
/** How long setting up an app may take, from the proof of the owner to its first code. */
export const ENROLMENT_MINUTES = 30;
/** How long a person who came back from Google may take to enter the code. */
export const GOOGLE_CODE_MINUTES = 10;

/** Crockford's letters: none of I, L, O and U, which are misread or spell words. */
export const RECOVERY_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 16 letters of five bits: too many to try, even against a copied table. */
export const RECOVERY_LETTER_COUNT = 16;

/** A typed code without spaces and hyphens; misread letters count as the ones that were meant. */
export function cleanCode(typed: string): string {
  return asTyped(typed).replace(/[\s-]/g, '').toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
}

export function isTotpCode(code: string): boolean {
  return new RegExp(`^\\d{${TOTP_DIGITS}}$`).test(code);
}

/** `AB12-CD34-EF56-GH78`, as a recovery code is shown. */
export function groupedRecoveryCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? '';
}

export interface SecondFactorSession {
  hasSecondFactor: boolean;
  /** When a code was last entered in this session. */
  provedAt: Date | null;
}

/** True when an export or a decision must wait for a code. Accounts without a second factor are never asked. */
export function needsStepUp({ hasSecondFactor, provedAt }: SecondFactorSession, now: Date): boolean {
  if (!hasSecondFactor) return false;
  return provedAt === null || now.getTime() - provedAt.getTime() > STEP_UP_MINUTES * MINUTE_MS;
}
