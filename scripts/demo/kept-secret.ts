import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * The demo's SESSION_SECRET, drawn once for its data: authenticator apps that were set up in it go on working after a
 * restart. The environment's own comes first.
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
