import { APOSTROPHES } from '../../../domain/signs';

/**
 * The first stage of the mask: text as the detectors read it. Lower case without accents; digits of every script as 0
 * to 9; look-alike letters as the Latin ones they imitate; no invisible and combining characters. Each character keeps
 * its place in the original, where finds are redacted.
 */
export interface NormalisedText {
  readonly text: string;
  /** The index in the original of a character of `text`; for the length of `text`, the length of the original. */
  at(position: number): number;
}

/** Text whose normal form differs only in case, by far the most frequent kind. */
const PLAIN = /^[\x20-\x7E\n\t]*$/;

export function normalise(original: string, imitated: Imitations = SHAPES): NormalisedText {
  if (PLAIN.test(original)) return { text: original.toLowerCase(), at: (position) => position };
  let text = '';
  const places: number[] = [];
  let place = 0;
  const known = new Map<string, string>();
  for (const character of original) {
    const folded = known.get(character) ?? fold(character, imitated);
    known.set(character, folded);
    for (let offset = 0; offset < folded.length; offset += 1) places.push(place);
    text += folded;
    place += character.length;
  }
  places.push(original.length);
  return { text, at: (position) => places[position] ?? original.length };
}

/** A name or word as the detectors compare it. */
export function normalForm(text: string): string {
  return normalise(text).text;
}

/** A sign for a word or a phrase stays as it is: one of them becomes 18 letters, and a long text of them would hold everything up. */
const MAX_GROWTH = 4;

const INVISIBLE = /[\p{M}\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

function fold(character: string, imitations: Imitations): string {
  if (character === '\n' || character === '\t') return character;
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return character.toLowerCase();
  const imitated = imitations.get(code) ?? character;
  const plain = imitated.normalize('NFKD').replace(INVISIBLE, '').toLowerCase();
  if (plain.length > MAX_GROWTH) return character;
  let folded = '';
  for (const part of plain) folded += foldPart(part, imitations);
  return folded;
}

/** What is left of a character after its compatible decomposition: a letter, a digit, or a sign. */
function foldPart(part: string, imitations: Imitations): string {
  const code = part.codePointAt(0) ?? 0;
  if (code < 0x80) return part;
  const imitated = imitations.get(code);
  if (imitated !== undefined) return imitated;
  return /\p{Nd}/u.test(part) ? String(digitValue(code)) : part;
}

/** The ten digits of a script are consecutive, so the value is the number of digits before it. */
function digitValue(code: number): number {
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

/** Letters and digits that Unicode does not decompose, by what they look like. In pairs: `аa` reads а as a. */
const PAIRS = `
  аa вb еe ёe зz иu йu іi їi јj кk мm нh оo пn рp сc тt уy хx ѕs һh ԁd ԛq ԝw ѵv ьb гr ӏl ԍg ѡw
  αa βb γy εe ζz ηn κk ιi μm νv οo ρp σo ςc τt υu χx ωw ΗH ΝN ΥY ΜM ΧX
  øo łl đd ðd ħh ıi ŋn ɑa ɡg ɩi ɪi ʟl ɴn ʀr ʏy ʙb ɢg ʜh ᴀa ᴄc ᴅd ᴇe ᴊj ᴋk ᴍm ᴏo ᴘp ꜰf ꜱs ᴛt ᴜu ᴠv ᴡw ᴢz ɛe ɐa ƒf ǀl ǃi
  օo ոn սu հh ցg үy ϲc ϳj
  ⓿0 〇0 零0 一1 二2 三3 四4 五5 六6 七7 八8 九9
  。. ｡. •. ·. ∙. ⋅. ․.`;

type Imitations = ReadonlyMap<number, string>;

const pairsOf = (pairs: string): [number, string][] =>
  pairs
    .trim()
    .split(/\s+/u)
    .map((pair) => {
      const [from = '', to = ''] = Array.from(pair);
      return [from.codePointAt(0) ?? 0, to.toLowerCase()];
    });

const SHAPES = new Map(pairsOf(PAIRS));
for (const [from, to] of [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['Æ', 'ae'],
  ['œ', 'oe'],
  ['Œ', 'oe'],
  ['þ', 'th'],
] as const)
  SHAPES.set(from.charCodeAt(0), to);

for (const sign of APOSTROPHES) SHAPES.set(sign.charCodeAt(0), "'");
// Not dashes: they separate what a hyphen joins.
for (const sign of '‐‑') SHAPES.set(sign.charCodeAt(0), '-');

/** Circled digits, light and dark; letters in dark circles and squares, and the halves of flags. */
function imitateRange(first: number, readAs: string): void {
  Array.from(readAs).forEach((read, index) => SHAPES.set(first + index, read));
}
for (const first of [0x2776, 0x2780, 0x278a, 0x24f5]) imitateRange(first, '123456789');
for (const first of [0x1f150, 0x1f170, 0x1f1e6]) imitateRange(first, 'abcdefghijklmnopqrstuvwxyz');

// oxlint-disable-next-line no-control-regex -- controls are plain too
const ASCII = /^[\x00-\x7F]*$/;

/** The runs of letters of a normalised text. */
export function letterRuns(text: string): readonly string[] {
  return text.match(ASCII.test(text) ? /[a-z]+/g : /\p{L}+/gu) ?? [];
}

/** Cyrillic letters can be meant by their sound: the first letter of Рина looks like P and sounds like R. */
export const SOUNDS: Imitations = new Map([
  ...SHAPES,
  ...pairsOf('аa бb вw гg дd еe ёe зz иi йy кk лl мm нn оo пp рr сs тt уu фf хh цc чc шs ыi эe яa юu'),
]);
export const CYRILLIC = /\p{Script=Cyrillic}/u;
