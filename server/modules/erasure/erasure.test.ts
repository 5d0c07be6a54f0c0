import { DAY_MS } from '../../../domain/time';
import { aCompany, anAdmin, aRecruiter, aSeeker, signIn, type TestSeeker } from '../../../testkit/people/actors';
import { readyExport } from '../../../testkit/people/data-exports';
import { cancelErasure, eraseNow, requestErasure } from '../../../testkit/people/erasures';
import { acceptInvitation, inviteAsOwner, invited } from '../../../testkit/people/invitations';
import { leaveCompany, removeMember } from '../../../testkit/people/members';
import { graphql } from '../../../testkit/graphql';
import { saveInterviewDetails } from '../../../testkit/market/interview-details';
import { expectInvariants } from '../../../testkit/checks/invariants';
import { accept, aJob, applied, apply, hold, postJob, reject, withdraw } from '../../../testkit/market/job-factory';
import { mailsArrived, mailsTo } from '../../../testkit/outside/mailbox';
import { mailedResetCode, requestPasswordReset, resetPassword, twice } from '../../../testkit/people/passwords';
import { anInvoice, callbackOf, sendCallback } from '../../../testkit/market/payment-factory';
import { changeCompanyProfile, changeSeekerProfile } from '../../../testkit/people/profile-changes';
import { codesOf, logIn, registerCompany, registerSeeker, viewerOf } from '../../../testkit/people/registration';
import { reportCompany, reportJob } from '../../../testkit/market/reports';
import { requestReschedule } from '../../../testkit/market/reschedules';
import { turnOnSecondFactor } from '../../../testkit/people/second-factor';
import { useServer } from '../../../testkit/server/test-server';
import { uploaded } from '../../../testkit/files/uploads';
import { Account } from '../accounts';

const server = useServer();
afterEach(() => expectInvariants(server));

const APPLICANT = graphql(`query ApplicantOfLeaving($id: ID!) {
  application(id: $id) {
    status rescheduleHistory { reason } applicant { isRevealed fullName email phoneNumber education workExperience technicalSkills softSkills cvUrl }
  }
}`);
const OWN = graphql(`query OwnOfLeaving { myApplications { id status jobTitle companyName rejectionNotice } }`);
const FOUND = graphql(`query JobsOfLeaving { jobs { items { id } } }`);
const RIGHTS = graphql(
  `query RightsOfLeaving($id: ID!) { application(id: $id) { whyViewerCannotAccept viewerCanDecide } }`,
);
const FOR_ADMINISTRATORS = graphql(`query ApplicationOfLeft($id: ID!) {
  adminApplication(id: $id) { application { status } user { fullName } job { job { title } company { companyName } } }
}`);
const MINE = graphql(`query MyErasure { myErasure { role state dueAt } }`);

const SHOWN = graphql(`query ViewerWithoutErasure { viewer { id seeker { id } company { id } } }`);
const WAITS = graphql(
  `query ViewerWithErasure { viewer { id seeker { id } company { id } erasure { role state dueAt } } }`,
);

const NO_ONE = {
  isRevealed: false,
  fullName: '',
  email: null,
  phoneNumber: null,
  education: null,
  workExperience: null,
  technicalSkills: [],
  softSkills: [],
  cvUrl: null,
};

const ADDRESS = graphql(`query AddressOfCompany { viewer { company { records { email } } } }`);

const isFound = async ({ client }: TestSeeker, jobId: string) =>
  (await client.ask(FOUND)).jobs.items.some(({ id }) => id === jobId);
const accountOf = ({ accountId: id }: { accountId: string }) => server.dataSource.manager.findOneBy(Account, { id });

