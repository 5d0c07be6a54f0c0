import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';

/**
 * Says whether opening a PDF could run JavaScript or start a program. Written here, on Node's zlib: a parser follows the
 * objects that it understands and unpacks without a bound, while viewers repair what is broken. So every byte is looked
 * at, object streams are unpacked up to a limit, and what cannot be read counts as active.
 */

const MAX_OBJECT_STREAMS = 500;
const MAX_UNPACKED_BYTES = 16 * 1024 * 1024;
const unpack = promisify(inflate);

/** A name as PDF spells it: each letter may be written as #xx, and it ends where no further letter can follow. */
function nameOf(name: string): string {
  const letters = [...name].map((letter) => {
    const hex = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#${[...hex].map((digit) => `[${digit}${digit.toUpperCase()}]`).join('')})`;
  });
  return `/${letters.join('')}(?=[\\s\\0()<>[\\]{}/%]|$)`;
}

/** The scripts of forms (XFA) are JavaScript too. Text may say /JS; as a key it has a script or a reference behind it. */
const ACTIVE = new RegExp(
  `${['JavaScript', 'Launch', 'XFA'].map(nameOf).join('|')}|${nameOf('JS')}[\\s\\0]*(?:[(<]|\\d+[\\s\\0]+\\d+[\\s\\0]+R)`,
);
const ENCRYPTED = new RegExp(nameOf('Encrypt'));
const OBJECT_STREAM = new RegExp(nameOf('ObjStm'));
/** Both keys are required of an object stream; some viewers look at nothing else. */
const FIRST = new RegExp(nameOf('First'));
const COUNT = new RegExp(nameOf('N'));
const PARAMETERS = new RegExp(`${nameOf('DecodeParms')}|${nameOf('DP')}`);
/** No search for the line's end: over many keywords without one it would take the square of the bytes. */
const STREAM = /(?<!end)stream[ \t]{0,8}(?:\r\n|\n|\r)?/g;

/** Takes time in proportion to the bytes. */
export async function isActivePdf(content: Buffer): Promise<boolean> {
  const text = content.toString('latin1');
  if (ACTIVE.test(text) || ENCRYPTED.test(text)) return true;
  let [from, streams, room] = [0, 0, MAX_UNPACKED_BYTES];
  for (const { index, 0: keyword } of text.matchAll(STREAM)) {
    // The dictionary of a stream comes before it; how far the one before it went is not believed.
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

/** What a stream holds, as far as its packing says; null for more than there is room for, and for another packing. */
async function unpacked(packed: Buffer, room: number): Promise<Buffer | null> {
  try {
    return await unpack(packed, { maxOutputLength: Math.max(1, room), finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return null;
  }
}
