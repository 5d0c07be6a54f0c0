import type { Span, Words } from './tokens';

/**
 * Finds other forms of the applicant's name: what sounds the same (`Yohannes`, `Rizki`), and, where a word such as
 * `panggil` or `saya` introduces it, a short form or a near spelling (`Wulan`, `Yohanna`).
 */

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

/** After these a name follows, in any case: `biasa dipanggil wulan`. */
const CALLED = setOf(
  'panggil memanggil panggilan panggilannya dipanggil manggil disapa sapaan sapa nickname nick called call alias dikenal',
);
/** After these a name may follow, when it begins with a capital. */
const INTRODUCTIONS = setOf(
  'saya aku gue gua nama namaku namanya name am im kak kakak mas mbak mba bang bung pak bu bapak ibu mr mrs ms hormat regards ttd hai halo hi hello perkenalkan salam',
);
/** Between such a word and the name. */
const LINKS = setOf(
  'saya aku gue me my saja aja dengan sebagai adalah is as cukup biasa akrab nama kak mas mbak mba bang si',
);
const MAX_LINKS = 3;
/** Months, and words of every text, that sound like a name or begin one. */
const ORDINARY =
  setOf(`januari februari maret april mei juni juli july june agustus september oktober november desember ramadan ramadhan risky
  setia mandiri jujur rajin indah ramah sabar mulia murni tulus surya guna harta bintang cinta citra harum damai fajar mawar melati
  anda kami kita adalah ahli anak orang lulusan sarjana staf kasi`);
/** After these it is the name of a firm, a school or a place. */
const FIRMS = setOf(
  'pt cv ud pd bank universitas univ institut politeknik sekolah toko rs rsud rsia hotel sma smk smp sd sdn smpn smkn sman jalan jl kota kabupaten desa yayasan koperasi masjid mal mall plaza klinik apotek bumi cafe kafe warung',
);

/** In every word that introduces a name so: a quick no for most texts. */
const CALLING = ['anggil', 'sapa', 'nick', 'call', 'alias', 'dikenal'];

const A = 97;
const MIN_LENGTH = 4;
const MIN_CALLED_LENGTH = 3;
/** Letters by which two spellings of one sound differ at most. */
const MAX_LONGER = 3;

interface Part {
  text: string;
  /** Where it begins the same, a word may be a short form. */
  begin: string;
  /** How it ends, as it sounds. */
  ending: string;
  /** Its sound, once a word was close enough to ask. */
  sound?: string;
}

export class NameForms {
  private readonly parts: readonly Part[];
  /** A bit for each letter that a form may begin with: a quick no for most words. */
  private readonly initials: number;

  constructor(parts: readonly string[]) {
    this.parts = parts
      .filter((part) => LATIN.test(part))
      .map((text) => ({ text, begin: text.slice(0, MIN_CALLED_LENGTH), ending: endingOf(text) }));
    let initials = 0;
    for (const { text } of this.parts)
      for (const letter of OTHER_INITIALS[text[0] ?? ''] ?? text[0] ?? '') initials |= bitOf(letter.charCodeAt(0));
    this.initials = initials;
  }

  /** False when no word of a text can be a form of the name. */
  mayBeIn(text: string, runs: readonly string[]): boolean {
    if (this.parts.length === 0) return false;
    for (const run of runs) if (this.isForm(run)) return true;
    return CALLING.some((word) => text.includes(word));
  }

  find(words: Words): Span[] {
    const spans: Span[] = [];
    for (let index = 0; index < words.count; index += 1) {
      const { text, isCapital, from, to } = words.at(index);
      if (CALLED.has(text)) spans.push(...this.called(words, index));
      else if (isCapital && !FIRMS.has(words.at(index - 1).text) && this.isForm(text)) {
        words.steps += text.length;
        if (this.soundsSame(text) || isIntroduced(words, index)) spans.push([from, to]);
      }
    }
    return spans;
  }

  /** Whether a word could be a form of the name, regardless of the words around it. */
  private isForm(text: string): boolean {
    if (text.length < MIN_LENGTH || (this.initials & bitOf(text.charCodeAt(0))) === 0) return false;
    return (this.soundsSame(text) || this.isBegun(text)) && !ORDINARY.has(text);
  }

  private soundsSame(text: string): boolean {
    return this.parts.some(
      (part) =>
        part.text.length >= MIN_LENGTH &&
        Math.abs(part.text.length - text.length) <= MAX_LONGER &&
        endingOf(text) === part.ending &&
        isSecondAlike(text[1] ?? '', part.text[1] ?? '') &&
        text !== part.text &&
        soundOf(text) === soundOfPart(part),
    );
  }

