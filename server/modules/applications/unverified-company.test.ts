import { aCompany, anAdmin, aSeeker, type TestActor, type TestCompany, type TestSeeker } from '../../testing/actors';
import { expectInvariants } from '../../testing/invariants';
import { accept, aJob, applied, reject, type TestJob } from '../../testing/job-factory';
import { anInvoice, buy } from '../../testing/payment-factory';
import { useServer } from '../../testing/test-server';
import { whileLocked } from '../../testing/while-locked';

const server = useServer();

const REFUSED = [{ code: 'COMPANY_NOT_VERIFIED', message: 'This company has not been verified yet' }];
const TIME = { date: '2026-11-25', start: '14:00', end: '14:30' };

type Errors = { code: string; message: string }[];

async function told(actor: TestActor, mutation: string, variables: Record<string, unknown>): Promise<Errors> {
  const { answer } = await actor.client.ask<{ answer: { errors: Errors } }>(mutation, variables);
  return answer.errors;
}

const request = (actor: TestActor, applicationId: string): Promise<Errors> =>
  told(actor, 'mutation ($input: RequestRescheduleInput!) { answer: requestReschedule(input: $input) { errors { code message } } }', { input: { applicationId, time: TIME } });

const respond = (actor: TestActor, applicationId: string, answer: string, counterOffer?: typeof TIME): Promise<Errors> =>
  told(actor, 'mutation ($input: RespondToRescheduleInput!) { answer: respondToReschedule(input: $input) { errors { code message } } }', {
    input: { applicationId, answer, counterOffer },
  });

async function revoke(companyId: string): Promise<void> {
  const admin = await anAdmin(server);
  expect(await told(admin, 'mutation ($input: CompanyDecisionInput!) { answer: revokeCompany(input: $input) { errors { code message } } }', { input: { companyId, profileVersion: 1 } })).toEqual([]);
}

async function rejectCompany(companyId: string): Promise<void> {
  await server.dataSource.query("UPDATE companies SET is_verified = 0, verified_at = NULL, is_rejected = 1, rejection_reason = 'No deed' WHERE id = ?", [companyId]);
  await server.dataSource.query('UPDATE jobs SET is_visible = 0 WHERE company_id = ?', [companyId]);
}

const WAYS = `status viewerCanDecide viewerCanAccept viewerCanRequestReschedule viewerCanRespondToReschedule viewerCanCounterReschedule viewerCanAddDetails applicant { isRevealed }`;

interface Ways {
  status: string;
  viewerCanDecide: boolean;
  viewerCanAccept: boolean;
  viewerCanRequestReschedule: boolean;
  viewerCanRespondToReschedule: boolean;
  viewerCanCounterReschedule: boolean;
  viewerCanAddDetails: boolean;
  applicant: { isRevealed: boolean } | null;
}

async function waysOf({ client }: TestActor, id: string): Promise<Ways> {
  const { application } = await client.ask<{ application: Ways }>(`query ($id: ID!) { application(id: $id) { ${WAYS} } }`, { id });
  return application;
}

async function aHouse(): Promise<{ company: TestCompany; seeker: TestSeeker; job: TestJob; id: string }> {
  const [company, seeker] = [await aCompany(server, { tokens: 5 }), await aSeeker(server)];
  const job = await aJob(company, { slots: [{ maxApplicants: 5 }, { start: '11:00', end: '11:30' }] });
  return { company, seeker, job, id: await applied(seeker, job) };
}

