import { GAP, nameOf, REFERENCE } from './pdf-names';

/** An object stream, unpacked: the numbers and places of its objects, then from `first` on the objects. */
export interface ObjectStream {
  text: string;
  /** NaN when the stream does not say it. */
  first: number;
}

/** What a document of a program has is one; each more costs a walk through the file. */
const MAX_LOOKED_UP = 20;

const OPEN_ACTION = new RegExp(`${nameOf('OpenAction')}${GAP}(?:(\\d+)[\\s\\0]+\\d+[\\s\\0]+R\\b)?`, 'g');
const PLACE = `(?:\\[[^\\]()<>%]*\\]|${REFERENCE}|/[\\w.:-]+|\\([\\w .:-]*\\))`;
/** A place in this document, or an action that goes there and does nothing else. */
const CALM = new RegExp(
  `^${GAP}(?:\\[|null\\b|<<(?:${GAP}(?:/Type${GAP}/Action\\b|/S${GAP}/GoTo(?=[\\s\\0/>])|/D${GAP}${PLACE}))+${GAP}>>)`,
);
/** Longer than any of these. */
const ACTION_LENGTH = 500;

/**
 * True when all that the document says to do when it opens is to go to one of its pages. An action that is not found counts
 * as another one, and of an object that is there twice every version must be calm: viewers do not agree on which is meant.
 */
export function isOpenedCalmly(text: string, streams: readonly ObjectStream[]): boolean {
  const lookedUp = new Set<string>();
  for (const part of [text, ...streams.map((stream) => stream.text)])
    for (const { 0: key, 1: reference, index } of part.matchAll(OPEN_ACTION)) {
      if (reference === undefined) {
        if (!isCalm(part, index + key.length)) return false;
      } else lookedUp.add(reference);
      if (lookedUp.size > MAX_LOOKED_UP) return false;
    }
  return [...lookedUp].every((number) => isObjectCalm(number, text, streams));
}

function isObjectCalm(number: string, text: string, streams: readonly ObjectStream[]): boolean {
  const beginning = new RegExp(`(?<!\\d)0*${Number(number)}[\\s\\0]+\\d+[\\s\\0]+obj\\b`, 'g');
  const versions = [...text.matchAll(beginning)].map(({ 0: head, index }) => isCalm(text, index + head.length));
  for (const stream of streams) {
    const header = stream.text
      .slice(0, stream.first || 0)
      .split(/[\s\0]+/)
      .map(Number);
    for (let at = 0; at + 1 < header.length; at += 2)
      if (header[at] === Number(number)) versions.push(isCalm(stream.text, stream.first + (header[at + 1] ?? 0)));
  }
  return versions.length > 0 && versions.every(Boolean);
}

const isCalm = (text: string, from: number): boolean => CALM.test(text.slice(from, from + ACTION_LENGTH));
