import { isWrittenApart, type Span, type Words } from './tokens';
import {
  AT_SIGN_WORDS,
  AT_WORDS,
  BRACKETED_AT_WORDS,
  DOT_WORDS,
  KNOWN_HOSTS,
  MAIL_PROVIDERS,
  SECOND_LEVEL,
  SIGN_WORDS,
  SPOKEN_TOP_LEVEL,
  TOP_LEVEL,
  WEAK_TOP_LEVEL,
} from './vocabulary';

/** Finds e-mail addresses, written plainly or in words: `budi (at) gmail dot com`, `b u d i @ gmail , com`. */

const MAX_LABELS = 5;
const MAX_LOCAL_WORDS = 24;
/** Letters of the shortest `atgmail`. */
const MIN_GLUED = 7;

export function findEmails(words: Words): Span[] {
  const spans: Span[] = [];
  let earliest = 0;
  const redact = (from: number, end: number): void => {
    spans.push([words.at(from).from, words.at(end - 1).to]);
    earliest = end;
  };
  for (let index = 1; index < words.count; index += 1) {
    const found = index > earliest || earliest === 0 ? addressAround(words, index, earliest) : null;
    if (found) redact(found.from, found.end);
  }
  return spans;
}

interface Found {
  from: number;
  end: number;
}

/** The address whose at sign comes right before a word, or is that word. */
function addressAround(words: Words, index: number, earliest: number): Found | null {
  const word = words.at(index);
  if (word.before.includes('@')) return atSign(words, index, earliest);
  const gap = words.gapAfter(index);
  const previous = words.at(index - 1);
  const isBracketed =
    BRACKETED_AT_WORDS.has(word.text) &&
    /[([{<|*~_–—=/:.-]\s?$/u.test(word.before) &&
    /^\s?[)\]}>|*~_–—=/:.-]/u.test(gap);
  if (isBracketed) return spokenAt(words, index, { earliest, isSure: true });
  if (AT_SIGN_WORDS.has(word.text))
    return spokenAt(words, index, {
      earliest,
      isSure: true,
      first: previous.text === 'a' || AT_WORDS.has(previous.text) ? index - 1 : index,
    });
  if (AT_WORDS.has(word.text) && word.before.trim() === '' && gap.trim() === '') {
    const isShouted = word.text === 'at' && words.isAllCapitals(index) && !previous.isCapital;
    return spokenAt(words, index, { earliest, isSure: isWrittenApart(word) || isShouted });
  }
  return MAIL_PROVIDERS.has(word.text) ? withoutAt(words, index, earliest) : gluedAt(words, index);
}

/** `budi77 gmail com`: the word before the provider is not one of a sentence. */
function withoutAt(words: Words, index: number, earliest: number): Found | null {
  const domain = domainAt(words, index);
  const first = Math.max(words.runStart(index - 1), earliest);
  const isHandle = index - first > 1 && words.at(index).before === ' ';
  return domain.isComplete && isHandle ? { from: first, end: domain.end } : null;
}

function atSign(words: Words, index: number, earliest: number): Found | null {
  const { before } = words.at(index);
  const isTight = before === '@';
  const domain = domainAt(words, index);
  const isAddress =
    domain.isComplete || domain.isProvider || (isTight && !words.at(index).isDigits && !words.at(index - 1).isDigits);
  if (!isAddress || before.length > 5) return null;
  return { from: localStart(words, index - 1, earliest), end: domain.end };
}

interface SpokenAt {
  earliest: number;
  /** In brackets, so it does not belong to the sentence. */
  isSure: boolean;
  /** The first word of an at sign that is spelt in several words. */
  first?: number;
}

function spokenAt(words: Words, index: number, { earliest, isSure, first = index }: SpokenAt): Found | null {
  if (first === 0) return null;
  const domain = domainAt(words, index + 1);
  if (!domain.isComplete && !domain.isProvider) return null;
  const from = localStart(words, first - 1, earliest);
  const isHandle = first - from > 1 || words.at(from).isDigits;
  const isAddress = isSure
    ? domain.isComplete || domain.isProvider
    : domain.isComplete
      ? domain.isProvider || domain.isSpoken
      : domain.isProvider && isHandle;
  return isAddress ? { from, end: domain.end } : null;
}

