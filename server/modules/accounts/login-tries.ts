import type { AttemptLimiter } from '../../ports';

/**
 * Counts one password try at a login, at linking a second role or at changing the password, three times: for this
 * address at this account, this address at any account, and any address at this account. An address that has used up its
 * tries no longer counts against the account, so that no one can lock out another person from one address.
 * Error: TOO_MANY_ATTEMPTS.
 */
export async function countPasswordTry(limiter: AttemptLimiter, email: string, clientAddress: string): Promise<void> {
  await limiter.consume('login', [pairOf(email, clientAddress)]);
  await limiter.consume('login-address', [clientAddress]);
  await limiter.consume('login-account', [email]);
}

/** A correct password clears the account's earlier tries. The address keeps its own count: it may try many accounts. */
export async function forgivePasswordTries(
  limiter: AttemptLimiter,
  email: string,
  clientAddress: string,
): Promise<void> {
  await limiter.forgive('login', pairOf(email, clientAddress));
  await limiter.forgive('login-account', email);
}

function pairOf(email: string, clientAddress: string): string {
  return `${clientAddress}:${email}`;
}
