import pino from 'pino';
import type { DatabaseAccess } from '../../server/db/database';
import { SUPPLEMENT } from '../../domain/consents';
import { Role } from '../../domain/roles';
import type { Actor } from '../../server/actor';
import { readEnv } from '../../server/env';
import { createPasswordHasher } from '../../server/modules/accounts';
import { modulePorts } from '../../server/module-ports';
import { AdminReadTrail } from '../../server/modules/audit';
import { createDiskFileStore } from '../../server/modules/files';
import { JobCards } from '../../server/modules/jobs';
import { RevealReceipts } from '../../server/modules/reveals';
import { rulesAtOnce } from '../../server/posting-rules/rules-at-once';
import type { Services } from '../../server/services';
import { DEMO_PASSWORD } from './demo-accounts';
import { Timeline } from './timeline';
import { JobVocabulary, ShortCache } from '../../server/modules/job-search';

export interface SeedOptions {
  /** The moment the demo is made for: history lies before it, open interviews after it. */
  now: Date;
  /** Where the server will look for uploaded files. */
  filesDirectory: string;
  /** The key that the payment provider signs with; without it the server will take no stored report for the provider's. */
  paymentKey?: string;
  onProgress(line: string): void;
}

/** What all seeding functions share. */
export interface SeedContext {
  services: Services;
  timeline: Timeline;
  /** The end of the history: the `now` of the options. */
  end: Date;
  /** One hash for all, because each costs a tenth of a second. */
  passwordHash: string;
}

/** Services whose clock is the timeline and whose outbox sends no mail about invented history. */
export async function createSeedContext(
  dataSource: DatabaseAccess,
  { now, filesDirectory, paymentKey }: SeedOptions,
): Promise<SeedContext> {
  const timeline = new Timeline(now);
  const passwords = createPasswordHasher({ memoryKib: 19_456, concurrency: 1 });
  const logger = pino({ level: 'silent' });
  const services: Services = {
    env: readEnv({
      NODE_ENV: 'development',
      DATABASE_URL: 'mariadb://already-connected',
      TRIPAY_PRIVATE_KEY: paymentKey,
    }),
    dataSource,
    clock: timeline,
    logger,
    passwords,
    limiter: { consume: () => Promise.resolve(), forgive: () => Promise.resolve() },
    outbox: {
      queueMail: () => Promise.resolve(),
      queueMails: () => Promise.resolve(),
      queueNews: () => Promise.resolve(),
      queuePush: () => Promise.resolve(),
    },
    deliveredMails: null,
    removals: { count: () => undefined },
    hiringNews: { count: () => undefined },
    google: null,
    push: null,
    files: createDiskFileStore(filesDirectory),
    payments: { create: noProvider, find: noProvider, findByMerchantRef: noProvider, isSignedByProvider: () => false },
    fileSweep: { wake: () => undefined },
    adminReads: new AdminReadTrail(dataSource),
    revealReceipts: new RevealReceipts(timeline),
    jobSearch: null,
    jobCards: new JobCards(),
    postingRules: rulesAtOnce,
    jobTotals: new ShortCache(),
    filterChoices: new ShortCache(),
    jobVocabulary: new JobVocabulary({ dataSource, clock: timeline, logger }),
    ownQueries: () => Promise.reject(new Error('Seed data is not exported')),
    ports: modulePorts,
  };
  return { services, timeline, end: now, passwordHash: await passwords.hash(DEMO_PASSWORD) };
}

function noProvider(): Promise<never> {
  return Promise.reject(new Error('History asks no payment provider'));
}

interface ActorParts {
  accountId: string;
  email: string;
  role: Role;
  seekerId?: string | null;
  companyId?: string | null;
}

/** The actor of a command, as a session would give it. */
export function actorFor({ accountId, email, role, seekerId = null, companyId = null }: ActorParts): Actor {
  return {
    accountId,
    language: null,
    supplementVersion: SUPPLEMENT.version,
    sessionId: 'seed',
    email,
    emailVerified: true,
    isGoogleAccount: false,
    hasPassword: true,
    hasSecondFactor: false,
    provedAt: null,
    mustEnrol: false,
    roles: [role],
    activeRole: role,
    personName: null,
    seekerId,
    companyId,
    companyRole: companyId === null ? null : 'OWNER',
    isLeavingCompany: false,
  };
}

export function daysBefore(instant: Date, days: number): Date {
  return new Date(instant.getTime() - days * 86_400_000);
}
