import { HOUR_MS, DAY_MS, MINUTE_MS, wibDateOf, wibInstant } from '../../../domain/time';
import { SeededRandom } from '../../../testkit/seeded-random';
import {
  aCompany,
  anAdmin,
  aSeeker,
  signIn,
  type TestActor,
  type TestCompany,
  type TestSeeker,
} from '../../../testkit/people/actors';
import { eraseNow, requestErasure } from '../../../testkit/people/erasures';
import { graphql } from '../../../testkit/graphql';
import { InterviewModel, type Side, type Time } from '../../../testkit/checks/interview-model';
import { expectInvariants } from '../../../testkit/checks/invariants';
import { accept, aJob, applied } from '../../../testkit/market/job-factory';
import { machine, useMachineClock } from '../../../testkit/server/machine-clock';
import { mailsQueued } from '../../../testkit/outside/mailbox';
import { tokensOf } from '../../../testkit/market/payment-factory';
import { pauseJob, resumeJob } from '../../../testkit/market/reports';
import {
  cancel,
  requestReschedule,
  respondToReschedule,
  withdrawReschedule,
} from '../../../testkit/market/reschedules';
import type { TestClient } from '../../../testkit/server/test-client';
import { useSecondServer, useServer, type TestServer } from '../../../testkit/server/test-server';
import { endForErasure } from '../applications';
import { expireProposals } from './expire-proposals.task';

/**
 * Histories of one interview after the other, on two servers whose clocks differ by five seconds, those of their ids too.
 * After every step they are compared with a model.
 */

const HISTORIES = process.env['LONG_TESTS'] ? 60 : 6;
const STEPS = 9;
const CLOCK_AHEAD = 5_000;
const server = useServer();
const second = useSecondServer({}, { clockAhead: CLOCK_AHEAD });
const servers = [server, second] as const;
const random = new SeededRandom(31);
const upTo = (count: number): number => random.below(count);

useMachineClock();

let company: TestCompany;
let seeker: TestSeeker;
let admin: TestActor;
let clients: Record<Side, TestClient[]>;

const pass = (ms: number): void => servers.forEach(({ clock }) => clock.advance(ms));
const nowOn = ({ clock }: TestServer): number => clock.now().getTime();
/** The first server has the time; that of the second is ahead. */
const now = (): number => nowOn(server);

/** From ten o'clock, some days from now. */
function timeIn(days: number) {
  const local = { date: wibDateOf(new Date(now() + days * DAY_MS)), start: '10:00', end: '10:30' };
  const startsAt = wibInstant(local.date, local.start).getTime();
  return { local, time: { startsAt, endsAt: startsAt + 30 * MINUTE_MS } satisfies Time };
}

const HISTORY = graphql(`query HistoryOfInterview($id: ID!) {
  application(id: $id) { status selectedInterview { startsAt } interview { cancelledBy } rescheduleHistory { status } }
}`);

const MAILS = `SELECT COUNT(*) AS mails FROM outbox o JOIN (
    SELECT id FROM reschedule_requests WHERE application_id = ? UNION SELECT id FROM cancelled_interviews WHERE application_id = ?
  ) about ON o.channel = 'MAIL' AND o.effect_key LIKE CONCAT('%', about.id, '%')`;

beforeAll(async () => {
  [company, seeker] = [await aCompany(server, { tokens: 2 * HISTORIES }), await aSeeker(server)];
  admin = await anAdmin(server);
  clients = {
    COMPANY: [company.client, await signIn(second, company.email)],
    APPLICANT: [seeker.client, await signIn(second, seeker.email)],
  };
});

