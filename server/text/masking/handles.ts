import type { Span, Words } from './tokens';
import {
  CONTACT_WORDS,
  HANDLE_LINKS,
  MAIL_WORDS,
  ORDINARY_AFTER_PLATFORM,
  ORDINARY_PLATFORMS,
  OWN_LINKS,
  PLATFORMS,
  UNITS,
} from './vocabulary';

/** Finds handles: `@budi`, and what follows a platform or mail word: `ig: budi_s`, `gmail saya budi.s`. */

const MAX_LINKS = 4;
/** A handle that is written like a name: `fb: Budi Keren Sekali`. */
const MAX_NAME_WORDS = 4;
/** Annotations and package scopes: code, not handles. */
const CODE_WORDS = new Set(
  `override autowired component service services repository controller restcontroller transactional entity bean configuration springbootapplication
  injectable module input output media keyframes import property decorator deprecated test before after param return returns angular nestjs mui mantine types babel
  staticmethod classmethod dataclass pytest tailwind apply hostlistener viewchild`.split(/\s+/u),
);
const PRICES = new Set(['rp', 'idr', 'usd', 'rm', 'pcs', 'kg', 'jam', 'orang', 'unit']);

/** The index after a handle; 0 when there is none. */
type HandleEnd = number;

export function findHandles(words: Words): Span[] {
  const spans: Span[] = [];
  for (let index = 0; index < words.count; index += 1) {
    const atEnd = atHandleEnd(words, index) || pathEnd(words, index);
    const announced = atEnd > 0 ? null : announcementOf(words, index);
    const end = announced ? announcedEnd(words, index, announced) : atEnd;
    // The platform's name stays: it identifies nobody.
    if (end > 0) spans.push([words.at(Math.min(announced?.first ?? index, end - 1)).from, words.at(end - 1).to]);
  }
  return spans;
}

function atHandleEnd(words: Words, index: number): HandleEnd {
  const { text, isDigits, before } = words.at(index);
  if (!before.includes('@')) return 0;
  if (!/(?:^|[^\p{L}\p{N}])@ ?$/u.test(before) && !(index === 0 && before.endsWith('@'))) return 0;
  const end = words.runEnd(index);
  if (before.endsWith(' ')) return isHandleLike(words, index, end) ? end : 0;
  if (PRICES.has(text) || UNITS.has(text)) return 0;
  if (CODE_WORDS.has(text) && end === index + 1) return 0;
  return isDigits ? (hasLongWord(words, index, end) && !UNITS.has(words.at(index + 1).text) ? end : 0) : end;
}

