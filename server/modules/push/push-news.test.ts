import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../domain/time';
import { graphql } from '../../../testkit/graphql';
import { anApplication, type TestApplication } from '../../../testkit/market/interview-factory';
import { aJob, accept, applied, reject, withdraw, type TestJob } from '../../../testkit/market/job-factory';
import { waitedLonger, waits } from '../../../testkit/market/job-waits';
import { cancel, requestReschedule, respondToReschedule } from '../../../testkit/market/reschedules';
import { aSavedSearch } from '../../../testkit/market/saved-searches';
import { mailsQueued } from '../../../testkit/outside/mailbox';
import {
  pushesTo,
  settledPushes,
  subscribe,
  whileUnwell,
  type PushedBrowser,
  type ShownPush,
} from '../../../testkit/outside/push-browsers';
import { aCompany, aRecruiter, aSeeker, signIn, type TestActor } from '../../../testkit/people/actors';
import { eraseNow, requestErasure } from '../../../testkit/people/erasures';
import { chooseLanguage } from '../../../testkit/people/own-language';
import { useServer } from '../../../testkit/server/test-server';
import { mailFreeTimes } from '../applications/waits/free-time-mails.task';
import { lapseApplications } from '../applications';
import { remindCompanies } from '../applications/reply-clock/reply-reminders.task';
import { remindOfInterviews } from '../interviews/interview-reminders.task';
import { mailSavedSearches } from '../saved-searches/saved-search-mails.task';

const server = useServer();
const always = () => Promise.resolve(true);

const CONTACT = graphql(`mutation ContactOfPush($input: SetJobContactInput!) {
  setJobContact(input: $input) { errors { ...Refusal } }
}`);
const PREFER = graphql(`mutation PreferPushOfNews($kind: PushPreference!, $isOn: Boolean!) {
  setPushPreference(kind: $kind, isOn: $isOn) { errors { ...Refusal } }
}`);
const QUIET = graphql(
  `mutation QuietHoursOfNews($isOn: Boolean!) { setQuietHours(isOn: $isOn) { errors { ...Refusal } } }`,
);

interface Scene extends TestApplication {
  ofSeeker: PushedBrowser;
  ofCompany: PushedBrowser;
}

/** Wednesday in two weeks, 13:30 WIB. */
const DATE = '2026-12-09';
const SLOT = { date: DATE, start: '13:30', end: '14:00', maxApplicants: 3 };
const OTHER_TIME = { date: '2026-12-10', start: '10:00', end: '10:30', reason: 'Ibu saya sakit' };

/** An application for an interview; both sides have a browser, that shows details or not. */
async function aScene({ showsDetails = false, title = 'UI/UX Designer' } = {}): Promise<Scene> {
  const company = await aCompany(server, { companyName: 'PT Karya', tokens: 5 });
  const seeker = await aSeeker(server, { fullName: 'Sekar Plantedname' });
  const ofSeeker = await subscribe(server, seeker, { showsDetails });
  const job = { title, location: 'Plantedtown', slots: [SLOT] };
  const application = await anApplication(server, { company, seeker, ...job });
  // The company begins to be told after its first applicant.
  await settledPushes(server, ofSeeker);
  return { ...application, ofSeeker, ofCompany: await subscribe(server, company, { showsDetails }) };
}

async function anInterview(options: Parameters<typeof aScene>[0] = {}): Promise<Scene> {
  const scene = await aScene(options);
  await accept(scene.company, scene.id);
  await settledPushes(server, scene.ofSeeker);
  return scene;
}

function advanceTo(hours: number): void {
  const startsAt = new Date(`${DATE}T06:30:00.000Z`).getTime();
  server.clock.advance(startsAt - hours * HOUR_MS - server.clock.now().getTime());
}

/** The keys of what a browser was told, in order, without ids. */
async function told({ endpoint }: PushedBrowser): Promise<string[]> {
  const rows = await server.dataSource.query<{ effect_key: string }[]>(
    `SELECT o.effect_key FROM outbox o JOIN push_subscriptions p ON o.effect_key LIKE CONCAT('push:%', p.id, '%')
     WHERE p.endpoint = ? ORDER BY o.created_at, o.id`,
    [endpoint],
  );
  return rows.map(({ effect_key: key }) => key.split(':')[1] ?? '');
}

