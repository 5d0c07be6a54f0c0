import {
  aCompany,
  anAdmin,
  aSeeker,
  type TestActor,
  type TestCompany,
  type TestSeeker,
} from '../../../testkit/people/actors';
import { atOnce } from '../../../testkit/races/at-once';
import { decide, type Decision } from '../../../testkit/market/company-decisions';
import { graphql } from '../../../testkit/graphql';
import type { RefusalFragment } from '../../../testkit/graphql/graphql';
import { expectInvariants } from '../../../testkit/checks/invariants';
import { deleteJob, saveSlots, setActive } from '../../../testkit/market/job-changes';
import { accept, aJob, applied, apply, reject, type Outcome, type TestJob } from '../../../testkit/market/job-factory';
import { tokensOf } from '../../../testkit/market/payment-factory';
import { useServer } from '../../../testkit/server/test-server';

/** What a company's people, its applicants and administrators may do to one thing at the same moment. */
const server = useServer();

let seekers: TestSeeker[] = [];
let admin: TestActor;
beforeAll(async () => {
  seekers = await Promise.all(Array.from({ length: 25 }, () => aSeeker(server)));
  admin = await anAdmin(server);
});

const RENAME = graphql(
  `mutation RenameInRace($companyName: String) { updateCompanyProfile(input: { companyName: $companyName }) { errors { ...Refusal } } }`,
);
const VERSION = graphql(`query OwnProfileVersion { viewer { company { isVerified records { profileVersion } } } }`);

/** The name of a call and what came of it: a status, `done`, or the code of the refusal. */
type Answer = `${string}: ${string}`;

interface Race {
  /** The calls, of which the one that is whose turn it is starts next. */
  calls: ((index: number) => Promise<Answer>)[];
  /** Every possible response. */
  answers: Answer[];
  /** What must be true afterwards, in any order. */
  after(told: Answer[]): Promise<void>;
}

