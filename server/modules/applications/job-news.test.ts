import { aCompany, aSeeker } from '../../../testkit/people/actors';
import { atOnce } from '../../../testkit/races/at-once';
import { aJob, applied, withdraw } from '../../../testkit/market/job-factory';
import { mailsArrived, mailsTo, minutesLater } from '../../../testkit/outside/mailbox';
import { useServer } from '../../../testkit/server/test-server';

const server = useServer();

const later = (minutes: number): void => minutesLater(server, minutes);

/** Mails on a job that were written, sent or not. */
async function written(jobId: string): Promise<number> {
  const [row] = await server.dataSource.query<{ total: string }[]>(
    'SELECT COUNT(*) AS total FROM outbox WHERE effect_key LIKE ?',
    [`job-news:${jobId}:%`],
  );
  return Number(row?.total);
}

const FIRST = 'New applicant for Backend Engineer';

describe('mails about who applies to a job and who withdraws', () => {
  it('are two for sixty calls in a minute: one at once, and one that counts the others ten minutes later', async () => {
    const company = await aCompany(server);
    const job = await aJob(company, {
      slots: Array.from({ length: 3 }, (_, index) => ({
        start: `${9 + index}:00`.padStart(5, '0'),
        end: `${9 + index}:30`.padStart(5, '0'),
        maxApplicants: 20,
      })),
    });
    const seekers = await Promise.all(Array.from({ length: 40 }, () => aSeeker(server)));
    const ids = await atOnce(40, (index) => applied(seekers[index] ?? fail(), job, index % 3));
    await atOnce(20, (index) => withdraw(seekers[index] ?? fail(), ids[index] ?? ''));

    await mailsArrived(server, company.email, FIRST);
    expect(await written(job.id)).toBe(2);
    expect(await mailsTo(server, company.email)).toHaveLength(1);

    later(10);
    const [mail] = await mailsArrived(server, company.email, 'Backend Engineer: 39 new applicants, 20 withdrawals');
    expect(mail?.text).toContain('/company/job/');
    for (const { fullName, email, phoneNumber } of seekers)
      for (const known of [fullName, email, phoneNumber]) expect(mail?.text).not.toContain(known);
    expect(await mailsTo(server, company.email)).toHaveLength(2);
  });

  it('are single mails again where one comes alone, and keep its words while it waits', async () => {
    const company = await aCompany(server);
    const job = await aJob(company, { slots: [{ maxApplicants: 5 }] });
    const seeker = await aSeeker(server);
    const id = await applied(seeker, job);
    await mailsArrived(server, company.email, FIRST);
    later(4);
    await withdraw(seeker, id);
    later(5);
    expect(await mailsTo(server, company.email)).toHaveLength(1);

    later(1);
    await mailsArrived(server, company.email, 'An applicant for Backend Engineer has withdrawn');
    later(10);
    await applied(await aSeeker(server), job);
    await mailsArrived(server, company.email, FIRST, 2);
  });

  it('are counted for each job alone', async () => {
    const company = await aCompany(server);
    for (let job = 1; job <= 2; job += 1) await applied(await aSeeker(server), await aJob(company));

    await mailsArrived(server, company.email, FIRST, 2);
  });

  it('wait ten minutes after the one that waited, too', async () => {
    const company = await aCompany(server);
    const job = await aJob(company, { slots: [{ maxApplicants: 20 }] });
    await applied(await aSeeker(server), job);
    await applied(await aSeeker(server), job);
    later(10);
    await mailsArrived(server, company.email, FIRST, 2);
    await applied(await aSeeker(server), job);
    await applied(await aSeeker(server), job);

    later(9);
    expect(await mailsTo(server, company.email)).toHaveLength(2);
    later(1);
    await mailsArrived(server, company.email, 'Backend Engineer: 2 new applicants');
  });
});

function fail(): never {
  throw new Error('There are fewer people than calls');
}
