import { refuse, type ErrorCode } from '../../../../domain/errors';
import { Role } from '../../../../domain/roles';
import { TERMS_VERSION } from '../../../../domain/accounts';
import { newId } from '../../../db/columns';
import { inTransaction, isDuplicateKey, type Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import type { Browser, SignedIn } from '../../../graphql/context';
import {
  Account,
  countPasswordTry,
  findAccountByEmail,
  forgivePasswordTries,
  hashNewPassword,
  type AccountRow,
} from '../../accounts/public';
import { tellOfNewDevice } from '../new-device';
import { proveSecondFactor } from './prove-second-factor';
import { sendVerification } from './send-verification';

export interface AccountRegistration {
  email: string;
  password: string;
  /** A code of the linked account's second factor; null when none was given. */
  code: string | null;
  role: typeof Role.USER | typeof Role.COMPANY;
  /** The person's, or the company's. */
  name: string;
  clientAddress: string;
  browser: Browser;
}

const DIFFERENT_PASSWORD = {
  USER: 'EXISTING_ACCOUNT_DIFFERENT_PASSWORD_SEEKER',
  COMPANY: 'EXISTING_ACCOUNT_DIFFERENT_PASSWORD_COMPANY',
} as const satisfies Record<AccountRegistration['role'], ErrorCode>;

/**
 * Registers an account with the profile that `createProfile` writes. An e-mail that exists under the other role
 * links the new profile to that account when the password is right; wrong tries count in the login limiter.
 * Errors: EMAIL_ALREADY_IN_USE, EXISTING_ACCOUNT_DIFFERENT_PASSWORD_*, PASSWORD_PERSONAL, PASSWORD_WELL_KNOWN, SECOND_FACTOR_*, TOO_MANY_ATTEMPTS.
 */
export async function registerAccount(
  services: Services,
  registration: AccountRegistration,
  createProfile: (transaction: Transaction, accountId: string, now: Date) => Promise<void>,
): Promise<SignedIn> {
  await services.limiter.consume('register', [registration.clientAddress]);
  const existing = await findAccountByEmail(services.dataSource, registration.email);
  const now = services.clock.now();
  if (existing) {
    const provedAt = await refuseUnlessLinkable(services, existing, registration);
    const signedIn = await linkProfile(services, existing, registration, (transaction) =>
      createProfile(transaction, existing.id, now),
    );
    return { ...signedIn, provedAt };
  }
  const passwordHash = await hashNewPassword(services.passwords, registration.password, {
    email: registration.email,
    names: [registration.name],
  });
  try {
    return await inTransaction(services.dataSource, async (transaction) => {
      const accountId = newId();
      await transaction.manager.insert(Account, {
        id: accountId,
        email: registration.email,
        passwordHash,
        googleSub: null,
        emailVerifiedAt: null,
        provenAt: null,
        activeRole: registration.role,
        lastActiveAt: now,
        termsVersion: TERMS_VERSION,
        termsAcceptedAt: now,
        createdAt: now,
      });
      await createProfile(transaction, accountId, now);
      await sendVerification(services, transaction, { accountId, email: registration.email });
      return { accountId, sessionEpoch: 0 };
    });
  } catch (error) {
    // The same address was registered a moment earlier.
    if (isDuplicateKey(error)) throw refuse('EMAIL_ALREADY_IN_USE', ['email']);
    throw error;
  }
}

/** Returns when the code of a second factor was shown; null when it has none. */
async function refuseUnlessLinkable(
  services: Services,
  existing: AccountRow,
  registration: AccountRegistration,
): Promise<Date | null> {
  const holdsRole = registration.role === 'USER' ? existing.seeker_id : existing.company_id;
  if (holdsRole || existing.admin_id) throw refuse('EMAIL_ALREADY_IN_USE', ['email']);
  await countPasswordTry(services.limiter, existing.email, registration.clientAddress);
  const isRight = await services.passwords.verify(existing.password_hash, registration.password);
  if (!isRight) throw refuse(DIFFERENT_PASSWORD[registration.role], ['password']);
  const provedAt =
    existing.has_second_factor === 1 ? await proveSecondFactor(services, existing, registration.code) : null;
  await forgivePasswordTries(services.limiter, existing.email, registration.clientAddress);
  return provedAt;
}

async function linkProfile(
  services: Services,
  existing: AccountRow,
  { role, browser }: AccountRegistration,
  createProfile: (transaction: Transaction) => Promise<void>,
): Promise<SignedIn> {
  const now = services.clock.now();
  try {
    await inTransaction(services.dataSource, async (transaction) => {
      await createProfile(transaction);
      await transaction.manager.getRepository(Account).update(existing.id, {
        activeRole: role,
        lastActiveAt: now,
        termsVersion: TERMS_VERSION,
        termsAcceptedAt: now,
      });
      await tellOfNewDevice(services, transaction, existing, browser);
      if (!existing.email_verified_at)
        await sendVerification(services, transaction, { accountId: existing.id, email: existing.email });
    });
  } catch (error) {
    if (isDuplicateKey(error)) throw refuse('EMAIL_ALREADY_IN_USE', ['email']);
    throw error;
  }
  return { accountId: existing.id, sessionEpoch: existing.session_epoch };
}
