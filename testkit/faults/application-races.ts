import { addDays, type LocalDate } from '../../domain/time';
import { aCompany, aSeeker, type TestCompany, type TestSeeker } from '../people/actors';
import type { InterviewSlotInput, RespondToRescheduleInput } from '../graphql/graphql';
import { endForErasure } from '../../server/modules/applications';
import { cancel, requestReschedule, respondToReschedule } from '../market/reschedules';
import { accept, aJob, applied, apply, reject, withdraw, type TestJob } from '../market/job-factory';
import { tokensOf } from '../market/payment-factory';
import { CALLS, callsOfKind, kindOf, PAIRS, callStatus, times, callCode, type Field, type Races } from './race';

/** Which decision leads to which status, in the order in which they take turns. */
const KINDS: Record<string, string> = { ACCEPTED: 'accept', REJECTED: 'reject', WITHDRAWN: 'withdraw' };

/** What applicants and companies do to applications, seats and interviews. */
export const APPLICATION_RACES: Races = {
  'a balance is the sum of its ledger and never negative: five tokens accept five': async ({ pair, day, seekers }) => {
    const company = await aCompany(pair.eyes, { tokens: 5 });
    const job = await aJob(company, {
      slots: [aSlot(day, { maxApplicants: 20 }), aSlot(day, { start: '11:00', end: '11:30', maxApplicants: 20 })],
    });
    const ids = await Promise.all(seekers.slice(0, PAIRS).map((seeker, index) => applied(seeker, job, index % 2)));
    return {
      // Both servers are asked for each; what one of them granted, the other says again.
      call: async (index) =>
        callStatus('accept', await accept(pair.at(company, index), entry(ids, Math.floor(index / 2)))),
      check: async (tally) => {
        expect(tally).toEqual({ 'accept: ACCEPTED': 10, 'accept: NOT_ENOUGH_TOKENS': CALLS - 10 });
        expect(await tokensOf(company)).toBe(0);
      },
    };
  },
  'an acceptance is charged once, however often it is asked for': async ({ pair, day }) => {
    const { company, id } = await aPendingApplication({ pair, day });
    return {
      call: async (index) => callStatus('accept', await accept(pair.at(company, index), id)),
      check: async (tally) => {
        expect(tally).toEqual({ 'accept: ACCEPTED': CALLS });
        expect(await tokensOf(company)).toBe(9);
      },
    };
  },
  'an application has one final decision: accepted, rejected or withdrawn': async ({ pair, day }) => {
    const { company, seeker, id } = await aPendingApplication({ pair, day });
    const decide = [
      async (index: number) => callStatus('accept', await accept(pair.at(company, index), id)),
      async (index: number) => callStatus('reject', await reject(pair.at(company, index), id)),
      async (index: number) => callStatus('withdraw', await withdraw(pair.at(seeker, index), id)),
    ];
    return {
      call: (index) => entry(decide, kindOf(index, decide.length))(index),
      check: async (tally) => {
        const [status = ''] = await statusesOf({ pair }, 'id', id);
        const kind = KINDS[status] ?? 'none';
        const winners = times(tally, `${kind}: ${status}`);
        expect(winners).toBe(callsOfKind(Object.keys(KINDS).indexOf(status), decide.length));
        const refused = Object.entries(tally)
          .filter(([answer]) => answer.endsWith(': APPLICATION_NOT_PENDING'))
          .reduce((sum, [, count = 0]) => sum + count, 0);
        expect(refused).toBe(CALLS - winners);
        expect(await tokensOf(company)).toBe(status === 'ACCEPTED' ? 9 : 10);
      },
    };
  },
  'a slot is never over its capacity: many want three seats': async ({ pair, day, seekers }) => {
    const company = await aCompany(pair.eyes);
    const job = await aJob(company, { slots: [aSlot(day, { maxApplicants: 3 })] });
    return {
      call: async (index) => callStatus('apply', await apply(pair.at(entry(seekers, index), index), job)),
      check: async (tally) => {
        expect(tally).toEqual({ 'apply: PENDING': 3, 'apply: SLOT_FULL': CALLS - 3 });
        expect(await statusesOf({ pair }, 'job_id', job.id)).toEqual(['PENDING', 'PENDING', 'PENDING']);
      },
    };
  },
  'one application per job and seeker, whichever of two slots is asked for': async ({ pair, day }) => {
    const [company, seeker] = [await aCompany(pair.eyes), await aSeeker(pair.eyes)];
    const job = await aJob(company, { slots: [aSlot(day), aSlot(day, { start: '11:00', end: '11:30' })] });
    return {
      call: async (index) => callStatus('apply', await apply(pair.at(seeker, index), job, kindOf(index, 2))),
      check: async (tally) => {
        const won = times(tally, 'apply: PENDING');
        expect([callsOfKind(0, 2), callsOfKind(1, 2)]).toContain(won);
        expect(times(tally, 'apply: ALREADY_APPLIED')).toBe(CALLS - won);
        expect(await statusesOf({ pair }, 'job_id', job.id)).toEqual(['PENDING']);
      },
    };
  },
  'no two accepted interviews of a seeker within 30 minutes': async ({ pair, day }) => {
    const [company, seeker] = [await aCompany(pair.eyes, { tokens: 60 }), await aSeeker(pair.eyes)];
    // Each ends within half an hour of where the next begins.
    const starts = ['09:00', '09:30', '10:00', '10:30', '11:00'];
    const jobs = await Promise.all(
      Array.from({ length: PAIRS }, (_, index) =>
        aJob(company, { slots: [aSlot(day, { start: entry(starts, index % 5), end: '11:30' })] }),
      ),
    );
    const ids: string[] = [];
    for (const job of jobs) ids.push(await applied(seeker, job));
    return {
      call: async (index) =>
        callStatus('accept', await accept(pair.at(company, index), entry(ids, Math.floor(index / 2)))),
      check: async (tally) => {
        expect(tally).toEqual({ 'accept: ACCEPTED': 2, 'accept: APPLICANT_CONFLICT': CALLS - 2 });
        expect(await tokensOf(company)).toBe(59);
      },
    };
  },
  'one reschedule is pending at most': async ({ pair, day }) => {
    const { company, seeker, id } = await anAcceptedApplication({ pair, day });
    return {
      call: async (index) =>
        callCode(
          'request',
          await requestReschedule(pair.at(kindOf(index, 2) === 0 ? company : seeker, index), id, anotherTime(day)),
        ),
      check: async (tally) => {
        expect(tally).toEqual({ 'request: done': 1, 'request: RESCHEDULE_EXISTS': CALLS - 1 });
        expect(await reschedulesOf({ pair }, id)).toEqual(['PENDING']);
      },
    };
  },
  'a reschedule is answered once': async ({ pair, day }) => {
    const { company, seeker, id } = await anAcceptedApplication({ pair, day });
    expect(callCode('request', await requestReschedule(company, id, anotherTime(day)))).toBe('request: done');
    const answers: Omit<RespondToRescheduleInput, 'applicationId'>[] = [
      { answer: 'ACCEPT' },
      { answer: 'REJECT' },
      { answer: 'COUNTER', counterOffer: { ...anotherTime(day), start: '16:00', end: '16:30' } },
    ];
    return {
      call: async (index) => {
        const input = entry(answers, kindOf(index, answers.length));
        return callCode(
          input.answer,
          await respondToReschedule(pair.at(seeker, index), id, input.answer, input.counterOffer ?? undefined),
        );
      },
      check: async (tally) => {
        const [winner = '', ...more] = Object.keys(tally).filter((answer) => answer.endsWith(': done'));
        expect([more, times(tally, winner)]).toEqual([[], 1]);
        const left = {
          'ACCEPT: done': ['ACCEPTED'],
          'REJECT: done': ['REJECTED'],
          'COUNTER: done': ['COUNTERED', 'PENDING'],
        }[winner];
        expect(await reschedulesOf({ pair }, id)).toEqual(left);
      },
    };
  },
  'an interview is cancelled, moved or ended by an erasure, each told once': async ({ pair, day }) => {
    const { company, seeker, id } = await anAcceptedApplication({ pair, day });
    expect(callCode('request', await requestReschedule(company, id, anotherTime(day)))).toBe('request: done');
    const acts = [
      async (index: number) => callCode('cancel', await cancel(pair.at(company, index), id)),
      async (index: number) => callCode('accept', await respondToReschedule(pair.at(seeker, index), id, 'ACCEPT')),
      // The step of an erasure that ends what is open; the erasure's own tests go through its page.
      async () => endForErasure(pair.eyes.services, id, 'APPLICANT').then(() => 'erase: done'),
    ];
    return {
      call: (index) => entry(acts, kindOf(index, acts.length))(index),
      check: async (tally) => {
        expect(times(tally, 'accept: done')).toBeLessThanOrEqual(1);
        const rows = await pair.eyes.dataSource.query<{ status: string; slot_id: string | null; mails: number }[]>(
          `SELECT a.status, a.slot_id, (SELECT COUNT(*) FROM outbox o JOIN cancelled_interviews c ON o.effect_key LIKE CONCAT('%', c.id, '%')
             WHERE c.application_id = a.id AND o.channel = 'MAIL') - 2 * (SELECT COUNT(*) FROM cancelled_interviews c WHERE c.application_id = a.id) AS mails
           FROM applications a WHERE a.id = ?`,
          [id],
        );
        expect(rows.map(({ status, mails }) => [status, Number(mails)])).toEqual([['WITHDRAWN', 0]]);
        expect([['ACCEPTED'], ['ENDED'], ['PENDING']]).toContainEqual(await reschedulesOf({ pair }, id));
        // As the erasure leaves it: only then may an acceptance that was paid for be no more.
        await pair.eyes.dataSource.query('UPDATE seekers SET account_id = NULL WHERE id = ?', [seeker.seekerId]);
      },
    };
  },
};