async function step(id: string, model: InterviewModel): Promise<[real: string | null, modelled: string | null]> {
  if (upTo(4) === 0) pass([2_000, HOUR_MS, 30 * HOUR_MS, 49 * HOUR_MS][upTo(4)] ?? HOUR_MS);
  const by: Side = upTo(2) === 0 ? 'COMPANY' : 'APPLICANT';
  const index = upTo(2);
  const actor = { client: clients[by][index] ?? company.client };
  const at = nowOn(servers[index] ?? server);
  machine.ahead = index * CLOCK_AHEAD;
  const { local, time } = timeIn(1 + upTo(4));
  const isPast = time.startsAt <= at;
  const codeOf = ({ errors }: { errors: readonly { code: string }[] }) => errors[0]?.code ?? null;
  const answer = (['COUNTER', 'ACCEPT', 'COUNTER', 'REJECT'] as const)[upTo(4)] ?? 'ACCEPT';
  switch (upTo(isPast ? 3 : 7)) {
    case 0:
      return [codeOf(await cancel(actor, id)), model.cancel(by, at)];
    case 1:
      return [codeOf(await withdrawReschedule(actor, id)), model.takeBack(by, at)];
    case 2:
      return [codeOf(await respondToReschedule(actor, id, 'ACCEPT')), model.answer(by, 'ACCEPT', time, at)];
    case 3:
    case 4: {
      const counter = answer === 'COUNTER' ? local : undefined;
      return [codeOf(await respondToReschedule(actor, id, answer, counter)), model.answer(by, answer, time, at)];
    }
    default:
      return [codeOf(await requestReschedule(actor, id, local)), model.propose(by, time, at)];
  }
}

/** What an erasure of the applicant does to the interview. */
async function erase(id: string, model: InterviewModel): Promise<void> {
  model.expire(nowOn(second));
  await expireProposals(second.services, () => Promise.resolve(true));
  await endForErasure(second.services, id, 'APPLICANT');
  model.erase(nowOn(second));
}

it(
  `${HISTORIES} histories of proposals, answers, silence, cancelling, pauses and erasures go as the model says`,
  async () => {
    for (let history = 0; history < HISTORIES; history += 1) {
      pass(9 * DAY_MS);
      // What earlier histories sent would be looked through for each later one.
      await server.dataSource.query('DELETE FROM outbox');
      // Stays signed in, although weeks pass.
      await server.dataSource.query('UPDATE sessions SET created_at = ?, last_used_at = ?, expires_at = ?', [
        server.clock.now(),
        server.clock.now(),
        new Date(now() + 30 * DAY_MS),
      ]);
      const first = timeIn(2);
      const job = await aJob(company, { slots: [first.local] });
      const id = await applied(seeker, job);
      await accept(company, id);
      let isPaused = false;
      const tokens = await tokensOf(company);
      const model = new InterviewModel(first.time);
      for (let at = 0; at < STEPS; at += 1) {
        // A pause changes nothing for an interview.
        if (upTo(6) === 0) {
          expect(await (isPaused ? resumeJob(admin, job.id) : pauseJob(admin, job.id, 'Asks for money'))).toEqual([]);
          isPaused = !isPaused;
        }
        if (upTo(15) === 0) await erase(id, model);
        if (model.isCancelled) break;
        const [real, modelled] = await step(id, model);
        expect([history, at, real]).toEqual([history, at, modelled]);
      }
      model.expire(nowOn(second));
      await expireProposals(second.services, () => Promise.resolve(true));
      const { application } = await company.client.ask(HISTORY, { id });
      expect([history, application]).toEqual([
        history,
        {
          status: model.isCancelled ? 'WITHDRAWN' : 'ACCEPTED',
          selectedInterview: { startsAt: new Date(model.time.startsAt).toISOString() },
          interview: model.isCancelled ? null : { cancelledBy: model.cancelledBy },
          rescheduleHistory: model.proposals.map(({ status }) => ({ status })).toReversed(),
        },
      ]);
      const [row] = await server.dataSource.query<{ mails: string }[]>(MAILS, [id, id]);
      const mails = Number(row?.mails) + (await mailsQueued(server, `erasure-cancelled:${id}`));
      expect([history, mails]).toEqual([history, model.mails]);
      expect(await tokensOf(company)).toBe(tokens);
      // A posting like a paused one would be held.
      if (isPaused) await resumeJob(admin, job.id);
    }
    // The rest of the erasures.
    await requestErasure(seeker);
    await eraseNow(server);
    await expectInvariants(server);
  },
  300_000 + HISTORIES * 5_000,
);
