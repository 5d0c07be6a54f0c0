import { createHash, randomBytes } from 'node:crypto';
import { graphql } from '../../../../testkit/graphql';
import { renewFeed } from '../../../../testkit/market/calendar-feeds';
import { mailsArrived, mailsTo } from '../../../../testkit/outside/mailbox';
import {
  aCompany,
  anAdmin,
  aRecruiter,
  aSeeker,
  type TestCompany,
  type TestSeeker,
} from '../../../../testkit/people/actors';
import { anUnverified, verifyEmail } from '../../../../testkit/people/email-verification';
import { requestErasure } from '../../../../testkit/people/erasures';
import {
  acceptInvitation,
  invite,
  invited,
  joinWithInvitation,
  openInvitations,
  readInvitation,
  resend,
  withdraw,
} from '../../../../testkit/people/invitations';
import { removeMember } from '../../../../testkit/people/members';
import { registerCompany, STRONG_PASSWORD, codesOf, logIn, viewerOf } from '../../../../testkit/people/registration';
import { turnOnSecondFactor } from '../../../../testkit/people/second-factor';
import { atOnce, tallyOf } from '../../../../testkit/races/at-once';
import { expectInvariants } from '../../../../testkit/checks/invariants';
import { useSecondServer, useServer } from '../../../../testkit/server/test-server';
import { CompanyMember } from '../../companies';

/** What went wrong with memberships elsewhere, one by one. */
const shared = { SESSION_SECRET: randomBytes(32).toString('hex') };
const server = useServer(shared);
const second = useSecondServer(shared);
afterEach(() => expectInvariants(server));

const membersOf = async (companyId: string) =>
  server.dataSource.query<{ email: string; role: string }[]>(
    'SELECT a.email, m.role FROM company_members m JOIN accounts a ON a.id = m.account_id WHERE m.company_id = ? ORDER BY m.since, a.email',
    [companyId],
  );

/** A company and a seeker whom it has invited. */
async function anInvited() {
  const [company, seeker] = [await aCompany(server), await aSeeker(server)];
  return { company, seeker, ...(await invited(server, company, seeker.email)) };
}

const onlyOwner = (company: TestCompany) => [{ email: company.email, role: 'OWNER' }];

describe('the right to invite', () => {
  it('is asked when inviting, sending again and taking back, not only when roles change', async () => {
    const company = await aCompany(server);
    const recruiter = await aRecruiter(server, company);
    const { id } = await invited(server, company, 'rights@people.test');

    for (const attempt of [
      () => invite(recruiter, 'by.recruiter@people.test'),
      () => resend(recruiter, id),
      () => withdraw(recruiter, id),
      () => openInvitations(recruiter),
    ])
      await expect(attempt()).rejects.toThrow('Only an owner of the company can do this.');
    expect(await openInvitations(company)).toEqual([expect.objectContaining({ id })]);
  });

  it('reaches no invitation of another company', async () => {
    const [company, other] = [await aCompany(server), await aCompany(server)];
    const { id, code } = await invited(server, company, 'foreign@people.test');

    expect(await resend(other, id)).toEqual(['INVITATION_NOT_FOUND']);
    expect(await withdraw(other, id)).toEqual(['INVITATION_NOT_FOUND']);
    expect(await openInvitations(other)).toEqual([]);
    expect(await readInvitation(server.visitor(), code)).not.toBeNull();
  });

  it('takes no role but the two, and none beside the schema', async () => {
    const company = await aCompany(server);
    const ROLE = graphql(
      `mutation InviteWithRole($input: InviteMemberInput!) { inviteMember(input: $input) { errors { ...Refusal } } }`,
    );
    for (const input of [
      { email: 'r@people.test', role: 'ADMIN' },
      { email: 'r@people.test', role: 'owner' },
      { email: 'r@people.test', role: 'RECRUITER', companyId: company.companyId },
    ])
      expect((await company.client.sendInvalid(ROLE, { input })).errors?.length).toBe(1);
    expect(await openInvitations(company)).toEqual([]);
  });

  it('ends with the sender: the link of a former owner, or of one who is erased, gives nothing', async () => {
    const { manager } = server.dataSource;
    for (const end of [
      ({ accountId }: TestCompany) => manager.update(CompanyMember, { accountId }, { role: 'RECRUITER' }),
      ({ accountId }: TestCompany) => manager.delete(CompanyMember, { accountId }),
      requestErasure,
    ]) {
      const company = await aCompany(server);
      const sender = await aRecruiter(server, company, { role: 'OWNER' });
      const email = `by.former.${sender.accountId.toLowerCase()}@people.test`;
      const { code } = await invited(server, sender, email);
      await end(sender);

      expect(await readInvitation(server.visitor(), code)).toBeNull();
      expect((await joinWithInvitation(server.visitor(), code)).codes).toEqual(['INVITATION_VOID']);
      expect(await membersOf(company.companyId)).not.toContainEqual(expect.objectContaining({ email }));
    }
  });
});

