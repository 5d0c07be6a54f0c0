import { MAX_SLOTS_PER_JOB } from '../../../domain/slots';
import { addDays } from '../../../domain/time';
import { aCompany, aSeeker, type TestCompany, type TestSeeker } from '../../testing/actors';
import { atOnce } from '../../testing/at-once';
import { graphql } from '../../testing/graphql';
import type { CreateJobInput, RefusalFragment } from '../../testing/graphql/graphql';
import { expectInvariants } from '../../testing/invariants';
import { deleteJob, saveSlots, setActive } from '../../testing/job-changes';
import { accept, aJob, applied, postJob, withdraw, type JobOptions } from '../../testing/job-factory';
import { useServer } from '../../testing/test-server';

const server = useServer();

const FOUND = graphql(`query JobTitlesFound($search: String) { jobs(search: $search) { totalCount items { title } } }`);
const COUNT = graphql(`query CompanyJobsCounted { companyJobs { totalCount } }`);
const POST_NOTHING = graphql(`mutation PostNothing { createJob(input: {}) { errors { code } } }`);
const SALARY = graphql(`query SalaryOfJob($id: ID!) { job(id: $id) { salary { min max formatted } } }`);
const SALARIES = graphql(`query SalariesAndSkills { companyJobs { items { salary { formatted } skills } } }`);
const PAGES = graphql(`query NursingJobs($page: Int, $type: EmploymentType) {
  jobs(search: "perawat", page: $page, employmentType: $type) { totalCount pageCount items { title } }
}`);
const SLOTS = graphql(
  `query SlotsAsShown($id: ID!) { job(id: $id) { interviewAvailability { id date start end locationType maxApplicants isReserved } } }`,
);
const NOTICES = graphql(
  `query NoticesOfOwnApplications { myApplications { status jobTitle rejectionNotice job { id } } }`,
);

async function create(company: TestCompany, input: CreateJobInput): Promise<RefusalFragment[]> {
  const { errors } = await postJob(company, {
    title: 'Kasir',
    location: 'Bandung',
    description: 'Melayani',
    skills: ['Ramah'],
    ...input,
  });
  return errors;
}

async function find(seeker: TestSeeker, search: string): Promise<string[]> {
  const { jobs } = await seeker.client.ask(FOUND, { search });
  expect(jobs.totalCount).toBe(jobs.items.length);
  return jobs.items.map(({ title }) => title);
}

const SLOT = { date: '2026-11-24', start: '09:00', end: '09:30' };

