import { MAX_SLOTS_PER_JOB } from '../../../../domain/slots';
import { addDays } from '../../../../domain/time';
import { aCompany, aSeeker, type TestCompany } from '../../../../testkit/people/actors';
import { atOnce } from '../../../../testkit/races/at-once';
import { graphql } from '../../../../testkit/graphql';
import { expectInvariants } from '../../../../testkit/checks/invariants';
import { saveSlots } from '../../../../testkit/market/job-changes';
import type { InterviewSlotInput } from '../../../../testkit/graphql/graphql';
import { aJob, applied, withdraw, type TestJob } from '../../../../testkit/market/job-factory';
import { useServer } from '../../../../testkit/server/test-server';

const server = useServer();
afterEach(() => expectInvariants(server));

const SLOTS = graphql(
  `query SlotsAsShown($id: ID!) { job(id: $id) { interviewAvailability { id date start end locationType maxApplicants isReserved } } }`,
);
const SLOT = { date: '2026-11-24', start: '09:00', end: '09:30' };
const at = (start: string, end: string) => ({ ...SLOT, start, end });

let company: TestCompany;
beforeEach(async () => {
  company = await aCompany(server);
});
const jobAt = (...slots: InterviewSlotInput[]) => aJob(company, { slots });
const save = (job: TestJob, slots: InterviewSlotInput[], removedIds?: string[], keptIds?: string[]) =>
  saveSlots(company, job.id, slots, removedIds, keptIds);

type Saved = Awaited<ReturnType<typeof save>>;
const reservedOf = ({ job }: Saved) => job?.interviewAvailability.map(({ start, isReserved }) => [start, isReserved]);
const startsOf = ({ job }: Saved) => job?.interviewAvailability.map(({ id, start }) => [id, start]);
const seatsOf = ({ job }: Saved) => job?.interviewAvailability.map(({ maxApplicants }) => maxApplicants).toSorted();

