import { ERROR_MESSAGES } from '../../../../domain/errors';
import { ApplicationParty, type StoredStatus } from '../../../../domain/applications';
import type { RescheduleStatus } from '../../../../domain/reschedules';
import { aCompany, aSeeker, type TestActor } from '../../../../testkit/people/actors';
import { atOnce } from '../../../../testkit/races/at-once';
import { expectInvariants } from '../../../../testkit/checks/invariants';
import type { ProposedTimeInput } from '../../../../testkit/graphql/graphql';
import { anApplication, anInterview, type TestApplication } from '../../../../testkit/market/interview-factory';
import { reject, withdraw } from '../../../../testkit/market/job-factory';
import {
  requestReschedule,
  respondToReschedule as respond,
  withdrawReschedule,
} from '../../../../testkit/market/reschedules';
import { useServer } from '../../../../testkit/server/test-server';
import { RescheduleRequest } from '../reschedule-request.entity';

const server = useServer();
afterEach(() => expectInvariants(server));

const TIME = { date: '2026-11-25', start: '14:00', end: '14:30' };

const request = (actor: TestActor, applicationId: string, time: ProposedTimeInput = TIME) =>
  requestReschedule(actor, applicationId, time);

const pendingOf = async (pendingApplicationId: string) =>
  (await server.dataSource.manager.findOneByOrFail(RescheduleRequest, { pendingApplicationId })).id;

const anAcceptedInterview = () => anInterview(server);

const asked =
  (who: 'company' | 'seeker', answer: 'ACCEPT' | 'REJECT') =>
  async ({ id, ...sides }: TestApplication) => {
    await request(sides[who], id);
    await respond(sides[who === 'company' ? 'seeker' : 'company'], id, answer);
  };

type Way = (house: TestApplication) => Promise<unknown>;
/** Ways into every state of the latest request. */
const STATES: Record<'NONE' | `${RescheduleStatus}_OF_${ApplicationParty}`, Way | null> = {
  NONE: () => Promise.resolve(),
  PENDING_OF_COMPANY: ({ company, id }) => request(company, id),
  PENDING_OF_APPLICANT: ({ seeker, id }) => request(seeker, id),
  ACCEPTED_OF_COMPANY: asked('company', 'ACCEPT'),
  ACCEPTED_OF_APPLICANT: asked('seeker', 'ACCEPT'),
  REJECTED_OF_COMPANY: asked('company', 'REJECT'),
  REJECTED_OF_APPLICANT: asked('seeker', 'REJECT'),
  WITHDRAWN_OF_COMPANY: async ({ company, id }) => [await request(company, id), await withdrawReschedule(company, id)],
  WITHDRAWN_OF_APPLICANT: async ({ seeker, id }) => [await request(seeker, id), await withdrawReschedule(seeker, id)],
  // The time of the others is the test clock's; what runs out and ends with the interview is in interview-life.test.ts.
  EXPIRED_OF_COMPANY: null,
  EXPIRED_OF_APPLICANT: null,
  ENDED_OF_COMPANY: null,
  ENDED_OF_APPLICANT: null,
  // A countered request is never the latest: its counter offer, pending, is.
  COUNTERED_OF_COMPANY: null,
  COUNTERED_OF_APPLICANT: null,
};

const OTHER_TIME = { date: '2026-11-26', start: '10:00', end: '10:30' };
const ACTIONS = {
  request: (actor: TestActor, id: string) => request(actor, id, OTHER_TIME),
  ACCEPT: (actor: TestActor, id: string) => respond(actor, id, 'ACCEPT'),
  REJECT: (actor: TestActor, id: string) => respond(actor, id, 'REJECT'),
  COUNTER: (actor: TestActor, id: string) => respond(actor, id, 'COUNTER', OTHER_TIME),
};

const NONE = 'RESCHEDULE_NONE_PENDING';
const OWN = 'RESCHEDULE_OWN';
const EXISTS = 'RESCHEDULE_EXISTS';

