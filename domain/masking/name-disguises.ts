import type { Span } from './tokens';

/** Finds the applicant's name with signs in the place of letters: `R1na`, `S4nt0s0`, `S@ntoso`, `S*nt*so`, `San***o`. */

/** A sign beside a letter: without it no word is disguised. */
const HINT = /[a-z][0-9@$!|*#]|[0-9@$!|*#][a-z]/u;
const MAX_LENGTH = 40;
const TOKEN = new RegExp(`[\\p{L}0-9@$!|*#_]{3,${MAX_LENGTH}}`, 'gu');
/** What stands around a word and is not part of it: `*Santoso*`, `@s4ntoso`. */
const EDGE = /^[@$!|*#_]+|[@$!|*#_]+$/gu;

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

/** Takes as long as the text is, times the parts of the name. */
export function findDisguisedNames(text: string, parts: readonly string[]): Span[] {
  if (!HINT.test(text) || parts.length === 0) return [];
  const spans: Span[] = [];
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const bare = token.replace(EDGE, '');
    const found = readsAs(bare, parts) ? bare : bare !== token && readsAs(token, parts) ? token : '';
    const from = index + token.indexOf(found);
    if (found !== '') spans.push([from, from + found.length]);
  }
  return spans;
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

/** `S**o` names no one: the mask itself shows as much. */
function isEnough(letters: number, part: string): boolean {
  return letters >= 3 && letters * 2 >= part.length;
}
