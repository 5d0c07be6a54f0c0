import { randomBytes } from 'node:crypto';
import { cpus } from 'node:os';
import { z } from 'zod';
import { readDatabaseUrl } from './db/database-url';
import { isLoopbackUrl, isProxyTrust, isSequence, isSmtpUrl } from './env-values';
import { PUSH_SETTINGS, vapidFaults } from './push-settings';
import { StartUpError } from './start-up-error';

/** The only reader of process.env: checked once at start, with one clear list of what is wrong. */

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const databaseUrl = z.string().superRefine((url, check) => {
  try {
    readDatabaseUrl(url);
  } catch (error) {
    check.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
  }
});

const whole = (fallback: number) => z.coerce.number().int().min(0).default(fallback);

/** Visible jobs: with more, a related search of SQL alone takes the database tens of milliseconds. */
export const SEARCH_INDEX_FROM = 1_000;

const schema = z.object({
  /** Production when unset: a setting that was forgotten must not offer the stand-ins to everyone. */
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  PORT: whole(4000),
  /** Unset: every address in production, this machine alone elsewhere, because the local mailbox shows reset links. */
  HOST: z.string().optional(),
  DATABASE_URL: databaseUrl,
  DATABASE_POOL_SIZE: whole(10),
  /** The longest wait for a connection to the database, or for the result of a statement. */
  DATABASE_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(300).default(20),
  /** How long a stopping server still takes requests while `/readyz` says 503; 5 in production, 0 elsewhere. */
  STOP_DELAY_SECONDS: z.coerce.number().int().min(0).max(300).optional(),
  /** How long open requests may take after that. */
  STOP_WITHIN_SECONDS: z.coerce.number().int().min(1).max(300).default(10),
  APP_URL: z.url().optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  TRUST_PROXY: z
    .string()
    .refine(isProxyTrust, 'must be a number of proxies, or their addresses such as "loopback, 10.0.0.0/8"')
    .default(''),
  SMTP_URL: z.string().refine(isSmtpUrl, 'must look like smtp://user:password@host:port, or smtps://').optional(),
  /** Both or neither; without them production offers no sign-in with Google. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  ...PUSH_SETTINGS,
  MAIL_FROM: z.string().default('TemuKerja <no-reply@temukerja.example>'),
  SUPPORT_EMAIL: z.email().default('support@temukerja.example'),
  /** WhatsApp number of the support, in international form without signs. */
  SUPPORT_WHATSAPP: z
    .string()
    .regex(/^\d{8,15}$/, 'must be digits only')
    .default('6281200000000'),
  /** Named on the privacy page: who is responsible for the data, who is asked about it, and who stores and mails it where. */
  CONTROLLER_NAME: z.string().max(200).optional(),
  CONTROLLER_ADDRESS: z.string().max(500).optional(),
  DPO_NAME: z.string().max(200).optional(),
  DPO_EMAIL: z.email().optional(),
  STORAGE_PROCESSOR: z.string().max(500).optional(),
  MAIL_PROCESSOR: z.string().max(500).optional(),
  FILES_DIR: z.string().default('.data/files'),
  /** All five or none; with them files are kept in a bucket, and FILES_DIR is not used. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'must be a bucket name: 3 to 63 small letters, digits, dots and hyphens',
    )
    .optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Where the ids of erased people are noted, apart from the database and its backups. */
  ERASED_LIST: z.string().default('.data/erased.jsonl'),
  /** How long what has ended is kept. */
  KEEP_ENDED_APPLICATIONS_DAYS: z.coerce.number().int().min(1).default(365),
  KEEP_UNVERIFIED_ACCOUNTS_DAYS: z.coerce.number().int().min(1).default(30),
  KEEP_SENT_MAILS_DAYS: z.coerce.number().int().min(1).default(30),
  CLIENT_DIR: z.string().default('dist/client'),
  /** `off`: browsers that keep the application for use without a connection remove what they keep. */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  /** The bundle that renders the public pages, with their style sheet; without it there are no public pages. */
  PAGES_DIR: z.string().default('dist/pages'),
  /** `https://tripay.co.id/api/` or its sandbox; without it a local stand-in takes the payments. */
  TRIPAY_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRIPAY_API_KEY: z.string().optional(),
  TRIPAY_PRIVATE_KEY: z.string().optional(),
  TRIPAY_MERCHANT_CODE: z.string().optional(),
  INVOICE_TTL_SECONDS: z.coerce.number().int().min(10).max(86_400).default(300),
  SPECIAL_PACKAGE_EMAIL: z.email().optional(),
  /** Name and address of the company that sells the tokens, as receipts name it; unset: the controller. */
  RECEIPT_ISSUER: z.string().max(800).optional(),
  /** VAT (PPN) that is in the prices, in percent; unset: none is charged and no tax invoice issued. */
  RECEIPT_VAT_PERCENT: z.coerce.number().int().min(1).max(100).optional(),
  /** With this many visible jobs, searches use an index in memory; 0 is always. */
  JOB_SEARCH_INDEX_FROM: whole(SEARCH_INDEX_FROM),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** How long a connection without a request is kept. */
  KEEP_ALIVE_TIMEOUT_MS: z.coerce.number().int().min(100).default(5_000),
  /** A request's head, and all of it, must arrive within these. An upload of 5 MiB in 2 minutes is 350 kbit/s. */
  HEADERS_TIMEOUT_MS: z.coerce.number().int().min(100).default(15_000),
  REQUEST_TIMEOUT_MS: z.coerce.number().int().min(100).default(120_000),
  /** A request or a statement that takes this many milliseconds is logged as slow. */
  SLOW_OPERATION_MS: whole(500),
  SLOW_STATEMENT_MS: whole(200),
  /** Unset: no metrics are served; 0: any free port. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  ARGON2_MEMORY_KIB: whole(19_456),
  ARGON2_CONCURRENCY: z.coerce.number().int().min(1).default(cpus().length),
  RATE_LIMIT_FACTOR: whole(1),
  INTROSPECTION: flag.optional(),
  /** The operations of the client, by hash; written by `npm run codegen`. */
  OPERATIONS_FILE: z.string().default('server/http/graphql/persisted-documents.json'),
  /** `registered`: documents that are not in that file come from administrators only; unset, so in production alone. */
  OPERATIONS: z.enum(['any', 'registered']).optional(),
});

