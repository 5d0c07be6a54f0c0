import { readFileSync } from 'node:fs';
import { DAY_MS } from '../../../domain/time';
import { aCompany, aSeeker } from '../../../testkit/people/actors';
import { eraseNow, requestErasure } from '../../../testkit/people/erasures';
import { expectInvariants } from '../../../testkit/checks/invariants';
import { accept, aJob, applied } from '../../../testkit/market/job-factory';
import { mailsArrived } from '../../../testkit/outside/mailbox';
import { changeSeekerProfile } from '../../../testkit/people/profile-changes';
import { inDays } from '../../../testkit/faults/server-pair';
import { ServerProcess } from '../../../testkit/server/server-process';
import { useServer } from '../../../testkit/server/test-server';
import { aPdf, uploaded } from '../../../testkit/files/uploads';

/** Where `kill -9` ends the process, from the beginning of an erasure to its end. */
const KILLS = [
  'after-sql:SELECT id, effect_key, payload FROM outbox',
  'before-sql:UPDATE applications SET',
  'after-sql:UPDATE seekers SET account_id = NULL',
  'before-sql:DELETE FROM files',
  'after-sql:DELETE FROM files',
  'before-sql:DELETE FROM accounts',
  'after-sql:DELETE FROM accounts',
  'before-sql:UPDATE `erasures` SET `done_at`',
];

describe.each(KILLS)('an erasure whose process is killed %s', (step) => {
  /** The server that survives. */
  const server = useServer();

  it('is done by another one', async () => {
    server.clock.advance(Date.now() - DAY_MS - server.clock.now().getTime());
    const company = await aCompany(server, { tokens: 3 });
    const seeker = await aSeeker(server);
    const cv = await uploaded(seeker.client, { preset: 'user_cv', content: aPdf() });
    await changeSeekerProfile(seeker, { cvClaim: cv.claim });
    await accept(company, await applied(seeker, await aJob(company, { slots: [{ date: inDays(3) }] })));
    await requestErasure(seeker);
    await mailsArrived(server, seeker.email, 'Your data is being erased');
    // Of the process that was killed before: it would have the task to itself for a minute.
    await server.dataSource.query('DELETE FROM leases');
    const { env } = server.services;
    const dying = await ServerProcess.start({
      DATABASE_URL: env.DATABASE_URL,
      SESSION_SECRET: env.SESSION_SECRET,
      FILES_DIR: env.FILES_DIR,
      ERASED_LIST: env.ERASED_LIST,
      KILL_AT: step,
      KILL_ARMED_BY: 'SELECT full_name AS name, phone_number FROM seekers',
    });
    expect(await dying.ended()).toBe('SIGKILL');
    await expectInvariants(server);

    server.clock.advance(DAY_MS + 60_000);
    await eraseNow(server);

    await expectInvariants(server);
    const left = await server.dataSource.query<unknown[]>(
      `SELECT id FROM accounts WHERE id = ? UNION ALL SELECT id FROM files WHERE owner_account_id = ?
       UNION ALL SELECT id FROM seekers WHERE id = ? AND full_name <> '' UNION ALL SELECT id FROM erasures WHERE account_id = ? AND done_at IS NULL`,
      [seeker.accountId, seeker.accountId, seeker.seekerId, seeker.accountId],
    );
    expect(left).toEqual([]);
    expect(readFileSync(server.erasedList, 'utf8')).toContain(seeker.accountId);
  });
});
