import { ulid } from 'ulid';
import { unloggedColumns } from '../db/field-table';
import { ACCOUNT_TABLE } from '../modules/accounts/account.table';
import { APPLICATION_TABLE } from '../modules/applications/application.table';
import { COMPANY_TABLE } from '../modules/companies/company.table';
import { JOB_TABLE } from '../modules/jobs/job.table';
import { RESCHEDULE_REQUEST_TABLE } from '../modules/reschedules/reschedule-request.table';
import { SEEKER_TABLE } from '../modules/seekers/seeker.table';
import { aCompany, anAdmin, type TestCompany } from '../../testkit/people/actors';
import { eventually } from '../../testkit/races/eventually';
import { graphql } from '../../testkit/graphql';
import { postOf } from '../../testkit/server/graphql-request';
import { saveInterviewDetails } from '../../testkit/market/interview-details';
import { requestReschedule } from '../../testkit/market/reschedules';
import { accept, aJob, applied } from '../../testkit/market/job-factory';
import { findLeaks, type PlantedIdentity } from '../../testkit/checks/leak-checker';
import { linesOf } from '../../testkit/checks/log-lines';
import { MailServer } from '../../testkit/outside/mail-server';
import { plant } from '../../testkit/people/planted-people';
import { sendCallback } from '../../testkit/market/payment-factory';
import { logIn, registerSeeker } from '../../testkit/people/registration';
import type { TestClient } from '../../testkit/server/test-client';
import { useServer, type TestServer } from '../../testkit/server/test-server';

const mails = new MailServer();
let port = 0;
beforeAll(async () => {
  port = await mails.listen();
});
afterAll(() => mails.close());

const CLERK: PlantedIdentity = {
  fullName: 'Sulastri Wulandari',
  email: 'sulastri.wulandari@contoh.test',
  phoneNumber: '081357310999',
};
const FIRM: PlantedIdentity = {
  fullName: 'Penandatangan Sejahtera',
  email: 'kantor.penanda@contoh.test',
  phoneNumber: '081299887766',
  others: ['9876543210987654', 'Gang Kelinci'],
};
const PASSWORDS = ['Rahasia-123', 'Rahasia-456', 'Tebakan-Salah-1'];
const BROWSER = 'PlantedBrowser/1.0';
const MEETING = 'https://meet.contoh.test/room?pwd=planted-meeting-secret';

/** The code of the link in the newest mail for the address. */
async function codeFor(address: string, subject: string): Promise<string> {
  const mail = await eventually(
    () => mails.deliveredTo(address).find((one) => one.subject === subject),
    (found) => found !== undefined,
  );
  const code = /[?&](?:oobCode|code)=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!code) throw new Error(`No code in ${mail?.text}`);
  return code;
}

const VERIFY = graphql(`mutation VerifyLogged($code: String!) { verifyEmail(oobCode: $code) { errors { code } } }`);
const FORGET = graphql(
  `mutation ForgetLogged($email: String!) { requestPasswordReset(input: { email: $email }) { errors { code } } }`,
);
const RESET = graphql(
  `mutation ResetLogged($input: ResetPasswordInput!) { resetPassword(input: $input) { errors { code } } }`,
);

/** Registers, verifies, guesses wrong, forgets the password and sets a new one; returns the secrets that were used. */
async function anEventfulAccount(server: TestServer, email: string): Promise<string[]> {
  const client = server.visitor();
  await registerSeeker(client, {
    fullName: CLERK.fullName,
    email,
    phoneNumber: CLERK.phoneNumber,
    workExperience: `Ask ${CLERK.fullName}, ${CLERK.phoneNumber}`,
  });
  const first = await codeFor(email, 'Verify your email address');
  await client.fetch(`/verify-email?oobCode=${first}&email=${email}`);
  await client.ask(VERIFY, { code: first });
  await logIn(server.visitor(), email, 'Tebakan-Salah-1');
  await client.ask(FORGET, { email });
  const second = await codeFor(email, 'Reset your password');
  await client.fetch(`/reset-password?code=${second}`, {
    headers: { referer: `https://mail.test/${email}`, 'user-agent': BROWSER },
  });
  await client.ask(RESET, { input: { code: second, password: 'Rahasia-456', confirmPassword: 'Rahasia-456' } });
  await logIn(client, email, 'Rahasia-456');
  return [first, second, client.sessionCookie.split('=')[1] ?? ''];
}

const FIND_APPLICANTS = graphql(
  `query ApplicantsLogged($search: String) { companyApplications(search: $search) { items { id applicant { fullName email phoneNumber } } } }`,
);
const FIND_USERS = graphql(`query UsersLogged($search: String) { adminUsers(search: $search) { items { id } } }`);

/** What happens between a person and a company, with every text that a person can write. */
async function anApplication(server: TestServer, company: TestCompany) {
  const person = await plant(server, 'an everyday name');
  const { fullName, phoneNumber } = person.identity;
  const job = await aJob(company, { slots: [{ maxApplicants: 3 }] });
  const applicationId = await applied(person.seeker, job);
  await accept(company, applicationId);
  await saveInterviewDetails(company, { applicationId, venue: 'Lantai 3', link: MEETING });
  const reason = `${fullName} is ill, call ${phoneNumber}`;
  await requestReschedule(person.seeker, applicationId, {
    date: '2026-11-27',
    start: '10:00',
    end: '10:30',
    locationType: 'ONLINE',
    reason,
  });
  await company.client.ask(FIND_APPLICANTS, { search: fullName });
  for (const path of [...person.files, '/exports/accepted-applicants.csv', `/interviews/${applicationId}.ics`])
    await (await company.client.fetch(path)).arrayBuffer();
  const admin = await anAdmin(server);
  await admin.client.ask(FIND_USERS, { search: person.identity.email });
  await admin.client.fetch(`/exports/users.csv?search=${encodeURIComponent(person.identity.email)}`);
  return person;
}