/** The path of a profile without its host: `/in/budi`. */
function pathEnd(words: Words, index: number): HandleEnd {
  const { before } = words.at(index);
  const isPath =
    before === '/' && words.at(index - 1).text === 'in' && /(?:^|[\s(:>,])\/$/u.test(words.at(index - 1).before);
  return isPath ? words.runEnd(index) : 0;
}

function hasLongWord(words: Words, first: number, end: number): boolean {
  for (let index = first; index < end; index += 1)
    if (!words.at(index).isDigits && words.at(index).text.length >= 4) return true;
  return false;
}

/** Begins with a letter and contains digits, dots or underscores, unlike words of a sentence. */
export function isHandleLike(words: Words, first: number, end: number): boolean {
  const word = words.at(first);
  if (word.isDigits || end - first < 2) return false;
  let [letters, isJoined] = [word.text.length, false];
  for (let index = first + 1; index < end; index += 1) {
    const { text, isDigits, before } = words.at(index);
    if (!isDigits) letters += text.length;
    isJoined ||= before === '_' || before === '.' || (before === '' && (isDigits || words.at(index - 1).isDigits));
  }
  return letters >= 3 && isJoined;
}

interface Announcement {
  /** The index of its first word. */
  first: number;
  /** Whether a colon or similar sign comes before it. */
  hasSign: boolean;
  /** Whether `saya`, `my` or `id` marks it as the writer's own account. */
  isOwn: boolean;
}

/** The handle that a platform, mail or contact word announces, unless that word is part of another name. */
function announcementOf(words: Words, index: number): Announcement | null {
  const { text, isDigits } = words.at(index);
  if (isDigits || kindOf(text) === null || (isPartOfName(words, index) && !isHyphenatedMail(words, index))) return null;
  return announcementAfter(words, index);
}

function announcedEnd(words: Words, index: number, announcement: Announcement): HandleEnd {
  const end = words.runEnd(announcement.first);
  if (isHandleLike(words, announcement.first, end) && !isFileOrVersion(words, announcement.first, end)) return end;
  return kindOf(words.at(index).text) === 'contact' ? 0 : plainHandleEnd(words, index, announcement);
}

type Kind = 'platform' | 'mail' | 'contact';
const KINDS: ReadonlyMap<string, Kind> = new Map([
  ...Array.from(CONTACT_WORDS, (word) => [word, 'contact'] as const),
  ...Array.from(MAIL_WORDS, (word) => [word, 'mail'] as const),
  ...Array.from(PLATFORMS, (word) => [word, 'platform'] as const),
]);

function kindOf(text: string): Kind | null {
  return KINDS.get(text) ?? null;
}

/** Inside a run such as `github.com` or `tiktok_ads` the word announces nothing. */
function isPartOfName(words: Words, index: number): boolean {
  return words.runEnd(index) !== index + 1 || words.runStart(index) !== index;
}

/** `g-mail`, `e-mail`. */
function isHyphenatedMail(words: Words, index: number): boolean {
  return (
    words.at(index).text === 'mail' &&
    words.at(index).before === '-' &&
    words.runEnd(index) === index + 1 &&
    words.runStart(index) === index - 1
  );
}

function announcementAfter(words: Words, index: number): Announcement | null {
  let [first, isOwn, hasSign] = [index + 1, OWN_LINKS.has(words.at(index - 1).text), false];
  for (
    let links = 0;
    links < MAX_LINKS && HANDLE_LINKS.has(words.at(first).text) && words.at(first).before.length <= 2;
    links += 1
  ) {
    isOwn ||= OWN_LINKS.has(words.at(first).text);
    hasSign ||= isSign(words.at(first).before);
    if (words.at(first).text === 'in' && words.at(first + 1).before === '/') isOwn = true;
    if (words.runEnd(first) !== first + 1) break;
    first += 1;
  }
  const { text, before } = words.at(first);
  if (text === '' || before.length > 4 || /[.!?;]/u.test(before)) return null;
  return { first, isOwn, hasSign: hasSign || isSign(before) };
}

function isSign(gap: string): boolean {
  return /[:=@→>(/-]/u.test(gap);
}

function isFileOrVersion(words: Words, first: number, end: number): boolean {
  return ORDINARY_AFTER_PLATFORM.has(words.at(first).text) && end - first === 2 && words.at(first + 1).isDigits;
}

/** A handle of letters only is recognised by its place: announced, alone, and not a word that follows a platform in a sentence. */
function plainHandleEnd(words: Words, index: number, { first, hasSign, isOwn }: Announcement): HandleEnd {
  const { text, isDigits, before } = words.at(first);
  if (isDigits || text.length < 3 || isOrdinary(text)) return 0;
  if (before.includes('\n')) return isOnNextLine(words, index, { first, isOwn, hasSign }) ? words.runEnd(first) : 0;
  if (before.includes(',')) return 0;
  const isOrdinaryWord =
    ORDINARY_PLATFORMS.has(words.at(index).text) ||
    words.at(index).text === 'line' ||
    MAIL_WORDS.has(words.at(index).text);
  const isAnnounced = isOwn || (hasSign ? !/^\s?[-/]\s?$/u.test(before) : !isOrdinaryWord && opensClause(words, index));
  if (!isAnnounced) return 0;
  for (let end = words.runEnd(first), count = 1; count <= MAX_NAME_WORDS; count += 1) {
    if (closesClause(words, end)) return end;
    if (isOrdinary(words.at(end).text) || !hasSign || words.at(end).before !== ' ') return 0;
    end = words.runEnd(end);
  }
  return 0;
}

export function isOrdinary(text: string): boolean {
  return ORDINARY_AFTER_PLATFORM.has(text) || UNITS.has(text) || PLATFORMS.has(text) || MAIL_WORDS.has(text);
}

/** `IG,` and `ig saya`, then the handle alone on the next line: one tag announces another. */
function isOnNextLine(words: Words, index: number, { first, isOwn, hasSign }: Announcement): boolean {
  const { before, isCapital } = words.at(first);
  const isShort = SHORT_PLATFORMS.has(words.at(index).text);
  const end = words.runEnd(first);
  const isAlone = end >= words.count || words.at(end).before.startsWith('\n');
  return (
    isAlone && !isCapital && (isShort ? isOwn || hasSign || before.startsWith(',') : hasSign && /[:=]/u.test(before))
  );
}
/** Nobody lists these as skills, with a sign or a word behind. */
const SHORT_PLATFORMS = new Set(['ig', 'wa', 'tg', 'tele', 'fb', 'yt', 'insta']);

/** Whether the sentence begins here, or only a word such as `contact` comes before. */
function opensClause(words: Words, index: number): boolean {
  const { before } = words.at(index);
  return (
    index === 0 ||
    /[\n,.;:|/()•!?–—]/u.test(before) ||
    CONTACT_WORDS.has(words.at(index - 1).text) ||
    ['saya', 'via', 'my'].includes(words.at(index - 1).text)
  );
}

const CONJUNCTIONS = new Set([
  'dan',
  'and',
  'atau',
  'or',
  'ya',
  'yaa',
  'untuk',
  'for',
  'kalau',
  'jika',
  'if',
  'biar',
  'supaya',
  'buat',
  'untk',
  'dengan',
  'serta',
  'yang',
  'to',
  'please',
  'bisa',
  'utk',
  'klo',
  'kalo',
]);

function closesClause(words: Words, end: number): boolean {
  const { text, before } = words.at(end);
  return (
    end >= words.count ||
    before.length > 1 ||
    /[^ ]/u.test(before) ||
    CONJUNCTIONS.has(text) ||
    PLATFORMS.has(text) ||
    CONTACT_WORDS.has(text)
  );
}
