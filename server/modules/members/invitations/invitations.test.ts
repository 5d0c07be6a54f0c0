import { DAY_MS } from '../../../../domain/time';
import { expectInvariants } from '../../../../testkit/checks/invariants';
import { graphql } from '../../../../testkit/graphql';
import { decide } from '../../../../testkit/market/company-decisions';
import { anApplication } from '../../../../testkit/market/interview-factory';
import { linkParameter, mailsArrived, mailsQueued } from '../../../../testkit/outside/mailbox';
import { aCompany, anAdmin, aRecruiter, aSeeker } from '../../../../testkit/people/actors';
import { anUnverified } from '../../../../testkit/people/email-verification';
import { eraseNow, requestErasure } from '../../../../testkit/people/erasures';
import { signInWithGoogle } from '../../../../testkit/people/google-sign-in';
import {
  acceptInvitation,
  decline,
  invitationMailed,
  invite,
  inviteAsOwner,
  invited,
  joinWithInvitation,
  openInvitations,
  readInvitation,
  resend,
  withdraw,
} from '../../../../testkit/people/invitations';
import { chooseLanguage } from '../../../../testkit/people/own-language';
import { codesOf, logIn, viewerOf } from '../../../../testkit/people/registration';
import { useServer } from '../../../../testkit/server/test-server';
import { removePastRetention } from '../../erasure/retention.task';

const server = useServer();
afterEach(() => expectInvariants(server));

