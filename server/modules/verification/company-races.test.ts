import { aCompany, anAdmin, aSeeker, type TestActor, type TestCompany, type TestSeeker } from '../../testing/actors';
import { atOnce } from '../../testing/at-once';
import { expectInvariants } from '../../testing/invariants';
import { accept, aJob, applied, apply, reject, type Outcome, type TestJob } from '../../testing/job-factory';
import { tokensOf } from '../../testing/payment-factory';
import { useServer } from '../../testing/test-server';

/** What a company's people, its applicants and administrators may do to one thing at the same moment (design, section 6). */
const server = useServer();

let seekers: TestSeeker[] = [];
let admin: TestActor;
beforeAll(async () => {
  seekers = await Promise.all(Array.from({ length: 25 }, () => aSeeker(server)));
  admin = await anAdmin(server);
});

/** The name of a call and what came of it: a status, `done`, or the code of the refusal. */
type Answer = `${string}: ${string}`;

interface Race {
  /** The calls, of which the one that is whose turn it is starts next. */
  calls: ((index: number) => Promise<Answer>)[];
  /** Every answer that may come. */
  answers: Answer[];
  /** What must be true afterwards, whoever came first. */
  after(told: Answer[]): Promise<void>;
}

const RACES: Record<string, () => Promise<Race>> = {
  'accept and reject leave one decision, charged when it is an acceptance': async () => {
    const company = await aCompany(server, { tokens: 10 });
    const id = await applied(await aSeeker(server), await aJob(company));
    return {
      calls: [async () => said('accept', await accept(company, id)), async () => said('reject', await reject(company, id))],
      answers: ['accept: ACCEPTED', 'accept: APPLICATION_NOT_PENDING', 'reject: REJECTED', 'reject: APPLICATION_NOT_PENDING'],
      after: async (told) => {
        const [accepted, rejected] = [count(told, 'accept: ACCEPTED'), count(told, 'reject: REJECTED')];
        expect([accepted, rejected].toSorted()).toEqual([0, 25]);
        expect(await tokensOf(company)).toBe(accepted > 0 ? 9 : 10);
      },
    };
  },
  'apply and close: who was told of an application has one, and nobody else does': async () => {
    const { company, job } = await aCompanyWithJob();
    return {
      calls: [applying(job, 2), async () => told('close', await setActive(company, job, false))],
      answers: ['apply: PENDING', 'apply: JOB_CLOSED', 'close: done'],
      after: async (answers) => {
        expect(await statusesOf(job)).toEqual(repeated('PENDING', count(answers, 'apply: PENDING')));
        expect(said('apply', await apply(await aSeeker(server), job))).toBe('apply: JOB_CLOSED');
      },
    };
  },
  'apply and delete: nobody is left waiting for a job that is gone': async () => {
    const { company, job } = await aCompanyWithJob();
    const remove = () => refusalsOf(company, 'mutation ($id: ID!) { answer: deleteJob(jobId: $id) { errors { code } } }', { id: job.id });
    return {
      calls: [applying(job, 2), async () => told('delete', await remove())],
      answers: ['apply: PENDING', 'apply: REJECTED', 'apply: JOB_NOT_FOUND', 'delete: done', 'delete: JOB_NOT_FOUND'],
      after: async (answers) => {
        expect(count(answers, 'delete: done')).toBe(1);
        expect(await statusesOf(job)).toEqual(repeated('REJECTED', 25 - count(answers, 'apply: JOB_NOT_FOUND')));
      },
    };
  },
  'saving slots and apply: the slot stays for all who apply, or is gone for all of them': async () => {
    const { company, job } = await aCompanyWithJob();
    const slots = [{ date: '2026-11-25', start: '16:00', end: '16:30' }];
    const save = () =>
      refusalsOf(company, 'mutation ($input: SaveInterviewSlotsInput!) { answer: saveInterviewSlots(input: $input) { errors { code } } }', { input: { jobId: job.id, slots } });
    return {
      calls: [applying(job, 1), async () => told('save', await save())],
      answers: ['apply: PENDING', 'apply: SLOT_NOT_FOUND', 'apply: SLOT_FULL', 'save: done'],
      after: async (answers) => {
        const seated = count(answers, 'apply: PENDING');
        expect([0, 20]).toContain(seated);
        expect(count(answers, seated === 0 ? 'apply: SLOT_NOT_FOUND' : 'apply: SLOT_FULL')).toBe(25 - seated);
        expect(await statusesOf(job)).toEqual(repeated('PENDING', seated));
      },
    };
  },
  'reopening and the last acceptance: a job that is full opens no more': async () => {
    const company = await aCompany(server, { tokens: 5 });
    const job = await aJob(company);
    const id = await applied(await aSeeker(server), job);
    await setActive(company, job, false);
    return {
      calls: [async () => told('reopen', await setActive(company, job, true)), async () => said('accept', await accept(company, id))],
      answers: ['accept: ACCEPTED', 'reopen: done', 'reopen: REOPEN_ALL_SLOTS_FILLED'],
      after: async () => {
        expect(await tokensOf(company)).toBe(4);
        expect(await setActive(company, job, true)).toEqual(['REOPEN_ALL_SLOTS_FILLED']);
      },
    };
  },
  'creating jobs and revoking: every job is posted, and none can be seen': async () => {
    const company = await aCompany(server);
    return {
      calls: [async () => `create: ${(await aJob(company)) ? 'done' : ''}`, deciding(company, 'revokeCompany')],
      answers: ['create: done', ...ONE_REVOCATION],
      after: async (answers) => {
        expect(count(answers, 'revokeCompany: done')).toBe(1);
        expect(await jobsOf(company)).toEqual({ all: 25, visible: 0 });
      },
    };
  },
  'reopening and revoking: the job opens, and cannot be seen': async () => {
    const { company, job } = await aCompanyWithJob();
    await setActive(company, job, false);
    return {
      calls: [async () => told('reopen', await setActive(company, job, true)), deciding(company, 'revokeCompany')],
      answers: ['reopen: done', ...ONE_REVOCATION],
      after: async (answers) => {
        expect(count(answers, 'revokeCompany: done')).toBe(1);
        expect(await jobsOf(company)).toEqual({ all: 1, visible: 0 });
      },
    };
  },
  'profile edits and verification: nobody is verified for what the administrator has not seen': async () => {
    const company = await aCompany(server, { isVerified: false });
    await aJob(company);
    const edit = (index: number) =>
      refusalsOf(company, 'mutation ($input: UpdateCompanyProfileInput!) { answer: updateCompanyProfile(input: $input) { errors { code } } }', { input: { companyName: `PT Ganti ${index}` } });
    return {
      calls: [async (index) => told('edit', await edit(index)), deciding(company, 'verifyCompany')],
      answers: ['edit: done', 'verifyCompany: done', 'verifyCompany: COMPANY_CHANGED', 'verifyCompany: VERIFICATION_STATE'],
      after: async (answers) => {
        expect(count(answers, 'verifyCompany: done')).toBeLessThanOrEqual(1);
        const { viewer } = await company.client.ask<{ viewer: { company: { isVerified: boolean; records: { profileVersion: number } } } }>('{ viewer { company { isVerified records { profileVersion } } } }');
        expect(viewer.company).toEqual({ isVerified: false, records: { profileVersion: 26 } });
        expect(await jobsOf(company)).toEqual({ all: 1, visible: 0 });
      },
    };
  },
};

