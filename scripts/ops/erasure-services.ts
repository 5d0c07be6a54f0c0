import { dirname, join } from 'node:path';
import type { Database } from '../../server/db/database';
import { createDataSource } from '../../server/db/data-source';
import { systemClock } from '../../server/clock';
import { readEnv } from '../../server/env';
import type { ErasureServices } from '../../server/modules/erasure';
import { createDiskFileStore, S3FileStore } from '../../server/modules/files';
import { createSmtpSender, MailOutbox } from '../../server/modules/mail';
import { createLogger } from '../../server/observability/logger';
import { dataPath } from '../checkout';
import { openDatabase } from '../../testkit/database/open-database';
import { runMigrations } from '../../testkit/database/run-migrations';
import type { OnProgress } from '../progress';

/** The settings of the server; those of the demo where no database is named. */
function settingsFor(url: string): Record<string, string | undefined> {
  if (process.env['DATABASE_URL']) return process.env;
  const files = process.env['FILES_DIR'] ?? dataPath('demo', 'files');
  const list = process.env['ERASED_LIST'] ?? join(dirname(files), 'erased.jsonl');
  return { NODE_ENV: 'development', ...process.env, DATABASE_URL: url, FILES_DIR: files, ERASED_LIST: list };
}

/** Runs `work` with what an erasure needs, beside the servers or without one. Mails are queued; a server sends them. */
export async function withErasureServices<Result>(
  onProgress: OnProgress,
  work: (services: ErasureServices, dataSource: Database) => Promise<Result>,
  { isMigrated = true } = {},
): Promise<Result> {
  const opened = await openDatabase(onProgress);
  const dataSource = createDataSource({ url: opened.url });
  try {
    const env = readEnv(settingsFor(opened.url));
    if (isMigrated) await runMigrations(opened.url, onProgress);
    await dataSource.initialize();
    const logger = createLogger('error');
    const sender = createSmtpSender({ url: 'smtp://127.0.0.1:9', from: env.MAIL_FROM, appUrl: env.APP_URL });
    const isWanted = (): Promise<boolean> => Promise.resolve(true);
    const outbox = new MailOutbox({
      dataSource,
      clock: systemClock,
      logger,
      sender,
      isWanted,
      invitations: () => Promise.resolve(null),
      pushes: env.vapid && { wakeForNews: () => undefined },
      onInvited: () => undefined,
      onTried: () => undefined,
    });
    // It queues and does not send.
    await outbox.stop();
    const files = env.s3 ? new S3FileStore(env.s3) : createDiskFileStore(env.FILES_DIR);
    const removals = { count: () => undefined };
    return await work(
      { dataSource, clock: systemClock, logger, outbox, env, files, deliveredMails: null, removals },
      dataSource,
    );
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
    await opened.close();
  }
}
