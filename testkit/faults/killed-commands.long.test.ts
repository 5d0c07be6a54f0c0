import { aCompany, aSeeker } from '../people/actors';
import { expectInvariants } from '../checks/invariants';
import { accept, aJob, applied, apply } from '../market/job-factory';
import { tokensOf } from '../market/payment-factory';
import { cancel, requestReschedule, respondToReschedule } from '../market/reschedules';
import { ServerProcess } from '../server/server-process';
import { useServer } from '../server/test-server';
import { expectNothingHalfDone } from './all-or-nothing';
import { aSlot } from './application-races';
import { inDays, setRealTime } from './server-pair';

/** The surviving server; another one dies in the middle of a command. */
const server = useServer();
beforeEach(() => setRealTime(server));

let dying: ServerProcess | null = null;
afterEach(() => dying?.stop());

/** Where it dies (see kill-at.cjs), after which statement that step counts, and what is then there. */
interface Death {
  when: string;
  killAt: string;
  armedBy: string;
  leaves: string;
}

/** On either side of the commit, since what a second one would carry is missing on one of them. */
const deathsAt = (armedBy: string, after: string, before: string): Death[] => [
  { when: 'when all was committed and no one informed', killAt: 'after-sql:^COMMIT', armedBy, leaves: after },
  { when: 'before the commit was sent', killAt: 'before-sql:^COMMIT', armedBy, leaves: before },
];

async function startDying({ killAt, armedBy }: Death): Promise<ServerProcess> {
  const { DATABASE_URL, SESSION_SECRET } = server.services.env;
  dying = await ServerProcess.start({ DATABASE_URL, SESSION_SECRET, KILL_AT: killAt, KILL_ARMED_BY: armedBy });
  return dying;
}

/** The call must meet the death of the server: one with a response has missed the step. */
async function expectDeath(call: Promise<unknown>): Promise<void> {
  await expect(call).rejects.toThrow('fetch failed');
  expect(await dying?.ended()).toBe('SIGKILL');
}

async function statusOf(jobId: string): Promise<string> {
  return (
    (
      await server.dataSource.query<{ status: string }[]>('SELECT status FROM applications WHERE job_id = ?', [jobId])
    )[0]?.status ?? 'nothing'
  );
}

async function expectWhole(): Promise<void> {
  await expectNothingHalfDone(server);
  await expectInvariants(server);
}

describe('a server killed while it accepts an applicant', () => {
  it.each(deathsAt('UPDATE token_balances', 'ACCEPTED', 'PENDING'))(
    '$when: all of it or nothing, and asked again it is charged once',
    async (death) => {
      const company = await aCompany(server, { tokens: 10 });
      const job = await aJob(company, { slots: [aSlot(inDays(3))] });
      const id = await applied(await aSeeker(server), job);
      const { url } = await startDying(death);

      await expectDeath(accept({ ...company, client: company.client.clone(url) }, id));

      expect(await statusOf(job.id)).toBe(death.leaves);
      await expectWhole();
      expect((await accept(company, id)).application?.status).toBe('ACCEPTED');
      expect(await tokensOf(company)).toBe(9);
      await expectWhole();
    },
  );
});

describe('a server killed while it takes an application', () => {
  it.each(deathsAt('INSERT INTO applications', 'PENDING', 'nothing'))(
    '$when: all of it or nothing, and sent again it is one application',
    async (death) => {
      const [company, seeker] = [await aCompany(server), await aSeeker(server)];
      const job = await aJob(company, { slots: [aSlot(inDays(3), { maxApplicants: 1 })] });
      const { url } = await startDying(death);

      await expectDeath(apply({ ...seeker, client: seeker.client.clone(url) }, job));

      expect(await statusOf(job.id)).toBe(death.leaves);
      await expectWhole();
      expect((await apply(seeker, job)).application?.status).toBe('PENDING');
      await expectWhole();
    },
  );
});

describe('a server killed while it cancels an interview', () => {
  it.each(deathsAt('INSERT INTO .?cancelled_interviews', 'CANCELLED', 'PLANNED'))(
    '$when: all of it or nothing, and asked again it is cancelled once',
    async (death) => {
      const [company, seeker] = [await aCompany(server, { tokens: 1 }), await aSeeker(server)];
      const id = await applied(seeker, await aJob(company, { slots: [aSlot(inDays(3))] }));
      await accept(company, id);
      await requestReschedule(seeker, id, { date: inDays(4), start: '14:00', end: '14:30' });
      const { url } = await startDying(death);

      await expectDeath(cancel({ client: company.client.clone(url) }, id));

      const [stored] = await server.dataSource.query<{ cancelled_at: Date | null; status: string }[]>(
        'SELECT a.cancelled_at, r.status FROM applications a JOIN reschedule_requests r ON r.application_id = a.id WHERE a.id = ?',
        [id],
      );
      expect([stored?.cancelled_at ? 'CANCELLED' : 'PLANNED', stored?.status]).toEqual([
        death.leaves,
        death.leaves === 'PLANNED' ? 'PENDING' : 'ENDED',
      ]);
      await expectWhole();
      expect((await cancel(company, id)).application?.interview).toMatchObject({ state: 'CANCELLED' });
      await expectWhole();
    },
  );
});

describe('a server killed while a proposal is accepted', () => {
  it.each(deathsAt('UPDATE .?reschedule_requests', 'ACCEPTED', 'PENDING'))(
    '$when: all of it or nothing, and asked again it has moved once',
    async (death) => {
      const [company, seeker] = [await aCompany(server, { tokens: 1 }), await aSeeker(server)];
      const job = await aJob(company, { slots: [aSlot(inDays(3)), aSlot(inDays(4), { maxApplicants: 1 })] });
      const id = await applied(seeker, job);
      await accept(company, id);
      const [, offered] = job.slots;
      if (!offered) throw new Error('The job has one slot only');
      const { date, start, end, id: slotId } = offered;
      expect((await requestReschedule(company, id, { date, start, end, slotId })).errors).toEqual([]);
      const { url } = await startDying(death);

      await expectDeath(respondToReschedule({ client: seeker.client.clone(url) }, id, 'ACCEPT'));

      const stored = await server.dataSource.query<{ status: string; moved: string; seats: number }[]>(
        `SELECT r.status, a.slot_id = ? moved, s.seats_taken seats FROM applications a
       JOIN reschedule_requests r ON r.application_id = a.id JOIN interview_slots s ON s.id = ? WHERE a.id = ?`,
        [slotId, slotId, id],
      );
      const isMoved = death.leaves === 'ACCEPTED';
      expect(stored.map((row) => [row.status, Number(row.moved), row.seats])).toEqual([
        [death.leaves, Number(isMoved), Number(isMoved)],
      ]);
      await expectWhole();
      const again = await respondToReschedule(seeker, id, 'ACCEPT');
      expect(again.errors.map(({ code }) => code)).toEqual(isMoved ? ['RESCHEDULE_NONE_PENDING'] : []);
      const [settled] = await server.dataSource.query<{ slot_id: string; seats: number }[]>(
        'SELECT a.slot_id, s.seats_taken seats FROM applications a JOIN interview_slots s ON s.id = a.slot_id WHERE a.id = ?',
        [id],
      );
      expect(settled).toEqual({ slot_id: slotId, seats: 1 });
      await expectWhole();
    },
  );
});
