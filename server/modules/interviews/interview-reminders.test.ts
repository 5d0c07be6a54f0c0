import { aSeeker } from '../../../testkit/people/actors';
import { requestErasure } from '../../../testkit/people/erasures';
import { anApplication, anInterview as anInterviewOf } from '../../../testkit/market/interview-factory';
import { mailsArrived } from '../../../testkit/outside/mailbox';
import { planOf, wastefulSteps } from '../../../testkit/checks/query-plans';
import { TEST_NOW } from '../../../testkit/server/test-clock';
import { cancel } from '../../../testkit/market/reschedules';
import { TestServer, useServer } from '../../../testkit/server/test-server';
import { remindOfInterviews } from './interview-reminders.task';
import { dueRemindersStatement } from './interview-reminders.sql';

const server = useServer();

const HOUR = 60 * 60 * 1000;
const STARTS_AT = new Date('2026-11-25T02:00:00.000Z');
const always = () => Promise.resolve(true);

/** On Wednesday, 09:00 WIB; the clock shows Monday, 09:00 WIB. */
const slots = [{ date: '2026-11-25' }];
const anInterview = async () =>
  anInterviewOf(server, { slots, seeker: await aSeeker(server, { fullName: 'Rina Dewi' }) });

function setClock(hoursBefore: number, { clock }: TestServer = server): void {
  clock.reset();
  clock.advance(STARTS_AT.getTime() - hoursBefore * HOUR - TEST_NOW.getTime());
}

const sweep = (at = server) => remindOfInterviews(at.services, always);

/** What was queued about an interview, sent or not. */
async function remindersOf({ id }: { id: string }): Promise<string[]> {
  const rows = await server.dataSource.query<{ effect_key: string }[]>(
    'SELECT effect_key FROM outbox WHERE effect_key LIKE ? ORDER BY effect_key',
    [`reminder-%:${id}:%`],
  );
  return rows.map(({ effect_key: key }) => key.replace(id, 'id'));
}

/** This many accepted interviews like the given one, each of its own job and this many hours from it. */
async function copyInterview(
  id: string,
  { prefix, count, hoursAway }: { prefix: string; count: number; hoursAway: number },
): Promise<void> {
  await server.dataSource.query(
    `INSERT INTO jobs (id, company_id, company_name, title, description, location, time_zone, employment_type, skills, search_text, created_at, updated_at)
     SELECT CONCAT(?, LPAD(seq, 20, '0')), j.company_id, j.company_name, j.title, j.description, j.location, j.time_zone, j.employment_type, j.skills,
            j.search_text, j.created_at, j.updated_at
     FROM jobs j JOIN applications a ON a.job_id = j.id, seq_1_to_${count} WHERE a.id = ?`,
    [prefix, id],
  );
  await server.dataSource.query(
    `INSERT INTO applications (id, job_id, company_id, seeker_id, status, company_name, job_title, interview_date, interview_start,
                               interview_end, interview_starts_at, interview_ends_at, interview_location_type, applied_at, decided_at, updated_at,
                               waiting_since, reply_by)
     SELECT j.id, j.id, j.company_id, a.seeker_id, a.status, a.company_name, a.job_title, a.interview_date, a.interview_start,
            a.interview_end, a.interview_starts_at + INTERVAL ? HOUR, a.interview_ends_at + INTERVAL ? HOUR, a.interview_location_type,
            a.applied_at, a.decided_at, a.updated_at, a.waiting_since, a.reply_by
     FROM applications a JOIN jobs j ON j.id LIKE CONCAT(?, '%') WHERE a.id = ?`,
    [hoursAway, hoursAway, prefix, id],
  );
}

const BOTH = ['reminder-company:id:2026-11-25T09:00', 'reminder-seeker:id:2026-11-25T09:00'];

