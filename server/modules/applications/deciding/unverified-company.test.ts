import { aCompany, anAdmin, aSeeker, type TestActor } from '../../../../testkit/people/actors';
import { revokeCompany, verifyCompany } from '../../../../testkit/market/company-decisions';
import { graphql } from '../../../../testkit/graphql';
import { saveInterviewDetails } from '../../../../testkit/market/interview-details';
import { expectInvariants } from '../../../../testkit/checks/invariants';
import { saveSlots } from '../../../../testkit/market/job-changes';
import { accept, aJob, applied, reject } from '../../../../testkit/market/job-factory';
import { anInvoice, buy } from '../../../../testkit/market/payment-factory';
import { requestReschedule, respondToReschedule } from '../../../../testkit/market/reschedules';
import { useServer } from '../../../../testkit/server/test-server';
import { whileLocked } from '../../../../testkit/races/while-locked';

const server = useServer();

const REFUSED = [
  { code: 'OWN_COMPANY_NOT_VERIFIED', message: 'Your company is not verified at the moment.', field: null },
];
const TIME = { date: '2026-11-25', start: '14:00', end: '14:30' };

const request = async (actor: TestActor, applicationId: string) =>
  (await requestReschedule(actor, applicationId, TIME)).errors;
const respond = async (...given: Parameters<typeof respondToReschedule>) =>
  (await respondToReschedule(...given)).errors;

async function revoke(companyId: string): Promise<void> {
  expect(await revokeCompany(await anAdmin(server), companyId)).toEqual([]);
}

async function rejectCompany(companyId: string): Promise<void> {
  await server.dataSource.query(
    "UPDATE companies SET is_verified = 0, verified_at = NULL, is_rejected = 1, rejection_reason = 'No deed' WHERE id = ?",
    [companyId],
  );
  await server.dataSource.query('UPDATE jobs SET is_visible = 0 WHERE company_id = ?', [companyId]);
}

const WAYS = graphql(`query WaysOfParty($id: ID!) { application(id: $id) {
  status viewerCanDecide whyViewerCannotAccept viewerCanRequestReschedule viewerCanRespondToReschedule viewerCanCounterReschedule viewerCanAddDetails applicant { isRevealed }
} }`);
const OFFERS = graphql(`query OffersOfTokens { tokenPackages { viewerCanBuy } }`);

const waysOf = async ({ client }: TestActor, id: string) => (await client.ask(WAYS, { id })).application;

async function aHouse() {
  const [company, seeker] = [await aCompany(server, { tokens: 5 }), await aSeeker(server)];
  const job = await aJob(company, { slots: [{ maxApplicants: 5 }, { start: '11:00', end: '11:30' }] });
  return { company, seeker, job, id: await applied(seeker, job) };
}