describe('posting a job', () => {
  it.each<[CreateJobInput, string, string]>([
    [{ skills: ['  '] }, 'At least one required skill must be added', 'skills'],
    [{ title: ' ' }, 'Please fill out all required fields', 'title'],
    [{ location: null }, 'Please fill out all required fields', 'location'],
    [{ description: '' }, 'Please fill out all required fields', 'description'],
    [
      { salaryMin: 9_000_000, salaryMax: 8_000_000 },
      'Minimum salary cannot be greater than maximum salary',
      'salaryMin',
    ],
    [{ autoCloseDate: '2026-11-22' }, 'Auto-close date cannot be before today', 'autoCloseDate'],
    [{ slots: [SLOT, { ...SLOT, date: null }] }, 'Interview slot #2: Date is required', 'slots.1.date'],
    [
      { slots: [{ ...SLOT, start: null }] },
      'All interview slots must have date, start time, and end time',
      'slots.0.start',
    ],
    [{ slots: [{ ...SLOT, end: '09:00' }] }, 'End time must be after start time', 'slots.0.end'],
    [{ slots: [{ ...SLOT, start: '07:30' }] }, 'Interview times must be between 8:00 AM and 6:00 PM', 'slots.0.start'],
    [{ slots: [{ ...SLOT, date: '2026-11-20' }] }, 'Cannot set interview times in the past', 'slots.0.date'],
    [
      { slots: [{ ...SLOT, maxApplicants: 21 }] },
      'Applicants per slot must be between 1 and 20',
      'slots.0.maxApplicants',
    ],
    [
      { slots: [{ ...SLOT, maxApplicants: 0 }] },
      'Applicants per slot must be between 1 and 20',
      'slots.0.maxApplicants',
    ],
    [
      { slots: [SLOT, { ...SLOT, start: '10:00', end: '10:30' }, SLOT] },
      'Interview slot #3: This is the same slot as #1',
      'slots.2.start',
    ],
    // A default that is left out does not make it another slot.
    [
      { slots: [SLOT, { ...SLOT, locationType: 'ONLINE', maxApplicants: 5 }] },
      'Interview slot #2: This is the same slot as #1',
      'slots.1.start',
    ],
  ])('%j is refused: %s', async (input, message, field) => {
    const company = await aCompany(server);

    const errors = await create(company, input);

    expect(errors.map((error) => [error.message, error.field?.join('.')])).toEqual([[message, field]]);
    const { companyJobs } = await company.client.ask(COUNT);
    expect(companyJobs.totalCount).toBe(0);
  });

  it('is for companies, with the exact text of the catalogue', async () => {
    const seeker = await aSeeker(server);

    const [signedOut, asSeeker] = [await server.visitor().send(POST_NOTHING), await seeker.client.send(POST_NOTHING)];

    expect(signedOut.errors?.[0]).toMatchObject({
      message: 'You must be logged in to create a job',
      extensions: { code: 'UNAUTHENTICATED' },
    });
    expect(asSeeker.errors?.[0]).toMatchObject({
      message: 'Only companies can create job listings',
      extensions: { code: 'FORBIDDEN' },
    });
  });

  it.each<[JobOptions, { min: number | null; max: number | null; formatted: string } | null]>([
    [{ salaryMin: 4_500_000 }, { min: 4_500_000, max: null, formatted: 'From Rp 4.500.000 per month' }],
    [
      { salaryMax: 60_000, salaryPeriod: 'HOURLY' },
      { min: null, max: 60_000, formatted: 'Up to Rp 60.000 per hour' },
    ],
    [
      { salaryMin: 5_000_000, salaryMax: 5_000_000 },
      { min: 5_000_000, max: 5_000_000, formatted: 'Rp 5.000.000 - Rp 5.000.000 per month' },
    ],
    [{}, null],
  ])('states the ends of the salary that were given: %j', async (options, salary) => {
    const company = await aCompany(server);
    const { id } = await aJob(company, options);

    expect(await company.client.ask(SALARY, { id })).toEqual({ job: { salary } });
  });

  it('orders the slots by start, and those of one start by end', async () => {
    const times = [
      { start: '10:00', end: '10:30' },
      { start: '09:00', end: '11:00' },
      { start: '09:00', end: '09:30' },
    ];
    const { slots } = await aJob(await aCompany(server), { slots: times });

    expect(slots.map(({ start, end }) => `${start}-${end}`)).toEqual(['09:00-09:30', '09:00-11:00', '10:00-10:30']);
  });

  it('formats the salary with dots, and trims and dedupes the skills', async () => {
    const company = await aCompany(server);
    await aJob(company, { salaryMin: 5_000_000, salaryMax: 7_500_000, skills: [' Excel ', 'excel', 'SQL'] });

    const { companyJobs } = await company.client.ask(SALARIES);

    expect(companyJobs.items[0]).toEqual({
      salary: { formatted: 'Rp 5.000.000 - Rp 7.500.000 per month' },
      skills: ['Excel', 'SQL'],
    });
  });
});

