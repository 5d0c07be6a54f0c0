import { aCompany, aSeeker } from '../../../testkit/people/actors';
import { aJob, applied, halfHours, withdraw } from '../../../testkit/market/job-factory';
import { mailsArrived, mailsQueued, mailsTo, minutesLater } from '../../../testkit/outside/mailbox';
import { useServer } from '../../../testkit/server/test-server';

const server = useServer();

const FIRST = 'New applicant for Backend Engineer';

describe('mails about who applies to a job and who withdraws', () => {
  it('are two for sixty calls in a minute: one at once, and one that counts the others ten minutes later', async () => {
    const company = await aCompany(server);
    const job = await aJob(company, { slots: halfHours(['09:00', '10:00', '11:00'], 20) });
    const seekers = await Promise.all(Array.from({ length: 40 }, () => aSeeker(server)));
    const ids = await Promise.all(seekers.map((seeker, index) => applied(seeker, job, index % 3)));
    await Promise.all(seekers.slice(0, 20).map((seeker, index) => withdraw(seeker, ids[index] ?? '')));

    await mailsArrived(server, company.email, FIRST);
    expect(await mailsQueued(server, `job-news:${job.id}:%`)).toBe(2);
    expect(await mailsTo(server, company.email)).toHaveLength(1);

    minutesLater(server);
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
    minutesLater(server, 4);
    await withdraw(seeker, id);
    minutesLater(server, 5);
    expect(await mailsTo(server, company.email)).toHaveLength(1);

    minutesLater(server, 1);
    await mailsArrived(server, company.email, 'An applicant for Backend Engineer has withdrawn');
    minutesLater(server);
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
    minutesLater(server);
    await mailsArrived(server, company.email, FIRST, 2);
    await applied(await aSeeker(server), job);
    await applied(await aSeeker(server), job);

    minutesLater(server, 9);
    expect(await mailsTo(server, company.email)).toHaveLength(2);
    minutesLater(server, 1);
    await mailsArrived(server, company.email, 'Backend Engineer: 2 new applicants');
  });
});