describe('an owner who invites', () => {
  it('mails a link to the address, in lower case, and sees it in the list until it is answered', async () => {
    const company = await aCompany(server, { companyName: 'PT Rasa' });

    const { codes, invitations } = await invite(company, ' Putri.Ayu@People.Test ');

    expect(codes).toEqual([]);
    expect(invitations).toEqual([
      expect.objectContaining({
        email: 'putri.ayu@people.test',
        role: 'RECRUITER',
        inviterName: company.email,
        isExpired: false,
        expiresAt: new Date(server.clock.now().getTime() + 7 * DAY_MS).toISOString(),
      }),
    ]);
    const code = linkParameter(await invitationMailed(server, company, 'putri.ayu@people.test'), 'code');
    expect(await decline(server.visitor(), code)).toEqual([]);
    expect(await openInvitations(company)).toEqual([]);
    expect(await readInvitation(server.visitor(), code)).toBeNull();
  });

  it('sends a new link, and the one before is dead; taken back, both are', async () => {
    const company = await aCompany(server);
    const { id, code } = await invited(server, company, 'again@people.test');

    expect(await resend(company, id)).toEqual([]);

    const newer = linkParameter(await invitationMailed(server, company, 'again@people.test', 2), 'code');
    expect(await readInvitation(server.visitor(), code)).toBeNull();
    expect(await readInvitation(server.visitor(), newer)).not.toBeNull();
    expect(await resend(company, id)).toEqual(['INVITATION_NOT_FOUND']);
    const [open] = await openInvitations(company);
    expect(await withdraw(company, String(open?.id))).toEqual([]);
    expect((await joinWithInvitation(server.visitor(), newer)).codes).toEqual(['INVITATION_VOID']);
    expect(await withdraw(company, String(open?.id))).toEqual(['INVITATION_NOT_FOUND']);
  });

  it('keeps an expired one in the list, which can be sent again', async () => {
    const company = await aCompany(server);
    const { id, code } = await invited(server, company, 'late@people.test');
    server.clock.advance(7 * DAY_MS);

    expect(await readInvitation(server.visitor(), code)).toBeNull();
    expect((await joinWithInvitation(server.visitor(), code)).codes).toEqual(['INVITATION_VOID']);
    expect(await openInvitations(company)).toEqual([expect.objectContaining({ id, isExpired: true })]);
    expect((await invite(company, 'late@people.test')).codes).toEqual(['ALREADY_INVITED']);
    expect(await resend(company, id)).toEqual([]);
    expect(await openInvitations(company)).toEqual([expect.objectContaining({ isExpired: false })]);
  });

  it('may have 20 open, and send 30 a day', async () => {
    const company = await aCompany(server);
    for (let n = 0; n < 20; n += 1) expect((await invite(company, `open${n}@people.test`)).codes).toEqual([]);
    expect((await invite(company, 'one.more@people.test')).codes).toEqual(['INVITATIONS_OPEN']);
    for (let n = 0; n < 10; n += 1) {
      const [newest] = await openInvitations(company);
      expect(await resend(company, String(newest?.id))).toEqual([]);
    }
    const [newest] = await openInvitations(company);
    expect(await resend(company, String(newest?.id))).toEqual(['INVITATIONS_TODAY']);
    expect(await withdraw(company, String(newest?.id))).toEqual([]);
    expect((await invite(company, 'one.more@people.test')).codes).toEqual(['INVITATIONS_TODAY']);
    server.clock.advance(DAY_MS + 1);
    expect((await invite(company, 'one.more@people.test')).codes).toEqual([]);
  });

  it('does not invite a member, an address twice, or something that is no address', async () => {
    const company = await aCompany(server);
    const recruiter = await aRecruiter(server, company);

    expect((await invite(company, recruiter.email.toUpperCase())).codes).toEqual(['ALREADY_MEMBER']);
    expect((await invite(company, 'twice@people.test')).codes).toEqual([]);
    expect((await invite(company, 'Twice@people.test')).codes).toEqual(['ALREADY_INVITED']);
    expect((await invite(company, 'nobody')).codes).toEqual(['EMAIL_INVALID']);
    expect((await invite(company, '')).codes).toEqual(['REQUIRED_FIELDS']);
  });

  it('learns nothing about whether the address has an account: same response, same statements', async () => {
    const company = await aCompany(server);
    const seeker = await aSeeker(server);
    const elsewhere = await aCompany(server);
    const unverified = await anUnverified(server, 'unverified.invited@people.test');
    await invite(company, 'warm.up@people.test');
    const told: { body: unknown; statements: string[] }[] = [];
    for (const email of ['no.account@people.test', seeker.email, elsewhere.email, unverified.email]) {
      let body: unknown = null;
      const statements = await server.statementsOf(async () => {
        const { codes, invitations } = await invite(company, email);
        const [newest] = invitations;
        body = { codes, email: newest?.email === email, role: newest?.role, fields: Object.keys(newest ?? {}) };
      });
      told.push({ body, statements });
    }
    expect(told[0]?.statements.length).toBeGreaterThan(3);
    for (const each of told) expect(each).toEqual(told[0]);
  });

  it('writes in the own language to an address without an account', async () => {
    const company = await aCompany(server, { companyName: 'PT Bahasa' });
    await chooseLanguage(company, 'id');
    await invite(company, 'orang@people.test');
    const [mail] = await mailsArrived(
      server,
      'orang@people.test',
      `${company.email} mengundang Anda merekrut untuk PT Bahasa`,
    );
    expect(mail?.text).toContain('sebagai perekrut');
  });

  it('proves to be the owner before another one is invited, and all owners are told', async () => {
    const company = await aCompany(server, { companyName: 'PT Dua' });
    const second = await aRecruiter(server, company, { role: 'OWNER' });

    expect((await invite(company, 'boss@people.test', { role: 'OWNER' })).codes).toEqual(['CURRENT_PASSWORD_WRONG']);
    expect(await openInvitations(company)).toEqual([]);
    expect((await inviteAsOwner(company, 'boss@people.test')).codes).toEqual([]);

    for (const owner of [company, second]) {
      const [mail] = await mailsArrived(server, owner.email, 'An owner was invited to PT Dua');
      expect(mail?.text).toContain('boss@people.test');
    }
  });

  it('cannot invite for a company that is rejected or going, and links sent before do not work then', async () => {
    const company = await aCompany(server, { isVerified: false });
    const { code } = await invited(server, company, 'early@people.test');
    await decide(await anAdmin(server), 'reject', company.companyId);

    expect((await invite(company, 'later@people.test')).codes).toEqual(['INVITATIONS_CLOSED']);
    expect(await readInvitation(server.visitor(), code)).toBeNull();
    expect((await joinWithInvitation(server.visitor(), code)).codes).toEqual(['INVITATION_VOID']);

    const leaving = await aCompany(server);
    const other = await invited(server, leaving, 'early2@people.test');
    expect((await requestErasure(leaving, { when: 'IN_14_DAYS' })).errors).toEqual([]);
    expect((await joinWithInvitation(server.visitor(), other.code)).codes).toEqual(['INVITATION_VOID']);
  });
});

