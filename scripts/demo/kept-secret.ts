import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * The demo's SESSION_SECRET, made once for its data, so that authenticator apps keep working after a restart. The
 * environment's value comes first.
 */
export function keptSecret(file: string): string {
  const given = process.env['SESSION_SECRET'];
  if (given) return given;
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const secret = randomBytes(32).toString('base64url');
    writeFileSync(file, secret, { mode: 0o600 });
    return secret;
  }
}
