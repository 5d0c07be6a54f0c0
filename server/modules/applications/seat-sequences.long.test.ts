import { SeededRandom } from '../../../testkit/seeded-random';
import { aCompany, aSeeker, type TestCompany, type TestSeeker } from '../../../testkit/people/actors';
import { graphql } from '../../../testkit/graphql';
import { expectInvariants } from '../../../testkit/checks/invariants';
import { accept, aJob, apply, hold, reject, withdraw, type TestJob } from '../../../testkit/market/job-factory';
import { requestReschedule, respondToReschedule } from '../../../testkit/market/reschedules';
import { useServer } from '../../../testkit/server/test-server';

const server = useServer();

interface World {
  companies: TestCompany[];
  jobs: { owner: TestCompany; job: TestJob }[];
  seekers: TestSeeker[];
  /** Ids of all applications ever made, with their applicant and owner. */
  applications: Map<string, { seeker: TestSeeker; owner: TestCompany; jobIndex: number }>;
}

const STEPS = 500;
const SEED = Number(process.env['SEQUENCE_SEED'] ?? 20261121);

async function aWorld(): Promise<World> {
  const companies = await Promise.all([aCompany(server, { tokens: 500 }), aCompany(server, { tokens: 500 })]);
  const jobs = await Promise.all(
    companies.flatMap((owner) =>
      [9, 11].map(async (hour) => ({
        owner,
        job: await aJob(owner, {
          slots: [
            {
              start: `${String(hour).padStart(2, '0')}:00`,
              end: `${String(hour).padStart(2, '0')}:30`,
              maxApplicants: 2,
            },
            { date: '2026-11-26', start: `${hour + 3}:00`, end: `${hour + 3}:30`, maxApplicants: 1 },
          ],
        }),
      })),
    ),
  );
  const seekers = await Promise.all(Array.from({ length: 8 }, () => aSeeker(server)));
  return { companies, jobs, seekers, applications: new Map() };
}

const RELEASE = graphql(`mutation ReleaseSeat { releaseSlot { errors { ...Refusal } } }`);

/** Refusals are part of the game; failures are not. */
async function step(world: World, random: SeededRandom): Promise<string> {
  const seeker = random.pick(world.seekers);
  const jobIndex = random.below(world.jobs.length);
  const { owner, job } = world.jobs[jobIndex] as World['jobs'][number];
  const slotIndex = random.below(job.slots.length);
  const known = [...world.applications.entries()];
  const action = random.pick([
    'hold',
    'apply',
    'apply',
    'apply',
    'release',
    'withdraw',
    'reject',
    'accept',
    'accept',
    'reschedule',
    'answer',
  ] as const);
  if (action === 'hold') await hold(seeker, job, slotIndex);
  else if (action === 'release') await seeker.client.ask(RELEASE);
  else if (action === 'apply') {
    const { application } = await apply(seeker, job, slotIndex);
    if (application) world.applications.set(application.id, { seeker, owner, jobIndex });
  } else if (known.length > 0) {
    const [id, parties] = random.pick(known);
    if (action === 'withdraw') await withdraw(parties.seeker, id);
    if (action === 'reject') await reject(parties.owner, id);
    if (action === 'accept') await accept(parties.owner, id);
    const side = random.happens(0.5) ? parties.seeker : parties.owner;
    const start = random.whole(8, 16);
    const time = {
      date: '2026-11-27',
      start: `${String(start).padStart(2, '0')}:00`,
      end: `${String(start).padStart(2, '0')}:30`,
    };
    if (action === 'reschedule') await requestReschedule(side, id, time);
    if (action === 'answer') {
      const answer = random.pick(['ACCEPT', 'ACCEPT', 'REJECT', 'COUNTER'] as const);
      await respondToReschedule(side, id, answer, answer === 'COUNTER' ? time : undefined);
    }
  }
  return action;
}

describe('a random life of slots', () => {
  it(`never overbooks and strands no seat in ${STEPS} steps (seed ${SEED})`, async () => {
    const random = new SeededRandom(String(SEED));
    const world = await aWorld();
    for (let done = 0; done < STEPS; done += 5) {
      // Five at a time, so that the steps also meet.
      await Promise.all(Array.from({ length: 5 }, () => step(world, random)));
      await expectInvariants(server);
    }
    expect(world.applications.size).toBeGreaterThan(5);
  });
});