describe('searching jobs', () => {
  it('finds substrings in company, title and description, in any case and with any accents; signs are letters', async () => {
    const company = await aCompany(server, { companyName: 'PT Grééntech Åsia' });
    const seeker = await aSeeker(server);
    await aJob(company, {
      title: 'Staf Akuntansi_Pajak 100%',
      description: 'Mengurus laporan\nketenagakerjaan 协管员',
    });

    for (const search of ['akunt', 'AKUNTANSI', 'greentech', 'asia', 'laporan', '协管员', 'si_pa', '100%', 'gakerja']) {
      expect([search, await find(seeker, search)]).toEqual([search, ['Staf Akuntansi_Pajak 100%']]);
    }
    for (const search of ['ak_ntansi', 'ak%si', '!', '\\'])
      expect([search, await find(seeker, search)]).toEqual([search, []]);
  });

  it('leaves out what the seeker has applied to, closed jobs and those past their day', async () => {
    const company = await aCompany(server);
    const seeker = await aSeeker(server);
    const titles = ['Kurir Satu', 'Kurir Dua', 'Kurir Tiga', 'Kurir Empat'];
    const [toApply, toClose, dated] = [
      await aJob(company, { title: titles[0] }),
      await aJob(company, { title: titles[1] }),
      await aJob(company, { title: titles[2], autoCloseDate: '2026-11-23' }),
    ];
    await aJob(company, { title: titles[3] });
    expect(dated.id).toBeTruthy();

    await applied(seeker, toApply);
    await setActive(company, toClose.id, false);
    expect(await find(seeker, 'kurir')).toEqual(['Kurir Empat', 'Kurir Tiga']);
    server.clock.advance(24 * 60 * 60 * 1000);
    expect(await find(seeker, 'kurir')).toEqual(['Kurir Empat']);
  });

  it('pages by ten, and every job is on exactly one page', async () => {
    const company = await aCompany(server);
    const seeker = await aSeeker(server);
    for (let index = 0; index < 23; index += 1)
      await aJob(company, {
        title: `Perawat ${index}`,
        slots: [],
        employmentType: index % 2 ? 'PART_TIME' : 'CONTRACT',
      });

    const pages = await Promise.all([1, 2, 3].map((page) => seeker.client.ask(PAGES, { page })));
    const partTime = await seeker.client.ask(PAGES, { type: 'PART_TIME' });

    expect(new Set(pages.flatMap(({ jobs }) => jobs.items.map(({ title }) => title))).size).toBe(23);
    expect(pages[0]?.jobs).toMatchObject({ totalCount: 23, pageCount: 3 });
    expect(partTime.jobs.totalCount).toBe(11);
  });

  it('never has a total below its own rows, though a total is kept for some seconds', async () => {
    const [seeker, company] = [await aSeeker(server), await aCompany(server)];
    const search = async () => (await seeker.client.ask(FOUND, { search: 'apoteker' })).jobs;
    for (let index = 0; index < 9; index += 1) await aJob(company, { title: `Apoteker ${index}`, slots: [] });
    expect((await search()).totalCount).toBe(9);
    for (const title of ['Apoteker A', 'Apoteker B']) await aJob(company, { title, slots: [] });

    const { items, totalCount } = await search();

    expect(items).toHaveLength(10);
    expect(totalCount).toBeGreaterThanOrEqual(10);
  });
});

