import { TERMS_VERSION } from '../../../domain/accounts';
import { SUPPLEMENT } from '../../../domain/consents';
import { aCompany, anAdmin, aSeeker, type TestActor } from '../../../testkit/people/actors';
import { atOnce } from '../../../testkit/races/at-once';
import { anUnverified, verifyEmail } from '../../../testkit/people/email-verification';
import { requestExport } from '../../../testkit/people/data-exports';
import { requestErasure } from '../../../testkit/people/erasures';
import { eventually } from '../../../testkit/races/eventually';
import { graphql } from '../../../testkit/graphql';
import type { MailChoiceInput } from '../../../testkit/graphql/graphql';
import { accept, aJob, applied, reject } from '../../../testkit/market/job-factory';
import { mailsArrived, mailsTo, minutesLater } from '../../../testkit/outside/mailbox';
import { registerCompany } from '../../../testkit/people/registration';
import { useServer } from '../../../testkit/server/test-server';
import type { TestClient } from '../../../testkit/server/test-client';
import { countWaitingMails } from '../mail';

const server = useServer();

const CONSENTS = graphql(`query OwnConsents {
  consents { changes { kind version isGiven createdAt } mails { kind isOn } }
}`);
const CHOOSE = graphql(`mutation ChooseMails($input: UpdateMailPreferencesInput!) {
  updateMailPreferences(input: $input) { consents { mails { kind isOn } } errors { ...Refusal } }
}`);

const IS_ASKED = graphql(`query IsAskedToAgree { viewer { isAskedToAgree } }`);
const AGREE = graphql(`mutation AgreeInTest($version: String!) {
  agreeToSupplement(version: $version) { errors { ...Refusal } }
}`);
const SIGN_OUT = graphql(`mutation SignOutUnasked { logout { isSignedOut } }`);

const isAsked = async ({ client }: Pick<TestActor, 'client'>) => (await client.ask(IS_ASKED)).viewer?.isAskedToAgree;
const agree = async ({ client }: Pick<TestActor, 'client'>, version: string) =>
  (await client.ask(AGREE, { version })).agreeToSupplement.errors.map(({ code }) => code);
const agreedEarlier = ({ accountId }: TestActor, version: string | null) =>
  server.dataSource.query('UPDATE accounts SET supplement_version = ? WHERE id = ?', [version, accountId]);

const consentsOf = async ({ client }: Pick<TestActor, 'client'>) => (await client.ask(CONSENTS)).consents;
async function choose({ client }: Pick<TestActor, 'client'>, ...mails: MailChoiceInput[]) {
  const { updateMailPreferences } = await client.ask(CHOOSE, { input: { mails } });
  expect(updateMailPreferences.errors).toEqual([]);
  return updateMailPreferences.consents?.mails;
}

/** A seeker by the form, with a verified address. */
async function registered(email: string): Promise<TestClient> {
  const { client, code } = await anUnverified(server, email);
  expect((await verifyEmail(client, code)).errors).toEqual([]);
  return client;
}

/** All mails that are due have been sent, or were not wanted. */
const mailsSettled = () =>
  eventually(
    () => countWaitingMails(server.dataSource),
    ({ waiting }) => waiting === 0,
  );

describe('what a person has agreed to', () => {
  it('is kept from the registration, with its date and version, and not asked for again', async () => {
    const client = await registered('setuju@people.test');
    expect(await isAsked({ client })).toBe(false);
    const createdAt = server.clock.now().toISOString();
    const given = { version: TERMS_VERSION, isGiven: true, createdAt };
    const { changes } = await consentsOf({ client });
    expect(changes.toSorted((one, other) => one.kind.localeCompare(other.kind))).toEqual([
      { kind: 'PRIVACY_POLICY', ...given },
      { kind: 'SUPPLEMENT', ...given, version: SUPPLEMENT.version },
      { kind: 'TERMS', ...given },
    ]);
  });

  it('is kept again when the other role registers', async () => {
    const client = await registered('dua@people.test');
    server.clock.advance(60_000);
    await registerCompany(client, { email: 'dua@people.test' });

    const { changes, mails } = await consentsOf({ client });
    expect(changes.map(({ kind }) => kind).toSorted()).toEqual([
      ...['PRIVACY_POLICY', 'PRIVACY_POLICY', 'SUPPLEMENT', 'SUPPLEMENT', 'TERMS', 'TERMS'],
    ]);
    expect(mails.map(({ kind }) => kind)).toEqual(['APPLICATION_NEWS', 'APPLICANT_NEWS']);
  });
});