const JOB = graphql(`query JobLogged($id: ID!) { job(id: $id) { id } }`);
const JOBS = graphql(`query JobsLogged($page: Int) { jobs(page: $page) { totalCount } }`);
const VIEWER = graphql(`query ViewerLogged { viewer { id } }`);
const LOGIN = graphql(`mutation LoginLogged($input: LoginInput!) { login(input: $input) { errors { code } } }`);

/** Requests that go wrong in every way that quotes what it met. */
async function troubles(
  server: TestServer,
  client: TestClient,
  { email, fullName, phoneNumber }: PlantedIdentity,
): Promise<void> {
  await client.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"email":"${email}", ${fullName}`,
  });
  await client.sendText(`{ job(id: "${email}") { nothing } }`);
  await client.sendInvalid(JOB, { id: { email, fullName } });
  await client.sendInvalid(JOBS, { page: phoneNumber });
  const telling = {
    'x-request-id': email,
    'user-agent': `${BROWSER} ${email}`,
    origin: `https://${email.split('@')[1]}`,
  };
  await client.withHeaders(telling).fetch('/graphql', postOf(VIEWER));
  await sendCallback(
    server,
    JSON.stringify({
      merchant_ref: 'INV-1-1',
      customer_name: fullName,
      customer_email: email,
      customer_phone: phoneNumber,
    }),
    { signature: 'wrong' },
  );
  await client.fetch(`/files/${encodeURIComponent(fullName)}`);
  await client.fetch(`/${encodeURIComponent(email)}/${phoneNumber}x?name=${encodeURIComponent(fullName)}`);
  await client.fetch('/auth/google/callback?code=planted-google-code&state=x');
  const real = server.services.passwords;
  // A fault inside that quotes the row it met, from MariaDB itself.
  server.services.passwords = {
    ...real,
    verify: async () => {
      await server.dataSource.query(
        "INSERT INTO accounts (id, email, active_role, created_at) SELECT ?, email, 'USER', created_at FROM accounts WHERE email = ?",
        [ulid(), email],
      );
      return true;
    },
  };
  await client.send(LOGIN, { input: { email, password: 'Rahasia-123' } });
  await client.send(LOGIN, { input: { email: `${email}'); --`, password: 'Rahasia-123' } });
  server.services.passwords = real;
}

/** What the tables of columns keep out of logs, as far as it is long enough to be told from other words. */
async function unloggedValues({ dataSource }: TestServer): Promise<string[]> {
  const values: unknown[] = [];
  for (const [name, table] of Object.entries({
    accounts: ACCOUNT_TABLE,
    seekers: SEEKER_TABLE,
    companies: COMPANY_TABLE,
    jobs: JOB_TABLE,
    applications: APPLICATION_TABLE,
    reschedule_requests: RESCHEDULE_REQUEST_TABLE,
  }))
    for (const row of await dataSource.query<object[]>(`SELECT ${unloggedColumns(table).join(', ')} FROM ${name}`))
      values.push(...Object.values(row));
  return values.filter((value): value is string => typeof value === 'string' && value.length > 5);
}

/** The lowest level has what the others have; the default one is looked at by itself in the long run. */
const LEVELS = process.env['LONG_TESTS'] ? ['info', 'debug'] : ['debug'];

describe.each(LEVELS)('a log of the level %s, with every request and every statement in it', (level) => {
  const log: string[] = [];
  const settings: Record<string, string> = { LOG_LEVEL: level, SLOW_OPERATION_MS: '0', SLOW_STATEMENT_MS: '0' };
  beforeAll(() => void (settings['SMTP_URL'] = `smtp://127.0.0.1:${port}`));
  const server = useServer(settings, { log });

  it('contains no personal data', async () => {
    const email = `${level}.${CLERK.email}`;
    const secrets = await anEventfulAccount(server, email);
    const company = await aCompany(server, {
      tokens: 3,
      email: FIRM.email,
      companyName: FIRM.fullName,
      phoneNumber: FIRM.phoneNumber,
      companyNpwp: '9876543210987654',
      companyAddress: 'Gang Kelinci 5, Bandung',
    });
    const person = await anApplication(server, company);
    mails.refused.add(`refused.${email}`);
    await registerSeeker(server.visitor(), { fullName: CLERK.fullName, email: `refused.${email}` });
    await troubles(server, person.seeker.client, person.identity);

    const lines = await eventually(
      () => linesOf(log),
      (seen) => seen.some(({ msg }) => msg.startsWith('mail not sent')),
    );

    // Otherwise a log that says nothing would pass.
    const said = new Set(lines.map(({ msg }) => msg));
    for (const msg of [
      'slow request',
      'slow statement',
      'a request failed unexpectedly',
      'mail not sent; it is tried again',
    ])
      expect(said).toContain(msg);
    expect(lines.find(({ msg }) => msg === 'a request failed unexpectedly')?.err?.message).toContain(
      "Duplicate entry '…' for key",
    );

    const whole = log.join('');
    for (const value of await unloggedValues(server)) expect([value, whole.includes(value)]).toEqual([value, false]);
    const people: PlantedIdentity[] = [CLERK, FIRM, { ...person.identity, others: [] }];
    expect(people.flatMap((one) => findLeaks(whole, one))).toEqual([]);
    for (const secret of [...secrets, ...PASSWORDS, BROWSER, 'planted', 'contoh.test'])
      expect([secret, whole.toLowerCase().includes(secret.toLowerCase())]).toEqual([secret, false]);
  });
});
