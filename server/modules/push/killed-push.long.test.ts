import { DAY_MS, MINUTE_MS } from '../../../domain/time';
import { aJob, accept, applied } from '../../../testkit/market/job-factory';
import { inDays } from '../../../testkit/faults/server-pair';
import { settledPushes, subscribe } from '../../../testkit/outside/push-browsers';
import { aCompany, aSeeker } from '../../../testkit/people/actors';
import { ServerProcess } from '../../../testkit/server/server-process';
import { useServer } from '../../../testkit/server/test-server';

const BROWSER_READ = 'SELECT p.id, p.account_id, p.endpoint';

/** Where `kill -9` ends the process, after which statement that counts, and what the browser has got in the end. */
const KILLS = [
  [
    'before anyone was looked for',
    'before-sql:SELECT id, effect_key, payload, attempts, created_at',
    'INSERT INTO outbox',
    1,
  ],
  ['while its browsers were written', 'before-sql:INSERT INTO outbox', "done_at = \\?, payload = '{}'", 1],
  ['before it left', `before-sql:${BROWSER_READ}`, 'INSERT INTO outbox', 1],
  // It left, and nobody wrote that down: the second takes the place of the first.
  ['when it had left', 'before-sql:UPDATE outbox SET done_at = \\?, payload = \\?', BROWSER_READ, 2],
] as const;

describe.each(KILLS)('a notification whose process is killed %s', (_when, step, armedBy, times) => {
  /** The server that survives, a day behind the others' clock until it is to take over. */
  const server = useServer();

  it('reaches the browser', async () => {
    server.clock.advance(Date.now() - DAY_MS - server.clock.now().getTime());
    const company = await aCompany(server, { tokens: 3 });
    const seeker = await aSeeker(server);
    const browser = await subscribe(server, seeker);
    // Whatever the hour is in which this test runs.
    await server.dataSource.query('UPDATE push_subscriptions SET is_quiet_at_night = 0');
    const id = await applied(seeker, await aJob(company, { slots: [{ date: inDays(4) }] }));
    await settledPushes(server, browser);
    await server.dataSource.query('DELETE FROM leases');
    const dying = await ServerProcess.start({
      DATABASE_URL: server.services.env.DATABASE_URL,
      SESSION_SECRET: server.services.env.SESSION_SECRET,
      FILES_DIR: server.services.env.FILES_DIR,
      PUSH_STAND_IN: server.services.push?.standIn ?? '',
      // No mail is written down as sent.
      SMTP_URL: 'smtp://127.0.0.1:9',
      KILL_AT: step,
      KILL_ARMED_BY: armedBy,
    });
    // The answer may die with the process, after its commit.
    await accept({ ...company, client: company.client.clone(dying.url) }, id).catch(() => undefined);
    expect(await dying.ended()).toBe('SIGKILL');

    server.clock.advance(DAY_MS + 2 * MINUTE_MS);

    const pushes = await settledPushes(server, browser);
    expect(pushes.map(({ isReplaced }) => isReplaced)).toEqual([...Array(times - 1).fill(true), false]);
    expect(await server.dataSource.query("SELECT id FROM outbox WHERE channel = 'PUSH' AND done_at IS NULL")).toEqual(
      [],
    );
  });
});