describe('a seeker', () => {
  test('is hidden from companies at once, and everything is back after a cancellation', async () => {
    const company = await aCompany(server, { tokens: 5 });
    const seeker = await aSeeker(server);
    const [job, other] = [await aJob(company), await aJob(company)];
    const accepted = await applied(seeker, job);
    const pending = await applied(await aSeeker(server), other);
    await accept(company, accepted);
    const time = { date: '2026-12-01', start: '09:00', end: '09:30', locationType: 'ONLINE' } as const;
    await requestReschedule(seeker, accepted, { ...time, reason: `Exam, says ${seeker.fullName}` });
    const shown = await company.client.ask(APPLICANT, { id: accepted });
    expect(shown.application?.applicant?.email).toBe(seeker.email);

    const { erasure, isSignedOut, errors } = await requestErasure(seeker, { when: 'IN_14_DAYS' });

    expect(errors).toEqual([]);
    expect(isSignedOut).toBe(false);
    expect(erasure).toMatchObject({ role: null, state: 'WAITING' });
    const hidden = await company.client.ask(APPLICANT, { id: accepted });
    const noReason = { reason: 'No reason provided' };
    expect(hidden.application).toEqual({ status: 'ACCEPTED', rescheduleHistory: [noReason], applicant: NO_ONE });
    expect((await company.client.ask(APPLICANT, { id: pending })).application?.applicant?.fullName).not.toBe('');
    const mail = await mailsArrived(server, seeker.email, 'Your data will be erased on Dec 7, 2026');
    expect(mail[0]?.text).toContain('/user/privacy');
    const anotherJob = await aJob(company, { slots: [{ date: '2026-11-25' }] });
    expect(codesOf(await apply(seeker, anotherJob))).toEqual(['ERASURE_WAITING']);
    expect(codesOf(await hold(seeker, anotherJob))).toEqual(['ERASURE_WAITING']);
    expect(codesOf(await requestErasure(seeker))).toEqual(['ERASURE_WAITING']);

    expect(codesOf(await cancelErasure({ client: await signIn(server, seeker.email) }))).toEqual([]);

    expect(await company.client.ask(APPLICANT, { id: accepted })).toEqual(shown);
    expect((await seeker.client.ask(MINE)).myErasure).toBeNull();
    expect(codesOf(await apply(seeker, anotherJob))).toEqual([]);
    expect(codesOf(await cancelErasure(seeker))).toEqual(['ERASURE_NONE']);
    await mailsArrived(server, seeker.email, 'Your data stays');
  });

  test('cannot be accepted while leaving, for no token', async () => {
    const company = await aCompany(server, { tokens: 2 });
    const seeker = await aSeeker(server);
    const id = await applied(seeker, await aJob(company));
    await requestErasure(seeker, { when: 'IN_14_DAYS' });
    const { application } = await company.client.ask(RIGHTS, { id });
    expect(application).toEqual({ whyViewerCannotAccept: 'APPLICANT_LEAVING', viewerCanDecide: true });
    expect(codesOf(await accept(company, id))).toEqual(['APPLICANT_LEAVING']);
    await cancelErasure(seeker);
    expect(codesOf(await accept(company, id))).toEqual([]);
  });

  test('is erased: seats are free, the interview is cancelled with a mail, what was decided stays without a name', async () => {
    const company = await aCompany(server, { tokens: 5 });
    const seeker = await aSeeker(server);
    const onDay = (date: string) => aJob(company, { slots: [{ date }] });
    const pending = await applied(seeker, await onDay('2026-11-24'));
    const second = await onDay('2026-11-25');
    const toCome = await applied(seeker, second);
    const rejected = await applied(seeker, await onDay('2026-11-26'));
    await accept(company, toCome);
    await reject(company, rejected);

    const { isSignedOut } = await requestErasure(seeker);

    expect(isSignedOut).toBe(true);
    expect(await viewerOf(seeker.client)).toBeNull();
    expect(codesOf(await logIn(server.visitor(), seeker.email))).toEqual(['INVALID_CREDENTIALS']);
    await mailsArrived(server, seeker.email, 'Your data is being erased');
    await eraseNow(server);

    for (const [id, status] of [
      [pending, 'WITHDRAWN'],
      [toCome, 'WITHDRAWN'],
      [rejected, 'REJECTED'],
    ] as const) {
      const { application } = await company.client.ask(APPLICANT, { id });
      expect(application).toEqual({ status, rescheduleHistory: [], applicant: NO_ONE });
    }
    const [mail] = await mailsArrived(server, company.email, 'The interview on Nov 25, 2026 is cancelled');
    expect(mail?.text).not.toContain(seeker.fullName);
    expect(codesOf(await apply(await aSeeker(server), second))).toEqual([]);
    expect(codesOf(await registerSeeker(server.visitor(), { email: seeker.email }))).toEqual([]);
  });

  test('keeps what is past as an anonymous acceptance', async () => {
    const company = await aCompany(server, { tokens: 5 });
    const seeker = await aSeeker(server);
    const id = await applied(seeker, await aJob(company));
    await accept(company, id);
    server.clock.advance(3 * DAY_MS);
    await requestErasure({ ...seeker, client: await signIn(server, seeker.email) });
    await eraseNow(server);
    const again = await signIn(server, company.email);
    expect((await again.ask(APPLICANT, { id })).application).toEqual({
      status: 'ACCEPTED',
      rescheduleHistory: [],
      applicant: NO_ONE,
    });
  });
});