const BY_GET = graphql(
  `mutation AcceptByGet($code: String!) { acceptInvitation(code: $code) { errors { ...Refusal } } }`,
);

describe('the link', () => {
  it('joins nobody but the invited address, whoever is signed in', async () => {
    const company = await aCompany(server);
    const { code } = await invited(server, company, 'meant@people.test');
    const stranger = await aSeeker(server);

    expect(await acceptInvitation(stranger, code)).toMatchObject({ codes: ['INVITATION_OTHER_ADDRESS'] });
    expect(await membersOf(company.companyId)).toEqual(onlyOwner(company));
    expect(await viewerOf(stranger.client)).toMatchObject({ roles: ['USER'], activeRole: 'USER' });
  });

  it('changes nothing when it is opened, however it is fetched', async () => {
    const { company, seeker, code } = await anInvited();

    await seeker.client.fetch(`/invitation?code=${code}`);
    await readInvitation(seeker.client, code);
    const sent = new URLSearchParams({ query: BY_GET.toString(), variables: JSON.stringify({ code }) });
    expect((await seeker.client.fetch(`/graphql?${sent.toString()}`)).status).toBeGreaterThanOrEqual(400);
    expect((await seeker.client.fetch(`/invitation?code=${code}`, { method: 'POST' })).status).toBeGreaterThanOrEqual(
      400,
    );

    expect(await membersOf(company.companyId)).toEqual(onlyOwner(company));
    expect(await openInvitations(company)).toHaveLength(1);
    expect((await acceptInvitation(seeker, code)).codes).toEqual([]);
  });

  it('compares addresses as accounts do: in lower case, byte by byte', async () => {
    const company = await aCompany(server);
    const seeker = await aSeeker(server, { email: 'putri.besar@people.test' });
    const { code } = await invited(server, company, 'putri.besar@people.test', (inviter) =>
      invite(inviter, 'Putri.BESAR@People.test'),
    );
    const lookalike = await aSeeker(server, { email: 'pútri.besar@people.test' });
    expect((await acceptInvitation(lookalike, code)).codes).toEqual(['INVITATION_OTHER_ADDRESS']);
    expect((await acceptInvitation(seeker, code)).codes).toEqual([]);
  });

  it('is stored as a hash', async () => {
    const company = await aCompany(server);
    const { id, code } = await invited(server, company, 'hashed@people.test');
    const [row] = await server.dataSource.query<{ code_hash: string }[]>(
      'SELECT code_hash FROM company_invitations WHERE id = ?',
      [id],
    );
    expect(row?.code_hash).toBe(createHash('sha256').update(code).digest('hex'));
    expect((await joinWithInvitation(server.visitor(), String(row?.code_hash))).codes).toEqual(['INVITATION_VOID']);
  });

  it('brings no former member back', async () => {
    const company = await aCompany(server);
    const { code } = await invited(server, company, 'gone@people.test');
    const browser = server.visitor();
    await joinWithInvitation(browser, code);
    await server.dataSource.query(
      "DELETE m FROM company_members m JOIN accounts a ON a.id = m.account_id WHERE a.email = 'gone@people.test'",
    );
    expect((await acceptInvitation({ client: browser }, code)).codes).toEqual(['INVITATION_VOID']);
    expect(await membersOf(company.companyId)).toEqual(onlyOwner(company));
  });
});

