import { domainAt } from './emails';
import type { Span, Words } from './tokens';
import {
  KNOWN_HOSTS,
  MAIL_PROVIDERS,
  NAMED_LIKE_DOMAINS,
  SECOND_LEVEL,
  SLASH_WORDS,
  TOP_LEVEL,
  WEAK_TOP_LEVEL,
} from './vocabulary';

/** Finds links: text that begins with http or www, and domains, each with its path. */

export function findLinks(words: Words): Span[] {
  const spans: Span[] = [];
  for (let index = 0; index < words.count; ) {
    const end = linkAt(words, index);
    if (end > index) spans.push([words.at(index).from, words.at(end - 1).to]);
    index = Math.max(end, index + 1);
  }
  return spans;
}

/** The index after the link that begins with this word; the word itself when there is none. */
function linkAt(words: Words, index: number): number {
  const { text } = words.at(index);
  const gap = words.gapAfter(index);
  if (text.startsWith('h') && /^(?:https?|hxxps?)$/u.test(text) && /^\s?:\s?\//u.test(gap))
    return spelledOutEnd(words, index + 1);
  if (text === 'www' && /^\s?\./u.test(gap)) return spaceAfter(words, index + 1);
  if (words.runStart(index) === index) {
    const host = hostEnd(words, index, words.runEnd(index));
    if (host > index) return pathEnd(words, host);
  }
  return spokenLinkEnd(words, index);
}

/** The index after the last word before a space or the end. */
function spaceAfter(words: Words, from: number): number {
  let end = from + 1;
  while (end < words.count && !/\s/u.test(words.at(end).before)) end += 1;
  return end;
}

/** The same, for dots and slashes with spaces around them. */
function spelledOutEnd(words: Words, from: number): number {
  let end = spaceAfter(words, from);
  while (end < words.count && /^\s[./]\s?$|^[./]\s$/u.test(words.at(end).before)) end = spaceAfter(words, end);
  return end;
}

/** The index after the host in a run of words without spaces; `first` when there is none. */
function hostEnd(words: Words, first: number, end: number): number {
  for (let last = end - 1; last > first; last -= 1) {
    if (words.at(last).before !== '.' || words.at(last).isDigits) continue;
    if (isHost(words, first, last)) return last + 1;
    // Only the end of a run, or the part before its last hyphen, can be a host.
    if (words.at(last - 1).before !== '-' && words.at(last).before !== '-') break;
  }
  return first;
}

function isHost(words: Words, first: number, last: number): boolean {
  const [end, label] = [words.at(last).text, words.at(last - 1)];
  const isPath = /^\/[^\s]?/u.test(words.gapAfter(last)) && words.at(last + 1).before === '/';
  if (NAMED_LIKE_DOMAINS.has(hostText(words, first, last)) && !isPath) return false;
  if (!hasLetter(words, first, last)) return false;
  if (TOP_LEVEL.has(end)) return !(words.at(last).isCapital && !label.isCapital && !isPath);
  if (!WEAK_TOP_LEVEL.has(end)) return false;
  return (
    isPath ||
    isAlone(words, first, last) ||
    KNOWN_HOSTS.has(hostText(words, first, last)) ||
    (last - first >= 2 && SECOND_LEVEL.has(label.text) && words.at(last - 1).before === '.')
  );
}

/** On a line of its own it cannot be the end of a sentence. */
function isAlone(words: Words, first: number, last: number): boolean {
  const isLineEnd = last === words.count - 1 || words.at(last + 1).before.startsWith('\n');
  return isLineEnd && (first === 0 || words.at(first).before.endsWith('\n'));
}

const MAX_HOST_WORDS = 6;

function hostText(words: Words, first: number, last: number): string {
  let text = '';
  for (let index = Math.max(first, last - MAX_HOST_WORDS); index <= last; index += 1)
    text += (text === '' ? '' : words.at(index).before) + words.at(index).text;
  return text;
}

function hasLetter(words: Words, first: number, last: number): boolean {
  for (let index = Math.max(first, last - MAX_HOST_WORDS); index < last; index += 1)
    if (!words.at(index).isDigits && words.at(index).text !== '') return true;
  return false;
}

function pathEnd(words: Words, end: number): number {
  if (end < words.count && /^[/?#:]/u.test(words.at(end).before) && !/\s/u.test(words.at(end).before))
    return spaceAfter(words, end);
  return spokenPathEnd(words, end);
}

/** `… slash budi`, and ` / budi` with spaces around. */
function spokenPathEnd(words: Words, first: number): number {
  let end = first;
  while (end < words.count) {
    const { text, before } = words.at(end);
    const isSlash = text === 'garis' && words.at(end + 1).text === 'miring';
    if (isSlash || SLASH_WORDS.has(text)) end = Math.min(words.runEnd(end + (isSlash ? 2 : 1)), words.count);
    else if (/^\s\/\s?$|^\/\s$/u.test(before) && end > first - 1) end = words.runEnd(end);
    else break;
  }
  return end;
}

/** `tokobudi titik com`, `linkedin dot com slash in slash budi`, `budi . com`. */
function spokenLinkEnd(words: Words, index: number): number {
  const word = words.at(index);
  if (word.isDigits || words.runStart(index) !== index || MAIL_PROVIDERS.has(word.text)) return index;
  const domain = domainAt(words, index);
  if (!domain.isComplete || !domain.isSpoken) return index;
  const last = words.at(domain.end - 1);
  const hasPath = /^\s?\/\s?$/u.test(words.gapAfter(domain.end - 1));
  const isSentence = (/[,;]/u.test(last.before) && !hasPath) || /^\.\s/u.test(last.before);
  if (hasPath && !isSentence) return pathEnd(words, domain.end);
  if (isSentence) return index;
  const end = spokenPathEnd(words, domain.end);
  if (KNOWN_HOSTS.has(`${word.text}.${last.text}`) && end > domain.end) return end;
  return last.text === 'net' || WEAK_TOP_LEVEL.has(last.text) ? index : end;
}