describe('what waits is told with the session', () => {
  const WAITING = { state: 'WAITING', dueAt: '2026-12-07T02:00:00.000Z' };

  test('of the account, until it is cancelled', async () => {
    const seeker = await aSeeker(server);
    const company = await aCompany(server);
    for (const person of [seeker, company]) {
      await requestErasure(person, { when: 'IN_14_DAYS' });
      expect((await person.client.ask(WAITS)).viewer?.erasure).toEqual({ role: null, ...WAITING });
      await cancelErasure(person);
      expect((await person.client.ask(WAITS)).viewer?.erasure).toBeNull();
    }
  });

  test('of one role, to the person in both', async () => {
    const seeker = await aSeeker(server);
    expect(codesOf(await registerCompany(server.visitor(), { email: seeker.email }))).toEqual([]);
    const client = await signIn(server, seeker.email);
    await requestErasure({ ...seeker, client }, { role: 'COMPANY', when: 'IN_14_DAYS' });
    expect((await client.ask(WAITS)).viewer?.erasure).toEqual({ role: 'COMPANY', ...WAITING });
  });

  test('at no cost to those who wait for nothing', async () => {
    for (const { client } of [await aSeeker(server), await aCompany(server)]) {
      const without = await server.statementsOf(() => client.ask(SHOWN));
      expect(await server.statementsOf(() => client.ask(WAITS))).toEqual(without);
    }
  });
});

describe('a company', () => {
  test('whose founder is erased has the address of an owner who stays, also where the founder had left before', async () => {
    for (const leavesBefore of [false, true]) {
      const founder = await aCompany(server);
      await aRecruiter(server, founder);
      const owner = await aRecruiter(server, founder, { role: 'OWNER' });
      if (leavesBefore) expect(await leaveCompany(founder)).toBe('done');
      expect(codesOf(await requestErasure(founder))).toEqual([]);
      await eraseNow(server);
      expect((await (await signIn(server, owner.email)).ask(ADDRESS)).viewer?.company?.records?.email).toBe(
        owner.email,
      );
    }
  });

  test('hides its jobs at once, and shows those that were open after a cancellation', async () => {
    const company = await aCompany(server);
    const seeker = await aSeeker(server);
    const job = await aJob(company);
    expect(await isFound(seeker, job.id)).toBe(true);
    await requestErasure(company, { when: 'IN_14_DAYS', role: 'COMPANY' });
    expect(await isFound(seeker, job.id)).toBe(false);
    expect(codesOf(await apply(seeker, job))).toEqual(['JOB_CLOSED']);
    const another = { title: 'Kasir', location: 'Solo', description: 'Melayani', skills: ['Kasir'], slots: [] };
    expect(codesOf(await postJob(company, another))).toEqual(['ERASURE_WAITING']);
    await cancelErasure(company);
    expect(await isFound(seeker, job.id)).toBe(true);
  });

  test('is erased: applicants are told, their times are free, its texts are gone', async () => {
    const company = await aCompany(server, { tokens: 3, companyName: 'PT Melati Hilang' });
    const [waiting, invited] = [await aSeeker(server), await aSeeker(server)];
    const job = await aJob(company, { slots: [{ maxApplicants: 5 }] });
    const [pending, toCome] = [await applied(waiting, job), await applied(invited, job)];
    await accept(company, toCome);
    await requestErasure(company);
    await eraseNow(server);
    await mailsArrived(server, waiting.email, 'A company that you applied to has left');
    await mailsArrived(server, invited.email, 'The interview on Nov 24, 2026 is cancelled');
    const notice = 'The company has left TemuKerja, so the application was closed.';
    const closed = { status: 'REJECTED', jobTitle: '', companyName: '', rejectionNotice: notice };
    expect((await waiting.client.ask(OWN)).myApplications).toEqual([{ id: pending, ...closed }]);
    expect((await invited.client.ask(OWN)).myApplications).toEqual([{ id: toCome, ...closed }]);
    const clashing = await aJob(await aCompany(server));
    expect(codesOf(await apply(invited, clashing))).toEqual([]);
  });
});