describe('an account that someone registered with the invited address and never verified', () => {
  it('does not join from its session, and loses password, sessions, app and feed when the invited person joins', async () => {
    const company = await aCompany(server);
    const attacker = await anUnverified(server, 'victim@people.test');
    const feed = await settledIn(attacker);
    const { code } = await invited(server, company, attacker.email);

    expect((await acceptInvitation(attacker, code)).codes).toEqual(['INVITATION_UNVERIFIED']);
    const own = server.visitor();
    expect((await joinWithInvitation(own, code)).viewer).toMatchObject({
      email: attacker.email,
      emailVerified: true,
      roles: ['USER', 'COMPANY'],
      activeRole: 'COMPANY',
      personName: 'Putri Ayu',
    });

    expect(await viewerOf(attacker.client)).toBeNull();
    expect(codesOf(await logIn(server.visitor(), attacker.email, STRONG_PASSWORD))).toEqual(['INVALID_CREDENTIALS']);
    expect(codesOf(await logIn(server.visitor(), attacker.email, 'Berubah-456'))).toEqual([]);
    // The link that the attacker's registration mailed proves nothing to anyone any more.
    expect((await verifyEmail(attacker.client, attacker.code)).errors.map((error) => error.code)).toEqual([
      'INVALID_ACTION_CODE',
    ]);
    expect((await server.visitor().fetch(feed)).status).toBe(404);
    expect(await mailsArrived(server, attacker.email, 'Your password was replaced')).toHaveLength(1);
  });

  it('keeps a company that it registered: the invited person is told that it hires', async () => {
    const company = await aCompany(server);
    const attacker = server.visitor();
    await registerCompany(attacker, { email: 'victim.hr@people.test' });
    const { code } = await invited(server, company, 'victim.hr@people.test');

    expect((await joinWithInvitation(server.visitor(), code)).codes).toEqual(['HIRES_ELSEWHERE']);
    expect(await viewerOf(attacker)).not.toBeNull();
    expect(await membersOf(company.companyId)).toEqual(onlyOwner(company));
  });

  it('is opened by no link once its address is verified', async () => {
    const company = await aCompany(server);
    const person = await anUnverified(server, 'verified.later@people.test');
    const { code } = await invited(server, company, person.email);
    await verifyEmail(person.client, person.code);
    expect((await joinWithInvitation(server.visitor(), code)).codes).toEqual(['INVITED_ACCOUNT_EXISTS']);
    expect(codesOf(await logIn(server.visitor(), person.email))).toEqual([]);
    expect(await openInvitations(company)).toHaveLength(1);
  });
});

/** With a calendar feed and an authenticator app, as after an address that was verified for a while; returns the feed. */
async function settledIn({ email, client }: { email: string; client: TestCompany['client'] }): Promise<string> {
  await setVerified(email, server.clock.now());
  const feed = await renewFeed({ client });
  await turnOnSecondFactor(server, { client }, STRONG_PASSWORD);
  await setVerified(email, null);
  return feed;
}

async function setVerified(email: string, at: Date | null): Promise<void> {
  await server.dataSource.query('UPDATE accounts SET email_verified_at = ? WHERE email = ?', [at, email]);
}