/** Notifications have keys of their own, with `push:` before. */
const mailsWith = (key: string) => mailsQueued(server, `${key}:%`);

const shown = ({ message: { title, body } }: ShownPush): [string, string] => [title, body];

/** The company has answered a proposal of the seeker. */
const answered =
  (answer: 'ACCEPT' | 'REJECT') =>
  async ({ company, seeker, id }: Scene) => {
    await requestReschedule(seeker, id, OTHER_TIME);
    await respondToReschedule(company, id, answer);
  };

const SEEKER_NEWS: Record<string, { key: string; act: (scene: Scene) => Promise<unknown>; isDecided?: boolean }> = {
  'an acceptance': { key: 'accepted', act: ({ company, id }) => accept(company, id), isDecided: false },
  'a rejection': { key: 'rejected', act: ({ company, id }) => reject(company, id), isDecided: false },
  'no reply yet': {
    key: 'no-reply-yet',
    isDecided: false,
    act: async () => {
      server.clock.advance(8 * DAY_MS);
      await lapseApplications(server.services, always);
    },
  },
  'a proposal': { key: 'reschedule-requested', act: ({ company, id }) => requestReschedule(company, id, OTHER_TIME) },
  'another proposal': {
    key: 'reschedule-countered',
    act: async ({ company, seeker, id }) => {
      await requestReschedule(seeker, id, OTHER_TIME);
      await respondToReschedule(company, id, 'COUNTER', { ...OTHER_TIME, start: '15:00', end: '15:30' });
    },
  },
  'a proposal that was agreed to': { key: 'reschedule-accepted', act: answered('ACCEPT') },
  'a proposal that was not agreed to': { key: 'reschedule-rejected', act: answered('REJECT') },
  'a cancellation': { key: 'interview-cancelled', act: ({ company, id }) => cancel(company, id) },
  'a reminder': {
    key: 'reminder-seeker',
    act: () => {
      advanceTo(23);
      return remindOfInterviews(server.services, always);
    },
  },
};

const COMPANY_NEWS: Record<string, { key: string; act: (scene: Scene) => Promise<unknown> }> = {
  'a proposal': { key: 'reschedule-requested', act: ({ seeker, id }) => requestReschedule(seeker, id, OTHER_TIME) },
  'a cancellation': { key: 'interview-cancelled', act: ({ seeker, id }) => cancel(seeker, id, null) },
  'an interview that takes place again': {
    key: 'reschedule-plannedAgain',
    act: async ({ company, seeker, id }) => {
      await cancel(company, id);
      await requestReschedule(company, id, OTHER_TIME);
      await respondToReschedule(seeker, id, 'ACCEPT');
    },
  },
};

/** Of either side, or what was decided: what no lock screen may show. */
const SECRETS =
  /Sekar|Plantedname|Plantedtown|Ibu saya|office is closed|@people\.test|0812|accept|reject|terima|tolak|cancel/i;

/** Another browser of the same person, which shows details. */
const withDetails = async ({ email }: TestActor): Promise<PushedBrowser> =>
  subscribe(server, { client: await signIn(server, email) }, { showsDetails: true });

describe.each(Object.entries(SEEKER_NEWS))('of %s a seeker', (_what, { key, act, isDecided = true }) => {
  it('is told once, beside the mail, in the words of all news about an application', async () => {
    const scene = await (isDecided ? anInterview() : aScene());
    const detailed = await withDetails(scene.seeker);
    const before = (await settledPushes(server, scene.ofSeeker)).length;
    const mails = await mailsWith(key);

    await act(scene);

    const pushes = (await settledPushes(server, scene.ofSeeker)).slice(before);
    expect(pushes.map(shown)).toEqual([['News about an application', 'Open TemuKerja to read more.']]);
    expect(pushes[0]).toMatchObject({ urgency: 'high', message: { path: `/user/application/${scene.id}` } });
    expect((await told(scene.ofSeeker)).at(-1)).toBe(key);
    expect(await mailsWith(key)).toBeGreaterThan(mails);

    const [withMore] = await pushesTo(server, detailed);
    expect(withMore?.message.body).toContain('UI/UX Designer');
    for (const { text } of [...pushes, withMore!]) expect(text).not.toMatch(SECRETS);
  });
});