describe('who is invited', () => {
  it('reads company, inviter and role, and nothing else', async () => {
    const company = await aCompany(server, { companyName: 'PT Terang' });
    const { code } = await invited(server, company, 'reader@people.test');
    const shown = {
      companyName: 'PT Terang',
      logoUrl: null,
      isVerified: true,
      inviterName: company.email,
      role: 'RECRUITER',
      email: 'reader@people.test',
      isForViewer: false,
      hiresElsewhere: false,
    };
    expect(await readInvitation(server.visitor(), code)).toEqual(shown);
    const seeker = await aSeeker(server, { email: 'reader@people.test' });
    expect(await readInvitation(seeker.client, code)).toEqual({ ...shown, isForViewer: true });
    const other = await aCompany(server);
    expect(await readInvitation(other.client, code)).toEqual({ ...shown, hiresElsewhere: true });
    expect(await readInvitation(server.visitor(), 'x')).toBeNull();
  });

  it('joins without an account by a name and a password, verified at once, and the owners are told', async () => {
    const company = await aCompany(server, { companyName: 'PT Baru' });
    const { code } = await invited(server, company, 'putri@people.test');
    const browser = server.visitor();

    expect((await joinWithInvitation(browser, code, { fullName: 'X1', password: 'kurang' })).fields.sort()).toEqual([
      'fullName',
      'password',
    ]);
    expect((await joinWithInvitation(browser, code, { acceptTerms: false })).codes).toEqual(['TERMS_NOT_ACCEPTED']);
    expect((await joinWithInvitation(browser, code, { password: 'Putri-ayu-1' })).codes).toEqual(['PASSWORD_PERSONAL']);
    const { codes, viewer } = await joinWithInvitation(browser, code);

    expect(codes).toEqual([]);
    expect(viewer).toMatchObject({
      email: 'putri@people.test',
      emailVerified: true,
      hasPassword: true,
      roles: ['COMPANY'],
      activeRole: 'COMPANY',
      companyRole: 'RECRUITER',
      personName: 'Putri Ayu',
      company: { id: company.companyId },
    });
    expect(await viewerOf(browser)).toMatchObject({ email: 'putri@people.test', activeRole: 'COMPANY' });
    expect(codesOf(await logIn(server.visitor(), 'putri@people.test', 'Berubah-456'))).toEqual([]);
    const [mail] = await mailsArrived(server, company.email, 'Putri Ayu joined PT Baru');
    expect(mail?.text).toContain('now a recruiter of PT Baru');
    const consentsOf = (email: string) =>
      server.dataSource.query(
        'SELECT COUNT(*) AS n FROM consents c JOIN accounts a ON a.id = c.account_id WHERE a.email = ?',
        [email],
      );
    const registered = await anUnverified(server, 'consents@people.test');
    expect(await consentsOf('putri@people.test')).toEqual(await consentsOf(registered.email));
  });

  it('joins with the own account, as a seeker who stays one, and repeating it changes nothing', async () => {
    const company = await aCompany(server, { companyName: 'PT Ganda' });
    const seeker = await aSeeker(server);
    const { code } = await invited(server, company, seeker.email);
    const before = await mailsQueued(server, 'member-joined:%');

    const { codes, viewer } = await acceptInvitation(seeker, code);

    expect(codes).toEqual([]);
    expect(viewer).toMatchObject({ activeRole: 'COMPANY', roles: ['USER', 'COMPANY'], companyRole: 'RECRUITER' });
    expect(await viewerOf(seeker.client)).toMatchObject({ activeRole: 'COMPANY', roles: ['USER', 'COMPANY'] });
    expect((await acceptInvitation(seeker, code)).codes).toEqual([]);
    expect(await mailsArrived(server, company.email, `${seeker.email} joined PT Ganda`)).toHaveLength(1);
    expect(await mailsQueued(server, 'member-joined:%')).toBe(before + 1);
  });

  it('has applied nowhere in the own company any more, and is told; the seat is free', async () => {
    const { company, seeker, id } = await anApplication(server);
    const { code } = await invited(server, company, seeker.email);

    expect((await acceptInvitation(seeker, code)).codes).toEqual([]);

    await mailsArrived(server, seeker.email, 'Your application to your own company was withdrawn');
    const rows: unknown[] = await server.dataSource.query(
      `SELECT a.status, s.seats_taken AS taken FROM applications a JOIN interview_slots s ON s.job_id = a.job_id WHERE a.id = ?`,
      [id],
    );
    expect(rows).toEqual([{ status: 'WITHDRAWN', taken: 0 }]);
  });

  it('is an owner after an invitation as one', async () => {
    const company = await aCompany(server);
    const { code } = await invited(server, company, 'owner.new@people.test', inviteAsOwner);
    const browser = server.visitor();
    expect((await joinWithInvitation(browser, code)).viewer).toMatchObject({ companyRole: 'OWNER' });
    expect((await invite({ client: browser }, 'next@people.test')).codes).toEqual([]);
  });

  it('needs a password after Google, and joins with one', async () => {
    const company = await aCompany(server);
    const { code } = await invited(server, company, 'google.person@people.test');
    const client = server.visitor();
    await signInWithGoogle(client, { name: 'Google Person', email: 'google.person@people.test' });

    expect((await acceptInvitation({ client }, code)).codes).toEqual(['INVITATION_NEEDS_PASSWORD']);
    const SET = graphql(
      `mutation FirstPasswordToJoin($input: SetPasswordInput!) { setPassword(input: $input) { errors { ...Refusal } } }`,
    );
    const { setPassword } = await client.ask(SET, {
      input: { password: 'Berubah-456', confirmPassword: 'Berubah-456' },
    });
    expect(setPassword.errors).toEqual([]);
    expect((await acceptInvitation({ client }, code)).codes).toEqual([]);
  });

  it('is told when the account hires already, and nothing has happened', async () => {
    const company = await aCompany(server);
    const other = await aCompany(server);
    const { code } = await invited(server, company, other.email);

    expect((await acceptInvitation(other, code)).codes).toEqual(['HIRES_ELSEWHERE']);
    expect((await joinWithInvitation(server.visitor(), code)).codes).toEqual(['INVITED_ACCOUNT_EXISTS']);
    // Nor does an administrator join.
    const admin = await anAdmin(server);
    const { code: adminCode } = await invited(server, company, admin.email);
    expect((await acceptInvitation(admin, adminCode)).codes).toEqual(['NOT_ALLOWED']);
    expect(await readInvitation(other.client, code)).toMatchObject({ hiresElsewhere: true });
    expect(await viewerOf(other.client)).toMatchObject({ roles: ['COMPANY'] });
  });
});

it('what is kept of an invitation goes with the account of its address, with the company, and a month after its time', async () => {
  const rows = async (companyId: string) =>
    (await server.dataSource.query<unknown[]>('SELECT id FROM company_invitations WHERE company_id = ?', [companyId]))
      .length;
  const [first, second] = [await aCompany(server), await aCompany(server)];
  const seeker = await aSeeker(server);
  await invited(server, first, seeker.email);
  await invited(server, first, 'stays@people.test');
  await invited(server, second, 'company.goes@people.test');

  await requestErasure(seeker);
  await requestErasure(second);
  await eraseNow(server);

  expect([await rows(first.companyId), await rows(second.companyId)]).toEqual([1, 0]);
  server.clock.advance(38 * DAY_MS);
  await removePastRetention(server.services, () => Promise.resolve(true));
  expect(await rows(first.companyId)).toBe(0);
});
