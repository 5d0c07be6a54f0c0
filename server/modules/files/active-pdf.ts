import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';

/**
 * Says whether opening a PDF could run JavaScript or start a program. Not by a library: parsers unpack without a limit and
 * skip broken objects, which viewers repair. Here every byte is checked, object streams are unpacked up to a limit, and
 * what cannot be read counts as active.
 */

const MAX_OBJECT_STREAMS = 500;
const MAX_UNPACKED_BYTES = 16 * 1024 * 1024;
const unpack = promisify(inflate);

/** A pattern for a PDF name: each letter may be written as #xx, and no further letter may follow. */
function nameOf(name: string): string {
  const letters = [...name].map((letter) => {
    const hex = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#${[...hex].map((digit) => `[${digit}${digit.toUpperCase()}]`).join('')})`;
  });
  return `/${letters.join('')}(?=[\\s\\0()<>[\\]{}/%]|$)`;
}

/** Forms (XFA) can contain JavaScript too. /JS may occur in text; as a key, a script or a reference follows it. */
const ACTIVE = new RegExp(
  `${['JavaScript', 'Launch', 'XFA'].map(nameOf).join('|')}|${nameOf('JS')}[\\s\\0]*(?:[(<]|\\d+[\\s\\0]+\\d+[\\s\\0]+R)`,
);
const ENCRYPTED = new RegExp(nameOf('Encrypt'));
const OBJECT_STREAM = new RegExp(nameOf('ObjStm'));
/** An object stream must have both keys; some viewers check nothing else. */
const FIRST = new RegExp(nameOf('First'));
const COUNT = new RegExp(nameOf('N'));
const PARAMETERS = new RegExp(`${nameOf('DecodeParms')}|${nameOf('DP')}`);
/** Bounded, without a search for the line's end, which could take quadratic time. */
const STREAM = /(?<!end)stream[ \t]{0,8}(?:\r\n|\n|\r)?/g;

/** Takes linear time. */
export async function isActivePdf(content: Buffer): Promise<boolean> {
  const text = content.toString('latin1');
  if (ACTIVE.test(text) || ENCRYPTED.test(text)) return true;
  let [from, streams, room] = [0, 0, MAX_UNPACKED_BYTES];
  for (const { index, 0: keyword } of text.matchAll(STREAM)) {
    // The dictionary of a stream comes before it; the length that the previous one states is not trusted.
    const before = text.slice(from, index);
    from = index + keyword.length;
    if (!OBJECT_STREAM.test(before) && !(FIRST.test(before) && COUNT.test(before))) continue;
    streams += 1;
    if (streams > MAX_OBJECT_STREAMS || PARAMETERS.test(before)) return true;
    const objects = await unpacked(content.subarray(from), room);
    if (objects === null || ACTIVE.test(objects.toString('latin1'))) return true;
    room -= objects.length;
  }
  return false;
}

/** An unpacked stream; null when it is larger than `room` or not compressed with zlib. */
async function unpacked(packed: Buffer, room: number): Promise<Buffer | null> {
  try {
    return await unpack(packed, { maxOutputLength: Math.max(1, room), finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return null;
  }
}
