import { randomBytes } from 'node:crypto';
import { newId } from '../../server/db/columns';
import { inTransaction } from '../../server/db/transaction';
import { knownBrowserCookie } from '../../server/http/middleware/known-browser';
import { SESSION_COOKIE, SessionCookies } from '../../server/http/middleware/session-cookie';
import { Account, AccountSessionStore, findAccountByEmail, Admin } from '../../server/modules/accounts';
import { CompanyMember, createCompany, type CompanyRegistration } from '../../server/modules/companies';
import { createSeeker, type SeekerRegistration } from '../../server/modules/seekers';
import { TokenTransaction } from '../../server/modules/tokens';
import type { CompanyRole } from '../../domain/company-rights';
import type { Role } from '../../domain/roles';
import { graphql } from '../graphql';
import type { TestClient } from '../server/test-client';
import type { TestServer } from '../server/test-server';

export const PASSWORD = 'Rahasia-123';

/** Someone signed in over HTTP. */
export interface TestActor {
  client: TestClient;
  accountId: string;
  email: string;
}

/** Anyone who asks with a client of their own. */
export type Asker = Pick<TestActor, 'client'>;
export type TestSeeker = TestActor & { seekerId: string; fullName: string; phoneNumber: string };
export type TestCompany = TestActor & { companyId: string };

const SIGN_IN = graphql(`mutation SignIn($input: LoginInput!) { login(input: $input) { errors { message } } }`);

let people = 0;
let passwordHash: Promise<string> | null = null;

/** A number in letters, `a` for 0: names hold no digits. */
function inLetters(number: number): string {
  return Array.from(String(number), (digit) => 'abcdefghij'.charAt(Number(digit))).join('');
}

/** A signed-in seeker with a verified e-mail; name only what the test is about. */
export async function aSeeker(
  server: TestServer,
  profile: Partial<SeekerRegistration> & { email?: string } = {},
): Promise<TestSeeker> {
  people += 1;
  const { email = `seeker${people}@people.test`, ...given } = profile;
  const registration: SeekerRegistration = {
    fullName: `Seeker Number${inLetters(people)}`,
    phoneNumber: `0812${String(people).padStart(8, '0')}`,
    education: 'Diploma',
    workExperience: 'Two years in a shop',
    technicalSkills: ['Excel'],
    softSkills: ['Teamwork'],
    cvFileId: null,
    portfolioFileId: null,
    ...given,
  };
  const accountId = await anAccount(server, email, 'USER');
  const seekerId = await inTransaction(server.dataSource, (transaction) =>
    createSeeker(transaction, accountId, registration, server.clock.now()),
  );
  const client = await withSession(server, accountId);
  return {
    client,
    accountId,
    email,
    seekerId,
    fullName: registration.fullName,
    phoneNumber: registration.phoneNumber ?? '',
  };
}

interface CompanyOptions extends Partial<CompanyRegistration> {
  email?: string;
  isVerified?: boolean;
  tokens?: number;
}

/** A signed-in company, verified and with one token unless said otherwise. */
export async function aCompany(server: TestServer, options: CompanyOptions = {}): Promise<TestCompany> {
  people += 1;
  const { email = `company${people}@people.test`, isVerified = true, tokens = 1, ...given } = options;
  const accountId = await anAccount(server, email, 'COMPANY');
  const companyId = await inTransaction(server.dataSource, (transaction) =>
    createCompany(
      transaction,
      { id: accountId, email },
      {
        companyName: `PT Nomor ${people}`,
        phoneNumber: '081234567890',
        companyNpwp: null,
        companyAddress: 'Jl. Sudirman 1, Jakarta',
        industry: 'Technology',
        companySize: '11-50 employees',
        description: null,
        deedFileId: null,
        ...given,
      },
      { now: server.clock.now() },
    ),
  );
  if (isVerified)
    await server.dataSource.query('UPDATE companies SET is_verified = 1, verified_at = ? WHERE id = ?', [
      server.clock.now(),
      companyId,
    ]);
  await setBalance(server, companyId, tokens);
  return { client: await withSession(server, accountId), accountId, email, companyId };
}

