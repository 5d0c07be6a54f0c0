import { randomBytes } from 'node:crypto';
import { cpus } from 'node:os';
import { z } from 'zod';

/** The only reader of process.env: checked once at start, with one clear list of what is wrong. */

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const whole = (fallback: number) => z.coerce.number().int().min(0).default(fallback);

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: whole(4000),
  HOST: z.string().default('0.0.0.0'),
  DATABASE_URL: z.string().regex(/^mariadb:\/\//, 'must start with mariadb://'),
  DATABASE_POOL_SIZE: whole(10),
  APP_URL: z.url().optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  TRUST_PROXY: z.string().default(''),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('TemuKerja <no-reply@temukerja.example>'),
  SUPPORT_EMAIL: z.email().default('support@temukerja.example'),
  /** WhatsApp number of the support, in international form without signs. */
  SUPPORT_WHATSAPP: z.string().regex(/^\d{8,15}$/, 'must be digits only').default('6281200000000'),
  FILES_DIR: z.string().default('.data/files'),
  CLIENT_DIR: z.string().default('dist/client'),
  SPECIAL_PACKAGE_EMAIL: z.email().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  ARGON2_MEMORY_KIB: whole(19_456),
  ARGON2_CONCURRENCY: whole(cpus().length),
  RATE_LIMIT_FACTOR: whole(1),
  INTROSPECTION: flag.optional(),
});

export type Env = ReturnType<typeof readEnv>;

/** Settings that make tests quick and would make production weak. */
function productionFaults(settings: z.output<typeof schema>): string[] {
  if (settings.NODE_ENV !== 'production') return [];
  return [
    ...(settings.SESSION_SECRET ? [] : ['SESSION_SECRET is required in production']),
    ...(settings.SMTP_URL ? [] : ['SMTP_URL is required in production: the local mailbox is for development']),
    ...(settings.APP_URL ? [] : ['APP_URL is required in production: links in e-mails start with it']),
    ...(settings.ARGON2_MEMORY_KIB < 19_456 ? ['ARGON2_MEMORY_KIB must be at least 19456 in production'] : []),
    ...(settings.RATE_LIMIT_FACTOR !== 1 ? ['RATE_LIMIT_FACTOR must be 1 in production'] : []),
  ];
}

export function readEnv(source: Record<string, string | undefined> = process.env) {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(present);
  const faults = parsed.success
    ? productionFaults(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (!parsed.success || faults.length > 0) {
    throw new Error(`The environment is not right:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
  const settings = parsed.data;
  const isProduction = settings.NODE_ENV === 'production';
  return {
    ...settings,
    isProduction,
    APP_URL: settings.APP_URL?.replace(/\/$/, '') ?? `http://localhost:${settings.PORT}`,
    // Outside production a restart may sign everyone out; a known secret would be worse.
    SESSION_SECRET: settings.SESSION_SECRET ?? randomBytes(32).toString('hex'),
    introspection: settings.INTROSPECTION ?? !isProduction,
  };
}