test('an application can be opened by an administrator after its applicant and its company have left', async () => {
  const companyName = 'PT Sisa Lamaran';
  const [company, seeker] = [await aCompany(server, { companyName }), await aSeeker(server)];
  const [job, admin] = [await aJob(company, { title: 'Kurir' }), await anAdmin(server)];
  const id = await applied(seeker, job);
  const application = async () => (await admin.client.ask(FOR_ADMINISTRATORS, { id })).adminApplication;

  await requestErasure(seeker);
  await eraseNow(server);
  const withoutApplicant = { application: { status: 'WITHDRAWN' }, user: null };
  expect(await application()).toEqual({
    ...withoutApplicant,
    job: { job: { title: 'Kurir' }, company: { companyName } },
  });

  await requestErasure(company);
  await eraseNow(server);
  expect(await application()).toEqual({ ...withoutApplicant, job: { job: { title: '' }, company: null } });
});

test('a company that has just uploaded a file of postings is erased with it', async () => {
  const company = await aCompany(server);
  await uploaded(company.client, { preset: 'job_postings', content: Buffer.from('title\nKasir'), type: 'text/csv' });
  await requestErasure(company);
  await eraseNow(server);
  expect(await accountOf(company)).toBeNull();
});

test('an erased person is in no copy that a company had made before', async () => {
  const [company, seeker] = [await aCompany(server, { tokens: 1 }), await aSeeker(server)];
  await accept(company, await applied(seeker, await aJob(company)));
  const url = await readyExport(server, company);
  await requestErasure(seeker);
  await eraseNow(server);
  const again = await signIn(server, company.email);
  expect((await again.fetch(url)).status).toBe(404);
});

test('an account that is being erased gets no password, and goes', async () => {
  const seeker = await aSeeker(server);
  await requestPasswordReset(server.visitor(), seeker.email);
  const code = await mailedResetCode(server, seeker.email);
  await requestErasure(seeker);
  const answer = await resetPassword(server.visitor(), { code, ...twice('Another-Pass-1') });
  expect(codesOf(answer)).toEqual(['ERASURE_WAITING']);
  await eraseNow(server);
  expect(await accountOf(seeker)).toBeNull();
});