describe.each(Object.entries(COMPANY_NEWS))("of %s a company's contact", (_what, { key, act }) => {
  it('is told once, without a name', async () => {
    const scene = await anInterview();
    const detailed = await withDetails(scene.company);
    await act(scene);

    const pushes = await settledPushes(server, scene.ofCompany);
    expect(pushes.map(shown)).toEqual([['News about an applicant', 'Open TemuKerja to read more.']]);
    expect(pushes[0]?.message.path).toBe(`/company/applicant/${scene.id}`);
    expect(await told(scene.ofCompany)).toEqual([key]);

    const [withMore] = await pushesTo(server, detailed);
    expect(withMore?.message.body).toContain('UI/UX Designer · Dec ');
    for (const { text } of [...pushes, withMore!]) expect(text).not.toMatch(SECRETS);
  });
});

it('both sides are told of an interview two hours before, once for each time, and of no mail', async () => {
  const scene = await anInterview();
  advanceTo(2.5);
  await remindOfInterviews(server.services, always);
  expect(await told(scene.ofCompany)).toEqual([]);
  advanceTo(2);
  await remindOfInterviews(server.services, always);
  await remindOfInterviews(server.services, always);

  expect((await settledPushes(server, scene.ofCompany)).map(shown)).toEqual([
    ['News about an applicant', 'Open TemuKerja to read more.'],
  ]);
  expect((await told(scene.ofSeeker)).filter((key) => key === 'interview-soon-seeker')).toHaveLength(1);
  expect(await mailsWith('interview-soon-seeker')).toBe(0);
  const [last] = (await settledPushes(server, scene.ofSeeker)).toReversed();
  expect(last?.ttl).toBe(2 * 60 * 60);
  expect(last?.message.until).toBe(new Date(`${DATE}T06:30:00.000Z`).getTime());
});

it('an interview that its applicant drops with the account is told to the contact', async () => {
  const scene = await anInterview();
  const erase = async () => {
    await requestErasure(scene.seeker);
    await eraseNow(server);
  };
  // It comes after the erasure, at whose end the stand-in forgets what it shows of the applications.
  await whileUnwell(server, scene.ofCompany, { before: erase, meanwhile: () => Promise.resolve() });
  expect((await pushesTo(server, scene.ofCompany)).map(shown).at(-1)).toEqual([
    'News about an applicant',
    'Open TemuKerja to read more.',
  ]);
  expect(await told(scene.ofCompany)).toEqual(['erasure-cancelled']);
});

it('a free time is told to who waits for it, for two hours', async () => {
  const { seeker, job, id } = await anApplication(server, {
    company: await aCompany(server, { companyName: 'PT Karya' }),
    ...{ title: 'Sopir', slots: [{ date: '2026-12-21', maxApplicants: 1 }] },
  });
  const waiting = await aSeeker(server);
  const browser = await subscribe(server, waiting, { showsDetails: true });
  await waits(waiting, job.id);
  await withdraw(seeker, id);
  await waitedLonger(server, 31);

  await mailFreeTimes(server.services, always);

  const pushes = await settledPushes(server, browser);
  expect(pushes.map(shown)).toEqual([['An interview time is free again', 'Sopir · PT Karya']]);
  expect(pushes[0]).toMatchObject({ ttl: 7200, urgency: 'normal', message: { path: `/user/job/${job.id}` } });
});

it('new jobs of saved searches are told once a day, however many searches have some', async () => {
  const [company, seeker] = [await aCompany(server), await aSeeker(server)];
  const browser = await subscribe(server, seeker, { showsDetails: true });
  for (const search of ['tukang', 'kayu']) await aSavedSearch(seeker, { name: search, search });
  server.clock.advance(MINUTE_MS);
  await aJob(company, { title: 'Tukang Kayu', slots: [{ date: '2026-12-21' }] });
  server.clock.advance(DAY_MS);
  await mailSavedSearches(server.services, always);

  const pushes = await settledPushes(server, browser);
  expect(pushes.map(shown)).toEqual([['New jobs for you', '1 job']]);
  expect(pushes[0]?.message.path).toBe('/user/saved-searches');
  expect(await mailsWith('saved-search')).toBeGreaterThanOrEqual(2);
});