const RACES: Record<string, () => Promise<Race>> = {
  'accept and reject leave one decision, charged when it is an acceptance': async () => {
    const company = await aCompany(server, { tokens: 10 });
    const id = await applied(await aSeeker(server), await aJob(company));
    return {
      calls: [
        async () => said('accept', await accept(company, id)),
        async () => said('reject', await reject(company, id)),
      ],
      answers: [
        'accept: ACCEPTED',
        'accept: APPLICATION_NOT_PENDING',
        'reject: REJECTED',
        'reject: APPLICATION_NOT_PENDING',
      ],
      after: async (told) => {
        const [accepted, rejected] = [count(told, 'accept: ACCEPTED'), count(told, 'reject: REJECTED')];
        expect([accepted, rejected].toSorted()).toEqual([0, 25]);
        expect(await tokensOf(company)).toBe(accepted > 0 ? 9 : 10);
      },
    };
  },
  'apply and close: who was told about an application has one, and no one else does': async () => {
    const { company, job } = await aCompanyWithJob();
    return {
      calls: [applying(job, 2), async () => told('close', await setActive(company, job.id, false))],
      answers: ['apply: PENDING', 'apply: JOB_CLOSED', 'close: done'],
      after: async (answers) => {
        expect(await statusesOf(job)).toEqual(repeated('PENDING', count(answers, 'apply: PENDING')));
        expect(said('apply', await apply(await aSeeker(server), job))).toBe('apply: JOB_CLOSED');
      },
    };
  },
  'apply and delete: no one is left waiting for a job that is gone': async () => {
    const { company, job } = await aCompanyWithJob();
    return {
      calls: [applying(job, 2), async () => told('delete', await deleteJob(company, job.id))],
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
    return {
      calls: [applying(job, 1), async () => told('save', (await saveSlots(company, job.id, slots)).errors)],
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
    await setActive(company, job.id, false);
    return {
      calls: [
        async () => told('reopen', await setActive(company, job.id, true)),
        async () => said('accept', await accept(company, id)),
      ],
      answers: ['accept: ACCEPTED', 'reopen: done', 'reopen: REOPEN_ALL_SLOTS_FILLED'],
      after: async () => {
        expect(await tokensOf(company)).toBe(4);
        expect(await setActive(company, job.id, true)).toMatchObject([{ code: 'REOPEN_ALL_SLOTS_FILLED' }]);
      },
    };
  },
  'creating jobs and revoking: every job is posted, and none can be seen': async () => {
    const company = await aCompany(server);
    return {
      calls: [async () => `create: ${(await aJob(company)) ? 'done' : ''}`, deciding(company, 'revoke')],
      answers: ['create: done', ...ONE_REVOCATION],
      after: async (answers) => {
        expect(count(answers, 'revoke: done')).toBe(1);
        expect(await jobsOf(company)).toEqual({ all: 25, visible: 0 });
      },
    };
  },
  'reopening and revoking: the job opens, and cannot be seen': async () => {
    const { company, job } = await aCompanyWithJob();
    await setActive(company, job.id, false);
    return {
      calls: [async () => told('reopen', await setActive(company, job.id, true)), deciding(company, 'revoke')],
      answers: ['reopen: done', ...ONE_REVOCATION],
      after: async (answers) => {
        expect(count(answers, 'revoke: done')).toBe(1);
        expect(await jobsOf(company)).toEqual({ all: 1, visible: 0 });
      },
    };
  },
  'profile edits and verification: no one is verified for what the administrator has not seen': async () => {
    const company = await aCompany(server, { isVerified: false });
    await aJob(company);
    const edit = async (index: number) =>
      (await company.client.ask(RENAME, { companyName: `PT Ganti ${index}` })).updateCompanyProfile.errors;
    return {
      calls: [async (index) => told('edit', await edit(index)), deciding(company, 'verify')],
      answers: ['edit: done', 'verify: done', 'verify: COMPANY_CHANGED', 'verify: VERIFICATION_STATE'],
      after: async (answers) => {
        expect(count(answers, 'verify: done')).toBeLessThanOrEqual(1);
        const { viewer } = await company.client.ask(VERSION);
        expect(viewer?.company).toEqual({ isVerified: false, records: { profileVersion: 26 } });
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

const ONE_REVOCATION: Answer[] = ['revoke: done', 'revoke: VERIFICATION_STATE'];

const said = (call: string, { application, errors }: Outcome): Answer =>
  `${call}: ${application?.status ?? errors[0]?.code ?? 'nothing'}`;
const told = (call: string, errors: readonly Pick<RefusalFragment, 'code'>[]): Answer =>
  `${call}: ${errors[0]?.code ?? 'done'}`;
const count = (answers: readonly Answer[], answer: Answer) => answers.filter((given) => given === answer).length;
const repeated = (status: string, times: number) => Array.from({ length: times }, () => status);

async function aCompanyWithJob(): Promise<{ company: TestCompany; job: TestJob }> {
  const company = await aCompany(server);
  return {
    company,
    job: await aJob(company, { slots: [{ maxApplicants: 20 }, { start: '11:00', end: '11:30', maxApplicants: 20 }] }),
  };
}

/** Every second call is an application of another seeker, to this many slots in turn; one has 20 seats. */
function applying(job: TestJob, slotCount: number): (index: number) => Promise<Answer> {
  return async (index) => said('apply', await apply(seekers[index / 2] ?? fail(), job, (index / 2) % slotCount));
}

function deciding(company: TestCompany, decision: Decision): () => Promise<Answer> {
  return async () => told(decision, (await decide(admin, decision, company.companyId)).errors);
}

async function statusesOf(job: TestJob): Promise<string[]> {
  const rows = await server.dataSource.query<{ status: string }[]>('SELECT status FROM applications WHERE job_id = ?', [
    job.id,
  ]);
  return rows.map(({ status }) => status);
}

async function jobsOf({ companyId }: TestCompany): Promise<{ all: number; visible: number }> {
  const rows = await server.dataSource.query<{ is_visible: number }[]>(
    'SELECT is_visible FROM jobs WHERE company_id = ?',
    [companyId],
  );
  return { all: rows.length, visible: rows.filter(({ is_visible: visible }) => Number(visible) === 1).length };
}

function fail(): never {
  throw new Error('The table of races has no such entry');
}