test('a person with both roles loses the requested role, and keeps the other and the account', async () => {
  const seeker = await aSeeker(server);
  await changeSeekerProfile(seeker, { education: "Bachelor's Degree" });
  expect(codesOf(await registerCompany(server.visitor(), { email: seeker.email }))).toEqual([]);
  const client = await signIn(server, seeker.email);
  await changeCompanyProfile({ client }, { companyName: 'PT Tetap Ada' });
  await requestErasure({ ...seeker, client }, { role: 'USER' });
  await eraseNow(server);
  const corrections = 'SELECT role FROM profile_corrections WHERE account_id = ?';
  expect(await server.dataSource.query(corrections, [seeker.accountId])).toEqual([{ role: 'COMPANY' }]);
  const viewer = await viewerOf(await signIn(server, seeker.email));
  expect(viewer).toMatchObject({ roles: ['COMPANY'], activeRole: 'COMPANY' });
  expect(await mailsTo(server, seeker.email)).not.toEqual([]);
});

describe('an account that waits for its erasure', () => {
  test('gains no profile that would go along, until it is cancelled', async () => {
    const [company, seeker] = [await aCompany(server), await aSeeker(server)];
    const { code } = await invited(server, company, seeker.email, inviteAsOwner);
    await requestErasure(seeker, { when: 'IN_14_DAYS' });
    expect((await acceptInvitation(seeker, code)).codes).toEqual(['ERASURE_WAITING']);
    expect(codesOf(await registerCompany(server.visitor(), { email: seeker.email }))).toEqual(['ERASURE_WAITING']);
    await requestErasure(company, { when: 'IN_14_DAYS' });
    expect(codesOf(await registerSeeker(server.visitor(), { email: company.email }))).toEqual(['ERASURE_WAITING']);
    for (const person of [seeker, company]) expect(codesOf(await cancelErasure(person))).toEqual([]);
    expect((await acceptInvitation(seeker, code)).codes).toEqual([]);
  });

  test('of its company role alone joins no other company after its removal', async () => {
    const [first, other, seeker] = [await aCompany(server), await aCompany(server), await aSeeker(server)];
    const { code } = await invited(server, first, seeker.email);
    expect((await acceptInvitation(seeker, code)).codes).toEqual([]);
    await requestErasure(seeker, { when: 'IN_14_DAYS', role: 'COMPANY' });
    expect(await removeMember(first, seeker)).toBe('done');
    const { code: another } = await invited(server, other, seeker.email);
    expect((await acceptInvitation(seeker, another)).codes).toEqual(['ERASURE_WAITING']);
  });
});

describe('who may ask', () => {
  test('not an administrator, not with a wrong password, not for another account', async () => {
    const [admin, seeker, other] = [await anAdmin(server), await aSeeker(server), await aSeeker(server)];
    expect(codesOf(await requestErasure(admin))).toEqual(['ERASURE_ADMIN']);
    expect(codesOf(await requestErasure(seeker, { password: 'Salah-12345' }))).toEqual(['CURRENT_PASSWORD_WRONG']);
    expect(codesOf(await requestErasure(seeker, { password: null }))).toEqual(['CURRENT_PASSWORD_WRONG']);
    expect(codesOf(await requestErasure(seeker, { accountId: other.accountId }))).toEqual(['NOT_ALLOWED']);
    expect(codesOf(await requestErasure(seeker, { role: 'COMPANY' }))).toEqual(['NOT_ALLOWED']);
  });

  test('with a second factor only after a fresh code', async () => {
    const seeker = await aSeeker(server);
    await turnOnSecondFactor(server, seeker);
    server.clock.advance(DAY_MS / 24);
    expect(codesOf(await requestErasure(seeker))).toEqual(['STEP_UP_REQUIRED']);
  });
});