it.each(Object.keys(RACES))('%s', async (name) => {
  const { calls, answers, after } = await (RACES[name] ?? fail)();

  const given = await atOnce(50, (index) => (calls[index % calls.length] ?? fail)(index));

  expect(given.filter((answer) => !answers.includes(answer))).toEqual([]);
  await after(given);
  await expectInvariants(server);
});

const ONE_REVOCATION: Answer[] = ['revokeCompany: done', 'revokeCompany: VERIFICATION_STATE'];

const said = (call: string, { application, errors }: Outcome): Answer => `${call}: ${application?.status ?? errors[0]?.code ?? 'nothing'}`;
const told = (call: string, codes: readonly string[]): Answer => `${call}: ${codes[0] ?? 'done'}`;
const count = (answers: readonly Answer[], answer: Answer) => answers.filter((given) => given === answer).length;
const repeated = (status: string, times: number) => Array.from({ length: times }, () => status);

async function aCompanyWithJob(): Promise<{ company: TestCompany; job: TestJob }> {
  const company = await aCompany(server);
  return { company, job: await aJob(company, { slots: [{ maxApplicants: 20 }, { start: '11:00', end: '11:30', maxApplicants: 20 }] }) };
}

/** Every second call is an application, each of another seeker, to each of so many slots in turn; one has 20 seats. */
function applying(job: TestJob, slotCount: number): (index: number) => Promise<Answer> {
  return async (index) => said('apply', await apply(seekers[index / 2] ?? fail(), job, (index / 2) % slotCount));
}

function deciding(company: TestCompany, root: 'verifyCompany' | 'revokeCompany'): () => Promise<Answer> {
  const decide = `mutation ($input: CompanyDecisionInput!) { answer: ${root}(input: $input) { errors { code } } }`;
  return async () => told(root, await refusalsOf(admin, decide, { input: { companyId: company.companyId, profileVersion: 1 } }));
}

function setActive(company: TestCompany, job: TestJob, isActive: boolean): Promise<string[]> {
  return refusalsOf(company, 'mutation ($input: SetJobActiveInput!) { answer: setJobActive(input: $input) { errors { code } } }', { input: { jobId: job.id, isActive } });
}

async function refusalsOf({ client }: TestActor, mutation: string, variables: Record<string, unknown>): Promise<string[]> {
  const { answer } = await client.ask<{ answer: { errors: { code: string }[] } }>(mutation, variables);
  return answer.errors.map(({ code }) => code);
}

async function statusesOf(job: TestJob): Promise<string[]> {
  const rows = await server.dataSource.query<{ status: string }[]>('SELECT status FROM applications WHERE job_id = ?', [job.id]);
  return rows.map(({ status }) => status);
}

async function jobsOf({ companyId }: TestCompany): Promise<{ all: number; visible: number }> {
  const rows = await server.dataSource.query<{ is_visible: number }[]>('SELECT is_visible FROM jobs WHERE company_id = ?', [companyId]);
  return { all: rows.length, visible: rows.filter(({ is_visible: visible }) => Number(visible) === 1).length };
}

function fail(): never {
  throw new Error('The table of races has no such entry');
}