describe('the supplement to terms and privacy policy', () => {
  it('is asked for in its present version, once, of seekers and companies', async () => {
    for (const person of [await aSeeker(server), await aCompany(server)]) {
      await agreedEarlier(person, '2025-01');
      expect(await isAsked(person)).toBe(true);

      await atOnce(10, () => agree(person, SUPPLEMENT.version));

      expect(await isAsked(person)).toBe(false);
      expect((await consentsOf(person)).changes).toEqual([
        { kind: 'SUPPLEMENT', version: SUPPLEMENT.version, isGiven: true, createdAt: server.clock.now().toISOString() },
      ]);
      await agree(person, SUPPLEMENT.version);
      expect((await consentsOf(person)).changes).toHaveLength(1);
    }
  });

  it('is agreed to as it was read: another version is refused', async () => {
    const seeker = await aSeeker(server);
    await agreedEarlier(seeker, null);
    expect(await agree(seeker, '2025-01')).toEqual(['SUPPLEMENT_CHANGED']);
    expect(await isAsked(seeker)).toBe(true);
  });

  it('does not concern administrators, and never blocks sign-out, a data export or an erasure', async () => {
    expect(await isAsked(await anAdmin(server))).toBe(false);
    const [leaver, other] = [await aSeeker(server), await aSeeker(server)];
    await agreedEarlier(leaver, null);
    await agreedEarlier(other, null);
    expect((await requestExport(leaver)).errors).toEqual([]);
    expect((await requestErasure(leaver)).errors).toEqual([]);
    expect((await other.client.ask(SIGN_OUT)).logout.isSignedOut).toBe(true);
  });
});

describe('mails', () => {
  it('are switched off and on by kind, and each change is kept; those of another role cannot be chosen', async () => {
    const seeker = await aSeeker(server);
    const news = (isOn: boolean) => ({ kind: 'APPLICATION_NEWS', isOn }) as const;
    expect((await consentsOf(seeker)).mails).toEqual([news(true)]);
    expect(await choose(seeker, { kind: 'APPLICANT_NEWS', isOn: false })).toEqual([news(true)]);

    expect(await choose(seeker, news(false))).toEqual([news(false)]);
    await choose(seeker, news(false));
    await choose(seeker, news(true));

    const { changes, mails } = await consentsOf(seeker);
    expect(mails).toEqual([news(true)]);
    expect(changes.map(({ kind, isGiven }) => [kind, isGiven])).toEqual([
      ['APPLICATION_NEWS', true],
      ['APPLICATION_NEWS', false],
    ]);
  });

  it('that are switched off are not sent, also those that wait already', async () => {
    const company = await aCompany(server);
    const job = await aJob(company, { title: 'Perawat', slots: [{ maxApplicants: 5 }] });
    await applied(await aSeeker(server), job);
    await mailsArrived(server, company.email, 'New applicant for Perawat');
    // This one waits ten minutes for more news.
    await applied(await aSeeker(server), job);
    await choose(company, { kind: 'APPLICANT_NEWS', isOn: false });

    minutesLater(server);

    await mailsSettled();
    expect((await mailsTo(server, company.email)).map(({ subject }) => subject)).toEqual(['New applicant for Perawat']);
  });

  it('about interviews are sent even so', async () => {
    const [company, seeker] = [await aCompany(server, { companyName: 'PT Terang' }), await aSeeker(server)];
    await choose(seeker, { kind: 'APPLICATION_NEWS', isOn: false });
    const job = await aJob(company, { title: 'Bidan', slots: [{ maxApplicants: 2 }] });
    await reject(company, await applied(seeker, await aJob(company, { title: 'Apoteker' })));
    await accept(company, await applied(seeker, job));

    await mailsSettled();
    expect((await mailsTo(server, seeker.email)).map(({ subject }) => subject)).toEqual([
      'PT Terang has accepted your application',
    ]);
  });
});