describe('saving slots', () => {
  it('keeps reserved ones untouched, drops new ones that overlap them and says so', async () => {
    const company = await aCompany(server);
    const job = await aJob(company, { slots: [SLOT, { ...SLOT, start: '13:00', end: '13:30' }] });
    await applied(await aSeeker(server), job, 0);

    const saved = await saveSlots(company, job.id, [
      { id: job.slots[0]?.id, ...SLOT, start: '15:00', end: '15:30' },
      { ...SLOT, start: '09:00', end: '10:00' },
      { ...SLOT, start: '16:00', end: '16:30' },
    ]);

    expect(saved.job?.interviewAvailability.map(({ start, isReserved }) => [start, isReserved])).toEqual([
      ['09:00', true],
      ['16:00', false],
    ]);
    expect(saved.droppedSlots).toEqual([{ start: '09:00' }]);
    expect(saved.keptReservedSlots).toBe(1);
    expect(saved.untouchedSlots).toEqual([{ start: '09:00' }]);
    await expectInvariants(server);
  });

  it('keeps both of two parallel slots when one is booked and nothing is touched', async () => {
    const company = await aCompany(server);
    const job = await aJob(company, { slots: [SLOT, { ...SLOT, locationType: 'ONSITE' }] });
    await applied(await aSeeker(server), job, 0);
    const [booked, parallel] = [job.slots[0]?.id, job.slots[1]?.id];
    const { job: asShown } = await company.client.ask(SLOTS, { id: job.id });
    if (!asShown) throw new Error('The job was not shown');
    const untouched = asShown.interviewAvailability
      .filter(({ isReserved }) => !isReserved)
      .map(({ id, date, start, end, locationType, maxApplicants }) => ({
        id,
        date,
        start,
        end,
        locationType,
        maxApplicants,
      }));

    const saved = await saveSlots(company, job.id, untouched, []);

    expect(saved.job?.interviewAvailability.map(({ id }) => id).toSorted()).toEqual([booked, parallel].toSorted());
    expect(saved.droppedSlots).toEqual([]);
    const withMoreSeats = await saveSlots(
      company,
      job.id,
      untouched.map((slot) => ({ ...slot, maxApplicants: 9 })),
      [],
    );
    expect(withMoreSeats.job?.interviewAvailability.find(({ id }) => id === untouched[0]?.id)?.maxApplicants).toBe(9);
    await expectInvariants(server);
  });

  it('leaves a slot where it was when its new time overlaps a reserved one, and says so', async () => {
    const company = await aCompany(server);
    const job = await aJob(company, { slots: [SLOT, { ...SLOT, start: '13:00', end: '13:30' }] });
    await applied(await aSeeker(server), job, 0);
    const moving = { id: job.slots[1]?.id, ...SLOT, start: '09:00', end: '10:00' };

    for (const removedIds of [[], undefined]) {
      const saved = await saveSlots(company, job.id, [moving], removedIds);

      expect(saved.job?.interviewAvailability.map(({ id, start }) => [id, start])).toEqual([
        [job.slots[0]?.id, '09:00'],
        [job.slots[1]?.id, '13:00'],
      ]);
      expect(saved.droppedSlots).toEqual([{ start: '09:00' }]);
    }
    await expectInvariants(server);
  });

  it('refuses two new slots that are the same, and leaves those alone that a job has from before', async () => {
    const company = await aCompany(server);
    const job = await aJob(company, { slots: [SLOT, { ...SLOT, start: '13:00', end: '13:30' }] });
    await server.dataSource.query(
      "UPDATE interview_slots s JOIN interview_slots o ON o.job_id = s.job_id AND o.start = '09:00' SET s.start = o.start, s.end = o.end, s.starts_at = o.starts_at, s.ends_at = o.ends_at WHERE s.job_id = ?",
      [job.id],
    );
    const own = job.slots.map(({ id }) => ({ id, ...SLOT }));

    const refused = await saveSlots(
      company,
      job.id,
      [...own, { ...SLOT, start: '15:00', end: '15:30' }, { ...SLOT, start: '15:00', end: '15:30' }],
      [],
    );
    const saved = await saveSlots(company, job.id, own, []);

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
    const company = await aCompany(server);
    const job = await aJob(company, { slots: [SLOT, { ...SLOT, start: '13:00', end: '13:30' }] });
    const [first, second] = job.slots.map(({ id }) => id);
    const same = (index: number) => [{ code: 'SLOT_DUPLICATE', field: ['slots', String(index), 'start'] }];
    const other = { id: second, ...SLOT, start: '13:00', end: '13:30' };

    const beside = await saveSlots(company, job.id, [{ id: first, ...SLOT }, other, SLOT], []);
    const moved = await saveSlots(
      company,
      job.id,
      [
        { id: first, ...SLOT },
        { ...other, ...SLOT },
      ],
      [],
    );
    // Not a slot of this form: another one has added it.
    const unseen = await saveSlots(company, job.id, [{ ...other, ...SLOT }], []);

    expect([beside, moved, unseen].map(({ errors }) => errors)).toMatchObject([same(2), same(1), same(0)]);
    expect(beside.errors[0]?.message).toBe('Interview slot #3: This is the same slot as #1');
    const stored = await company.client.ask(SLOTS, { id: job.id });
    expect(stored.job?.interviewAvailability.map(({ start }) => start)).toEqual(['09:00', '13:00']);
    const swapped = await saveSlots(
      company,
      job.id,
      [
        { id: first, ...SLOT, start: '13:00', end: '13:30' },
        { ...other, ...SLOT },
      ],
      [],
    );
    expect(swapped.errors).toEqual([]);
  });

  it('stores a slot once that several forms add or move there at the same time', async () => {
    const company = await aCompany(server);
    const times = ['09:00', '13:00', '15:00', '17:00'];
    const job = await aJob(company, { slots: times.map((start) => ({ ...SLOT, start, end: '18:00' })) });
    const wanted = { ...SLOT, start: '08:00', end: '08:30' };

    await atOnce(8, (index) => {
      const id = job.slots[index]?.id;
      return saveSlots(company, job.id, [id ? { id, ...wanted } : wanted], []);
    });

    const stored = (await company.client.ask(SLOTS, { id: job.id })).job?.interviewAvailability ?? [];
    expect(stored.filter(({ start }) => start === wanted.start)).toHaveLength(1);
  });

  it('keeps a slot that was reserved when the form was drawn and is free by now', async () => {
    const company = await aCompany(server);
    const job = await aJob(company, { slots: [SLOT, { ...SLOT, start: '13:00', end: '13:30' }] });
    const [freed, changed] = job.slots;
    const seeker = await aSeeker(server);
    await withdraw(seeker, await applied(seeker, job, 0));

    const saved = await saveSlots(company, job.id, [{ id: changed?.id, ...SLOT, start: '15:00', end: '15:30' }], []);

    expect(saved.job?.interviewAvailability.map(({ id, start }) => [id, start])).toEqual([
      [freed?.id, '09:00'],
      [changed?.id, '15:00'],
    ]);
    expect(saved.untouchedSlots).toEqual([]);
  });

  it('removes exactly those that are named, and says which of them someone has taken a seat in meanwhile', async () => {
    const company = await aCompany(server);
    const job = await aJob(company, {
      slots: [
        SLOT,
        { ...SLOT, start: '10:00', end: '10:30' },
        { ...SLOT, start: '11:00', end: '11:30' },
        { ...SLOT, start: '12:00', end: '12:30' },
      ],
    });
    const [toRemove, takenAndRemoved, takenAndChanged, takenAsItWas] = job.slots;
    for (const index of [1, 2, 3]) await applied(await aSeeker(server), job, index);

    const saved = await saveSlots(
      company,
      job.id,
      [
        { id: takenAndChanged?.id, ...SLOT, start: '16:00', end: '16:30' },
        { id: takenAsItWas?.id, ...SLOT, start: '12:00', end: '12:30' },
      ],
      [toRemove?.id ?? '', takenAndRemoved?.id ?? ''],
    );

    expect(saved.errors).toEqual([]);
    expect(saved.job?.interviewAvailability.map(({ start, isReserved }) => [start, isReserved])).toEqual([
      ['10:00', true],
      ['11:00', true],
      ['12:00', true],
    ]);
    expect(saved.untouchedSlots).toEqual([{ start: '10:00' }, { start: '11:00' }]);
    await expectInvariants(server);
  });

  it('adds a new slot once, however often an unanswered save is repeated', async () => {
    const company = await aCompany(server);
    const job = await aJob(company, { slots: [] });
    const wanted = [
      { ...SLOT, maxApplicants: 2 },
      { ...SLOT, maxApplicants: 3 },
    ];

    const first = await saveSlots(company, job.id, wanted, []);
    const again = await saveSlots(company, job.id, [...wanted.slice(1), { ...SLOT, maxApplicants: 7 }], []);

    expect(again.job?.interviewAvailability.map(({ id }) => id).sort()).toEqual(
      first.job?.interviewAvailability.map(({ id }) => id).sort(),
    );
    expect(again.job?.interviewAvailability.map(({ maxApplicants }) => maxApplicants).sort()).toEqual([3, 7]);
  });

  it('does not bring back a slot that another form has removed, and says so', async () => {
    const company = await aCompany(server);
    const job = await aJob(company, { slots: [SLOT, { ...SLOT, start: '13:00', end: '13:30' }] });
    const [removed, kept] = job.slots;
    await saveSlots(company, job.id, [], [removed?.id ?? '']);
    const moved = { id: removed?.id, ...SLOT, start: '15:00', end: '15:30' };

    for (let turn = 0; turn < 2; turn += 1) {
      const saved = await saveSlots(company, job.id, [moved, { ...SLOT, start: '16:00', end: '16:30' }], []);

      expect(saved.errors).toEqual([]);
      expect(saved.job?.interviewAvailability.map(({ start }) => start)).toEqual(['13:00', '16:00']);
      expect(saved.job?.interviewAvailability[0]?.id).toBe(kept?.id);
      expect(saved.goneSlots).toEqual([{ start: '15:00' }]);
    }
  });

  it('adds a new slot beside one at the same time that the form shows as it is', async () => {
    const company = await aCompany(server);
    const job = await aJob(company, { slots: [SLOT] });
    const keptSlotIds = job.slots.map(({ id }) => id);

    const saved = await saveSlots(company, job.id, [{ ...SLOT, maxApplicants: 7 }], [], keptSlotIds);

    expect(saved.job?.interviewAvailability.map(({ maxApplicants }) => maxApplicants).sort()).toEqual([5, 7]);
  });

  it('refuses what would leave a job with more slots than it may have, however they came', async () => {
    const company = await aCompany(server);
    const slots = Array.from({ length: MAX_SLOTS_PER_JOB - 1 }, (_, index) => ({
      ...SLOT,
      date: addDays(SLOT.date, Math.floor(index / 10)),
      start: `${String(8 + (index % 10)).padStart(2, '0')}:00`,
      end: `${String(8 + (index % 10)).padStart(2, '0')}:30`,
    }));
    const job = await aJob(company, { slots });
    const added = [15, 16].map((hour) => ({ ...SLOT, date: '2026-12-31', start: `${hour}:00`, end: `${hour}:30` }));

    const refused = await saveSlots(company, job.id, added, []);
    const exchanged = await saveSlots(company, job.id, added, [job.slots[0]?.id ?? '']);
    const changed = await saveSlots(company, job.id, [{ id: job.slots[1]?.id, ...SLOT, maxApplicants: 9 }], []);

    expect(refused.errors).toMatchObject([{ code: 'TOO_MANY_ENTRIES', field: null }]);
    expect(exchanged.errors).toEqual([]);
    expect(exchanged.job?.interviewAvailability).toHaveLength(MAX_SLOTS_PER_JOB);
    expect(changed.errors).toEqual([]);
  });

  it('refuses a list of removed slots that no job could have', async () => {
    const company = await aCompany(server);
    const job = await aJob(company);

    const saved = await saveSlots(
      company,
      job.id,
      [],
      Array.from({ length: 201 }, () => 'x'),
    );

    expect(saved.errors).toMatchObject([{ code: 'TOO_MANY_ENTRIES', field: ['removedSlotIds'] }]);
  });

  it('is not possible for another company', async () => {
    const [company, stranger] = [await aCompany(server), await aCompany(server)];
    const job = await aJob(company);

    const saved = await saveSlots(stranger, job.id, []);

    expect(saved.errors).toMatchObject([
      { code: 'JOB_FORBIDDEN', message: 'You are not authorized to manage this job' },
    ]);
  });
});