/** A slot of the race's day, at nine unless said otherwise. */
export function aSlot(day: LocalDate, options: InterviewSlotInput = {}): InterviewSlotInput {
  return { date: day, ...options };
}

const anotherTime = (day: LocalDate) => ({ date: addDays(day, 1), start: '14:00', end: '14:30' });

type Eyes = Pick<Field, 'pair'>;
type Site = Pick<Field, 'pair' | 'day'>;

async function aPendingApplication({
  pair,
  day,
}: Site): Promise<{ company: TestCompany; seeker: TestSeeker; job: TestJob; id: string }> {
  const [company, seeker] = [await aCompany(pair.eyes, { tokens: 10 }), await aSeeker(pair.eyes)];
  const job = await aJob(company, { slots: [aSlot(day)] });
  return { company, seeker, job, id: await applied(seeker, job) };
}

async function anAcceptedApplication(site: Site): Promise<Awaited<ReturnType<typeof aPendingApplication>>> {
  const earlier = await aPendingApplication(site);
  await accept(earlier.company, earlier.id);
  return earlier;
}

export async function statusesOf({ pair }: Eyes, column: 'id' | 'job_id', id: string): Promise<string[]> {
  const rows = await pair.eyes.dataSource.query<{ status: string }[]>(
    `SELECT status FROM applications WHERE ${column} = ?`,
    [id],
  );
  return rows.map(({ status }) => status);
}

async function reschedulesOf({ pair }: Eyes, applicationId: string): Promise<string[]> {
  const rows = await pair.eyes.dataSource.query<{ status: string }[]>(
    'SELECT status FROM reschedule_requests WHERE application_id = ? ORDER BY requested_at, status',
    [applicationId],
  );
  return rows.map(({ status }) => status);
}

export function entry<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`There is no entry ${index}`);
  return item;
}
