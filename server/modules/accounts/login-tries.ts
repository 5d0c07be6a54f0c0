import type { AttemptLimiter } from '../../ports';

/**
 * Counts one try at a password, wherever it is made: login, linking a second role, changing the password. Three
 * counts: this address at this account, this address at any account (one password against many), and everyone at
 * this account (many addresses against one). An address that has used up its own tries no longer counts against
 * the account, so that nobody can lock out somebody else from one place.
 * Error: TOO_MANY_ATTEMPTS.
 */
export async function countPasswordTry(limiter: AttemptLimiter, email: string, clientAddress: string): Promise<void> {
  await limiter.consume('login', [pairOf(email, clientAddress)]);
  await limiter.consume('login-address', [clientAddress]);
  await limiter.consume('login-account', [email]);
}

/** A right password makes earlier slips harmless. The address keeps its count: it may hold many accounts. */
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
