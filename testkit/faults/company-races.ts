import { aCompany, aSeeker, type TestCompany } from '../people/actors';
import { revokeCompany } from '../market/company-decisions';
import { saveSlots, setActive as setJobActive } from '../market/job-changes';
import { requestReschedule } from '../market/reschedules';
import { accept, aJob, applied, apply, type TestJob } from '../market/job-factory';
import { tokensOf } from '../market/payment-factory';
import { aSlot, entry, statusesOf } from './application-races';
import { CALLS, callsOfKind, kindOf, callStatus, times, callCode, type Field, type Race, type Races } from './race';

/** Two kinds of calls that alternate in pairs: this many of the first, and this many of the second. */
const [FIRST, SECOND] = [callsOfKind(0, 2), callsOfKind(1, 2)];
/** Fewer than want one. */
const SEATS = FIRST - 6;

/** What companies and administrators do to jobs while seekers apply. */
export const COMPANY_RACES: Races = {
  'no application on a closed job: who saw it close at one server applies in vain at the other': async (field) => {
    const { company, job } = await aCompanyWithJob(field);
    return inVain({
      ...applying(field, job, 'JOB_CLOSED'),
      forbid: (index) => setActive('close', field, company, job, index),
      forbidden: { 'close: done': SECOND },
    });
  },
  'no application on a hidden job: who saw the company revoked at one server applies in vain at the other': async (
    field,
  ) => {
    const { company, job } = await aCompanyWithJob(field);
    return inVain({ ...applying(field, job, 'JOB_NOT_FOUND'), ...revoking(field, company) });
  },
  'no acceptance by a revoked company: who saw it revoked at one server accepts in vain at the other': async (
    field,
  ) => {
    const { company, ids } = await aCompanyWithApplicants(field);
    return inVain({
      act: async (index, where) => callStatus('accept', await accept(field.pair.at(company, where), entry(ids, index))),
      done: 'accept: ACCEPTED',
      refused: 'accept: OWN_COMPANY_NOT_VERIFIED',
      ...revoking(field, company),
      check: async (accepted) => expect(await tokensOf(company)).toBe(TOKENS - accepted),
    });
  },
  'no proposal by a revoked company: who saw it revoked at one server proposes in vain at the other': async (field) => {
    const { company, ids } = await aCompanyWithApplicants(field);
    for (const id of ids) await accept(company, id);
    const time = { date: field.day, start: '16:00', end: '16:30' };
    return inVain({
      act: async (index, where) =>
        callCode('request', await requestReschedule(field.pair.at(company, where), entry(ids, index), time)),
      done: 'request: done',
      refused: 'request: OWN_COMPANY_NOT_VERIFIED',
      ...revoking(field, company),
    });
  },
  'no visible job of an unverified company: jobs are posted and reopened while it is revoked': async (field) => {
    const { company, job } = await aCompanyWithJob(field);
    await setActive('close', field, company, job, 0);
    const kinds = [
      async (index: number) =>
        `create: ${(await aJob(field.pair.at(company, index), { slots: [aSlot(field.day)] })) ? 'done' : 'nothing'}`,
      (index: number) => setActive('reopen', field, company, job, index),
      (index: number) => revoke(field, company, index),
    ];
    return {
      call: (index) => entry(kinds, kindOf(index, kinds.length))(index),
      check: async (tally) => {
        const [created, reopened, revoked] = [callsOfKind(0, 3), callsOfKind(1, 3), callsOfKind(2, 3)];
        expect(tally).toEqual({
          'create: done': created,
          'reopen: done': reopened,
          'revoke: done': 1,
          'revoke: VERIFICATION_STATE': revoked - 1,
        });
        expect(await visibilityOf(field, company)).toEqual(Array.from({ length: created + 1 }, () => 0));
      },
    };
  },
  'taken slots survive saving: the slot stays for all who apply, or is gone for all of them': async (field) => {
    const company = await aCompany(field.pair.eyes);
    const job = await aJob(company, { slots: [aSlot(field.day, { maxApplicants: SEATS })] });
    const input = { jobId: job.id, slots: [aSlot(field.day, { start: '16:00', end: '16:30' })] };
    const saveAt = async (index: number) =>
      callCode('save', await saveSlots(field.pair.at(company, index), input.jobId, input.slots));
    return {
      call: (index) => (kindOf(index, 2) === 0 ? applyAt(field, job, index, index) : saveAt(index)),
      check: async (tally) => {
        const seated = times(tally, 'apply: PENDING');
        const applications =
          seated === 0
            ? { 'apply: SLOT_NOT_FOUND': FIRST }
            : { 'apply: PENDING': SEATS, 'apply: SLOT_FULL': FIRST - SEATS };
        expect(tally).toEqual({ ...applications, 'save: done': SECOND });
        expect(await statusesOf(field, 'job_id', job.id)).toHaveLength(seated);
      },
    };
  },
  'no reopening of a full job: who saw the last slot taken at one server reopens in vain at the other': async (
    field,
  ) => {
    const company = await aCompany(field.pair.eyes, { tokens: 5 });
    const job = await aJob(company, { slots: [aSlot(field.day)] });
    const id = await applied(await aSeeker(field.pair.eyes), job);
    await setActive('close', field, company, job, 0);
    return inVain({
      act: (_index, where) => setActive('reopen', field, company, job, where),
      done: 'reopen: done',
      refused: 'reopen: REOPEN_ALL_SLOTS_FILLED',
      forbid: async (index) => callStatus('accept', await accept(field.pair.at(company, index), id)),
      forbidden: { 'accept: ACCEPTED': SECOND },
      check: async () => expect(await tokensOf(company)).toBe(4),
    });
  },
};