describe('reminders of interviews', () => {
  it('go to both sides from a day before', async () => {
    const interview = await anInterview();
    setClock(24.1);
    await sweep();
    expect(await remindersOf(interview)).toEqual([]);

    setClock(24);
    // While another process has the task.
    await remindOfInterviews(server.services, () => Promise.resolve(false));
    expect(await remindersOf(interview)).toEqual([]);
    await sweep();

    const [toSeeker] = await mailsArrived(server, interview.seeker.email, 'Interview tomorrow: Backend Engineer');
    const [toCompany] = await mailsArrived(server, interview.company.email, 'Interview tomorrow: Backend Engineer');
    expect(toSeeker?.text).toContain('is tomorrow: Nov 25, 2026, 09:00–09:30 WIB');
    expect(toSeeker?.text).toContain(`/user/application/${interview.id}`);
    expect(toCompany?.text).toContain('Your interview with Rina Dewi');
    expect(toCompany?.text).toContain(`/company/applicant/${interview.id}`);
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
      BOTH[0],
      'reminder-company:id:2026-11-25T14:00',
      BOTH[1],
      'reminder-seeker:id:2026-11-25T14:00',
    ]);
  });

  it('do not go for what is over, about to begin, cancelled or not accepted', async () => {
    const [interview, pending] = [await anInterview(), await anApplication(server, { slots })];
    const cancelled = await anInterview();
    await cancel(cancelled.seeker, cancelled.id);
    for (const hours of [0.9, 0, -1]) {
      setClock(hours);
      await sweep();
    }
    setClock(5);
    await sweep();
    expect(await remindersOf(pending)).toEqual([]);
    expect(await remindersOf(cancelled)).toEqual([]);
    expect(await remindersOf(interview)).toEqual(BOTH);
    // On the day itself.
    await mailsArrived(server, interview.seeker.email, 'Interview today: Backend Engineer');
  });

  it('go to the company without the name of an applicant who is about to be erased', async () => {
    const interview = await anInterview();
    await requestErasure(interview.seeker, { when: 'IN_14_DAYS' });
    setClock(24);
    await sweep();
    expect(await remindersOf(interview)).toEqual(BOTH);
    const [mail] = await mailsArrived(server, interview.company.email, 'Interview tomorrow: Backend Engineer');
    expect(mail?.text).toContain('Your interview with your applicant for Backend Engineer is tomorrow');
    expect(JSON.stringify(mail)).not.toContain('Rina');
  });

  it('go for all that are due, batch after batch', async () => {
    const { id } = await anInterview();
    await copyInterview(id, { prefix: '01SOON', count: 5, hoursAway: 0 });
    await copyInterview(id, { prefix: '01MORE', count: 2, hoursAway: 1 });
    setClock(5);

    await remindOfInterviews(server.services, always, 3);

    const rows = await server.dataSource.query<unknown[]>(
      "SELECT id FROM outbox WHERE effect_key REGEXP '^reminder-seeker:(01SOON|01MORE)'",
    );
    expect(rows).toHaveLength(7);
  });

  it('are found without reading past or distant ones, and without a sort', async () => {
    const { id } = await anInterview();
    await copyInterview(id, { prefix: '01PAST', count: 1_500, hoursAway: -100 });
    await copyInterview(id, { prefix: '01FARR', count: 1_500, hoursAway: 100 });
    await copyInterview(id, { prefix: '01NEAR', count: 50, hoursAway: 0 });
    await server.dataSource.query('ANALYZE TABLE applications, outbox');

    const plan = await planOf(
      server,
      dueRemindersStatement({
        earliest: STARTS_AT,
        latest: new Date(STARTS_AT.getTime() + 23 * HOUR),
        key: 'reminder-seeker:',
        after: '01NEAR',
        batch: 200,
      }),
    );

    expect(wastefulSteps([plan], 0)).toEqual([]);
    expect(plan.steps.map(({ table, key }) => ({ table, key }))).toEqual([
      { table: 'a', key: 'ix_applications_interview' },
      { table: 'o', key: 'uq_outbox_key' },
    ]);
    expect(plan.steps[0]?.rowsRead).toBeLessThan(100);
  });

  it('are sent once, however many processes sweep', async () => {
    const interviews = [await anInterview(), await anInterview(), await anInterview()];
    const second = new TestServer();
    await second.start({ beside: server });
    try {
      setClock(20);
      setClock(20, second);
      await Promise.all([sweep(), sweep(second), sweep(), sweep(second)]);
      await sweep(second);
      for (const interview of interviews) expect(await remindersOf(interview)).toEqual(BOTH);
    } finally {
      await second.stop();
    }
  });
});
