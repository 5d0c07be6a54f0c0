import { TERMS_VERSION } from '../../../../domain/accounts';
import { SUPPLEMENT } from '../../../../domain/consents';
import { refuse, type ErrorCode } from '../../../../domain/errors';
import type { Role } from '../../../../domain/roles';
import { newId } from '../../../db/columns';
import { lockRows } from '../../../db/lock';
import { inTransaction, isDuplicateKey, type Transaction } from '../../../db/transaction';
import type { Caller, SignedIn } from '../../../graphql/context';
import type { Services } from '../../../services';
import {
  Account,
  countedPasswordTry,
  findAccountByEmail,
  hashNewPassword,
  isToBeErased,
  type AccountRow,
  NEW_PASSWORD_REFUSALS,
} from '../../accounts';
import { recordConsent } from '../../consents';
import { mailAboutNewDevice } from './complete-sign-in';
import { proveSecondFactor } from './prove-second-factor';
import { sendVerification } from './send-verification';

interface AccountRegistration {
  email: string;
  password: string;
  /** A code of the linked account's second factor; null when none was given. */
  code: string | null;
  role: Exclude<Role, 'ADMIN'>;
  /** The person's, or the company's. */
  name: string;
  /** Where the mailed link leads on to. */
  returnTo: string | null;
}

type CreateProfile = (transaction: Transaction, accountId: string) => Promise<void>;

const DIFFERENT_PASSWORD = {
  USER: 'EXISTING_ACCOUNT_DIFFERENT_PASSWORD_SEEKER',
  COMPANY: 'EXISTING_ACCOUNT_DIFFERENT_PASSWORD_COMPANY',
} as const satisfies Record<AccountRegistration['role'], ErrorCode>;

/** Beside the one of the role in `DIFFERENT_PASSWORD`. */
export const REGISTRATION_REFUSALS = [
  'EMAIL_ALREADY_IN_USE',
  'LOGIN_FAILED',
  'SECOND_FACTOR_REQUIRED',
  'SECOND_FACTOR_WRONG',
  'ERASURE_WAITING',
  'FILE_CLAIM_INVALID',
  ...NEW_PASSWORD_REFUSALS,
] as const satisfies readonly ErrorCode[];

/**
 * Registers an account with the profile that `createProfile` writes. An e-mail that exists under the other role
 * links the new profile to that account when the password is right; wrong tries count in the login limiter.
 */
export async function registerAccount(
  services: Services,
  registration: AccountRegistration,
  caller: Caller,
  createProfile: CreateProfile,
): Promise<SignedIn> {
  await services.limiter.consume('register', caller.clientAddress);
  const existing = await findAccountByEmail(services.dataSource, registration.email);
  try {
    return existing
      ? await linkProfile(services, existing, registration, caller, createProfile)
      : await createAccount(services, registration, caller, createProfile);
  } catch (error) {
    // The same address, or role, was registered a moment earlier.
    if (isDuplicateKey(error)) throw refuse('EMAIL_ALREADY_IN_USE', ['email']);
    throw error;
  }
}

async function createAccount(
  services: Services,
  { email, password, role, name, returnTo }: AccountRegistration,
  { session }: Caller,
  createProfile: CreateProfile,
): Promise<SignedIn> {
  const passwordHash = await hashNewPassword(services, password, {
    email,
    names: [name],
    isCompany: role === 'COMPANY',
  });
  return inTransaction(services.dataSource, async (transaction) => {
    const account = { email, passwordHash, activeRole: role, language: session.language };
    const accountId = await insertAccount(transaction, account, services.clock.now());
    await createProfile(transaction, accountId);
    await sendVerification(services, transaction, { accountId, email, returnTo });
    return { accountId, sessionEpoch: 0 };
  });
}

/** An account with consent to the legal texts, and without a profile as yet; returns its id. */
export async function insertAccount(
  transaction: Transaction,
  account: Pick<Account, 'email' | 'activeRole'> & Partial<Account>,
  now: Date,
): Promise<string> {
  const id = newId();
  await transaction.manager.insert(Account, { ...account, id, lastActiveAt: now, ...consentAt(now), createdAt: now });
  await recordConsent(transaction, id, now);
  return id;
}

/** The account's columns of a consent that is given now; `recordConsent` keeps its history. */
export const consentAt = (now: Date) => ({
  termsVersion: TERMS_VERSION,
  termsAcceptedAt: now,
  supplementVersion: SUPPLEMENT.version,
});

async function linkProfile(
  services: Services,
  existing: AccountRow,
  { password, code, role, returnTo }: AccountRegistration,
  { clientAddress, session }: Caller,
  createProfile: CreateProfile,
): Promise<SignedIn> {
  const { id, email, seeker_id: seeker, company_id: company } = existing;
  const holdsRole = role === 'USER' ? seeker : company;
  if (holdsRole || existing.admin_id) throw refuse('EMAIL_ALREADY_IN_USE', ['email']);
  const provedAt = await countedPasswordTry(services.limiter, email, clientAddress, async () => {
    const isRight = await services.passwords.verify(existing.password_hash, password);
    if (!isRight) throw refuse(DIFFERENT_PASSWORD[role], ['password']);
    return existing.has_second_factor ? proveSecondFactor(services, existing, code) : null;
  });
  const now = services.clock.now();
  await inTransaction(services.dataSource, async (transaction) => {
    await lockRows(transaction, { seeker: seeker ?? undefined, company: company ?? undefined });
    await transaction.manager
      .getRepository(Account)
      .update(id, { activeRole: role, lastActiveAt: now, ...consentAt(now) });
    if (await isToBeErased(transaction.manager, id)) throw refuse('ERASURE_WAITING');
    await createProfile(transaction, id);
    await recordConsent(transaction, id, now);
    await mailAboutNewDevice(services, transaction, existing, session.browser);
    if (!existing.email_verified_at) await sendVerification(services, transaction, { accountId: id, email, returnTo });
  });
  return { accountId: id, sessionEpoch: existing.session_epoch, provedAt };
}
