import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Secrets of development that outlive a restart. */
type Secrets = Readonly<Record<'SESSION_SECRET' | 'TRIPAY_PRIVATE_KEY', string>>;

/** Kept beside the data: new ones at each restart would sign everyone out and invalidate stored payments. */
export function developmentSecrets(file: string): Secrets {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  const secrets = {
    SESSION_SECRET: randomBytes(32).toString('hex'),
    TRIPAY_PRIVATE_KEY: randomBytes(16).toString('hex'),
  };
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}