describe('a company that is not verified now', () => {
  it.each([
    ['revoked', revoke],
    ['rejected', rejectCompany],
  ])('cannot accept once it is %s; nobody is unmasked and nothing is spent', async (_how, takeBack) => {
    const { company, job, id } = await aHouse();
    await takeBack(company.companyId);

    expect((await accept(company, id)).errors).toMatchObject(REFUSED);
    expect((await accept(company, id, { slotId: job.slots[1]?.id })).errors).toMatchObject(REFUSED);

    expect(await waysOf(company, id)).toMatchObject({ status: 'PENDING', viewerCanDecide: true, viewerCanAccept: false, applicant: { isRevealed: false } });
    await expectInvariants(server);
  });

  it('accepts again once it is verified again', async () => {
    const { company, id } = await aHouse();
    await revoke(company.companyId);
    const admin = await anAdmin(server);
    await told(admin, 'mutation ($input: CompanyDecisionInput!) { answer: verifyCompany(input: $input) { errors { code message } } }', { input: { companyId: company.companyId, profileVersion: 1 } });

    expect((await waysOf(company, id)).viewerCanAccept).toBe(true);
    expect((await accept(company, id)).application?.status).toBe('ACCEPTED');
  });

  it('rejects as before', async () => {
    const { company, id } = await aHouse();
    await revoke(company.companyId);

    expect((await reject(company, id)).application?.status).toBe('REJECTED');
  });

  it('cannot propose a time of its own, but still reads what it has accepted and adds details to it', async () => {
    const { company, id } = await aHouse();
    await accept(company, id);
    await revoke(company.companyId);

    expect(await request(company, id)).toEqual(REFUSED);
    expect(await waysOf(company, id)).toMatchObject({ viewerCanRequestReschedule: false, viewerCanAddDetails: true, applicant: { isRevealed: true } });
    const details = 'mutation ($input: SaveInterviewDetailsInput!) { answer: saveInterviewDetails(input: $input) { errors { code message } } }';
    expect(await told(company, details, { input: { applicationId: id, venue: 'Lantai 3' } })).toEqual([]);
    await expectInvariants(server);
  });

  it('answers the applicant\'s request plainly, but not with a time of its own', async () => {
    const { company, seeker, id } = await aHouse();
    await accept(company, id);
    await request(seeker, id);
    await revoke(company.companyId);

    expect(await waysOf(company, id)).toMatchObject({ viewerCanRespondToReschedule: true, viewerCanCounterReschedule: false });
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

  it('manages its slots as before', async () => {
    const { company, job } = await aHouse();
    await revoke(company.companyId);

    const save = 'mutation ($input: SaveInterviewSlotsInput!) { answer: saveInterviewSlots(input: $input) { errors { code message } } }';
    expect(await told(company, save, { input: { jobId: job.id, slots: [{ date: '2026-11-26', start: '09:00', end: '09:30' }] } })).toEqual([]);
  });

  it('buys no tokens, but pays what it had begun to buy', async () => {
    const company = await aCompany(server);
    const begun = await anInvoice(company, 'tokens-6');
    await revoke(company.companyId);
    const stranger = await aCompany(server, { isVerified: false });

    expect((await buy(company, 'tokens-12')).errors).toMatchObject(REFUSED);
    expect((await buy(stranger, 'tokens-6')).errors).toMatchObject(REFUSED);
    expect((await buy(company, 'tokens-6')).invoice?.merchantRef).toBe(begun.merchantRef);
    const offersOf = async ({ client }: TestActor) => (await client.ask<{ tokenPackages: { viewerCanBuy: boolean }[] }>('{ tokenPackages { viewerCanBuy } }')).tokenPackages;
    expect(new Set((await offersOf(stranger)).map(({ viewerCanBuy }) => viewerCanBuy))).toEqual(new Set([false]));
    expect(new Set((await offersOf(await aCompany(server))).map(({ viewerCanBuy }) => viewerCanBuy))).toEqual(new Set([true]));
  });
});

describe('a revocation that comes while', () => {
  const lockedBy = (companyId: string) => async (writer: { query(sql: string, parameters: unknown[]): Promise<unknown> }) => {
    await writer.query('UPDATE companies SET is_verified = 0, verified_at = NULL, lock_version = lock_version + 1 WHERE id = ?', [companyId]);
    await writer.query('UPDATE jobs SET lock_version = lock_version + 1, is_visible = 0 WHERE company_id = ?', [companyId]);
  };

  it('an acceptance begins is waited for, and obeyed', async () => {
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

  // No acceptance holds the row of the company: one goes by although another command holds the other job.
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
