import { aCompany, aSeeker } from '../../../../../testkit/people/actors';
import { accept, aJob, applied, reject } from '../../../../../testkit/market/job-factory';
import { mailsArrived } from '../../../../../testkit/outside/mailbox';
import { useServer } from '../../../../../testkit/server/test-server';

const server = useServer();

const SUBJECT = 'Your application for Rejecting Clerk';
const NEVER_SHOWN = 'Your name and contact were never shown to them.';

describe('the mail about a rejection', () => {
  it('tells a person the company never accepted that name and contact were never shown', async () => {
    const [company, seeker, other] = [await aCompany(server), await aSeeker(server), await aCompany(server)];
    await accept(other, await applied(seeker, await aJob(other, { slots: [{ start: '15:00', end: '15:30' }] })));

    await reject(company, await applied(seeker, await aJob(company, { title: 'Rejecting Clerk' })));

    const [mail] = await mailsArrived(server, seeker.email, SUBJECT);
    expect(mail?.text).toContain(NEVER_SHOWN);
  });

  it('tells a person accepted for another job which details were shown', async () => {
    const [company, seeker] = [await aCompany(server), await aSeeker(server)];
    await accept(company, await applied(seeker, await aJob(company, { slots: [{ start: '15:00', end: '15:30' }] })));

    await reject(company, await applied(seeker, await aJob(company, { title: 'Rejecting Clerk' })));

    const [mail] = await mailsArrived(server, seeker.email, SUBJECT);
    expect(mail?.text).not.toContain('never shown');
    expect(mail?.text).toContain('They see your name and contact because they have accepted you for another job.');
  });
});
