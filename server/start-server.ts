import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { DestinationStream } from 'pino';
import { systemClock, type Clock } from './clock';
import { databaseMeasures } from './observability/database-measures';
import { startBackgroundTasks } from './background-tasks';
import { createDataSource } from './db/data-source';
import type { DatabaseAccess } from './db/database';
import { schemaDistance } from './db/schema-version';
import type { DatabaseListeners } from './db/listeners';
import type { Env } from './env';
import { ownQueriesOf } from './graphql/ask-as';
import { createApp } from './http/app';
import { gracefulStopOf } from './http/graceful-stop';
import { createHttpServer } from './http/http-server';
import { modulePorts } from './module-ports';
import { listenForMetrics } from './observability/metrics-listener';
import { createLogger } from './observability/logger';
import { Metrics } from './observability/metrics';
import { BACKGROUND } from './observability/request-trace';
import { AdminReadTrail } from './modules/audit';
import { JobCards } from './modules/jobs';
import { createAttemptLimiter, createPasswordHasher } from './modules/accounts';
import { isMailWanted } from './modules/consents';
import { createDiskFileStore, DiscardedFileSweep, S3FileStore } from './modules/files';
import { buildInvitation } from './modules/interviews';
import { createSmtpSender, MailOutbox } from './modules/mail';
import { TripayGateway } from './modules/payments';
import { createPushSender, PushDispatcher } from './modules/push';
import { RevealReceipts } from './modules/reveals';
import { RulesInThread } from './posting-rules/rules-in-thread';
import { startSandbox } from './sandbox/sandbox';
import { SearchByIndex } from './modules/job-search/index/search-by-index';
import type { Services } from './services';
import { StartUpError } from './start-up-error';
import { JobVocabulary, ShortCache } from './modules/job-search';

/** Where the stand-in's push service would reach the operator. */
const EMBEDDED_SUBJECT = 'mailto:push@temukerja.example';

interface StartOptions extends Pick<DatabaseListeners, 'onStatement' | 'onResult'> {
  clock?: Clock;
  /** Where the log goes instead of the standard output. */
  logTo?: DestinationStream;
  /** The thread of several servers in one process, which none of them stops. */
  postingRules?: RulesInThread;
  /** How long a mail or a notification may take to leave, instead of the usual limits. */
  maxSendingMs?: number;
}

export interface RunningServer {
  url: string;
  /** Where Prometheus reads the metrics; null without METRICS_PORT. */
  metricsUrl: string | null;
  /** The mail server that it sends to, or its own stand-in for one. */
  smtpUrl: string;
  services: Services;
  /** Announces the stop at `/readyz`, finishes open requests and the mail being sent, then closes everything. */
  stop(): Promise<void>;
}