/** Every cell of (state, who, action): the status of the latest request afterwards, or the code of the refusal. */
const TABLE: Record<string, { COMPANY: string[]; APPLICANT: string[] }> = {
  //                        request     ACCEPT      REJECT      COUNTER
  NONE: { COMPANY: ['PENDING', NONE, NONE, NONE], APPLICANT: ['PENDING', NONE, NONE, NONE] },
  PENDING_OF_COMPANY: { COMPANY: [EXISTS, OWN, OWN, OWN], APPLICANT: [EXISTS, 'ACCEPTED', 'REJECTED', 'PENDING'] },
  PENDING_OF_APPLICANT: { COMPANY: [EXISTS, 'ACCEPTED', 'REJECTED', 'PENDING'], APPLICANT: [EXISTS, OWN, OWN, OWN] },
  ACCEPTED_OF_COMPANY: { COMPANY: ['PENDING', NONE, NONE, NONE], APPLICANT: [EXISTS, NONE, NONE, NONE] },
  ACCEPTED_OF_APPLICANT: { COMPANY: ['PENDING', NONE, NONE, NONE], APPLICANT: [EXISTS, NONE, NONE, NONE] },
  REJECTED_OF_COMPANY: { COMPANY: ['PENDING', NONE, NONE, NONE], APPLICANT: [EXISTS, NONE, NONE, NONE] },
  REJECTED_OF_APPLICANT: { COMPANY: ['PENDING', NONE, NONE, NONE], APPLICANT: [EXISTS, NONE, NONE, NONE] },
  WITHDRAWN_OF_COMPANY: { COMPANY: ['PENDING', NONE, NONE, NONE], APPLICANT: ['PENDING', NONE, NONE, NONE] },
  WITHDRAWN_OF_APPLICANT: { COMPANY: ['PENDING', NONE, NONE, NONE], APPLICANT: ['PENDING', NONE, NONE, NONE] },
};

const cells = Object.entries(TABLE).flatMap(([state, row]) =>
  Object.values(ApplicationParty).flatMap((who) =>
    Object.keys(ACTIONS).map((action, index) => ({ state, who, action, outcome: row[who][index] ?? '' })),
  ),
);
type Cell = (typeof cells)[number];
const isRefused = ({ outcome }: Cell): boolean => outcome in ERROR_MESSAGES;

async function outcomeOf(house: TestApplication, { who, action }: Cell): Promise<string | undefined> {
  const actor = who === 'COMPANY' ? house.company : house.seeker;
  const { application, errors } = await ACTIONS[action as keyof typeof ACTIONS](actor, house.id);
  return errors[0]?.code ?? application?.interviewRescheduleRequest?.status;
}

async function inState(state: string): Promise<TestApplication> {
  const house = await anAcceptedInterview();
  await STATES[state as keyof typeof STATES]?.(house);
  return house;
}

describe('the reschedule machine', () => {
  it.each(cells.filter((cell) => !isRefused(cell)))('$state: $who may $action -> $outcome', async (cell) => {
    expect(await outcomeOf(await inState(cell.state), cell)).toBe(cell.outcome);
  });

  // On one interview: what is refused changes nothing, so that each finds the same state.
  it.each(Object.keys(TABLE))('%s: all else is refused', async (state) => {
    const refused = cells.filter((cell) => cell.state === state && isRefused(cell));
    const house = await inState(state);
    const outcomes: unknown[] = [];
    for (const cell of refused) outcomes.push({ ...cell, outcome: await outcomeOf(house, cell) });
    expect(outcomes).toEqual(refused);
  });

  const UNACCEPTED = {
    PENDING: () => Promise.resolve(),
    REJECTED: ({ company, id }: TestApplication) => reject(company, id),
    WITHDRAWN: ({ seeker, id }: TestApplication) => withdraw(seeker, id),
  } as const satisfies Record<Exclude<StoredStatus, 'ACCEPTED'>, Way>;

  it.each(Object.keys(UNACCEPTED) as (keyof typeof UNACCEPTED)[])(
    'offers nothing to either side of a %s application',
    async (status) => {
      const house = await anApplication(server);
      await UNACCEPTED[status](house);

      for (const actor of [house.company, house.seeker]) {
        const codes: (string | undefined)[] = [];
        for (const act of Object.values(ACTIONS)) codes.push((await act(actor, house.id)).errors[0]?.code);
        expect(codes).toEqual(['RESCHEDULE_NOT_ACCEPTED', NONE, NONE, NONE]);
      }
    },
  );

  it('names every state there is', () => {
    const reachable = Object.entries(STATES)
      .filter(([, way]) => way)
      .map(([state]) => state);
    expect(Object.keys(TABLE).toSorted()).toEqual(reachable.toSorted());
  });
});

