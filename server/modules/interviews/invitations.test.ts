import { DAY_MS, MINUTE_MS, wibDateOf } from '../../../domain/time';
import { aCompany, aSeeker, type TestCompany, type TestSeeker } from '../../../testkit/people/actors';
import { renewFeed } from '../../../testkit/market/calendar-feeds';
import { CalendarClient, readCalendar, type CalendarEntry } from '../../../testkit/outside/calendar-client';
import { eraseNow, requestErasure } from '../../../testkit/people/erasures';
import { eventually } from '../../../testkit/races/eventually';
import { SeededRandom } from '../../../testkit/seeded-random';
import { saveInterviewDetails } from '../../../testkit/market/interview-details';
import { anInterview as anInterviewOf, type TestApplication } from '../../../testkit/market/interview-factory';
import { deleteJob } from '../../../testkit/market/job-changes';
import { findLeaks } from '../../../testkit/checks/leak-checker';
import { MailServer } from '../../../testkit/outside/mail-server';
import { mailsQueued, minutesLater } from '../../../testkit/outside/mailbox';
import { chooseLanguage } from '../../../testkit/people/own-language';
import { cancel, requestReschedule, respondToReschedule } from '../../../testkit/market/reschedules';
import { calendarPartsOf, whyRefused } from '../../../testkit/checks/strict-invitations';
import { TestServer } from '../../../testkit/server/test-server';
import { remindOfInterviews } from './interview-reminders.task';

let server: TestServer;
const mails = new MailServer();
beforeAll(async () => {
  const SMTP_URL = `smtp://127.0.0.1:${await mails.listen()}`;
  server = new TestServer({ SMTP_URL, APP_URL: 'https://kerja.test', LOG_LEVEL: 'silent' });
  await server.start();
});
beforeEach(() => {
  server.clock.reset();
  mails.isUnwell = false;
});
afterAll(async () => {
  await server.stop();
  await mails.close();
});

const theSides = async () => ({
  company: await aCompany(server, { companyName: 'PT Kalender' }),
  seeker: await aSeeker(server, { fullName: 'Sekar Plantedname' }),
});
const anInterview = async () => anInterviewOf(server, await theSides());

async function moveTo({ company, seeker, id }: Omit<TestApplication, 'job'>, date: string): Promise<void> {
  const asked = await requestReschedule(company, id, { date, start: '14:00', end: '15:00' });
  const agreed = await respondToReschedule(seeker, id, 'ACCEPT');
  expect([asked.errors, agreed.errors]).toEqual([[], []]);
}

/** Lets minutes pass until nothing waits: collected news, and failed mails, leave later. */
async function allMailsSent(): Promise<void> {
  const waiting = (until: Date): Promise<unknown[]> =>
    server.dataSource.query('SELECT id FROM outbox WHERE done_at IS NULL AND due_at <= ?', [until]);
  do {
    minutesLater(server);
    await eventually(
      () => waiting(server.clock.now()),
      (due) => due.length === 0,
    );
  } while ((await waiting(new Date('9999-01-01'))).length > 0);
}

/** The mails with a calendar entry that one address has got, in their order. */
const invitationsOf = ({ email }: { email: string }) =>
  mails.sources
    .filter((source) => source.includes(`\r\nTo: ${email}\r\n`))
    .flatMap((source) => calendarPartsOf(source).map(({ file }) => ({ source, file })));
type Received = ReturnType<typeof invitationsOf>[number];

/** Method, SEQUENCE and start of each. */
const said = (received: Received[]) =>
  received.map(({ file }) => {
    const { method, entries } = readCalendar(file);
    return [...entries.values()].map(({ sequence, start }) => `${method} ${sequence} ${start.slice(0, 16)}`).join();
  });

const unfolded = ({ file }: Received): string => file.replace(/\r\n[ \t]/g, '');