/** The names of all settings; .env.example says what each is for. */
export const SETTINGS: readonly string[] = Object.keys(schema.shape);

export type Env = ReturnType<typeof readEnv>;
type Settings = z.output<typeof schema>;

const TRIPAY = ['TRIPAY_BASE_URL', 'TRIPAY_API_KEY', 'TRIPAY_PRIVATE_KEY', 'TRIPAY_MERCHANT_CODE'] as const;
const S3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** What development shows on the privacy page; production has to say it. */
const DEMO_OPERATOR = {
  CONTROLLER_NAME: 'PT TemuKerja Contoh',
  CONTROLLER_ADDRESS: 'Jl. Contoh No. 1, Jakarta 10110, Indonesia',
  DPO_NAME: 'Sari Wulandari',
  DPO_EMAIL: 'privacy@temukerja.example',
  STORAGE_PROCESSOR: 'PT Awan Contoh, Jakarta, Indonesia',
  MAIL_PROCESSOR: 'PT Surat Contoh, Jakarta, Indonesia',
} as const;
const OPERATOR = Object.keys(DEMO_OPERATOR) as (keyof typeof DEMO_OPERATOR)[];

/** What production demands of secrets, so that they cannot be guessed. */
const SECRETS = [
  { name: 'SESSION_SECRET', least: 32, different: 10 },
  { name: 'TRIPAY_API_KEY', least: 16, different: 8 },
  { name: 'TRIPAY_PRIVATE_KEY', least: 16, different: 8 },
] as const;

/** What is wrong with settings that are right one by one. */
function* faultsOf(settings: Settings): Generator<string> {
  const isProduction = settings.NODE_ENV === 'production';
  if (isProduction) yield* productionFaults(settings);
  if (isProduction || settings.TRIPAY_BASE_URL) {
    const reason = isProduction ? 'in production: the local payments are for development' : 'with TRIPAY_BASE_URL';
    for (const name of TRIPAY) if (!settings[name]) yield `${name} is required ${reason}`;
  }
  if (Boolean(settings.GOOGLE_CLIENT_ID) !== Boolean(settings.GOOGLE_CLIENT_SECRET))
    yield 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are needed together';
  yield* vapidFaults(settings);
  // With only half of them, files would silently go to the server's own disk.
  const missing = S3.filter((name) => !settings[name]);
  if (missing.length === S3.length) return;
  for (const name of missing)
    yield `${name} is required with the other S3 settings: all of them, or none to keep files in FILES_DIR`;
}