describe('a company that is not verified now', () => {
  it.each([
    ['revoked', revoke],
    ['rejected', rejectCompany],
  ])('cannot accept once it is %s; no one is unmasked and nothing is spent', async (_how, takeBack) => {
    const { company, job, id } = await aHouse();
    await takeBack(company.companyId);

    expect((await accept(company, id)).errors).toMatchObject(REFUSED);
    expect((await accept(company, id, { slotId: job.slots[1]?.id })).errors).toMatchObject(REFUSED);

    expect(await waysOf(company, id)).toMatchObject({
      status: 'PENDING',
      viewerCanDecide: true,
      whyViewerCannotAccept: 'OWN_COMPANY_NOT_VERIFIED',
      applicant: { isRevealed: false },
    });
    await expectInvariants(server);
  });

  it('accepts again once it is verified again', async () => {
    const { company, id } = await aHouse();
    await revoke(company.companyId);
    await verifyCompany(await anAdmin(server), company.companyId);

    expect((await waysOf(company, id))?.whyViewerCannotAccept).toBeNull();
    expect((await accept(company, id)).application?.status).toBe('ACCEPTED');
  });

  it('rejects and manages its slots as before', async () => {
    const { company, job, id } = await aHouse();
    await revoke(company.companyId);

    expect((await reject(company, id)).application?.status).toBe('REJECTED');
    const slot = { date: '2026-11-26', start: '09:00', end: '09:30' };
    expect((await saveSlots(company, job.id, [slot])).errors).toEqual([]);
  });

  it('cannot propose a time of its own, but still reads what it has accepted and adds details to it', async () => {
    const { company, id } = await aHouse();
    await accept(company, id);
    await revoke(company.companyId);

    expect(await request(company, id)).toEqual(REFUSED);
    expect(await waysOf(company, id)).toMatchObject({
      viewerCanRequestReschedule: false,
      viewerCanAddDetails: true,
      applicant: { isRevealed: true },
    });
    expect((await saveInterviewDetails(company, { applicationId: id, venue: 'Lantai 3' })).errors).toEqual([]);
    await expectInvariants(server);
  });

  it("answers the applicant's request plainly, but not with a time of its own", async () => {
    const { company, seeker, id } = await aHouse();
    await accept(company, id);
    await request(seeker, id);
    await revoke(company.companyId);

    expect(await waysOf(company, id)).toMatchObject({
      viewerCanRespondToReschedule: true,
      viewerCanCounterReschedule: false,
    });
    expect(await waysOf(seeker, id)).toMatchObject({ viewerCanCounterReschedule: false });
    expect(await respond(company, id, 'COUNTER', { ...TIME, start: '15:00', end: '15:30' })).toEqual(REFUSED);
    expect(await respond(company, id, 'ACCEPT')).toEqual([]);
    await expectInvariants(server);
  });

  it('leaves the applicant every right: they may still ask and counter', async () => {
    const { company, seeker, id } = await aHouse();
    await accept(company, id);
    await request(company, id);
    await revoke(company.companyId);

    expect(await waysOf(seeker, id)).toMatchObject({ viewerCanCounterReschedule: true });
    expect(await respond(seeker, id, 'COUNTER', { ...TIME, start: '16:00', end: '16:30' })).toEqual([]);
  });

  it('buys no new tokens, but can pay an open invoice', async () => {
    const company = await aCompany(server);
    const begun = await anInvoice(company, 'tokens-6');
    await revoke(company.companyId);
    const stranger = await aCompany(server, { isVerified: false });

    expect((await buy(company, 'tokens-12')).errors).toMatchObject(REFUSED);
    expect((await buy(stranger, 'tokens-6')).errors).toMatchObject(REFUSED);
    expect((await buy(company, 'tokens-6')).invoice?.merchantRef).toBe(begun.merchantRef);
    const canBuy = async ({ client }: TestActor) =>
      new Set((await client.ask(OFFERS)).tokenPackages.map(({ viewerCanBuy }) => viewerCanBuy));
    expect(await canBuy(stranger)).toEqual(new Set([false]));
    expect(await canBuy(await aCompany(server))).toEqual(new Set([true]));
  });
});

describe('a revocation that comes while', () => {
  const lockedBy =
    (companyId: string) => async (writer: { query(sql: string, parameters: unknown[]): Promise<unknown> }) => {
      await writer.query(
        'UPDATE companies SET is_verified = 0, verified_at = NULL, lock_version = lock_version + 1 WHERE id = ?',
        [companyId],
      );
      await writer.query('UPDATE jobs SET lock_version = lock_version + 1, is_visible = 0 WHERE company_id = ?', [
        companyId,
      ]);
    };

  it('an acceptance begins is waited for, and respected', async () => {
    const { company, id } = await aHouse();

    const outcome = await whileLocked(server, lockedBy(company.companyId), () => accept(company, id));

    expect(outcome.errors).toMatchObject(REFUSED);
    await expectInvariants(server);
  });

  it('a proposal begins is waited for, and obeyed', async () => {
    const { company, id } = await aHouse();
    await accept(company, id);

    expect(await whileLocked(server, lockedBy(company.companyId), () => request(company, id))).toEqual(REFUSED);
  });
});

it('acceptances of one company on different jobs do not wait for each other until they pay', async () => {
  const company = await aCompany(server, { tokens: 5 });
  const [job, other] = [await aJob(company), await aJob(company, { slots: [{ start: '13:00', end: '13:30' }] })];
  const [id, otherId] = [await applied(await aSeeker(server), job), await applied(await aSeeker(server), other)];
  const tokensBefore = 'SELECT tokens FROM token_balances WHERE company_id = ? FOR UPDATE NOWAIT';

  // No acceptance locks the row of the company: one passes although another command holds the other job.
  const outcome = await whileLocked(
    server,
    (writer) => writer.query('UPDATE jobs SET lock_version = lock_version + 1 WHERE id = ?', [other.id]),
    async () => {
      await server.dataSource.query(tokensBefore, [company.companyId]);
      return accept(company, id);
    },
  );

  expect(outcome.application?.status).toBe('ACCEPTED');
  expect((await accept(company, otherId)).application?.status).toBe('ACCEPTED');
});
