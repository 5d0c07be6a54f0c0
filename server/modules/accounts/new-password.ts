import { refuse, type ErrorCode } from '../../../domain/errors';
import { holdsOwnData, listedSpellings, type PasswordOwner } from '../../../domain/passwords';
import type { PasswordHasher } from '../../ports';
import { isWellKnown } from './password-list';

/** Why this password is too easy to guess; null when it may be chosen. Only the server has the large list. */
export function whyGuessable(password: string, owner: PasswordOwner): ErrorCode | null {
  if (holdsOwnData(password, owner)) return 'PASSWORD_PERSONAL';
  return listedSpellings(password).some(isWellKnown) ? 'PASSWORD_WELL_KNOWN' : null;
}

/**
 * The hash of a new password, for every form that sets one.
 * Errors: PASSWORD_PERSONAL, PASSWORD_WELL_KNOWN.
 */
export async function hashNewPassword(
  passwords: PasswordHasher,
  password: string,
  owner: PasswordOwner,
): Promise<string> {
  const fault = whyGuessable(password, owner);
  if (fault) throw refuse(fault, ['password']);
  return passwords.hash(password);
}
