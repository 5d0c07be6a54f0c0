import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readEnv, SETTINGS } from './env';
import { PRODUCTION } from '../testkit/server/production-settings';

const example = readFileSync('.env.example', 'utf8');
const named = [...example.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value] as const);

describe('.env.example', () => {
  it('names every setting that the server reads, once, and no other', () => {
    expect(named.map(([name]) => name).sort()).toEqual([...SETTINGS].sort());
  });

  it('starts a server without changes, once it says where the database is', () => {
    const env = readEnv({ ...Object.fromEntries(named), DATABASE_URL: 'mariadb://root@localhost/temukerja' });
    expect(env).toMatchObject({ isProduction: false, PORT: 4000, google: null, s3: null, trustedProxies: false });
  });
});

const BUCKET = { S3_BUCKET: 'files', S3_REGION: 'x', S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'x' };

describe('the environment', () => {
  const database = { NODE_ENV: 'development', DATABASE_URL: 'mariadb://root@localhost/temukerja' };
  const production = { ...database, ...PRODUCTION, SESSION_SECRET: 'correct horse battery staple 4711' };

  it('is production where nothing else is said', () => {
    expect(readEnv({ ...production, NODE_ENV: undefined }).isProduction).toBe(true);
    expect(() => readEnv({ ...database, NODE_ENV: undefined })).toThrow('SESSION_SECRET is required in production');
  });

  it('listens for this machine alone outside production, unless HOST says otherwise', () => {
    expect(readEnv(database).HOST).toBe('127.0.0.1');
    expect(readEnv({ ...database, NODE_ENV: 'test' }).HOST).toBe('127.0.0.1');
    expect(readEnv({ ...database, HOST: '0.0.0.0' }).HOST).toBe('0.0.0.0');
    expect(readEnv(production).HOST).toBe('0.0.0.0');
    expect(readEnv({ ...production, HOST: '10.0.0.1' }).HOST).toBe('10.0.0.1');
  });

  it.each([
    [{ SESSION_SECRET: 'abcdefghijklmnopqrstuvwxyz01234' }, 'SESSION_SECRET'],
    [
      { SESSION_SECRET: 'abcdefghi'.repeat(10) },
      'SESSION_SECRET must have at least 32 characters in production, 10 of them different',
    ],
    [
      { TRIPAY_API_KEY: 'abcdefghijklmno' },
      'TRIPAY_API_KEY must have at least 16 characters in production, 8 of them different',
    ],
    [
      { TRIPAY_PRIVATE_KEY: 'abcdefg'.repeat(10) },
      'TRIPAY_PRIVATE_KEY must have at least 16 characters in production, 8 of them different',
    ],
    [{ APP_URL: 'http://temukerja.example' }, 'APP_URL must start with https:// in production'],
    [{ APP_URL: 'ftp://temukerja.example' }, 'APP_URL must start with https:// in production'],
    [{ RECEIPT_VAT_PERCENT: '111' }, 'RECEIPT_VAT_PERCENT'],
    [{ APP_URL: 'https://temukerja.example/jobs' }, 'APP_URL must be an address alone in production'],
    [{ APP_URL: 'https://ana:geheim@temukerja.example' }, 'APP_URL must be an address alone in production'],
    [{ APP_URL: 'https://temukerja.example?a=b' }, 'APP_URL must be an address alone in production'],
    [{ TRIPAY_BASE_URL: 'http://tripay.co.id/api/' }, 'TRIPAY_BASE_URL must start with https:// in production'],
    [{ ...BUCKET, S3_ENDPOINT: 'http://s3.example' }, 'S3_ENDPOINT must start with https:// in production'],
    [{ SESSION_SECRET: '0123456789abcdef'.repeat(4) }, 'SESSION_SECRET must not be a sequence'],
    [{ SESSION_SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789' }, 'SESSION_SECRET must not be a sequence'],
    [{ SESSION_SECRET: 'zyxwvutsrqponmlkjihgfedcba9876543210' }, 'SESSION_SECRET must not be a sequence'],
    [{ TRIPAY_API_KEY: 'acegikmoqsuwy02468' }, 'TRIPAY_API_KEY must not be a sequence'],
    [{ SESSION_SECRET: '00112233445566778899aabbccddeeff' }, 'SESSION_SECRET must not be a sequence'],
    [{ SESSION_SECRET: '0102030405060708090a0b0c0d0e0f101112131415161718' }, 'SESSION_SECRET must not be a sequence'],
    [{ SESSION_SECRET: '0f1e2d3c4b5a69788796a5b4c3d2e1f0' }, 'SESSION_SECRET must not be a sequence'],
  ])('of production refuses the weak %j', (settings, reason) => {
    expect(() => readEnv({ ...production, ...settings })).toThrow(reason);
  });

  it.each([
    { SESSION_SECRET: 'ajcdxfzhqp'.repeat(4).slice(0, 32) },
    { TRIPAY_API_KEY: 'adcbmfghadcbmfgh', TRIPAY_PRIVATE_KEY: 'hzfedxba'.repeat(2) },
    { APP_URL: 'HTTPS://temukerja.example' },
    { APP_URL: 'https://temukerja.example:8443/' },
    { TRIPAY_BASE_URL: 'http://127.0.0.1:9/api/' },
    { ...BUCKET, S3_ENDPOINT: 'http://localhost:9000' },
    { ...BUCKET, S3_ENDPOINT: 'http://[::1]:9000' },
    { ...BUCKET, S3_ENDPOINT: 'https://s3.example' },
  ])('of production takes %j', (settings) => {
    expect(readEnv({ ...production, ...settings }).isProduction).toBe(true);
  });

  it('of production lists everything that is missing at once', () => {
    const start = () =>
      readEnv({ ...database, NODE_ENV: 'production', ARGON2_MEMORY_KIB: '64', RATE_LIMIT_FACTOR: '1000' });
    for (const name of [
      'SESSION_SECRET',
      'SMTP_URL',
      'APP_URL',
      'TRIPAY_BASE_URL',
      'TRIPAY_API_KEY',
      'ARGON2_MEMORY_KIB',
      'RATE_LIMIT_FACTOR',
    ]) {
      expect(start).toThrow(name);
    }
  });

  it.each([
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are needed together'],
    [{ S3_BUCKET: 'files' }, 'S3_ENDPOINT is required with the other S3 settings'],
    [{ SMTP_URL: '', PORT: 'http' }, 'PORT'],
    [{ SMTP_URL: 'mail.example:587' }, 'SMTP_URL: must look like smtp://user:password@host:port'],
    [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL: must look like smtp://user:password@host:port'],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL: must look like smtp://user:password@host:port'],
    [{ ARGON2_CONCURRENCY: '0' }, 'ARGON2_CONCURRENCY'],
    ...['true', '-1', '1.5', '10.0.0.0/33', 'loopback; 10.0.0.1', 'proxy.example', 'constructor', ','].map(
      (proxies): [Record<string, string>, string] => [{ TRUST_PROXY: proxies }, 'TRUST_PROXY: must be'],
    ),
  ])('refuses %j', (settings, reason) => {
    expect(() => readEnv({ ...database, ...settings })).toThrow(reason);
  });

  it('of production accepts registered operations alone, unless it says otherwise', () => {
    expect(readEnv({ ...production, OPERATIONS: undefined }).OPERATIONS).toBe('registered');
    expect(readEnv({ ...production, OPERATIONS: 'any' }).OPERATIONS).toBe('any');
    expect(readEnv(database).OPERATIONS).toBe('any');
  });

  it('of production takes any secret that was drawn', () => {
    for (let time = 0; time < 200; time += 1) {
      const [long, short] = [randomBytes(32).toString('hex'), randomBytes(16).toString('base64url')];
      expect(() => readEnv({ ...production, SESSION_SECRET: long, TRIPAY_API_KEY: short })).not.toThrow();
    }
  });

  it.each([
    ['', false],
    ['1', 1],
    ['loopback, 10.0.0.0/8', 'loopback, 10.0.0.0/8'],
    ['::1,fd00::/8', '::1,fd00::/8'],
  ])('TRUST_PROXY=%s trusts %j', (value, trusted) => {
    expect(readEnv({ ...database, TRUST_PROXY: value }).trustedProxies).toBe(trusted);
  });
});
