import { aCompany, aSeeker, type TestCompany, type TestSeeker } from '../../testing/actors';
import { accept, aJob, applied } from '../../testing/job-factory';
import { mailsArrived } from '../../testing/mailbox';
import { TEST_NOW } from '../../testing/test-clock';
import { TestServer, useServer } from '../../testing/test-server';
import { selectRows } from '../../db/statements';
import { remindOfInterviews } from './interview-reminders';

const server = useServer();

const HOUR = 60 * 60 * 1000;
const STARTS_AT = new Date('2026-11-25T02:00:00.000Z');
const always = () => Promise.resolve(true);

interface Interview {
  company: TestCompany;
  seeker: TestSeeker;
  id: string;
}

/** An interview on Wednesday, 09:00 WIB; the clock shows Monday, 09:00 WIB. */
async function anInterview({ isAccepted = true } = {}): Promise<Interview> {
  const [company, seeker] = [await aCompany(server), await aSeeker(server, { fullName: 'Rina Dewi' })];
  const id = await applied(seeker, await aJob(company, { slots: [{ date: '2026-11-25' }] }));
  if (isAccepted) await accept(company, id);
  return { company, seeker, id };
}

function setClock(hoursBefore: number): void {
  setClockOf(server, hoursBefore);
}

function setClockOf({ clock }: TestServer, hoursBefore: number): void {
  clock.reset();
  clock.advance(STARTS_AT.getTime() - hoursBefore * HOUR - TEST_NOW.getTime());
}

const sweep = (at = server) => remindOfInterviews(at.services, always);

/** What was queued about an interview, sent or not. */
async function remindersOf({ id }: Interview): Promise<string[]> {
  const rows = await selectRows<{ effect_key: string }>(server.dataSource, 'SELECT effect_key FROM outbox WHERE effect_key LIKE ? ORDER BY effect_key', [`reminder-%:${id}:%`]);
  return rows.map(({ effect_key: key }) => key.replace(id, 'id'));
}

const BOTH = ['reminder-company:id:2026-11-25T09:00', 'reminder-seeker:id:2026-11-25T09:00'];

describe('reminders of interviews', () => {
  it('go to both sides from a day before', async () => {
    const interview = await anInterview();
    setClock(24.1);
    await sweep();
    expect(await remindersOf(interview)).toEqual([]);

    setClock(24);
    await sweep();

    const [toSeeker] = await mailsArrived(server, interview.seeker.email, 'Interview tomorrow: Backend Engineer');
    const [toCompany] = await mailsArrived(server, interview.company.email, 'Interview tomorrow: Backend Engineer');
    expect(toSeeker?.text).toContain('is tomorrow: Nov 25, 2026, 09:00–09:30 WIB');
    expect(toSeeker?.text).toContain(`/user/application/${interview.id}`);
    expect(toCompany?.text).toContain('Your interview with Rina Dewi');
    expect(toCompany?.text).toContain(`/company/applicant/${interview.id}`);
  });

  it('say today on the day itself', async () => {
    const interview = await anInterview();
    setClock(2);
    await sweep();
    expect(await mailsArrived(server, interview.seeker.email, 'Interview today: Backend Engineer')).toHaveLength(1);
  });

  it('go again for the new time of a moved interview', async () => {
    const interview = await anInterview();
    setClock(18);
    await sweep();
    await server.dataSource.query(
      "UPDATE applications SET interview_start = '14:00', interview_end = '14:30', interview_starts_at = ?, interview_ends_at = ? WHERE id = ?",
      [new Date('2026-11-25T07:00:00.000Z'), new Date('2026-11-25T07:30:00.000Z'), interview.id],
    );
    await sweep();
    await sweep();
    expect(await remindersOf(interview)).toEqual([
      BOTH[0], 'reminder-company:id:2026-11-25T14:00', BOTH[1], 'reminder-seeker:id:2026-11-25T14:00',
    ]);
  });

  it('do not go for what is over, about to begin or not accepted', async () => {
    const [interview, pending] = [await anInterview(), await anInterview({ isAccepted: false })];
    for (const hours of [0.9, 0, -1]) {
      setClock(hours);
      await sweep();
    }
    setClock(5);
    await sweep();
    expect(await remindersOf(pending)).toEqual([]);
    expect(await remindersOf(interview)).toEqual(BOTH);
  });

  it('wait while another process has the task', async () => {
    const interview = await anInterview();
    setClock(5);
    await remindOfInterviews(server.services, () => Promise.resolve(false));
    expect(await remindersOf(interview)).toEqual([]);
  });

  // Last, because the second process may take over the dispatch of mails.
  it('go once, however often and wherever is swept', async () => {
    const interviews = [await anInterview(), await anInterview(), await anInterview()];
    const second = new TestServer();
    await second.start({ onEmptyDatabase: false });
    try {
      setClock(20);
      setClockOf(second, 20);
      await Promise.all([sweep(), sweep(second), sweep(), sweep(second)]);
      await sweep(second);
      for (const interview of interviews) expect(await remindersOf(interview)).toEqual(BOTH);
    } finally {
      await second.stop();
    }
  });
});
