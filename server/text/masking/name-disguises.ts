import type { Span } from './tokens';

/** Finds the applicant's name with signs in the place of letters: `R1na`, `S4nt0s0`, `S@ntoso`, `S*nt*so`, `San***o`. */

const MAX_LENGTH = 40;
const SIGNS = '0123456789@$!|*#';
/** What may stand around a word and not be part of it: `*Santoso*`, `@s4ntoso`, `|Agu$|`. */
const EDGES = [/^$/gu, /^[@|*#_]+|[|*#_]+$/gu, /^[@$!|*#_]+|[@$!|*#_]+$/gu];

const [NONE, LETTER, SIGN, JOINER] = [0, 1, 2, 3];
const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (SIGNS.includes(character)) return SIGN;
  return character === '_' ? JOINER : /[a-z]/u.test(character) ? LETTER : NONE;
});

const READ_AS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'il',
  2: 'z',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'gb',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '!': 'il',
  '|': 'il',
};
const STARS = '*#';

/** Takes as long as the text is, times the parts of the name. By character codes: it reads every text there is. */
export function findDisguisedNames(text: string, parts: readonly string[]): Span[] {
  const spans: Span[] = [];
  if (parts.length === 0) return spans;
  let [from, isMixed, last] = [0, false, NONE];
  for (let place = 0; place <= text.length; place += 1) {
    const kind = KINDS[text.charCodeAt(place)] ?? NONE;
    if (kind === NONE) {
      if (isMixed) spans.push(...nameIn(text.slice(from, place), from, parts));
      from = place + 1;
      isMixed = false;
    } else if (kind + last === LETTER + SIGN) isMixed = true;
    last = kind;
  }
  return spans;
}

/** The name, if a word with letters and signs is one. */
function nameIn(token: string, from: number, parts: readonly string[]): Span[] {
  if (token.length > MAX_LENGTH) return [];
  const found = EDGES.map((edge) => token.replace(edge, '')).findLast((word) => readsAs(word, parts));
  if (found === undefined) return [];
  const first = from + token.indexOf(found);
  return [[first, first + found.length]];
}

/** Whether a word consists of parts of the name, and of digits after them. */
function readsAs(token: string, parts: readonly string[]): boolean {
  if (isStarred(token, parts)) return true;
  let place = 0;
  for (;;) {
    const part = parts.find((one) => isPartAt(token, place, one));
    if (part === undefined) break;
    place += part.length;
    if (token[place] === '_') place += 1;
  }
  return place > 0 && /^[0-9_]*$/u.test(token.slice(place));
}

function isPartAt(token: string, place: number, part: string): boolean {
  if (place + part.length > token.length) return false;
  let [letters, stars] = [0, 0];
  for (let at = 0; at < part.length; at += 1) {
    const [written = '', letter = ''] = [token[place + at], part[at]];
    if (written === letter) letters += 1;
    else if (STARS.includes(written)) stars += 1;
    else if (READ_AS[written]?.includes(letter) !== true) return false;
  }
  return stars === 0 ? letters >= (part.length < 5 ? 2 : 1) : isEnough(part.length - stars, part);
}

/** The ends of the name around any number of stars. */
function isStarred(token: string, parts: readonly string[]): boolean {
  const first = token.indexOf('*');
  const last = token.lastIndexOf('*');
  if (first <= 0 || last === first) return false;
  const [begin, end] = [token.slice(0, first), token.slice(last + 1)];
  return parts.some(
    (part) =>
      begin.length + end.length < part.length &&
      isEnough(begin.length + end.length, part) &&
      part.startsWith(begin) &&
      part.endsWith(end),
  );
}

/** `S**o` names nobody: the mask itself shows as much. */
function isEnough(letters: number, part: string): boolean {
  return letters >= 3 && letters * 2 >= part.length;
}