describe('invitations', () => {
  it('follow the interview on both sides, from the acceptance to a new plan, as strict clients require', async () => {
    const interview = await anInterview();
    const { company, seeker, id } = interview;
    await allMailsSent();
    const details = { venue: 'Lantai 3', link: 'https://meet.test/planted-room', additionalInfo: 'Bring a pen' };
    expect((await saveInterviewDetails(company, { applicationId: id, ...details })).errors).toEqual([]);
    await allMailsSent();
    await moveTo(interview, '2026-11-25');
    await allMailsSent();
    expect((await cancel(company, id)).errors).toEqual([]);
    await allMailsSent();
    await moveTo(interview, '2026-11-26');
    await allMailsSent();

    for (const { email } of [company, seeker]) {
      const received = invitationsOf({ email });
      expect(said(received)).toEqual([
        'REQUEST 0 2026-11-24T02:00',
        'REQUEST 1 2026-11-24T02:00',
        'REQUEST 2 2026-11-25T07:00',
        'CANCEL 3 2026-11-25T07:00',
        'REQUEST 4 2026-11-26T07:00',
      ]);
      expect(received.map(({ source }) => whyRefused(source, email))).toEqual(received.map(() => []));
      expect(new Set(received.map(({ file }) => [...readCalendar(file).entries.keys()].join()))).toEqual(
        new Set([`interview-${id}@kerja.test`]),
      );
    }
  });

  it('tell the applicant where and with whom, in their language', async () => {
    const sides = await theSides();
    await chooseLanguage(sides.seeker, 'id');
    const { company, seeker, id } = await anInterviewOf(server, sides);
    const details = { venue: 'Lantai 3', link: 'https://meet.test/room', additionalInfo: 'Bring a pen' };
    await saveInterviewDetails(company, { applicationId: id, ...details });
    await allMailsSent();

    const file = invitationsOf(seeker).map(unfolded).at(-1);

    expect(file).toContain('SUMMARY:Wawancara: Backend Engineer di PT Kalender\r\n');
    expect(file).toContain('LOCATION:Lantai 3\r\n');
    expect(file).toContain('URL;VALUE=URI:https://meet.test/room\r\n');
    expect(file).toContain(
      `DESCRIPTION:Ikuti wawancara: https://meet.test/room\\n\\nBring a pen\\n\\nhttps://kerja.test/user/application/${id}\r\n`,
    );
    expect(file).toContain('ORGANIZER;CN="TemuKerja":mailto:no-reply@temukerja.example\r\n');
  });

  it('never name the applicant to the company, even when the details do', async () => {
    const interview = await anInterview();
    const { company, seeker, id } = interview;
    await allMailsSent();
    for (const venue of ['Room of SEKAR plantedname', 'Plantedname, Lantai 3', 'Lantai 3']) {
      const named = { link: 'https://meet.test/plantedname', additionalInfo: 'Dear Sekar Plantedname' };
      await saveInterviewDetails(company, { applicationId: id, venue, ...named });
      await allMailsSent();
    }
    await moveTo(interview, '2026-11-25');
    // An entry is built when its mail leaves: after the cancelling it would be a cancellation.
    await allMailsSent();
    await cancel(seeker, id);
    await allMailsSent();

    const files = invitationsOf(company).map(unfolded);
    expect(
      files.flatMap((file) => findLeaks(file, { ...seeker, others: [seeker.seekerId, seeker.accountId] })),
    ).toEqual([]);
    expect(files.map((file) => /^LOCATION:(.*)\r$/m.exec(file)?.[1])).toEqual([
      'Online',
      'Online',
      'Online',
      'Lantai 3',
      'Lantai 3',
      undefined,
    ]);
    expect(files[2]).toContain('SUMMARY:Interview: Backend Engineer\r\n');
    expect(files[2]).toContain(`URL;VALUE=URI:https://kerja.test/company/applicant/${id}\r\n`);
  });

  it('are cancelled for the side that stays when the other is erased, without its name', async () => {
    const ofLeavingSeeker = await anInterview();
    const ofLeavingCompany = await anInterview();
    await allMailsSent();
    await requestErasure(ofLeavingSeeker.seeker);
    await requestErasure(ofLeavingCompany.company);
    await eraseNow(server);
    await allMailsSent();

    const toCompany = invitationsOf(ofLeavingSeeker.company);
    const toSeeker = invitationsOf(ofLeavingCompany.seeker);
    for (const received of [toCompany, toSeeker])
      expect(said(received)).toEqual(['REQUEST 0 2026-11-24T02:00', 'CANCEL 1 2026-11-24T02:00']);
    expect(toCompany.map(({ source }) => whyRefused(source, ofLeavingSeeker.company.email))).toEqual([[], []]);
    expect(findLeaks(unfolded(toCompany[1] as Received), ofLeavingSeeker.seeker)).toEqual([]);
    expect(unfolded(toSeeker[1] as Received)).toContain('SUMMARY:Interview\r\n');
    expect(unfolded(toSeeker[1] as Received)).not.toContain('PT Kalender');
  });

  it('stay as they are when the job is deleted: the interview takes place', async () => {
    const { company, seeker, job } = await anInterview();
    expect(await deleteJob(company, job.id)).toEqual([]);
    await allMailsSent();

    for (const side of [company, seeker]) expect(said(invitationsOf(side))).toEqual(['REQUEST 0 2026-11-24T02:00']);
  });

  it('that had to wait say what is true when they leave, and so do the words above them', async () => {
    mails.isUnwell = true;
    const { company, seeker, id } = await anInterview();
    const other = await anInterview();
    await saveInterviewDetails(company, { applicationId: id, venue: 'Lantai 3' });
    await remindOfInterviews(server.services, () => Promise.resolve(true));
    const reminders = () => Promise.all([id, other.id].map((each) => mailsQueued(server, `reminder-%:${each}:%`)));
    expect(await reminders()).toEqual([2, 2]);
    await moveTo({ company, seeker, id }, '2026-11-25');
    await cancel(other.company, other.id);
    // A reminder of another time is true in no words.
    expect(await reminders()).toEqual([0, 0]);
    await cancel(company, id);
    mails.isUnwell = false;
    await allMailsSent();

    for (const side of [company, seeker]) {
      const sequences = new Set(said(invitationsOf(side)));
      expect(sequences).toEqual(new Set(['CANCEL 3 2026-11-25T07:00']));
    }
    const [first] = mails.deliveredTo(seeker.email).filter(({ subject }) => /has accepted/.test(subject ?? ''));
    expect(first?.text).toMatch(/^Since this e-mail was written, the interview was cancelled\.\n\nGood news/);
  });
});