describe('new applicants', () => {
  it('are told at once, and then once an hour', async () => {
    const company = await aCompany(server);
    const job = await aJob(company, { title: 'Kasir', slots: [{ date: '2026-12-21', maxApplicants: 9 }] });
    const other = await aJob(company, { title: 'Kurir', slots: [{ date: '2026-12-21', maxApplicants: 9 }] });
    const browser = await subscribe(server, company, { showsDetails: true });

    await applied(await aSeeker(server), job);
    expect((await settledPushes(server, browser)).map(shown)).toEqual([['New applicants', 'Kasir · 1 applicant']]);
    for (const wanted of [job, other, job]) {
      server.clock.advance(11 * MINUTE_MS);
      await applied(await aSeeker(server), wanted);
      expect(await settledPushes(server, browser)).toHaveLength(1);
    }
    server.clock.advance(28 * MINUTE_MS);

    const pushes = await settledPushes(server, browser);
    expect(pushes.map(shown).slice(1)).toEqual([['New applicants', '3 applicants']]);
    expect(pushes.map(({ message }) => message.path)).toEqual([`/company/job/${job.id}`, '/company/all-applicants']);
    expect(pushes.map(({ isReplaced }) => isReplaced)).toEqual([true, false]);
  });

  it("are told to the job's contact alone", async () => {
    const owner = await aCompany(server);
    const contact = await aRecruiter(server, owner);
    const job = await aJob(owner, { slots: [{ maxApplicants: 4 }] });
    await owner.client.ask(CONTACT, { input: { jobId: job.id, accountId: contact.accountId } });
    const [ofOwner, ofContact] = [await subscribe(server, owner), await subscribe(server, contact)];

    await applied(await aSeeker(server), job);

    expect(await settledPushes(server, ofContact)).toHaveLength(1);
    expect(await pushesTo(server, ofOwner)).toEqual([]);
  });
});

it('members are told of answers that are expected, once a day', async () => {
  const scene = await aScene();
  const colleague = await subscribe(server, await aRecruiter(server, scene.company), { showsDetails: true });
  server.clock.advance(4 * DAY_MS);
  await remindCompanies(server.services, always);
  await remindCompanies(server.services, always);

  for (const browser of [scene.ofCompany, colleague])
    expect((await settledPushes(server, browser)).map(({ message }) => message.title)).toEqual([
      'Applicants are waiting for an answer',
    ]);
  expect((await pushesTo(server, colleague)).map(({ message }) => message.body)).toEqual(['1 applicant']);
});

describe('a lock screen', () => {
  it('shows the same for every decision, also with details, and in both languages', async () => {
    const words = new Set<string>();
    for (const showsDetails of [false, true])
      for (const { act } of Object.values(SEEKER_NEWS).slice(0, 2)) {
        const scene = await aScene({ showsDetails });
        await chooseLanguage(scene.seeker, 'id');
        await act(scene);
        words.add((await settledPushes(server, scene.ofSeeker)).map(shown).flat().join(' | '));
      }
    expect([...words]).toEqual([
      'Kabar tentang lamaran Anda | Buka TemuKerja untuk selengkapnya.',
      'Kabar tentang lamaran Anda | UI/UX Designer · PT Karya · 9 Des 2026, 13:30 WIB',
    ]);
  });

  it('gives away nothing by length, time to live or urgency, whatever was decided and however long the words are', async () => {
    const seen = new Set<string>();
    for (const title of ['A', `Kepala ${'Gudang 😀 "Besar" '.repeat(5)}`.trim()])
      for (const { act } of Object.values(SEEKER_NEWS).slice(0, 3)) {
        server.clock.reset();
        const scene = await aScene({ showsDetails: true, title });
        await act(scene);
        const [push] = await settledPushes(server, scene.ofSeeker);
        seen.add(`${push?.bytes} bytes, ttl ${push?.ttl}, ${push?.urgency}, topic of ${push?.topic?.length}`);
      }
    expect([...seen]).toEqual([`${1024 + 103} bytes, ttl 86400, high, topic of 32`]);
  });

  it('has a tag of its own for each browser, the same for all news of one application', async () => {
    const scene = await anInterview();
    await requestReschedule(scene.seeker, scene.id, OTHER_TIME);
    await respondToReschedule(scene.company, scene.id, 'ACCEPT');
    const ofSeeker = await settledPushes(server, scene.ofSeeker);
    const ofCompany = await settledPushes(server, scene.ofCompany);
    expect(ofSeeker.map(({ isReplaced }) => isReplaced)).toEqual([true, false]);
    expect(new Set(ofSeeker.flatMap(({ topic, message }) => [topic, message.tag])).size).toBe(1);
    expect(ofCompany[0]?.topic).not.toBe(ofSeeker[0]?.topic);
  });
});

