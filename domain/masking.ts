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

export interface Identity {
  fullName: string;
  email: string | null;
  phoneNumber: string | null;
}

const STRUCK_OUT = '•••';
const SHORTEST_STRUCK_WORD = 3;
const ANY_EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const ANY_PHONE = /(?:\+?62|0)[\s.()-]*8(?:[\s.()-]*\d){6,12}/g;

/**
 * Free text that a seeker wrote, with their own name, e-mail and phone struck out, and every other e-mail address
 * and Indonesian mobile number too: a contact in the text would sidestep the token. Words of the name under three
 * letters stay ("Al" is in "salary"), and only whole words go: a hole inside a word would spell the name out.
 */
export function strikeOutIdentity(text: string, identity: Identity): string {
  const folded = foldWithPositions(text);
  const spans = [
    ...spansOf(ANY_EMAIL, folded.text),
    ...spansOf(ANY_PHONE, folded.text),
    ...identityPatterns(identity).flatMap((pattern) => spansOf(pattern, folded.text)),
  ];
  return cutOut(text, spans.map(([from, to]) => [folded.positions[from] ?? 0, folded.positions[to] ?? text.length]));
}

type TextSpan = [from: number, to: number];

function spansOf(pattern: RegExp, text: string): TextSpan[] {
  return Array.from(text.matchAll(pattern), (match) => [match.index, match.index + match[0].length]);
}

function identityPatterns({ fullName, email, phoneNumber }: Identity): RegExp[] {
  const words = wordsOf(foldForSearch(fullName));
  const alone = words
    .filter((word) => graphemesOf(word).length >= SHORTEST_STRUCK_WORD)
    .map((word) => new RegExp(`(?<![\\p{L}])${literal(word)}(?![\\p{L}])`, 'gu'));
  const joined = words.length > 1 ? [new RegExp(words.map(literal).join('[\\s._-]*'), 'gu')] : [];
  const contacts = [email, email?.split('@')[0], phoneNumber].flatMap((contact) =>
    contact && contact.length >= SHORTEST_STRUCK_WORD ? [new RegExp(`(?<![\\p{L}\\p{N}])${literal(foldForSearch(contact))}(?![\\p{L}\\p{N}])`, 'gu')] : [],
  );
  return [...alone, ...joined, ...contacts];
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&').replaceAll('\\-', '[-]').replaceAll('\\/', '/');
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
