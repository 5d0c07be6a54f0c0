import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import { inSlices } from '../../background/in-slices';
import { GAP, nameOf, REFERENCE } from './pdf-names';

/**
 * Says whether opening a PDF could run JavaScript, start a program, or ask another place for something or send it there. Not by a library: parsers unpack without a limit and
 * skip broken objects, which viewers repair. Here every byte is checked, object streams are unpacked up to a limit, and
 * what cannot be read counts as active.
 */

const MAX_OBJECT_STREAMS = 500;
const MAX_UNPACKED_BYTES = 16 * 1024 * 1024;
/** Of one stream, which is read at once. Programs put some hundred objects into each. */
const MAX_STREAM_BYTES = 2 * 1024 * 1024;
/** Of all kinds of streams; after this many, other work gets a turn. */
const STREAMS_AT_ONCE = 2_000;
const unpack = promisify(inflate);

/** Forms (XFA) can contain JavaScript too. A link to the web is no such name: it is active where a page or the document opens. */
const NAMES = ['JavaScript', 'Launch', 'XFA', 'SubmitForm', 'ImportData', 'GoToR', 'RichMedia'];
/** /JS and /AA (what a page does when it opens) may occur in texts; as keys, a value of their type follows. */
const ACTIVE = new RegExp(
  `${NAMES.map(nameOf).join('|')}|${nameOf('JS')}${GAP}(?:[(<]|${REFERENCE})|${nameOf('AA')}${GAP}(?:<<|${REFERENCE})`,
);
const ENCRYPTED = new RegExp(nameOf('Encrypt'));
const OBJECT_STREAM = new RegExp(nameOf('ObjStm'));
/** An object stream must have both keys; some viewers check nothing else. */
const FIRST = new RegExp(`${nameOf('First')}${GAP}(\\d+)?`);
const COUNT = new RegExp(nameOf('N'));
const PARAMETERS = new RegExp(`${nameOf('DecodeParms')}|${nameOf('DP')}`);
/** Bounded, without a search for the line's end, which could take quadratic time. */
const STREAM = /(?<!end)stream[ \t]{0,8}(?:\r\n|\n|\r)?/g;

/** Takes linear time, with pauses. */
export async function isActivePdf(content: Buffer): Promise<boolean> {
  const text = content.toString('latin1');
  if (ACTIVE.test(text) || ENCRYPTED.test(text)) return true;
  const streams: ObjectStream[] = [];
  let [from, room, seen] = [0, MAX_UNPACKED_BYTES, 0];
  for (const { index, 0: keyword } of text.matchAll(STREAM)) {
    seen += 1;
    if (seen % STREAMS_AT_ONCE === 0) await setImmediate();
    // The dictionary of a stream comes before it; the length that the previous one states is not trusted.
    const before = text.slice(from, index);
    from = index + keyword.length;
    if (!OBJECT_STREAM.test(before) && !(FIRST.test(before) && COUNT.test(before))) continue;
    if (streams.length === MAX_OBJECT_STREAMS || PARAMETERS.test(before)) return true;
    const objects = (await unpacked(content.subarray(from), Math.min(room, MAX_STREAM_BYTES)))?.toString('latin1');
    if (objects === undefined || ACTIVE.test(objects)) return true;
    room -= objects.length;
    streams.push({ text: objects, first: Number(FIRST.exec(before)?.[1]) });
  }
  return !(await inSlices(openedCalmly(text, streams)));
}

/** An unpacked stream; null when it is larger than `room` or not compressed with zlib. */
async function unpacked(packed: Buffer, room: number): Promise<Buffer | null> {
  try {
    return await unpack(packed, { maxOutputLength: Math.max(1, room), finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return null;
  }
}

/** An object stream, unpacked: the numbers and places of its objects, then from `first` on the objects. */
interface ObjectStream {
  text: string;
  /** NaN when the stream does not say it. */
  first: number;
}

/** Documents usually have one; each costs a check, and each reference to an object a scan of the file. */
const MAX_ACTIONS = 20;
/** The numbers of a stream's objects; programs put some hundred into each. */
const MAX_HEADER = 50_000;

const OPEN_ACTION = new RegExp(`${nameOf('OpenAction')}${GAP}(?:(\\d+)[\\s\\0]+\\d+[\\s\\0]+R\\b)?`, 'g');
const PLACE = `(?:\\[[^\\]()<>%]*\\]|${REFERENCE}|/[\\w.:-]+|\\([\\w .:-]*\\))`;
/** A place in this document, or an action that goes there and does nothing else. */
const CALM = new RegExp(
  `^${GAP}(?:\\[|null\\b|<<(?:${GAP}(?:/Type${GAP}/Action\\b|/S${GAP}/GoTo(?=[\\s\\0/>])|/D${GAP}${PLACE}))+${GAP}>>)`,
);
/** Longer than any of these. */
const ACTION_LENGTH = 500;

/**
 * For `inSlices`: true when a document's only action on opening is to go to one of its pages. An action that is
 * not found counts as unsafe, and every version of a duplicate object must be safe: viewers do not agree on which to use.
 */
function* openedCalmly(text: string, streams: readonly ObjectStream[]): Generator<void, boolean> {
  const lookedUp = new Set<string>();
  let actions = 0;
  for (const part of [text, ...streams.map((stream) => stream.text)]) {
    for (const { 0: key, 1: reference, index } of part.matchAll(OPEN_ACTION)) {
      actions += 1;
      if (actions > MAX_ACTIONS) return false;
      if (reference !== undefined) lookedUp.add(reference);
      else if (!isCalm(part, index + key.length)) return false;
    }
    yield;
  }
  for (const number of lookedUp) if (!(yield* objectCalm(number, text, streams))) return false;
  return true;
}

function* objectCalm(number: string, text: string, streams: readonly ObjectStream[]): Generator<void, boolean> {
  const beginning = new RegExp(`(?<!\\d)0*${Number(number)}[\\s\\0]+\\d+[\\s\\0]+obj\\b`, 'g');
  let isThere = false;
  for (const { 0: head, index } of text.matchAll(beginning)) {
    if (!isCalm(text, index + head.length)) return false;
    isThere = true;
    yield;
  }
  yield;
  for (const { text: objects, first } of streams) {
    if (first > MAX_HEADER) return false;
    const header = objects
      .slice(0, first || 0)
      .split(/[\s\0]+/)
      .map(Number);
    for (let at = 0; at + 1 < header.length; at += 2) {
      if (header[at] !== Number(number)) continue;
      if (!isCalm(objects, first + (header[at + 1] ?? 0))) return false;
      isThere = true;
    }
    yield;
  }
  return isThere;
}

const isCalm = (text: string, from: number): boolean => CALM.test(text.slice(from, from + ACTION_LENGTH));
