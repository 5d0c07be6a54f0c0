import { readFileSync } from 'node:fs';
import { readEnv, SETTINGS } from './env';

const example = readFileSync('.env.example', 'utf8');
const named = [...example.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value] as const);

describe('.env.example', () => {
  it('names every setting that the server reads, once, and no other', () => {
    expect(named.map(([name]) => name).sort()).toEqual([...SETTINGS].sort());
  });

  it('starts a server as it stands, once it says where the database is', () => {
    const env = readEnv({ ...Object.fromEntries(named), DATABASE_URL: 'mariadb://root@localhost/temukerja' });
    expect(env).toMatchObject({ isProduction: false, PORT: 4000, google: null, s3: null, trustedProxies: false });
  });
});

describe('the environment', () => {
  const database = { DATABASE_URL: 'mariadb://root@localhost/temukerja' };

  it('of production lists everything that is missing at once', () => {
    const start = () => readEnv({ ...database, NODE_ENV: 'production', ARGON2_MEMORY_KIB: '64', RATE_LIMIT_FACTOR: '1000' });
    for (const name of ['SESSION_SECRET', 'SMTP_URL', 'APP_URL', 'TRIPAY_BASE_URL', 'TRIPAY_API_KEY', 'ARGON2_MEMORY_KIB', 'RATE_LIMIT_FACTOR']) {
      expect(start).toThrow(name);
    }
  });

  it.each([
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are needed together'],
    [{ S3_BUCKET: 'files' }, 'S3_ENDPOINT is required with the other S3 settings'],
    [{ SMTP_URL: '', PORT: 'http' }, 'PORT'],
  ])('refuses %j', (settings, reason) => {
    expect(() => readEnv({ ...database, ...settings })).toThrow(reason);
  });

  it.each([
    ['', false],
    ['1', 1],
    ['loopback, 10.0.0.0/8', 'loopback, 10.0.0.0/8'],
  ])('TRUST_PROXY=%s trusts %j', (value, trusted) => {
    expect(readEnv({ ...database, TRUST_PROXY: value }).trustedProxies).toBe(trusted);
  });
});