/** A few seconds' worth in the whole run of tests. */
const HISTORIES = process.env['LONG_TESTS'] ? 40 : 2;
const BATCH = Math.min(10, HISTORIES);
const STEPS = 6;

/** What a calendar should show of an interview. */
type Shown = Pick<CalendarEntry, 'start' | 'end' | 'status'>;

async function shownNow(id: string): Promise<{ sequence: number } & Shown> {
  const [row] = await server.dataSource.query<
    { sequence: number; startsAt: Date; endsAt: Date; cancelledAt: Date | null }[]
  >(
    `SELECT interview_sequence AS sequence, interview_starts_at AS startsAt, interview_ends_at AS endsAt, cancelled_at AS cancelledAt
     FROM applications WHERE id = ?`,
    [id],
  );
  if (!row) throw new Error(`No application ${id}`);
  return {
    sequence: row.sequence,
    start: row.startsAt.toISOString(),
    end: row.endsAt.toISOString(),
    status: row.cancelledAt ? 'CANCELLED' : 'CONFIRMED',
  };
}

interface History {
  company: TestCompany;
  seeker: TestSeeker;
  id: string;
  /** What was true at each SEQUENCE. */
  truth: Map<number, Shown>;
  files: string[];
}

/** Details, moves, cancellations and new plans in random order, with downloads and looks at the feed between them; the mail server is away
 * now and then. */