describe('what comes after an erasure', () => {
  const BUYER = 'PT Planted Buyer';

  test('a report of the provider keeps only what settles the payment, a repeated and an unreadable one too', async () => {
    const company = await aCompany(server, { companyName: BUYER });
    const [paid, open] = [await anInvoice(company), await anInvoice(company, 'tokens-12')];
    const named = { customer_name: BUYER, customer_email: company.email };
    await sendCallback(server, callbackOf(paid, 'PAID', named));
    await sendCallback(server, callbackOf(paid, 'PAID', { ...named, total_amount: 'much' }));
    await requestErasure(company);
    await eraseNow(server);
    const kept = async () => {
      const rows = await server.dataSource.query<{ body: string }[]>(
        'SELECT body, signature FROM payment_callbacks WHERE merchant_ref IN (?, ?) ORDER BY id',
        [paid.merchantRef, open.merchantRef],
      );
      expect(JSON.stringify(rows)).not.toMatch(new RegExp(`Planted|${company.email}`));
      return rows;
    };
    expect(await kept()).toHaveLength(2);

    const unreadable = { ...named, total_amount: 'much' };
    for (const [invoice, given] of [
      [paid, named],
      [open, named],
      [open, unreadable],
    ] as const)
      expect((await sendCallback(server, callbackOf(invoice, 'PAID', given))).status).toBe(200);

    const rows = await kept();
    expect(rows).toHaveLength(5);
    expect(rows[3]).toEqual({
      body: expect.stringContaining(`"merchant_ref":"${open.merchantRef}","status":"PAID"`),
      signature: null,
    });
    const invoices = 'SELECT status, company_name FROM invoices WHERE company_id = ?';
    expect(await server.dataSource.query(invoices, [company.companyId])).toEqual([
      { status: 'PAID', company_name: '' },
      { status: 'PAID', company_name: '' },
    ]);
  });

  test('nothing more is written about an interview when the person or the company is erased', async () => {
    const [company, seeker, witness] = [await aCompany(server), await aSeeker(server), await aSeeker(server)];
    const job = await aJob(company, { slots: [{ maxApplicants: 2 }] });
    const id = await applied(seeker, job);
    await accept(company, id);
    server.clock.advance(10 * DAY_MS);
    await requestErasure(seeker);
    await eraseNow(server);
    const { fullName } = seeker;
    const details = { venue: fullName, link: null, additionalInfo: fullName };
    expect(codesOf(await saveInterviewDetails(company, { applicationId: id, ...details }))).toEqual([
      'INTERVIEW_DETAILS_FORBIDDEN',
    ]);
    await requestErasure(company);
    await eraseNow(server);
    for (const report of [
      reportCompany(witness, company.companyId, { text: BUYER }),
      reportJob(witness, job.id, { text: BUYER }),
    ])
      expect(codesOf({ errors: await report })).toHaveLength(1);
  });
});

describe('at the same time as', () => {
  test.each(['accept', 'reject', 'withdraw', 'apply', 'cancel'] as const)(
    '%s: seats and the ledger hold',
    async (what) => {
      const company = await aCompany(server, { tokens: 20 });
      const job = await aJob(company, { slots: [{ maxApplicants: 20 }] });
      const seekers = await Promise.all(Array.from({ length: 6 }, () => aSeeker(server)));
      const ids = what === 'apply' ? [] : await Promise.all(seekers.map((seeker) => applied(seeker, job)));
      const act = (seeker: TestSeeker, index: number): Promise<unknown> => {
        const [elsewhere, id = ''] = [{ ...seeker, client: seeker.client.clone() }, ids[index]];
        if (what === 'accept') return accept(company, id);
        if (what === 'reject') return reject(company, id);
        if (what === 'withdraw') return withdraw(elsewhere, id).catch(() => null);
        if (what === 'apply') return apply(elsewhere, job).catch(() => null);
        return cancelErasure(elsewhere).catch(() => null);
      };
      const when = what === 'cancel' ? 'IN_14_DAYS' : 'NOW';
      await Promise.all([...seekers.map((seeker) => requestErasure(seeker, { when })), ...seekers.map(act)]);
      await expectInvariants(server);
      if (when === 'NOW') await eraseNow(server);
      await expectInvariants(server);
      const left = await server.dataSource.query<{ id: string }[]>(
        `SELECT a.id FROM applications a JOIN seekers s ON s.id = a.seeker_id
       WHERE a.job_id = ? AND s.erasing_at IS NOT NULL AND s.account_id IS NULL AND a.status IN ('PENDING', 'ACCEPTED')`,
        [job.id],
      );
      expect(left).toEqual([]);
    },
  );
});