  private isBegun(text: string): boolean {
    return this.parts.some(
      (part) => text.startsWith(part.begin) && (isShortForm(text, part.text) || isNear(text, part.text)),
    );
  }

  /** `panggil saya Wulan`: the end or the middle of a name is enough here. */
  private called(words: Words, index: number): Span[] {
    let next = index + 1;
    while (next <= index + MAX_LINKS && LINKS.has(words.at(next).text)) next += 1;
    const { text, before, from, to } = words.at(next);
    if (text.length < MIN_CALLED_LENGTH || before.length > 3 || ORDINARY.has(text)) return [];
    words.steps += text.length;
    const isForm = this.parts.some(
      (part) =>
        part.text.startsWith(text) ||
        part.text.endsWith(text) ||
        (text.length >= MIN_LENGTH && part.text.includes(text)) ||
        isNear(text, part.text) ||
        soundOf(text) === soundOfPart(part),
    );
    return isForm ? [[from, to]] : [];
  }
}

function soundOfPart(part: Part): string {
  return (part.sound ??= soundOf(part.text));
}

/** The last letter as it sounds: it is other in most words, and costs nothing to compare. */
function endingOf(text: string): string {
  const last = text.at(text.endsWith('h') ? -2 : -1) ?? '';
  return ENDINGS[last] ?? last;
}
const ENDINGS: Readonly<Record<string, string>> = { y: 'i', d: 't', p: 'f', v: 'f', q: 'k', c: 'k', z: 's' };

/** The second letter can be left out of a spelling, or stand for another: `Soeharto`, `Djoko`, `Chandra`. */
function isSecondAlike(one: string, other: string): boolean {
  return one === other || ALIKE_SECONDS.has(one + other) || 'hjcz'.includes(one) || 'hjcz'.includes(other);
}
const ALIKE_SECONDS = setOf('ou uo iy yi');

function bitOf(code: number): number {
  return code >= A && code < A + 26 ? 1 << (code - A) : 0;
}

const LATIN = /^[a-z]+$/u;
/** Names that begin with one of these are spelt with the other as well. */
const OTHER_INITIALS: Readonly<Record<string, string>> = {
  y: 'yj',
  j: 'jy',
  z: 'zs',
  s: 'sz',
  f: 'fvp',
  v: 'vf',
  p: 'pf',
  k: 'kcq',
  c: 'ck',
  q: 'qk',
};

/** The name is introduced, or is at the beginning of a line with a sign after it. */
function isIntroduced(words: Words, index: number): boolean {
  const { before } = words.at(index);
  const [previous, last] = [words.at(index - 1).text, words.at(index - 2).text];
  const isNear = before.length <= 2 && !before.includes('\n');
  if (isNear && (INTRODUCTIONS.has(previous) || (LINKS.has(previous) && INTRODUCTIONS.has(last)))) return true;
  const beginsLine = index === 0 || before.includes('\n');
  return beginsLine && words.gapAfter(index) !== ' ' && words.at(index).text.length >= MIN_LENGTH + 1;
}

/** `Yohan` for Yohanes. */
function isShortForm(text: string, part: string): boolean {
  return text.length >= MIN_LENGTH && text.length < part.length && part.startsWith(text);
}

/** One letter is other, missing or too many, or only the ending differs: `Santosa`, `Yohanna` for Yohanes. */
function isNear(text: string, part: string): boolean {
  if (Math.min(text.length, part.length) < MIN_LENGTH + 1 || Math.abs(text.length - part.length) > 2) return false;
  let [begin, end] = [0, 0];
  const most = Math.min(text.length, part.length);
  while (begin < most && text[begin] === part[begin]) begin += 1;
  while (end < most - begin && text.at(-1 - end) === part.at(-1 - end)) end += 1;
  const other = Math.max(text.length, part.length) - begin - end;
  return (other <= 1 && begin > 0) || begin > MIN_LENGTH;
}

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/oe/gu, 'u'],
  [/dj/gu, 'j'],
  [/tj/gu, 'c'],
  [/^j(?=oh|us)/u, 'y'],
  [/ph|v/gu, 'f'],
  [/p$/u, 'f'],
  [/(?<=[aeiou])ch(?=[^aeiou])/gu, 'h'],
  [/([stdk])(?:h|y(?=[aeiou]))/gu, '$1'],
  [/z/gu, 's'],
  [/y/gu, 'i'],
  [/q|c$/gu, 'k'],
  [/h$/u, ''],
  [/d$/u, 't'],
  [/(.)\1+/gu, '$1'],
];

/** How a name sounds in Indonesian, the same for all usual spellings: Soeharto and Suharto, Rizky and Rizki. */
function soundOf(name: string): string {
  let sound = name;
  for (const [written, spoken] of SOUNDS) sound = sound.replace(written, spoken);
  return sound;
}