async function randomHistory(company: TestCompany, random: SeededRandom): Promise<History> {
  const upTo = (count: number): number => random.below(count);
  const dayIn = (days: number): string => wibDateOf(new Date(server.clock.now().getTime() + days * DAY_MS));
  const { seeker, id } = await anInterviewOf(server, { company, slots: [{ date: dayIn(2) }] });
  const history: History = { company, seeker, id, truth: new Map(), files: [] };
  const feed = await renewFeed(seeker);
  for (let at = 0; at <= STEPS; at += 1) {
    const { sequence, ...shown } = await shownNow(id);
    history.truth.set(sequence, shown);
    for (const { client } of [company, seeker]) {
      const file = await client.fetch(`/interviews/${id}.ics`);
      if (file.ok) history.files.push(await file.text());
    }
    if (upTo(2) === 0) history.files.push(await (await seeker.client.fetch(feed)).text());
    if (upTo(3) === 0) server.clock.advance(upTo(12) * MINUTE_MS);
    mails.isUnwell = upTo(4) === 0;
    const by = upTo(2) === 0 ? company : seeker;
    const other = by === company ? seeker : company;
    const step = upTo(4);
    if (step === 0) await saveInterviewDetails(company, { applicationId: id, venue: `Lantai ${upTo(30)}` });
    else if (step === 1) await cancel(by, id);
    else {
      const start = `${String(8 + upTo(9)).padStart(2, '0')}:00`;
      await requestReschedule(by, id, { date: dayIn(2 + upTo(5)), start, end: `${start.slice(0, 2)}:30` });
      await respondToReschedule(other, id, 'ACCEPT');
    }
  }
  const { sequence, ...shown } = await shownNow(id);
  history.truth.set(sequence, shown);
  return history;
}

const shuffled = <Item>(items: readonly Item[], random: SeededRandom): Item[] =>
  items
    .map((item) => ({ item, place: random.fraction() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);

it(
  `a calendar that gets every message and file of ${HISTORIES} histories in any order, twice or not at all, ends with the last SEQUENCE`,
  async () => {
    let [received, changes] = [0, 0];
    for (let first = 0; first < HISTORIES; first += BATCH) {
      mails.delivered.length = mails.sources.length = 0;
      const company = await aCompany(server, { tokens: BATCH });
      const numbers = Array.from({ length: BATCH }, (_, at) => first + at);
      const histories = await Promise.all(numbers.map((at) => randomHistory(company, new SeededRandom(at + 1))));
      mails.isUnwell = false;
      await allMailsSent();
      for (const [at, { seeker, id, truth, files }] of histories.entries()) {
        const random = new SeededRandom(first + at + 1);
        const uid = `interview-${id}@kerja.test`;
        for (const side of [company, seeker]) {
          const mailed = invitationsOf(side)
            .map(({ file }) => file)
            .filter((file) => file.includes(id));
          const messages = [...mailed, ...files];
          const some = messages.filter(() => random.happens(0.7));
          for (const given of [messages, some]) {
            const calendar = new CalendarClient();
            for (const file of shuffled([...given, ...given], random)) calendar.receive(file);
            const last = Math.max(...given.map((file) => readCalendar(file).entries.get(uid)?.sequence ?? -1));
            const { sequence, start, end, status } = calendar.entries.get(uid) ?? {};
            expect([first + at, given.length === 0 || { sequence, start, end, status }]).toEqual([
              first + at,
              given.length === 0 || { sequence: last, ...truth.get(last) },
            ]);
            if (given === messages) expect(last).toBe(Math.max(...truth.keys()));
          }
          received += mailed.length;
          const sequences = mailed.map((file) => readCalendar(file).entries.get(uid)?.sequence ?? -1);
          // An older SEQUENCE never leaves after a newer, although the mail server was away now and then.
          expect([first + at, sequences]).toEqual([first + at, sequences.toSorted((a, b) => a - b)]);
        }
        changes += truth.size - 1;
      }
    }
    // Otherwise histories in which nothing happens would pass.
    expect(changes).toBeGreaterThan(2 * HISTORIES);
    expect(received).toBeGreaterThan(3 * HISTORIES);
  },
  120_000 + HISTORIES * 2_000,
);