describe('closing, reopening and deleting', () => {
  it('does not reopen a job whose slots are all filled', async () => {
    const company = await aCompany(server, { tokens: 5 });
    const job = await aJob(company);
    const id = await applied(await aSeeker(server), job);
    await setActive(company, job.id, false);

    await accept(company, id);

    expect(await setActive(company, job.id, true)).toMatchObject([
      { message: 'Cannot reopen job. All interview slots are filled.' },
    ]);
    await expectInvariants(server);
  });

  it('closes pending applications of a deleted job with a notice, and keeps accepted interviews', async () => {
    const company = await aCompany(server, { tokens: 2 });
    const job = await aJob(company, { title: 'Penjahit', slots: [{ maxApplicants: 2 }] });
    const [waiting, hired] = [await aSeeker(server), await aSeeker(server)];
    await applied(waiting, job);
    await accept(company, await applied(hired, job));

    await deleteJob(company, job.id);

    expect((await waiting.client.ask(NOTICES)).myApplications).toEqual([
      {
        status: 'REJECTED',
        jobTitle: 'Penjahit',
        rejectionNotice: 'The company has removed this job, so the application was closed.',
        job: null,
      },
    ]);
    expect((await hired.client.ask(NOTICES)).myApplications).toMatchObject([
      { status: 'ACCEPTED', rejectionNotice: null },
    ]);
    await expectInvariants(server);
  });

  it('is not possible for another company', async () => {
    const [company, stranger] = [await aCompany(server), await aCompany(server)];
    const job = await aJob(company);

    expect(await deleteJob(stranger, job.id)).toMatchObject([{ message: 'Unauthorized to delete this job' }]);
    expect(await setActive(stranger, job.id, false)).toMatchObject([{ code: 'JOB_FORBIDDEN' }]);
  });
});
