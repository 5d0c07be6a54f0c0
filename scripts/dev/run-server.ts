import { setTimeout as pause } from 'node:timers/promises';
import { isServerReady } from '../server-process';

/** Tells `npm run dev` why it waits, or null when it responds. */
const tell = (failure: string | null): void => void process.send?.(failure);

/** The server from its sources. It also writes schema.graphql: a process of its own would load all types once more. */
async function run(): Promise<void> {
  const { writeSchema } = await import('../emit-schema');
  writeSchema();
  await untilMigrated(process.env['DATABASE_URL'] ?? '');
  await import('../../server/main');
  while (!(await isServerReady(`http://127.0.0.1:${process.env['PORT']}`))) await pause(20);
  tell(null);
}

/** A server does not start on a database that lacks a migration: waits until someone applies it. */
async function untilMigrated(url: string): Promise<void> {
  const { createDataSource } = await import('../../server/db/data-source');
  const { schemaDistance } = await import('../../server/db/schema-version');
  const dataSource = await createDataSource({ url }).initialize();
  for (let isTold = false; ; isTold = true) {
    const { pending } = await schemaDistance(dataSource);
    if (pending.length === 0) break;
    const remedy = `apply it, and the server starts by itself: DATABASE_URL='${url}' npm run migrate`;
    if (!isTold) tell(`The database lacks ${pending.join(', ')}; ${remedy}`);
    await pause(1_000);
  }
  await dataSource.destroy();
}

// The script that started it is gone, even by SIGKILL.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
void run();
