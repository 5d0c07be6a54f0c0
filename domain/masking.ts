import { isPersonName } from './names';
import { foldForSearch } from './text';

/** The mask: what a company may know of an applicant before it accepts (design, section 5). */

const graphemes = new Intl.Segmenter('id', { granularity: 'grapheme' });

/** In such text every character is a grapheme of its own; most names and skills are, and segmenting costs much more. */
const PLAIN = /^[\x20-\x7E\n\t]*$/;

function graphemesOf(text: string): string[] {
  return PLAIN.test(text) ? text.split('') : Array.from(graphemes.segment(text), ({ segment }) => segment);
}

function wordsOf(name: string): string[] {
  return name.split(/\s+/u).filter(Boolean);
}

/** Of more words than these the mask would spell out nearly everything: `R i n a`. */
const MOST_SHORT_WORDS = 2;

/**
 * First and last letter of each word with ** between: `Rina Al` becomes `R**a A**l`, `X` becomes `X**X`. A name that the
 * mask would spell out, and an older one that is no name by today's rule (an address, a number), shows as dots.
 */
export function maskName(fullName: string): string {
  if (fullName === '') return '';
  const words = wordsOf(fullName)
    .map((word) => graphemesOf(word).filter((part) => /\p{L}/u.test(part)))
    .filter((letters) => letters.length > 0);
  const shortWords = words.filter(({ length }) => length < SHORTEST_STRUCK_WORD);
  if (shortWords.length > MOST_SHORT_WORDS || !isPersonName(wordsOf(fullName).join(' '))) return STRUCK_OUT;
  return words.map((letters) => `${letters[0] ?? ''}**${letters.at(-1) ?? ''}`).join(' ');
}

/**
 * What each field of `Applicant` tells: `identity` is masked or null before acceptance, `struck-out` is free text
 * that loses the own name and every contact, `open` is what a company may judge by. A test holds the schema to this.
 */
export const APPLICANT_FIELDS = {
  isRevealed: 'open',
  fullName: 'identity',
  email: 'identity',
  phoneNumber: 'identity',
  pictureUrl: 'identity',
  cvUrl: 'identity',
  portfolioUrl: 'identity',
  education: 'open',
  technicalSkills: 'struck-out',
  softSkills: 'struck-out',
  workExperience: 'struck-out',
} as const;

const STRUCK_OUT = '•••';
const SHORTEST_STRUCK_WORD = 3;
const ANY_EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const ANY_PHONE = /(?<!\d)(?:\+?62|0)[\s.()-]{0,3}8(?:[\s.()-]{0,2}\d){7,12}(?!\d)|(?<!\d)8\d{8,11}(?!\d)/g;

/**
 * Free text that a seeker wrote, with their own name struck out, and every e-mail address and Indonesian mobile
 * number: a contact in the text, their own or a friend's, would sidestep the token. Words of the name under three
 * letters stay ("Al" is in "salary"), and only whole words go: a hole inside a word would spell the name out.
 */
export function strikeOutIdentity(text: string, fullName: string): string {
  return strikerOf(fullName)(text);
}

/** The same for several texts of one person: the name is taken apart once. */
export function strikerOf(fullName: string): (text: string) => string {
  const words = wordsOf(foldForSearch(fullName));
  let patterns: readonly RegExp[] | null = null;
  return (text) => {
    const folded = foldWithPositions(text);
    if (!mayHoldIdentity(folded.text, words)) return text;
    patterns ??= [ANY_EMAIL, ANY_PHONE, ...namePatterns(words)];
    const spans = patterns.flatMap((pattern) => spansOf(pattern, folded.text));
    return cutOut(text, spans.map(([from, to]) => [folded.at(from), folded.at(to)]));
  };
}

/** What no pattern can match without; a quick no for most texts. */
function mayHoldIdentity(folded: string, words: readonly string[]): boolean {
  return folded.includes('@') || folded.includes('8') || words.some((word) => folded.includes(word));
}

type TextSpan = [from: number, to: number];

function spansOf(pattern: RegExp, text: string): TextSpan[] {
  return Array.from(text.matchAll(pattern), (match) => [match.index, match.index + match[0].length]);
}

/** The name's words by themselves, and all of them run together with or without signs between, as in a handle. */
function namePatterns(words: readonly string[]): RegExp[] {
  const alone = words
    .filter((word) => graphemesOf(word).length >= SHORTEST_STRUCK_WORD)
    .map((word) => new RegExp(`(?<!\\p{L})${literal(word)}(?!\\p{L})`, 'gu'));
  const together = words.length > 1 ? [new RegExp(words.map(literal).join('[\\s._-]*'), 'gu')] : [];
  return [...alone, ...together];
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

interface FoldedText {
  text: string;
  /** Where a folded character came from. */
  at(position: number): number;
}

/** Folds grapheme by grapheme and remembers where each folded character came from. */
function foldWithPositions(text: string): FoldedText {
  if (PLAIN.test(text)) return { text: text.toLowerCase(), at: (position) => position };
  let folded = '';
  const positions: number[] = [];
  for (const { segment, index } of graphemes.segment(text)) {
    const part = foldForSearch(segment);
    for (let offset = 0; offset < part.length; offset += 1) positions.push(index);
    folded += part;
  }
  positions.push(text.length);
  return { text: folded, at: (position) => positions[position] ?? text.length };
}

function cutOut(text: string, spans: TextSpan[]): string {
  let result = '';
  let position = 0;
  for (const [from, to] of spans.toSorted((one, other) => one[0] - other[0])) {
    if (from > position) result += text.slice(position, from);
    if (from >= position) result += STRUCK_OUT;
    position = Math.max(position, to);
  }
  return result + text.slice(position);
}
