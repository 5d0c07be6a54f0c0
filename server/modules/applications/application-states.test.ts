import {
  APPLICATION_STATES,
  canTransition,
  TRANSITIONS,
  type ApplicationAction,
  type ApplicationState,
} from '../../../domain/application-state';
import { DAY_MS } from '../../../domain/time';
import { aCompany, aSeeker, signIn, type TestCompany, type TestSeeker } from '../../../testkit/people/actors';
import { graphql } from '../../../testkit/graphql';
import { expectInvariants } from '../../../testkit/checks/invariants';
import { accept, aJob, apply, reject, withdraw, type TestJob } from '../../../testkit/market/job-factory';
import { cancel, requestReschedule, respondToReschedule } from '../../../testkit/market/reschedules';
import { useServer } from '../../../testkit/server/test-server';
import { runReplyClock } from '../../../testkit/market/reply-clock';

const server = useServer();
interface Walk {
  company: TestCompany;
  seeker: TestSeeker;
  job: TestJob;
  /** Null before the application. */
  id: string | null;
}

const DAYS = ['2026-12-15', '2027-01-20', '2027-03-02', '2027-03-03', '2027-03-04'];

async function aWalk(): Promise<Walk> {
  server.clock.reset();
  const [company, seeker] = [await aCompany(server, { tokens: 5 }), await aSeeker(server)];
  const job = await aJob(company, { slots: DAYS.map((date) => ({ date, maxApplicants: 5 })) });
  return { company, seeker, job, id: null };
}

const STATE = graphql(`
  query StateOfApplication($id: ID!) {
    application(id: $id) {
      status
      replyState
      interview {
        state
      }
    }
  }
`);

async function stateOf({ seeker, id }: Walk): Promise<ApplicationState | 'NONE'> {
  if (id === null) return 'NONE';
  const { application } = await seeker.client.ask(STATE, { id });
  switch (application?.status) {
    case 'PENDING':
      return 'WAITING';
    case 'NO_REPLY':
      return application.replyState === 'CLOSED' ? 'CLOSED' : 'NO_REPLY';
    case 'WITHDRAWN':
      return 'WITHDRAWN';
    case 'ACCEPTED':
      return application.interview?.state === 'CANCELLED' ? 'CANCELLED' : 'PLANNED';
    default:
      return 'REJECTED';
  }
}

/** Both sign in again: a session ends after 30 days without use. */
async function runClock(walk: Walk, days: number): Promise<void> {
  server.clock.advance(days * DAY_MS);
  await runReplyClock(server);
  walk.seeker = { ...walk.seeker, client: await signIn(server, walk.seeker.email) };
  walk.company = { ...walk.company, client: await signIn(server, walk.company.email) };
}

/** A time that is in the future for every clock. */
async function applyFor(walk: Walk): Promise<void> {
  const today = server.clock.now().toISOString().slice(0, 10);
  const slot = DAYS.findIndex((date) => date > today);
  walk.id = (await apply(walk.seeker, walk.job, slot)).application?.id ?? walk.id;
}

/** How a person, or the clock, does it. What only an erasure or the end of a job does has tests of its own. */
const DO: Partial<Record<ApplicationAction, (walk: Walk, id: string) => Promise<unknown>>> = {
  apply: applyFor,
  'choose another time': applyFor,
  accept: ({ company }, id) => accept(company, id),
  reject: ({ company }, id) => reject(company, id),
  withdraw: ({ seeker }, id) => withdraw(seeker, id),
  lapse: (walk) => runClock(walk, 8),
  close: (walk) => runClock(walk, 31),
  cancel: ({ company }, id) => cancel(company, id, 'Kantor tutup hari itu'),
  'plan again': async ({ company, seeker }, id) => {
    await requestReschedule(seeker, id, { date: '2027-03-05', start: '10:00', end: '10:30' });
    await respondToReschedule(company, id, 'ACCEPT');
  },
};
const ACTIONS = Object.keys(DO) as ApplicationAction[];

/** The steps that lead to a state. */
const WAYS: Record<ApplicationState, readonly ApplicationAction[]> = {
  WAITING: ['apply'],
  NO_REPLY: ['apply', 'lapse'],
  CLOSED: ['apply', 'lapse', 'close'],
  PLANNED: ['apply', 'accept'],
  CANCELLED: ['apply', 'accept', 'cancel'],
  REJECTED: ['apply', 'reject'],
  WITHDRAWN: ['apply', 'withdraw'],
};

/** Applying is one command from every state. */
const isApplying = (action: ApplicationAction): boolean => action === 'apply' || action === 'choose another time';

const isOfTime = (action: ApplicationAction): boolean => action === 'lapse' || action === 'close';

function expectedAfter(action: ApplicationAction, state: ApplicationState | 'NONE'): ApplicationState | 'NONE' {
  const goes = (each: ApplicationAction): boolean => canTransition(each, state);
  if (isApplying(action)) return goes('apply') || goes('choose another time') ? 'WAITING' : state;
  // Time that passes lapses it first.
  if (action === 'close' && goes('lapse')) return TRANSITIONS.lapse.to;
  return goes(action) ? TRANSITIONS[action].to : state;
}

it.each(APPLICATION_STATES)("from %s the table's fields are removed, and nothing else", async (state) => {
  let walk: Walk | undefined;
  for (const action of ACTIONS) {
    if (!walk) {
      walk = await aWalk();
      for (const step of WAYS[state]) await DO[step]?.(walk, walk.id ?? '');
      expect(await stateOf(walk)).toBe(state);
    }
    await DO[action]?.(walk, walk.id ?? '');
    const expected = expectedAfter(action, state);
    expect([action, await stateOf(walk)]).toEqual([action, expected]);
    // What was refused has left it as it was, unless time has passed for it.
    if (expected !== state || isOfTime(action)) walk = undefined;
  }
  await expectInvariants(server);
});

it('begins with an application, and every state can be reached', () => {
  const reached = new Set<string>(['NONE']);
  for (let round = 0; round < APPLICATION_STATES.length; round += 1)
    for (const { from, to } of Object.values(TRANSITIONS))
      if (from.some((state) => reached.has(state))) reached.add(to);
  expect([...reached].sort()).toEqual([...APPLICATION_STATES, 'NONE'].sort());
});
