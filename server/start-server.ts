import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { DestinationStream, Logger } from 'pino';
import { systemClock, type Clock } from './clock';
import { databaseMeasures } from './observability/database-measures';
import { createDataSource } from './db/data-source';
import type { Database } from './db/database';
import { schemaDistance } from './db/schema-version';
import type { DatabaseListeners } from './db/listeners';
import type { Env } from './env';
import { createApp } from './http/app';
import { gracefulStopOf } from './http/graceful-stop';
import { createHttpServer } from './http/http-server';
import { modulePorts } from './module-ports';
import { startInterviewReminders } from './modules/interviews/public';
import { listenForMetrics, type MetricsListener } from './observability/metrics-listener';
import { createLogger } from './observability/logger';
import { Metrics } from './observability/metrics';
import { AdminReadTrail } from './modules/audit/public';
import { JobCards, startAutoClose, VisibleJobTotals } from './modules/jobs/public';
import { createAttemptLimiter, createPasswordHasher, startAccountSweep } from './modules/accounts/public';
import { createDiskFileStore, DiscardedFileSweep, S3FileStore } from './modules/files/public';
import { createSmtpSender, MailOutbox } from './modules/mail/public';
import { startReconciler, TripayGateway } from './modules/payments/public';
import { startSandbox, type SandboxParts } from './sandbox/sandbox';
import { SearchByIndex } from './search/search-by-index';
import type { Services } from './services';

export interface StartOptions extends Pick<DatabaseListeners, 'onStatement' | 'onResult'> {
  clock?: Clock;
  /** Where the log goes instead of the standard output. */
  logTo?: DestinationStream;
}

export interface RunningServer {
  url: string;
  /** Where the figures for Prometheus are; null without METRICS_PORT. */
  metricsUrl: string | null;
  services: Services;
  /** Announces the stop at `/readyz`, finishes open requests and the mail being sent, then closes everything. */
  stop(): Promise<void>;
}

/** Starts everything a server process is made of, in order; what had started is stopped when a later part fails. */
export async function startServer(
  env: Env,
  { clock = systemClock, onStatement, onResult, logTo }: StartOptions = {},
): Promise<RunningServer> {
  const logger = createLogger(env.LOG_LEVEL, logTo);
  const metrics = new Metrics();
  const watch = databaseMeasures({ metrics, logger, slowStatementMs: env.SLOW_STATEMENT_MS });
  const timeoutMs = env.DATABASE_TIMEOUT_SECONDS * 1_000;
  const dataSource = await createDataSource({
    url: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL_SIZE,
    timeoutMs,
    onStatement,
    onResult,
    watch,
  }).initialize();
  await refuseOldSchema(dataSource, logger);
  const sandbox =
    env.SMTP_URL && env.TRIPAY_BASE_URL && (env.google || env.isProduction)
      ? null
      : await startSandbox(env, { clock, logger });
  const { services, outbox, fileSweep, jobSearch, closeMail } = assemble({
    env,
    clock,
    logger,
    metrics,
    dataSource,
    sandbox,
  });
  const app = await createApp(services, { sandbox, metrics });
  const server = createHttpServer(app.handler, env, metrics);
  const stopAnswering = gracefulStopOf(server);
  await once(server.listen(env.PORT, env.HOST), 'listening');
  const figures = await startMetrics(metrics, dataSource, env);
  outbox.start();
  fileSweep.start();
  const stopAutoClose = startAutoClose(services);
  jobSearch.start();
  const stopAccountSweep = startAccountSweep(services);
  const stopReconciler = startReconciler(services);
  const stopReminders = startInterviewReminders(services);
  const { port } = server.address() as AddressInfo;
  const url = `http://localhost:${port}`;
  logger.info({ url }, 'listening');
  return {
    url,
    metricsUrl: figures?.url ?? null,
    services,
    async stop() {
      app.markStopping();
      await stopAnswering({ delayMs: env.STOP_DELAY_SECONDS * 1_000, withinMs: env.STOP_WITHIN_SECONDS * 1_000 });
      await Promise.all([stopAutoClose(), jobSearch.stop(), stopAccountSweep(), stopReconciler(), stopReminders()]);
      await app.close();
      await fileSweep.stop();
      await outbox.stop();
      closeMail();
      await sandbox?.close();
      await figures?.close();
      await dataSource.destroy();
    },
  };
}

/** A build older than the schema still runs, as the old servers do during a rolling upgrade. */
async function refuseOldSchema(dataSource: Database, logger: Logger): Promise<void> {
  const { pending, newer } = await schemaDistance(dataSource);
  if (newer.length > 0) logger.warn({ newer }, 'the database has migrations of a newer version');
  if (pending.length === 0) return;
  await dataSource.destroy();
  throw new Error(
    `The database lacks ${pending.length} of this version's migrations (${pending.join(', ')}): run "npm run migrate" first`,
  );
}

interface Parts {
  env: Env;
  clock: Clock;
  logger: Logger;
  metrics: Metrics;
  dataSource: Database;
  sandbox: SandboxParts | null;
}

function assemble({ env, clock, logger, metrics, dataSource, sandbox }: Parts): {
  services: Services;
  outbox: MailOutbox;
  fileSweep: DiscardedFileSweep;
  jobSearch: SearchByIndex;
  closeMail: () => void;
} {
  const sender = createSmtpSender({
    url: env.SMTP_URL ?? sandbox?.smtpUrl ?? '',
    from: env.MAIL_FROM,
    appUrl: env.APP_URL,
  });
  const outbox = new MailOutbox({
    dataSource,
    clock,
    logger,
    sender,
    onTried: (outcome) => metrics.mailTried(outcome),
  });
  const files = env.s3 ? new S3FileStore(env.s3) : createDiskFileStore(env.FILES_DIR);
  const fileSweep = new DiscardedFileSweep({ dataSource, clock, logger, files });
  const jobSearch = new SearchByIndex({
    databaseUrl: env.DATABASE_URL,
    dataSource,
    logger,
    from: env.JOB_SEARCH_INDEX_FROM,
    onUse: (jobs) => metrics.searchIndexHolds(jobs),
  });
  const services: Services = {
    env,
    dataSource,
    clock,
    logger,
    passwords: createPasswordHasher({ memoryKib: env.ARGON2_MEMORY_KIB, concurrency: env.ARGON2_CONCURRENCY }),
    limiter: createAttemptLimiter(dataSource, {
      factor: env.RATE_LIMIT_FACTOR,
      onRefused: (action) => metrics.tryRefused(action),
    }),
    outbox,
    google: env.google ?? sandbox?.google ?? null,
    files,
    fileSweep,
    adminReads: new AdminReadTrail(dataSource),
    jobSearch,
    jobCards: new JobCards(),
    jobTotals: new VisibleJobTotals(),
    ports: modulePorts,
    payments: new TripayGateway({
      baseUrl: env.TRIPAY_BASE_URL ?? sandbox?.tripayUrl ?? '',
      apiKey: env.TRIPAY_API_KEY,
      privateKey: env.TRIPAY_PRIVATE_KEY,
      merchantCode: env.TRIPAY_MERCHANT_CODE,
    }),
  };
  return { services, outbox, fileSweep, jobSearch, closeMail: () => sender.close() };
}

/** Node's own metrics are collected only when they are served. */
async function startMetrics(
  metrics: Metrics,
  dataSource: Database,
  { METRICS_PORT: port, METRICS_HOST: host }: Env,
): Promise<MetricsListener | null> {
  if (port === undefined) return null;
  metrics.watchProcess(() => dataSource.pool.use);
  return listenForMetrics(metrics, dataSource, { port, host });
}