describe('saving slots', () => {
  it('keeps reserved ones untouched, drops new ones that overlap them and says so', async () => {
    const job = await jobAt(SLOT, at('13:00', '13:30'));
    await applied(await aSeeker(server), job, 0);

    const saved = await save(job, [
      { id: job.slots[0]?.id, ...at('15:00', '15:30') },
      at('09:00', '10:00'),
      at('16:00', '16:30'),
    ]);

    expect(reservedOf(saved)).toEqual([
      ['09:00', true],
      ['16:00', false],
    ]);
    expect(saved.droppedSlots).toEqual([{ start: '09:00' }]);
    expect(saved.keptReservedSlots).toBe(1);
    expect(saved.untouchedSlots).toEqual([{ start: '09:00' }]);
  });

  it('keeps both of two parallel slots when one is booked and nothing is touched', async () => {
    const job = await jobAt(SLOT, { ...SLOT, locationType: 'ONSITE' });
    await applied(await aSeeker(server), job, 0);
    const [booked, parallel] = [job.slots[0]?.id, job.slots[1]?.id];
    const { job: asShown } = await company.client.ask(SLOTS, { id: job.id });
    if (!asShown) throw new Error('The job was not shown');
    const untouched = asShown.interviewAvailability
      .filter(({ isReserved }) => !isReserved)
      .map(({ isReserved: _, ...slot }) => slot);

    const saved = await save(job, untouched, []);

    expect(saved.job?.interviewAvailability.map(({ id }) => id).toSorted()).toEqual([booked, parallel].toSorted());
    expect(saved.droppedSlots).toEqual([]);
    const withMoreSeats = await save(
      job,
      untouched.map((slot) => ({ ...slot, maxApplicants: 9 })),
      [],
    );
    expect(withMoreSeats.job?.interviewAvailability.find(({ id }) => id === untouched[0]?.id)?.maxApplicants).toBe(9);
  });

  it('leaves a slot where it was when its new time overlaps a reserved one, and says so', async () => {
    const job = await jobAt(SLOT, at('13:00', '13:30'));
    await applied(await aSeeker(server), job, 0);
    const moving = { id: job.slots[1]?.id, ...at('09:00', '10:00') };

    for (const removedIds of [[], undefined]) {
      const saved = await save(job, [moving], removedIds);

      expect(startsOf(saved)).toEqual([
        [job.slots[0]?.id, '09:00'],
        [job.slots[1]?.id, '13:00'],
      ]);
      expect(saved.droppedSlots).toEqual([{ start: '09:00' }]);
    }
  });

  it('refuses two new slots that are the same, and leaves those alone that a job has from before', async () => {
    const job = await jobAt(SLOT, at('13:00', '13:30'));
    await server.dataSource.query(
      "UPDATE interview_slots s JOIN interview_slots o ON o.job_id = s.job_id AND o.start = '09:00' SET s.start = o.start, s.end = o.end, s.starts_at = o.starts_at, s.ends_at = o.ends_at WHERE s.job_id = ?",
      [job.id],
    );
    const own = job.slots.map(({ id }) => ({ id, ...SLOT }));

    const refused = await save(job, [...own, at('15:00', '15:30'), at('15:00', '15:30')], []);
    const saved = await save(job, own, []);

    expect(refused.errors).toEqual([
      {
        code: 'SLOT_DUPLICATE',
        message: 'Interview slot #4: This is the same slot as #3',
        field: ['slots', '3', 'start'],
      },
    ]);
    expect(saved.job?.interviewAvailability).toHaveLength(2);
  });

  it('refuses a new or changed slot that is the same as one that is there, wherever the twin is', async () => {
    const job = await jobAt(SLOT, at('13:00', '13:30'));
    const [first, second] = job.slots.map(({ id }) => id);
    const same = (index: number) => [{ code: 'SLOT_DUPLICATE', field: ['slots', String(index), 'start'] }];
    const other = { id: second, ...at('13:00', '13:30') };

    const beside = await save(job, [{ id: first, ...SLOT }, other, SLOT], []);
    const moved = await save(
      job,
      [
        { id: first, ...SLOT },
        { ...other, ...SLOT },
      ],
      [],
    );
    // Not a slot of this form: another one has added it.
    const unseen = await save(job, [{ ...other, ...SLOT }], []);

    expect([beside, moved, unseen].map(({ errors }) => errors)).toMatchObject([same(2), same(1), same(0)]);
    expect(beside.errors[0]?.message).toBe('Interview slot #3: This is the same slot as #1');
    const stored = await company.client.ask(SLOTS, { id: job.id });
    expect(stored.job?.interviewAvailability.map(({ start }) => start)).toEqual(['09:00', '13:00']);
    const swapped = await save(
      job,
      [
        { id: first, ...at('13:00', '13:30') },
        { ...other, ...SLOT },
      ],
      [],
    );
    expect(swapped.errors).toEqual([]);
  });

  it('stores a slot once that several forms add or move there at the same time', async () => {
    const times = ['09:00', '13:00', '15:00', '17:00'];
    const job = await aJob(company, { slots: times.map((start) => ({ ...SLOT, start, end: '18:00' })) });
    const wanted = at('08:00', '08:30');

    await atOnce(8, (index) => {
      const id = job.slots[index]?.id;
      return save(job, [id ? { id, ...wanted } : wanted], []);
    });

    const stored = (await company.client.ask(SLOTS, { id: job.id })).job?.interviewAvailability ?? [];
    expect(stored.filter(({ start }) => start === wanted.start)).toHaveLength(1);
  });

  it('keeps a slot that was reserved when the form was loaded and is free now', async () => {
    const job = await jobAt(SLOT, at('13:00', '13:30'));
    const [freed, changed] = job.slots;
    const seeker = await aSeeker(server);
    await withdraw(seeker, await applied(seeker, job, 0));

    const saved = await save(job, [{ id: changed?.id, ...at('15:00', '15:30') }], []);

    expect(startsOf(saved)).toEqual([
      [freed?.id, '09:00'],
      [changed?.id, '15:00'],
    ]);
    expect(saved.untouchedSlots).toEqual([]);
  });

  it('removes exactly those that are named, and says which of them someone has taken a seat in meanwhile', async () => {
    const job = await jobAt(SLOT, at('10:00', '10:30'), at('11:00', '11:30'), at('12:00', '12:30'));
    const [toRemove, takenAndRemoved, takenAndChanged, takenAsItWas] = job.slots;
    for (const index of [1, 2, 3]) await applied(await aSeeker(server), job, index);

    const saved = await save(
      job,
      [
        { id: takenAndChanged?.id, ...at('16:00', '16:30') },
        { id: takenAsItWas?.id, ...at('12:00', '12:30') },
      ],
      [toRemove?.id ?? '', takenAndRemoved?.id ?? ''],
    );

    expect(saved.errors).toEqual([]);
    expect(reservedOf(saved)).toEqual([
      ['10:00', true],
      ['11:00', true],
      ['12:00', true],
    ]);
    expect(saved.untouchedSlots).toEqual([{ start: '10:00' }, { start: '11:00' }]);
  });

  it('adds a new slot once, however often an unanswered save is repeated', async () => {
    const job = await jobAt();
    const wanted = [
      { ...SLOT, maxApplicants: 2 },
      { ...SLOT, maxApplicants: 3 },
    ];

    const first = await save(job, wanted, []);
    const again = await save(job, [...wanted.slice(1), { ...SLOT, maxApplicants: 7 }], []);

    expect(again.job?.interviewAvailability.map(({ id }) => id).sort()).toEqual(
      first.job?.interviewAvailability.map(({ id }) => id).sort(),
    );
    expect(seatsOf(again)).toEqual([3, 7]);
  });

  it('does not bring back a slot that another form has removed, and says so', async () => {
    const job = await jobAt(SLOT, at('13:00', '13:30'));
    const [removed, kept] = job.slots;
    await save(job, [], [removed?.id ?? '']);
    const moved = { id: removed?.id, ...at('15:00', '15:30') };

    for (let turn = 0; turn < 2; turn += 1) {
      const saved = await save(job, [moved, at('16:00', '16:30')], []);

      expect(saved.errors).toEqual([]);
      expect(saved.job?.interviewAvailability.map(({ start }) => start)).toEqual(['13:00', '16:00']);
      expect(saved.job?.interviewAvailability[0]?.id).toBe(kept?.id);
      expect(saved.goneSlots).toEqual([{ start: '15:00' }]);
    }
  });

  it('adds a new slot beside one at the same time that the form shows as it is', async () => {
    const job = await jobAt(SLOT);
    const keptSlotIds = job.slots.map(({ id }) => id);

    const saved = await save(job, [{ ...SLOT, maxApplicants: 7 }], [], keptSlotIds);

    expect(seatsOf(saved)).toEqual([5, 7]);
  });

  it('refuses changes that would exceed the slots of a job, from every form', async () => {
    const slots = Array.from({ length: MAX_SLOTS_PER_JOB - 1 }, (_, index) => ({
      ...SLOT,
      date: addDays(SLOT.date, Math.floor(index / 10)),
      start: `${String(8 + (index % 10)).padStart(2, '0')}:00`,
      end: `${String(8 + (index % 10)).padStart(2, '0')}:30`,
    }));
    const job = await aJob(company, { slots });
    const added = [15, 16].map((hour) => ({ ...SLOT, date: '2026-12-31', start: `${hour}:00`, end: `${hour}:30` }));

    const refused = await save(job, added, []);
    const exchanged = await save(job, added, [job.slots[0]?.id ?? '']);
    const changed = await save(job, [{ id: job.slots[1]?.id, ...SLOT, maxApplicants: 9 }], []);

    expect(refused.errors).toMatchObject([{ code: 'TOO_MANY_ENTRIES', field: null }]);
    expect(exchanged.errors).toEqual([]);
    expect(exchanged.job?.interviewAvailability).toHaveLength(MAX_SLOTS_PER_JOB);
    expect(changed.errors).toEqual([]);
    const unread = await save(job, [], Array<string>(201).fill('x'));
    expect(unread.errors).toMatchObject([{ code: 'TOO_MANY_ENTRIES', field: ['removedSlotIds'] }]);
  });
});
