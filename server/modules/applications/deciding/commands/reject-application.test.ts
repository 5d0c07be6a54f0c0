import { aCompany, aSeeker } from '../../../../../testkit/people/actors';
import { accept, aJob, applied, halfHours, reject } from '../../../../../testkit/market/job-factory';
import { mailsArrived } from '../../../../../testkit/outside/mailbox';
import { useServer } from '../../../../../testkit/server/test-server';

const server = useServer();

const NEVER = 'Your name and contact were never shown to them.';
const SHOWN = 'They see your name and contact because they have accepted you for another job.';

test('the mail about a rejection says if the company has seen the details, by an acceptance of its own', async () => {
  const [company, other, seeker] = [await aCompany(server), await aCompany(server), await aSeeker(server)];
  await accept(company, await applied(seeker, await aJob(company, { slots: halfHours(['15:00']) })));
  for (const [by, says, not] of [
    [company, SHOWN, NEVER],
    [other, NEVER, SHOWN],
  ] as const) {
    const title = `Clerk ${by.companyId}`;
    await reject(by, await applied(seeker, await aJob(by, { title })));
    const [mail] = await mailsArrived(server, seeker.email, `Your application for ${title}`);
    expect(mail?.text).toContain(says);
    expect(mail?.text).not.toContain(not);
  }
});