describe('at night', () => {
  /** Monday, 22:00 WIB. */
  const NIGHT_MS = 13 * HOUR_MS;

  it('nothing comes until 07:00 of the zone that the browser was in, and then what is still true', async () => {
    const company = await aCompany(server, { tokens: 5 });
    const job = await aJob(company, { slots: [SLOT] });
    const people = await Promise.all(
      ['Asia/Jakarta', 'Asia/Jayapura', 'Europe/Berlin'].map(async (zone) => {
        const seeker = await aSeeker(server);
        return { id: await applied(seeker, job), browser: await subscribe(server, seeker, { zone }) };
      }),
    );
    server.clock.advance(NIGHT_MS);
    for (const { id } of people) await reject(company, id);
    const counts = async () => {
      const all = [];
      for (const { browser } of people) all.push((await settledPushes(server, browser)).length);
      return all;
    };
    expect(await counts()).toEqual([0, 0, 1]);
    server.clock.advance(7 * HOUR_MS - 1);
    expect(await counts()).toEqual([0, 0, 1]);
    server.clock.advance(1);
    expect(await counts()).toEqual([0, 1, 1]);
    server.clock.advance(2 * HOUR_MS - 1);
    expect(await counts()).toEqual([0, 1, 1]);
    server.clock.advance(1);
    expect(await counts()).toEqual([1, 1, 1]);
  });

  it('news of an interview within twelve hours come, of a rejection too, and all where the night is not quiet', async () => {
    const company = await aCompany(server, { tokens: 5 });
    const near = await aJob(company, {
      slots: [{ date: '2026-11-24', start: '09:00', end: '09:30', maxApplicants: 2 }],
    });
    const far = await aJob(company, { slots: [{ ...SLOT, maxApplicants: 2 }] });
    const person = async (job: TestJob) => {
      const { seeker, id } = await anApplication(server, { company, job });
      return { seeker, id, browser: await subscribe(server, seeker) };
    };
    const [soon, late, awake, refused] = [await person(near), await person(far), await person(far), await person(near)];
    await awake.seeker.client.ask(QUIET, { isOn: false });
    server.clock.advance(NIGHT_MS);
    for (const { id } of [soon, late, awake]) await accept(company, id);
    await reject(company, refused.id);
    const counts = [];
    for (const { browser } of [soon, late, awake, refused]) counts.push((await settledPushes(server, browser)).length);
    expect(counts).toEqual([1, 0, 1, 1]);
  });
});

it('what is switched off does not come, also when it was queued before; the mail does', async () => {
  const scene = await aScene();
  await scene.seeker.client.ask(PREFER, { kind: 'PUSH_ANSWERS', isOn: false });
  await reject(scene.company, scene.id);
  expect(await settledPushes(server, scene.ofSeeker)).toEqual([]);
  expect(await mailsWith(`rejected`)).toBeGreaterThan(0);

  await scene.seeker.client.ask(PREFER, { kind: 'PUSH_ANSWERS', isOn: true });
  const next = await applied(scene.seeker, await aJob(scene.company, { slots: [SLOT] }));
  await accept(scene.company, next);
  expect(await settledPushes(server, scene.ofSeeker)).toHaveLength(1);
});
