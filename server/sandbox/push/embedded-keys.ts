import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { generateVAPIDKeys } from 'web-push';

const FILE = '.data/push-keys.json';

/** A pair of keys for this checkout, the same after a restart, so that browsers stay subscribed. */
export function embeddedPushKeys(file = FILE): { publicKey: string; privateKey: string } {
  const draft = `${file}.${randomUUID()}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, JSON.stringify(generateVAPIDKeys()), { mode: 0o600 });
  try {
    // Of processes that start at once, one makes it.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as { publicKey: string; privateKey: string };
}
