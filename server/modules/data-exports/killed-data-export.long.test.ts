import { DAY_MS, MINUTE_MS } from '../../../domain/time';
import { aSeeker } from '../../../testkit/people/actors';
import { exportSeenBy, requestExport, unpacked } from '../../../testkit/people/data-exports';
import { eventually } from '../../../testkit/races/eventually';
import { ServerProcess } from '../../../testkit/server/server-process';
import { useServer } from '../../../testkit/server/test-server';
import { DataExport } from './data-export.entity';
import { makeDataExports } from './make-data-exports.task';

/** The server that survives. */
const server = useServer();

test('an export whose process was killed is made by another one, and nothing of the first is left', async () => {
  // A day behind, so that it leaves to the other process what is due there.
  const seeker = await aSeeker(server);
  server.clock.advance(Date.now() - DAY_MS - server.clock.now().getTime());
  const { env, files } = server.services;
  const dying = await ServerProcess.start({
    DATABASE_URL: env.DATABASE_URL,
    SESSION_SECRET: env.SESSION_SECRET,
    FILES_DIR: env.FILES_DIR,
    KILL_AT: 'before-sql:UPDATE `data_exports` SET `byte_size`',
  });
  await requestExport({ client: seeker.client.clone(dying.url) });
  expect(await dying.ended()).toBe('SIGKILL');
  const { storageKey: left, tries } = await server.dataSource.manager.findOneByOrFail(DataExport, {
    accountId: seeker.accountId,
  });
  expect(tries).toBe(1);
  const bytes = await files.read(left ?? '');
  expect(bytes).not.toBeNull();
  bytes?.destroy();

  server.clock.advance(DAY_MS + 5 * MINUTE_MS);
  await makeDataExports(server.services);
  const ready = await eventually(
    () => exportSeenBy(seeker),
    (seen) => seen?.state === 'READY',
  );

  expect((await unpacked(seeker, ready?.url ?? '')).names).toContain('data/profile.json');
  expect(await files.read(left ?? '')).toBeNull();
});