/** Starts everything a server process is made of, in order. */
export async function startServer(
  env: Env,
  { clock = systemClock, onStatement, onResult, logTo, postingRules: sharedRules, maxSendingMs }: StartOptions = {},
): Promise<RunningServer> {
  const logger = createLogger(env.LOG_LEVEL, logTo);
  const metrics = new Metrics();
  const dataSource = await createDataSource({
    url: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL_SIZE,
    timeoutMs: env.DATABASE_TIMEOUT_SECONDS * 1_000,
    onStatement,
    onResult,
    watch: databaseMeasures({ metrics, logger, slowStatementMs: env.SLOW_STATEMENT_MS }),
  }).initialize();
  const { pending, newer } = await schemaDistance(dataSource);
  // A build older than the schema still runs, as the old servers do during a rolling upgrade.
  if (newer.length > 0) logger.warn({ newer }, 'the database has migrations of a newer version');
  if (pending.length > 0) {
    await dataSource.destroy();
    throw new StartUpError(
      `The database lacks ${pending.length} of this version's migrations (${pending.join(', ')}): run "npm run migrate" first`,
    );
  }
  const backgroundAccess: DatabaseAccess = { database: dataSource, trace: BACKGROUND };
  const sandbox =
    env.SMTP_URL && env.TRIPAY_BASE_URL && ((env.google && env.vapid) || env.isProduction)
      ? null
      : await startSandbox(env, { clock, logger });
  const smtpUrl = env.SMTP_URL ?? sandbox?.smtpUrl ?? '';
  const sender = createSmtpSender({
    url: smtpUrl,
    from: env.MAIL_FROM,
    appUrl: env.APP_URL,
    maxSendingMs,
  });
  const vapid = env.vapid ?? (sandbox && { ...sandbox.push.keys, subject: EMBEDDED_SUBJECT });
  const knownServices = { pushServices: env.pushServices, standIn: sandbox?.push.origin ?? null };
  const pushSender = vapid && createPushSender({ vapid, ...knownServices, maxMs: maxSendingMs });
  const pushes =
    pushSender &&
    new PushDispatcher({
      ...{ dataSource: backgroundAccess, clock, logger, sender: pushSender },
      onTried: (outcome) => metrics.pushes.inc({ outcome }),
    }).dispatcher;
  const outbox = new MailOutbox({
    dataSource: backgroundAccess,
    clock,
    logger,
    sender,
    isWanted: (address, preference) => isMailWanted(backgroundAccess, address, preference),
    invitations: (invited, reader) => buildInvitation({ dataSource: backgroundAccess, env, clock }, invited, reader),
    onInvited: (method) => metrics.invitations.inc({ method }),
    pushes,
    onTried: (outcome) => metrics.mails.inc({ outcome }),
  });
  const files = env.s3 ? new S3FileStore(env.s3) : createDiskFileStore(env.FILES_DIR);
  const fileSweep = new DiscardedFileSweep({ dataSource: backgroundAccess, clock, logger, files });
  const jobSearch = new SearchByIndex({
    databaseUrl: env.DATABASE_URL,
    dataSource: backgroundAccess,
    logger,
    from: env.JOB_SEARCH_INDEX_FROM,
    onUse: (jobs) => metrics.searchIndex.set(jobs),
  });
  const postingRules = sharedRules ?? new RulesInThread();
  const jobVocabulary = new JobVocabulary({ dataSource: backgroundAccess, clock, logger });
  const services: Services = {
    env,
    dataSource,
    clock,
    logger,
    passwords: createPasswordHasher({ memoryKib: env.ARGON2_MEMORY_KIB, concurrency: env.ARGON2_CONCURRENCY }),
    limiter: createAttemptLimiter(dataSource, {
      factor: env.RATE_LIMIT_FACTOR,
      onRefused: (action) => metrics.refusals.inc({ action }),
    }),
    outbox,
    deliveredMails: sandbox?.delivered ?? null,
    removals: { count: (what, number) => metrics.removals.inc({ what }, number) },
    hiringNews: { count: (what, number) => metrics.hiring.inc({ what }, number) },
    google: env.google ?? sandbox?.google ?? null,
    push: vapid && pushes && { publicKey: vapid.publicKey, ...knownServices, wake: () => pushes.wake() },
    files,
    fileSweep,
    adminReads: new AdminReadTrail(dataSource),
    revealReceipts: new RevealReceipts(clock),
    jobSearch,
    jobCards: new JobCards(),
    postingRules,
    jobTotals: new ShortCache(),
    filterChoices: new ShortCache(),
    jobVocabulary,
    ownQueries: ownQueriesOf(() => backgroundServices),
    ports: modulePorts,
    payments: new TripayGateway({
      baseUrl: env.TRIPAY_BASE_URL ?? sandbox?.tripayUrl ?? '',
      apiKey: env.TRIPAY_API_KEY,
      privateKey: env.TRIPAY_PRIVATE_KEY,
      merchantCode: env.TRIPAY_MERCHANT_CODE,
    }),
  };
  const backgroundServices: Services = { ...services, dataSource: backgroundAccess };
  let isStopping = false;
  const app = await createApp(services, { sandbox, metrics, isStopping: () => isStopping });
  const server = createHttpServer(app.handler, env, metrics);
  const stopAnswering = gracefulStopOf(server);
  await once(server.listen(env.PORT, env.HOST), 'listening');
  const figures = await listenForMetrics(metrics, { dataSource, clock }, env);
  outbox.start();
  pushes?.start();
  fileSweep.start();
  jobSearch.start();
  jobVocabulary.start();
  const stopTasks = startBackgroundTasks(backgroundServices, {
    onSuccess: ({ name, everyMs }) => metrics.taskSucceeded(name, everyMs),
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://localhost:${port}`;
  logger.info({ url }, 'listening');
  return {
    url,
    metricsUrl: figures.url,
    smtpUrl,
    services,
    async stop() {
      isStopping = true;
      await stopAnswering({ delayMs: env.STOP_DELAY_SECONDS * 1_000, withinMs: env.STOP_WITHIN_SECONDS * 1_000 });
      await Promise.all([jobSearch.stop(), jobVocabulary.stop(), stopTasks()]);
      await app.close();
      if (!sharedRules) await postingRules.stop();
      await fileSweep.stop();
      await Promise.all([outbox.stop(), pushes?.stop()]);
      sender.close();
      pushSender?.close();
      await sandbox?.close();
      await figures.close();
      await dataSource.destroy();
    },
  };
}
