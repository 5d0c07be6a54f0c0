import { GAP, nameOf, REFERENCE } from './pdf-names';

/** An object stream, unpacked: the numbers and places of its objects, then from `first` on the objects. */
export interface ObjectStream {
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
export function* openedCalmly(text: string, streams: readonly ObjectStream[]): Generator<void, boolean> {
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