interface MemberOptions {
  email?: string;
  role?: CompanyRole;
  personName?: string | null;
}

/** A signed-in colleague of a company: a recruiter unless said otherwise. */
export async function aRecruiter(
  server: TestServer,
  { companyId, accountId: invitedBy }: Pick<TestCompany, 'companyId' | 'accountId'>,
  { role = 'RECRUITER', ...options }: MemberOptions = {},
): Promise<TestCompany> {
  people += 1;
  const { email = `member${people}@people.test`, personName = `Rekan ${inLetters(people)}` } = options;
  const accountId = await anAccount(server, email, 'COMPANY');
  const { manager } = server.dataSource;
  await manager.update(Account, accountId, { personName });
  await manager.insert(CompanyMember, { accountId, companyId, role, invitedBy, since: server.clock.now() });
  return { client: await withSession(server, accountId), accountId, email, companyId };
}

export async function anAdmin(server: TestServer): Promise<TestActor> {
  people += 1;
  const email = `admin${people}@people.test`;
  const accountId = await anAccount(server, email, 'ADMIN');
  await server.dataSource.manager.insert(Admin, { accountId, name: `Admin ${people}`, createdAt: server.clock.now() });
  return { client: await withSession(server, accountId), accountId, email };
}

async function anAccount(server: TestServer, email: string, activeRole: Role): Promise<string> {
  const id = newId();
  const now = server.clock.now();
  passwordHash ??= server.services.passwords.hash(PASSWORD);
  await server.dataSource.manager.insert(Account, {
    id,
    email,
    passwordHash: await passwordHash,
    emailVerifiedAt: now,
    provenAt: now,
    activeRole,
    createdAt: now,
    lastActiveAt: now,
  });
  return id;
}

/** A browser in which the account has signed in. Written, because signing in costs ten times as much as making the account. */
async function withSession(server: TestServer, accountId: string): Promise<TestClient> {
  const { dataSource, env } = server.services;
  const sid = randomBytes(24).toString('base64url');
  const session = { accountId, sessionEpoch: 0, userAgent: 'node', provedAt: null, data: {} };
  await new AccountSessionStore(dataSource, server.clock, env.isProduction).create(sid, session);
  const client = server.visitor();
  const value = new SessionCookies(env.SESSION_SECRET).valueOf(sid);
  client.setCookie(`${SESSION_COOKIE}=${encodeURIComponent(value)}`);
  client.setCookie(knownBrowserCookie(env, accountId));
  return client;
}

/** Signs in from a browser that the account was used in before, so that no mail about a new one is on its way. */
export async function signIn(server: TestServer, email: string, password = PASSWORD): Promise<TestClient> {
  const client = server.visitor();
  const account = await findAccountByEmail(server.dataSource, email);
  if (account) client.setCookie(knownBrowserCookie(server.services.env, account.id));
  const { login } = await client.ask(SIGN_IN, { input: { email, password } });
  if (login.errors[0]) throw new Error(`${email} could not sign in: ${login.errors[0].message}`);
  return client;
}

/** The ledger explains every balance, in tests too: the difference to the starting token is a grant of its own. */
async function setBalance({ dataSource, clock }: TestServer, companyId: string, tokens: number): Promise<void> {
  if (tokens === 1) return;
  if (tokens < 1) throw new Error('A company starts with a token; a test that needs none spends it');
  await dataSource.query('UPDATE token_balances SET tokens = ? WHERE company_id = ?', [tokens, companyId]);
  await dataSource.manager.insert(TokenTransaction, {
    id: newId(),
    companyId,
    type: 'GRANT',
    amount: tokens - 1,
    balanceAfter: tokens,
    // After its first token: a list by time has to know the order of the two.
    createdAt: new Date(clock.now().getTime() + 1),
  });
}