/** `budiATgmailDOTcom`, in one word. */
function gluedAt(words: Words, index: number): Found | null {
  const { text } = words.at(index);
  if (text.length < MIN_GLUED) return null;
  words.steps += text.length;
  const match = /(?:at|et)(?:gmail|yahoo|ymail|hotmail|outlook|icloud)(?:dot|titik|com|$)/u.exec(text);
  return match === null ? null : { from: words.runStart(index), end: words.runEnd(index) };
}

interface Domain {
  end: number;
  /** Whether it ends with a known top-level domain. */
  isComplete: boolean;
  isProvider: boolean;
  /** Whether a dot is written as a word or with spaces, as in no company name. */
  isSpoken: boolean;
}

/** The domain that begins with this word; its dots may be signs, words or commas. */
export function domainAt(words: Words, first: number): Domain {
  const label = labelAt(words, first);
  const domain: Domain = {
    end: label.end,
    isComplete: false,
    isProvider: MAIL_PROVIDERS.has(label.text),
    isSpoken: false,
  };
  for (let labels = 1; labels < MAX_LABELS; labels += 1) {
    const dot = dotAt(words, domain.end);
    const next = words.at(dot?.next ?? domain.end);
    if (
      dot === null ||
      (dot.isSpoken &&
        !KNOWN_HOSTS.has(`${label.text}.${next.text}`) &&
        !SPOKEN_TOP_LEVEL.has(next.text) &&
        !SPOKEN_TOP_LEVEL.has(labelAt(words, dot.next).text))
    ) {
      const isLeftOut =
        domain.isProvider && labels === 1 && next.before.trim() === '' && (next.text === 'com' || next.text === 'co');
      return isLeftOut ? { ...domain, end: domain.end + 1, isComplete: true, isSpoken: true } : domain;
    }
    const isKnownEnd = TOP_LEVEL.has(next.text) || WEAK_TOP_LEVEL.has(next.text) || SECOND_LEVEL.has(next.text);
    const joined = labelAt(words, dot.next);
    const isKnown = isKnownEnd || TOP_LEVEL.has(joined.text);
    if (!isKnown && next.isDigits) return domain;
    domain.end = TOP_LEVEL.has(joined.text) ? joined.end : isKnownEnd ? dot.next + 1 : joined.end;
    domain.isComplete = isKnown;
    domain.isSpoken ||= dot.isSpoken;
  }
  return domain;
}

/** One label: a run of letters, digits and hyphens. */
function labelAt(words: Words, first: number): { text: string; end: number } {
  let end = first + 1;
  let { text } = words.at(first);
  for (; end < first + MAX_LOCAL_WORDS && /^-?$/u.test(words.at(end).before); end += 1) text += words.at(end).text;
  return { text, end };
}

/** The start of the next label, when a dot comes before it as a sign or as a word. */
function dotAt(words: Words, index: number): { next: number; isSpoken: boolean } | null {
  const { text, before } = words.at(index);
  if (before === ' ' && !DOT_WORDS.has(text)) return null;
  const signs = before.replace(/[\s()[\]{}<>]/gu, '');
  if (before.length > 5) return null;
  if (DOT_WORDS.has(text) && /^[-_*~–—=|]?$/u.test(signs) && words.gapAfter(index).length <= 3)
    return { next: index + 1, isSpoken: true };
  if (before === '.') return { next: index, isSpoken: false };
  const isSpaced = (signs === '.' || signs === ',' || signs === ';') && text !== '';
  return isSpaced ? { next: index, isSpoken: true } : null;
}

/** The first word of the local part that ends with a word. */
function localStart(words: Words, last: number, earliest: number): number {
  let first = Math.max(words.runStart(last), earliest, last - MAX_LOCAL_WORDS);
  for (let count = 0; first > earliest && count < MAX_LOCAL_WORDS; count += 1) {
    const [word, previous] = [words.at(first), words.at(first - 1)];
    const isSpokenSign = SIGN_WORDS.has(previous.text) && first - 2 >= earliest;
    const isSignApart =
      /^\s?[._-]\s?$/u.test(word.before) &&
      word.before.length > 1 &&
      word.before.trim() !== '' &&
      !/^[.-]\s/u.test(word.before);
    if (isSpokenSign) first = Math.max(words.runStart(first - 2), earliest);
    else if (isSignApart) first = Math.max(words.runStart(first - 1), earliest);
    else break;
  }
  return first;
}