describe('answering a request', () => {
  it('moves the interview on acceptance, frees the old seat, and keeps the reason', async () => {
    const { company, seeker, id } = await anAcceptedInterview();
    await request(seeker, id, { ...TIME, locationType: 'ONSITE' });

    const { application } = await respond(company, id, 'ACCEPT');

    expect(application).toMatchObject({
      selectedInterview: { date: '2026-11-25', start: '14:00' },
      interviewRescheduleRequest: { reason: 'No reason provided', newInterview: { locationType: 'ONSITE' } },
    });
  });

  it('keeps the earlier request behind a counter offer', async () => {
    const { company, seeker, id } = await anAcceptedInterview();
    await request(company, id);

    const { application } = await respond(seeker, id, 'COUNTER', OTHER_TIME);

    expect(application).toMatchObject({
      selectedInterview: { start: '09:00' },
      viewerCanRespondToReschedule: false,
      rescheduleHistory: [
        { status: 'PENDING', requestedBy: 'APPLICANT' },
        { status: 'COUNTERED', requestedBy: 'COMPANY' },
      ],
    });
  });

  it('is for the request that was seen, not for a later one', async () => {
    const { company, seeker, id } = await anAcceptedInterview();
    await request(company, id);
    const seen = await pendingOf(id);
    await withdrawReschedule(company, id);
    await request(company, id, OTHER_TIME);

    for (const answer of ['ACCEPT', 'REJECT', 'COUNTER'] as const) {
      const { errors } = await respond(seeker, id, answer, answer === 'COUNTER' ? TIME : undefined, seen);
      expect(errors).toMatchObject([{ code: NONE, field: null }]);
    }
    const { application } = await respond(seeker, id, 'ACCEPT', undefined, await pendingOf(id));
    expect(application).toMatchObject({ selectedInterview: { date: OTHER_TIME.date, start: OTHER_TIME.start } });
  });

  it('leaves one answer when accept, reject and counter meet', async () => {
    const { company, seeker, id } = await anAcceptedInterview();
    await request(company, id);
    const answers = ['ACCEPT', 'REJECT', 'COUNTER'] as const;

    const outcomes = await atOnce(51, (index) => {
      const answer = answers[index % 3] ?? 'ACCEPT';
      return respond(seeker, id, answer, answer === 'COUNTER' ? OTHER_TIME : undefined);
    });

    expect(outcomes.filter(({ application }) => application)).toHaveLength(1);
  });

  it('lets one request be pending when both sides ask at once', async () => {
    const { company, seeker, id } = await anAcceptedInterview();

    const outcomes = await atOnce(50, (index) => request(index % 2 ? company : seeker, id));

    expect(outcomes.filter(({ application }) => application)).toHaveLength(1);
    expect(new Set(outcomes.flatMap(({ errors }) => errors.map(({ code }) => code)))).toEqual(new Set([EXISTS]));
  });

  it('belongs to the two sides only', async () => {
    const { company, id } = await anAcceptedInterview();
    await request(company, id);
    const [strangeSeeker, strangeCompany] = [await aSeeker(server), await aCompany(server)];

    const answers = [await respond(strangeSeeker, id, 'ACCEPT'), await respond(strangeCompany, id, 'REJECT')];

    expect(answers.map(({ errors }) => errors[0]?.message)).toEqual(
      Array.from({ length: 2 }, () => 'Unauthorized to respond to reschedule request'),
    );
  });

  it('requires a counter offer with COUNTER and refuses one otherwise', async () => {
    const { company, seeker, id } = await anAcceptedInterview();
    await request(company, id);

    const answers = [await respond(seeker, id, 'COUNTER'), await respond(seeker, id, 'ACCEPT', OTHER_TIME)];
    const incomplete = await respond(seeker, id, 'COUNTER', { date: OTHER_TIME.date });

    expect(answers.map(({ errors }) => errors[0]?.message)).toEqual(
      Array.from({ length: 2 }, () => 'Invalid response or missing counter offer'),
    );
    expect(incomplete.errors[0]?.message).toBe('Please fill in all required fields for your counter offer');
  });
});

describe('the proposed time', () => {
  it.each([
    [{ date: '', start: '09:00', end: '09:30' }, 'Please fill in all required fields'],
    [{ date: '2026-11-20', start: '09:00', end: '09:30' }, 'Cannot set interview times in the past'],
    [{ date: '2026-11-23', start: '08:30', end: '09:30' }, 'Cannot set interview times in the past'],
    [{ date: '2026-11-25', start: '10:00', end: '10:00' }, 'End time must be after start time'],
    [{ date: '2026-11-25', start: '07:30', end: '09:00' }, 'Interview times must be between 8:00 AM and 6:00 PM'],
    [{ date: '2026-11-25', start: '17:30', end: '18:30' }, 'Interview times must be between 8:00 AM and 6:00 PM'],
    [{ date: '2026-11-25', start: '10:15', end: '11:00' }, 'Interview times must be on the hour or half hour'],
  ])('%j is refused: %s', async (time, message) => {
    const { seeker, id } = await anAcceptedInterview();

    const { errors, application } = await request(seeker, id, time);

    expect(application).toBeNull();
    expect(errors[0]?.message).toBe(message);
    expect(errors[0]?.field?.[0]).toBe('time');
  });

  it('may not clash with another interview of the requesting applicant', async () => {
    const { seeker, id } = await anAcceptedInterview();
    await anInterview(server, { seeker, slots: [TIME] });

    const { errors } = await request(seeker, id, { ...TIME, start: '14:30', end: '15:00' });

    expect(errors[0]?.message).toBe('The proposed time conflicts with another scheduled interview');
  });
});
