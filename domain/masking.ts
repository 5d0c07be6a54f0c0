import { foldForSearch } from './text';

/** The mask: what a company may know of an applicant before it accepts (design, section 5). */

const graphemes = new Intl.Segmenter('id', { granularity: 'grapheme' });

function graphemesOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

function wordsOf(name: string): string[] {
  return name.split(/\s+/u).filter(Boolean);
}

/** First and last letter of each word with ** between: `Rina Al` becomes `R**a A**l`, `X` becomes `X**X`. */
export function maskName(fullName: string): string {
  return wordsOf(fullName)
    .map((word) => {
      const letters = graphemesOf(word);
      return `${letters[0] ?? ''}**${letters.at(-1) ?? ''}`;
    })
    .join(' ');
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
  const folded = foldWithPositions(text);
  const spans = [ANY_EMAIL, ANY_PHONE, ...namePatterns(fullName)].flatMap((pattern) => spansOf(pattern, folded.text));
  return cutOut(text, spans.map(([from, to]) => [folded.positions[from] ?? 0, folded.positions[to] ?? text.length]));
}

type TextSpan = [from: number, to: number];

function spansOf(pattern: RegExp, text: string): TextSpan[] {
  return Array.from(text.matchAll(pattern), (match) => [match.index, match.index + match[0].length]);
}

/** The name's words by themselves, and all of them run together with or without signs between, as in a handle. */
function namePatterns(fullName: string): RegExp[] {
  const words = wordsOf(foldForSearch(fullName));
  const alone = words
    .filter((word) => graphemesOf(word).length >= SHORTEST_STRUCK_WORD)
    .map((word) => new RegExp(`(?<!\\p{L})${literal(word)}(?!\\p{L})`, 'gu'));
  const together = words.length > 1 ? [new RegExp(words.map(literal).join('[\\s._-]*'), 'gu')] : [];
  return [...alone, ...together];
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** Folds grapheme by grapheme and remembers where each folded character came from. */
function foldWithPositions(text: string): { text: string; positions: number[] } {
  let folded = '';
  const positions: number[] = [];
  for (const { segment, index } of graphemes.segment(text)) {
    const part = foldForSearch(segment);
    for (let offset = 0; offset < part.length; offset += 1) positions.push(index);
    folded += part;
  }
  positions.push(text.length);
  return { text: folded, positions };
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
