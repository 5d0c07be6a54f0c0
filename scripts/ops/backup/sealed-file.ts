import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartUpError } from '../../start-up-error';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A file of a backup that does not open: changed, cut short, moved from another name, or of another key. */
class BrokenSealError extends StartUpError {}

/** BACKUP_KEY: 32 bytes in hexadecimal digits. Throws StartUpError. */
export function readBackupKey(key = process.env['BACKUP_KEY']): Buffer {
  if (key !== undefined && /^[0-9a-f]{64}$/i.test(key)) return Buffer.from(key, 'hex');
  throw new StartUpError(
    'BACKUP_KEY must be 64 hexadecimal digits (openssl rand -hex 32). Keep it apart from the backups.',
  );
}

/**
 * Writes `content` encrypted by AES-256-GCM: nonce, content, tag. `name` is sealed with it, so that no file can take
 * another's place. Returns the bytes of the file, which is there as a whole or not at all.
 */
export async function seal(
  file: string,
  content: AsyncIterable<Uint8Array>,
  { key, name }: { key: Buffer; name: string },
): Promise<number> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name));
  let bytes = NONCE_BYTES + TAG_BYTES;
  async function* sealed(): AsyncGenerator<Uint8Array> {
    yield nonce;
    for await (const part of content) {
      bytes += part.length;
      yield cipher.update(part);
    }
    yield cipher.final();
    yield cipher.getAuthTag();
  }
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.part`;
  try {
    await pipeline(sealed, createWriteStream(unfinished, { mode: 0o600, flush: true }));
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  return bytes;
}

/**
 * What was sealed. The last part comes only when all of it was right, else a BrokenSealError. Call checkSeal first where
 * nothing may be used before that is known.
 */
export async function* unseal(file: string, { key, name }: { key: Buffer; name: string }): AsyncGenerator<Uint8Array> {
  const broken = (): BrokenSealError =>
    new BrokenSealError(`${file} cannot be opened: it is damaged, or BACKUP_KEY is another one.`);
  const handle = await open(file).catch(() => {
    throw new StartUpError(`${file} is missing.`);
  });
  try {
    const { size } = await handle.stat();
    if (size < NONCE_BYTES + TAG_BYTES) throw broken();
    const [nonce, tag] = [Buffer.alloc(NONCE_BYTES), Buffer.alloc(TAG_BYTES)];
    await handle.read(nonce, 0, NONCE_BYTES, 0);
    await handle.read(tag, 0, TAG_BYTES, size - TAG_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name)).setAuthTag(tag);
    if (size > NONCE_BYTES + TAG_BYTES) {
      const content = createReadStream(file, { start: NONCE_BYTES, end: size - TAG_BYTES - 1 });
      for await (const part of content as AsyncIterable<Buffer>) yield decipher.update(part);
    }
    let rest: Buffer;
    try {
      rest = decipher.final();
    } catch {
      throw broken();
    }
    yield rest;
  } finally {
    await handle.close();
  }
}

/** Throws BrokenSealError when any of it is wrong. */
export async function checkSeal(file: string, options: { key: Buffer; name: string }): Promise<void> {
  for await (const part of unseal(file, options)) void part;
}