interface Forbidden {
  /** What the first kind does in time or is refused, and the second in vain. */
  act(index: number, where: number): Promise<string>;
  done: string;
  refused: string;
  /** What makes it impossible, and the responses to that. */
  forbid(index: number): Promise<string>;
  forbidden: Record<string, number>;
  /** Takes how many were in time. */
  check?(inTime: number): Promise<void>;
}

/** Who saw at one server that it is impossible by now tries in vain at the other. */
function inVain({ act, done, refused, forbid, forbidden, check }: Forbidden): Race {
  return {
    call: async (index) =>
      kindOf(index, 2) === 0 ? act(index, index) : `${await forbid(index)}, then ${await act(index, index + 1)}`,
    check: async (tally) => {
      const inTime = times(tally, done);
      const later = Object.entries(forbidden).map(([answer, count]) => [`${answer}, then ${refused}`, count] as const);
      const counts = [[done, inTime], [refused, FIRST - inTime], ...later] as const;
      // A tally has no entry for responses that nobody got.
      expect(tally).toEqual(Object.fromEntries(counts.filter(([, count]) => count > 0)));
      await check?.(inTime);
    },
  };
}

const applying = (field: Field, job: TestJob, refusal: string) => ({
  act: (index: number, where: number) => applyAt(field, job, index, where),
  done: 'apply: PENDING',
  refused: `apply: ${refusal}`,
  check: async (seated: number) => expect(await statusesOf(field, 'job_id', job.id)).toHaveLength(seated),
});

/** One revokes; every later call, at each server, comes too late. */
const revoking = (field: Field, company: TestCompany) => ({
  forbid: (index: number) => revoke(field, company, index),
  forbidden: { 'revoke: done': 1, 'revoke: VERIFICATION_STATE': SECOND - 1 },
});

async function aCompanyWithJob({ pair, day }: Field): Promise<{ company: TestCompany; job: TestJob }> {
  const company = await aCompany(pair.eyes);
  return {
    company,
    job: await aJob(company, {
      slots: [aSlot(day, { maxApplicants: 20 }), aSlot(day, { start: '11:00', end: '11:30', maxApplicants: 20 })],
    }),
  };
}

const TOKENS = 60;

/** As many applicants as there are calls, on two jobs, and tokens for them all. */
async function aCompanyWithApplicants({ pair, seekers, day }: Field): Promise<{ company: TestCompany; ids: string[] }> {
  const company = await aCompany(pair.eyes, { tokens: TOKENS });
  const slots = [aSlot(day, { maxApplicants: 20 }), aSlot(day, { start: '11:00', end: '11:30', maxApplicants: 20 })];
  const jobs = [await aJob(company, { slots }), await aJob(company, { slots })];
  const ids = await Promise.all(
    seekers.slice(0, CALLS).map((seeker, index) => applied(seeker, entry(jobs, index % 2), Math.floor(index / 2) % 2)),
  );
  return { company, ids };
}

/** One seeker of each call applies, at the server that the second number says; there are seats for all of them. */
async function applyAt({ pair, seekers }: Field, job: TestJob, who: number, where: number): Promise<string> {
  return callStatus('apply', await apply(pair.at(entry(seekers, who), where), job, who % job.slots.length));
}

async function setActive(
  call: 'close' | 'reopen',
  { pair }: Field,
  company: TestCompany,
  job: TestJob,
  where: number,
): Promise<string> {
  return callCode(call, { errors: await setJobActive(pair.at(company, where), job.id, call === 'reopen') });
}

async function revoke({ pair, admin }: Field, { companyId }: TestCompany, where: number): Promise<string> {
  return callCode('revoke', { errors: await revokeCompany(pair.at(admin, where), companyId) });
}

async function visibilityOf({ pair }: Field, { companyId }: TestCompany): Promise<number[]> {
  const rows = await pair.eyes.dataSource.query<{ is_visible: number }[]>(
    'SELECT is_visible FROM jobs WHERE company_id = ?',
    [companyId],
  );
  return rows.map(({ is_visible: isVisible }) => Number(isVisible));
}