/** Settings that make tests quick and would make production weak. */
function* productionFaults(settings: Settings): Generator<string> {
  if (!settings.SESSION_SECRET) yield 'SESSION_SECRET is required in production';
  if (!settings.SMTP_URL) yield 'SMTP_URL is required in production: the local mailbox is for development';
  if (!settings.APP_URL) yield 'APP_URL is required in production: links in e-mails start with it';
  else yield* addressFaults(new URL(settings.APP_URL));
  for (const name of ['TRIPAY_BASE_URL', 'S3_ENDPOINT'] as const)
    if (/^http:/i.test(settings[name] ?? '') && !isLoopbackUrl(settings[name] ?? ''))
      yield `${name} must start with https:// in production: keys, payments and files would travel in the open`;
  for (const name of OPERATOR)
    if (!settings[name]) yield `${name} is required in production: the privacy page names it`;
  for (const { name, least, different } of SECRETS) {
    const secret = settings[name];
    if (secret !== undefined && (secret.length < least || new Set(secret).size < different))
      yield `${name} must have at least ${least} characters in production, ${different} of them different`;
    else if (secret !== undefined && isSequence(secret)) yield `${name} must not be a sequence in production`;
  }
  if (settings.PUSH_STAND_IN) yield 'PUSH_STAND_IN is for tests, not for production';
  if (settings.ARGON2_MEMORY_KIB < 19_456) yield 'ARGON2_MEMORY_KIB must be at least 19456 in production';
  if (settings.RATE_LIMIT_FACTOR !== 1) yield 'RATE_LIMIT_FACTOR must be 1 in production';
}

/** Links are made by adding to it, and another origin than its own is refused. */
function* addressFaults({ protocol, username, password, pathname, search, hash }: URL): Generator<string> {
  if (protocol !== 'https:') yield 'APP_URL must start with https:// in production';
  if (username || password || pathname !== '/' || search || hash)
    yield 'APP_URL must be an address alone in production, such as https://temukerja.example: no name, password or path';
}

export function readEnv(source: Record<string, string | undefined> = process.env) {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(present);
  const faults = parsed.success
    ? [...faultsOf(parsed.data)]
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (!parsed.success || faults.length > 0) {
    throw new StartUpError(`The environment is not right:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
  const settings = parsed.data;
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, TRUST_PROXY: proxies } = settings;
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = settings;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = settings;
  const isProduction = settings.NODE_ENV === 'production';
  const operator = operatorOf(settings);
  return {
    ...settings,
    ...operator,
    isProduction,
    HOST: settings.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    APP_URL: settings.APP_URL?.replace(/\/$/, '') ?? `http://localhost:${settings.PORT}`,
    google: clientId && clientSecret ? { clientId, clientSecret } : null,
    vapid: publicKey && privateKey && subject ? { publicKey, privateKey, subject } : null,
    pushServices: settings.PUSH_SERVICES.split(/ *, */),
    s3:
      endpoint && bucket && region && accessKeyId && secretAccessKey
        ? { endpoint, bucket, region, accessKeyId, secretAccessKey }
        : null,
    /** Express's own forms: a number of hops, or addresses and names such as `loopback, 10.0.0.0/8`. */
    trustedProxies: /^\d+$/.test(proxies) ? Number(proxies) : proxies || (false as const),
    // Outside production a restart may sign everyone out; a known secret would be worse.
    SESSION_SECRET: settings.SESSION_SECRET ?? randomBytes(32).toString('hex'),
    // The stand-in signs with these: a known key would let anyone who reaches a demo credit tokens.
    TRIPAY_API_KEY: settings.TRIPAY_API_KEY ?? `DEV-${randomBytes(20).toString('hex')}`,
    TRIPAY_PRIVATE_KEY: settings.TRIPAY_PRIVATE_KEY ?? randomBytes(16).toString('hex'),
    TRIPAY_MERCHANT_CODE: settings.TRIPAY_MERCHANT_CODE ?? 'T0001',
    STOP_DELAY_SECONDS: settings.STOP_DELAY_SECONDS ?? (isProduction ? 5 : 0),
    RECEIPT_ISSUER: settings.RECEIPT_ISSUER ?? `${operator.CONTROLLER_NAME}, ${operator.CONTROLLER_ADDRESS}`,
    OPERATIONS: settings.OPERATIONS ?? (isProduction ? ('registered' as const) : ('any' as const)),
    introspection: settings.INTROSPECTION ?? !isProduction,
  };
}

function operatorOf(settings: Settings): Record<keyof typeof DEMO_OPERATOR, string> {
  const named = OPERATOR.map((name) => [name, settings[name] ?? DEMO_OPERATOR[name]]);
  return Object.fromEntries(named) as Record<keyof typeof DEMO_OPERATOR, string>;
}
