import { IsNull, Not } from 'typeorm';
import { refuse } from '../../../../domain/errors';
import type { Language } from '../../../../domain/language';
import { Role } from '../../../../domain/roles';
import { GOOGLE_CODE_MINUTES } from '../../../../domain/second-factor';
import { MINUTE_MS } from '../../../../domain/time';
import { withRetries } from '../../../db/retries';
import { inTransaction, isDuplicateKey, type Transaction } from '../../../db/transaction';
import type { SessionControl, SignedIn } from '../../../graphql/context';
import type { Services } from '../../../services';
import {
  lockAccess,
  Account,
  findAccountByEmail,
  findAccountByGoogleSub,
  mailUndoableChange,
  refuseWhileErased,
  voidUnprovenAccess,
  type AccountRow,
  type AwaitedSignIn,
} from '../../accounts';
import { createSeeker } from '../../seekers';
import { GOOGLE_LINKED } from '../auth.mails';
import { completeSignIn } from './complete-sign-in';
import { refuseWithoutProfile } from './login';
import { insertAccount } from './register-account';

/** What Google says about the person, as read from its userinfo endpoint. */
export interface GooglePerson {
  /** Google's id of the person, which never changes; the e-mail may. */
  sub: string;
  /** Trimmed and in lower case. */
  email: string;
  emailVerified: boolean;
  /** Empty when Google's name breaks the rule for names; Complete Profile asks for it then. */
  fullName: string;
}

/**
 * Finds, links or makes the account of a person that Google has confirmed. It is found by `sub`; otherwise an account with
 * the same e-mail is linked if Google has verified that e-mail; otherwise a job seeker is made, without a password and
 * with an incomplete profile. With a second factor, the sign-in waits for its code, and so does a new link. Errors: GOOGLE_SIGN_IN_FAILED, USER_NOT_FOUND, USER_TYPE_MISMATCH.
 */
export async function signInWithGoogle(
  services: Services,
  person: GooglePerson,
  { browser, language }: Pick<SessionControl, 'browser' | 'language'>,
): Promise<{ signedIn: SignedIn } | { awaited: AwaitedSignIn }> {
  const findOrMake = () =>
    inTransaction(services.dataSource, async (transaction) => {
      const found = await accountFor(services, transaction, person, language);
      refuseWithoutProfile(found.account);
      return found;
    });
  // A duplicate was made a moment ago, perhaps in another tab: the next try finds it.
  const { account, isNew, linkSub } = await withRetries(findOrMake, isDuplicateKey);
  if (account.has_second_factor) {
    const until = services.clock.now().getTime() + GOOGLE_CODE_MINUTES * MINUTE_MS;
    return { awaited: { accountId: account.id, sessionEpoch: account.session_epoch, linkSub, until } };
  }
  // A registration sends no mail about a new browser.
  if (isNew) return { signedIn: { accountId: account.id, sessionEpoch: account.session_epoch } };
  return { signedIn: await completeSignIn(services, account, null, browser) };
}

async function accountFor(
  services: Services,
  transaction: Transaction,
  person: GooglePerson,
  language: Language,
): Promise<{ account: AccountRow; isNew: boolean; linkSub?: string }> {
  const known = await findAccountByGoogleSub(transaction.manager, person.sub);
  if (known) return { account: known, isNew: false };
  if (!person.emailVerified) throw refuse('GOOGLE_SIGN_IN_FAILED');
  const sameEmail = await findAccountByEmail(transaction.manager, person.email);
  if (!sameEmail) await registerSeeker(services, transaction, person, language);
  // Administrators sign in with their password only: no provider decides who they are.
  else if (sameEmail.admin_id) throw refuse('GOOGLE_SIGN_IN_FAILED');
  // An account that is not proven may have been registered by an attacker, even if its address is verified.
  else if (await voidUnprovenAccess(services, transaction, sameEmail, 'google'))
    await linkGoogle(services, transaction, sameEmail.id, person.sub);
  // A mailbox may be enough for a Google account: it must not leave a way in that the code has not confirmed.
  else if (sameEmail.has_second_factor) {
    await refuseIfLinked(transaction, sameEmail.id);
    return { account: sameEmail, isNew: false, linkSub: person.sub };
  } else await linkGoogle(services, transaction, sameEmail.id, person.sub);
  const account = await findAccountByGoogleSub(transaction.manager, person.sub);
  if (!account) throw new Error('The account that was just linked is not there');
  return { account, isNew: sameEmail === null };
}

/** Errors: GOOGLE_SIGN_IN_FAILED when another person at Google is linked; ERASURE_WAITING. */
export async function linkGoogle(
  services: Services,
  transaction: Transaction,
  accountId: string,
  googleSub: string,
): Promise<void> {
  const before = await lockAccess(transaction, accountId, 'GOOGLE');
  const { affected } = await transaction.manager
    .getRepository(Account)
    .update({ id: accountId, googleSub: IsNull() }, { googleSub });
  if (!affected) throw refuse('GOOGLE_SIGN_IN_FAILED');
  await refuseWhileErased(transaction.manager, accountId);
  await mailUndoableChange(services, transaction, before, GOOGLE_LINKED);
}

async function refuseIfLinked({ manager }: Transaction, id: string): Promise<void> {
  const isLinked = await manager.getRepository(Account).existsBy({ id, googleSub: Not(IsNull()) });
  if (isLinked) throw refuse('GOOGLE_SIGN_IN_FAILED');
}

async function registerSeeker(
  services: Services,
  transaction: Transaction,
  person: GooglePerson,
  language: Language,
): Promise<void> {
  const { email, sub: googleSub, fullName } = person;
  const now = services.clock.now();
  // The login page says beside the button that signing in consents to the terms.
  const account = { email, googleSub, emailVerifiedAt: now, provenAt: now, activeRole: Role.USER, language };
  const accountId = await insertAccount(transaction, account, now);
  const empty = { phoneNumber: null, education: null, workExperience: null, cvFileId: null, portfolioFileId: null };
  await createSeeker(transaction, accountId, { fullName, technicalSkills: [], softSkills: [], ...empty }, now);
}
