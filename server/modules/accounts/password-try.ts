import type { AttemptLimiter } from './attempt-limiter.sql';

/**
 * Counts one try of a password, at a login or wherever else it is asked for, three times: for this address at this
 * account, this address at any account, and any address at this account. An address that has used up its tries no longer
 * counts against the account, so that no one can lock out another person from one address. When `check` succeeds, the
 * account's tries are forgotten.
 * Error: TOO_MANY_ATTEMPTS.
 */
export async function countedPasswordTry<Result>(
  limiter: AttemptLimiter,
  email: string,
  clientAddress: string,
  check: () => Promise<Result>,
): Promise<Result> {
  await limiter.consume('login', pairOf(email, clientAddress));
  await limiter.consume('login-address', clientAddress);
  await limiter.consume('login-account', email);
  const result = await check();
  await resetPasswordTries(limiter, email, clientAddress);
  return result;
}

/** The address keeps its own count: it may try many accounts. */
export async function resetPasswordTries(limiter: AttemptLimiter, email: string, clientAddress: string): Promise<void> {
  await limiter.forgive('login', pairOf(email, clientAddress));
  await limiter.forgive('login-account', email);
}

function pairOf(email: string, clientAddress: string): string {
  return `${clientAddress}:${email}`;
}
