import { aCompany, aSeeker, type TestCompany } from '../../../testkit/people/actors';
import { expectInvariants } from '../../../testkit/checks/invariants';
import { setActive } from '../../../testkit/market/job-changes';
import { aJob, applied, apply, withdraw, type TestJob } from '../../../testkit/market/job-factory';
import { useServer } from '../../../testkit/server/test-server';
import { whileLocked } from '../../../testkit/races/while-locked';

const server = useServer();

const REVOKE = 'UPDATE companies SET is_verified = 0, lock_version = lock_version + 1 WHERE id = ?';
const CLOSE = 'UPDATE jobs SET is_active = 0, is_visible = 0, lock_version = lock_version + 1 WHERE id = ?';

describe('a command that meets another in the middle', () => {
  it('does not apply to a job that is being closed', async () => {
    const company = await aCompany(server);
    const job = await aJob(company, { slots: [{ maxApplicants: 5 }] });
    const seeker = await aSeeker(server);

    const outcome = await whileLocked(
      server,
      (writer) => writer.query(CLOSE, [job.id]),
      () => apply(seeker, job),
    );

    expect(outcome.errors).toMatchObject([{ code: 'JOB_CLOSED' }]);
    await expectInvariants(server);
  });

  it('does not take a seat that is being taken', async () => {
    const company = await aCompany(server);
    const job = await aJob(company, { slots: [{ maxApplicants: 1 }] });
    const [first, second] = [await aSeeker(server), await aSeeker(server)];
    const earlier = await applied(first, job);
    await withdraw(first, earlier);
    const slot = job.slots[0]?.id ?? '';

    const outcome = await whileLocked(
      server,
      (writer) =>
        writer.query('UPDATE interview_slots SET seats_taken = 1, lock_version = lock_version + 1 WHERE id = ?', [
          slot,
        ]),
      () => apply(second, job),
    );

    expect(outcome.errors).toMatchObject([{ code: 'SLOT_FULL' }]);
    await server.dataSource.query('UPDATE interview_slots SET seats_taken = 0 WHERE id = ?', [slot]);
    await expectInvariants(server);
  });

  it.each<[string, (company: TestCompany, job: TestJob) => Promise<unknown>]>([
    ['posts', (company) => aJob(company)],
    ['reopens', (company, job) => setActive(company, job.id, true)],
  ])('%s no visible job for a company that is being revoked', async (_what, act) => {
    const company = await aCompany(server);
    const job = await aJob(company);
    await setActive(company, job.id, false);

    await whileLocked(
      server,
      (writer) => writer.query(REVOKE, [company.companyId]),
      () => act(company, job),
    );

    await expectInvariants(server);
  });
});