describe('at the same moment, on two servers', () => {
  const ROUNDS = process.env['LONG_TESTS'] ? 10 : 3;
  const rounds = Array.from({ length: ROUNDS }, (_, round) => round);

  it.each(rounds)('accepting and taking back leave one of the two (%s)', async () => {
    const { company, seeker, id, code } = await anInvited();

    const [accepted, taken] = await Promise.all([acceptInvitation(seeker, code), withdraw(elsewhere(company), id)]);

    const hasJoined = accepted.codes.length === 0;
    expect([accepted.codes, taken]).toEqual(hasJoined ? [[], ['INVITATION_NOT_FOUND']] : [['INVITATION_VOID'], []]);
    expect(await membersOf(company.companyId)).toHaveLength(hasJoined ? 2 : 1);
    expect(await openInvitations(company)).toEqual([]);
  });

  it('one link joins once, whoever presses how often', async () => {
    const { company, seeker, code } = await anInvited();

    const answers = await atOnce(20, (index) => acceptInvitation(index % 2 ? seeker : elsewhere(seeker), code));

    expect(tallyOf(answers.map(({ codes }) => codes.join()))).toEqual({ '': 20 });
    expect(await membersOf(company.companyId)).toHaveLength(2);
    const joined = (await mailsTo(server, company.email)).filter(({ subject }) => subject.includes('joined'));
    expect(joined.length).toBeLessThanOrEqual(1);
  });

  it('one link makes one account', async () => {
    const company = await aCompany(server);
    const { code } = await invited(server, company, 'many.tabs@people.test');

    const answers = await atOnce(8, (index) => joinWithInvitation((index % 2 ? server : second).visitor(), code));

    expect(answers.filter(({ codes }) => codes.length === 0)).toHaveLength(1);
    for (const { codes } of answers) expect(['', 'INVITED_ACCOUNT_EXISTS', 'INVITATION_VOID']).toContain(codes.join());
    expect(await membersOf(company.companyId)).toHaveLength(2);
  });

  it.each(rounds)('one account joins one of two companies (%s)', async () => {
    const [first, other] = [await aCompany(server), await aCompany(server)];
    const seeker = await aSeeker(server);
    const one = await invited(server, first, seeker.email);
    const two = await invited(server, other, seeker.email);

    const answers = await Promise.all([
      acceptInvitation(seeker, one.code),
      acceptInvitation(elsewhere(seeker), two.code),
    ]);

    expect(answers.map(({ codes }) => codes.join()).sort()).toEqual(['', 'HIRES_ELSEWHERE']);
    const members = [...(await membersOf(first.companyId)), ...(await membersOf(other.companyId))];
    expect(members.filter(({ email }) => email === seeker.email)).toHaveLength(1);
  });

  it.each(rounds)('joining and erasing the own account leave nothing behind (%s)', async () => {
    const { company, seeker, code } = await anInvited();

    await Promise.all([
      acceptInvitation(seeker, code).catch(() => null),
      requestErasure({ client: elsewhere(seeker).client, accountId: seeker.accountId }),
    ]);

    expect(await membersOf(company.companyId)).toEqual(onlyOwner(company));
  });

  it('accepting, taking back, removing and erasing, fifty at once, end with the account gone and nothing open', async () => {
    const { company, seeker, id, code } = await anInvited();
    const acts: ((at: TestSeeker) => Promise<string[]>)[] = [
      (at: TestSeeker) => acceptInvitation(at, code).then(({ codes }) => codes),
      () => withdraw(company, id),
      () => removeMember(elsewhere(company), seeker, null).then((told) => [told]),
      (at: TestSeeker) => requestErasure(at).then(codesOf),
    ];
    /** The erasure has ended the sessions of calls that come after it. */
    const orSignedOut = (error: unknown): string[] => {
      if (!/NOT_SIGNED_IN|not signed in|log in/i.test(String(error))) throw error;
      return ['NOT_SIGNED_IN'];
    };

    const told = await atOnce(50, async (index) => {
      const act = acts[index % acts.length];
      return act?.(index % 8 < 4 ? seeker : elsewhere(seeker)).catch(orSignedOut) ?? [];
    });

    const known = /^(|done|INVITATION_VOID|INVITATION_NOT_FOUND|MEMBER_NOT_FOUND|ERASURE_WAITING|NOT_SIGNED_IN)$/;
    expect(told.map((codes) => codes.join()).filter((code) => !known.test(code))).toEqual([]);
    expect(told.filter((codes, index) => index % 4 === 3 && codes.length === 0)).not.toEqual([]);
    expect(await membersOf(company.companyId)).toEqual(onlyOwner(company));
    expect(await openInvitations(company)).toEqual([]);
  });

  it('at most 20 invitations come to be open', async () => {
    const company = await aCompany(server);
    const answers = await atOnce(25, (index) =>
      invite(index % 2 ? company : elsewhere(company), `crowd${index}@people.test`),
    );
    expect(tallyOf(answers.map(({ codes }) => codes.join()))).toEqual({ '': 20, INVITATIONS_OPEN: 5 });
  });
});

/** The same person's session at the other server. */
function elsewhere<Person extends Pick<TestCompany, 'client'>>(person: Person): Person {
  return { ...person, client: person.client.clone(second.url) };
}

it('tells the owners who stay of a new member, and nobody else', async () => {
  const company = await aCompany(server, { companyName: 'PT Kabar' });
  const owner = await aRecruiter(server, company, { role: 'OWNER' });
  const leaving = await aRecruiter(server, company, { role: 'OWNER' });
  const recruiter = await aRecruiter(server, company);
  expect((await requestErasure(leaving, { when: 'IN_14_DAYS' })).errors).toEqual([]);
  const { code } = await invited(server, company, 'kabar@people.test');
  await joinWithInvitation(server.visitor(), code);

  for (const { email } of [company, owner]) await mailsArrived(server, email, 'Putri Ayu joined PT Kabar');
  for (const { email } of [leaving, recruiter])
    expect((await mailsTo(server, email)).filter(({ subject }) => subject.includes('joined'))).toEqual([]);
  expect(await readInvitation((await anAdmin(server)).client, code)).toBeNull();
});
