import { createCipheriv, createHash } from 'node:crypto';
import type { PdfDictionary, PdfValue } from './pdf-object';
import { pdfStart, resolved, trailerOf } from './pdf-trailer';
import { rc4 } from './rc4';

/**
 * Says whether a viewer asks for a password (or a certificate) before it shows a PDF. Many PDFs are encrypted only to
 * forbid printing or copying: the empty password opens them, and no viewer asks (ISO 32000-2, 7.6.4). What cannot be
 * checked counts as asking: the result is a question to the person, not a refusal.
 */
export function asksForPassword(content: Buffer): boolean {
  const text = content.toString('latin1');
  const trailer = trailerOf(text, pdfStart(content));
  const encryption = trailer && resolved(text, trailer.get('Encrypt'));
  if (!(encryption instanceof Map)) return false;
  return !isOpenedByNoPassword(encryption, resolved(text, trailer?.get('ID')));
}

function isOpenedByNoPassword(encryption: PdfDictionary, ids: PdfValue | undefined): boolean {
  const [revision, check] = [encryption.get('R'), encryption.get('U')];
  // Other handlers want a certificate, or a server to ask.
  if (encryption.get('Filter') !== '/Standard' || !Buffer.isBuffer(check)) return false;
  if (revision === 2 || revision === 3 || revision === 4) return fitsOlder(encryption, revision, check, firstOf(ids));
  if ((revision !== 5 && revision !== 6) || check.length < 48) return false;
  const salt = check.subarray(32, 40);
  return (revision === 5 ? sha256(salt) : repeatedHash(salt)).equals(check.subarray(0, 32));
}

function firstOf(ids: PdfValue | undefined): Buffer {
  const [first] = Array.isArray(ids) ? ids : [];
  return Buffer.isBuffer(first) ? first : Buffer.alloc(0);
}

/** What fills an empty password up. */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const MIN_KEY_BYTES = 5;
const MAX_KEY_BYTES = 16;

/** RC4 and MD5, up to PDF 1.7. The length of the key is tried, because it is stated in several places and often wrongly. */
function fitsOlder(encryption: PdfDictionary, revision: 2 | 3 | 4, check: Buffer, id: Buffer): boolean {
  const [owner, permissions] = [encryption.get('O'), encryption.get('P')];
  if (!Buffer.isBuffer(owner) || typeof permissions !== 'number') return false;
  const bits = Buffer.alloc(4);
  bits.writeInt32LE(permissions | 0);
  const plain = revision === 4 && encryption.get('EncryptMetadata') === false ? Buffer.alloc(4, 0xff) : Buffer.alloc(0);
  const seed = md5(PADDING, owner.subarray(0, 32), bits, id, plain);
  for (let length = MIN_KEY_BYTES; length <= MAX_KEY_BYTES; length++) {
    let key = seed.subarray(0, length);
    for (let round = 0; revision > 2 && round < 50; round++) key = md5(key).subarray(0, length);
    const expected = revision === 2 ? rc4(key, PADDING) : checkOf(key, id);
    if (expected.equals(check.subarray(0, expected.length))) return true;
  }
  return false;
}

function checkOf(key: Buffer, id: Buffer): Buffer {
  let check = md5(PADDING, id);
  for (let round = 0; round < 20; round++)
    check = rc4(
      key.map((byte) => byte ^ round),
      check,
    );
  return check;
}

const HASHES = ['sha256', 'sha384', 'sha512'] as const;

/** The hash of PDF 2.0 for an empty password. It ends after 288 rounds at the latest, by the value of a byte. */
function repeatedHash(salt: Buffer): Buffer {
  let key = sha256(salt);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false);
    const mixed = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    // The first 16 bytes as one number, modulo 3: 256 is 1 there.
    const remainder = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = createHash(HASHES[remainder] ?? 'sha256')
      .update(mixed)
      .digest();
    last = mixed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

const sha256 = (content: Buffer): Buffer => createHash('sha256').update(content).digest();
const md5 = (...parts: Buffer[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();
