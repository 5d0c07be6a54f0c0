import { normalise } from '../masking/normalise';
import { Words } from '../masking/tokens';
import { hasConcept, splitBefore, type Mention } from './mention';
import { moneyAt } from './money-in-text';
import { markHarmless } from './harmless-mentions';
import { isOpeningVerb, isDutyVerb, PHRASES } from './vocabulary';
import type { Concept } from './words';
import { readingsOf } from './word-forms';

/**
 * A posting's text as the rules read it: mentions of what they know, in order. Each word is looked at a bounded number
 * of times, so a long text costs in proportion to its length.
 */
export class PostingText {
  readonly mentions: readonly Mention[];
  /** Mentions that rules have weighed; a mention counts once for each window that it is in. */
  weighed = 0;
  private readonly words: Words;
  private readonly original: string;
  private readonly places: (position: number) => number;

  constructor(...parts: string[]) {
    this.original = parts.join('\n');
    const normalised = normalise(this.original);
    this.places = (position) => normalised.at(position);
    const text = withLettersForDigits(normalised.text);
    this.words = new Words({ text, at: (position) => normalised.at(position) }, this.original);
    const mentions = this.findMentions();
    markHarmless(mentions);
    markUnexplained(mentions);
    this.mentions = mentions;
  }

  /** How much work it was, independent of the machine. */
  get steps(): number {
    return this.words.steps + this.words.count + this.weighed;
  }

  /** The original's text from one mention to another, both included. */
  quote(first: Mention, last: Mention): string {
    return this.between(first.first, last.end);
  }

  private between(first: number, end: number): string {
    const from = this.places(this.words.at(first).from);
    const to = this.places(this.words.at(end - 1).to);
    return this.original.slice(from, to).replace(/\s+/gu, ' ');
  }

  /** The words as they are compared, from one mention to another and as many beside them in the same sentences. */
  wordsAround(first: Mention, last: Mention, beside: number): string {
    let [from, to] = [first.first, last.end];
    while (from > 0 && from > first.first - beside && !this.beginsSentence(from)) from -= 1;
    while (to < this.words.count && to < last.end + beside && !this.beginsSentence(to)) to += 1;
    return this.joined(from, to);
  }

  /** All sentences, with what they are in the original. */
  sentences(): { words: string; quote: string }[] {
    const starts = Array.from({ length: this.words.count }, (_, index) => index).filter(
      (index) => index === 0 || this.beginsSentence(index),
    );
    return starts.map((from, index) => {
      const to = starts[index + 1] ?? this.words.count;
      return { words: this.joined(from, to), quote: this.between(from, to) };
    });
  }

  private joined(from: number, to: number): string {
    let text = '';
    for (let index = from; index < to; index += 1) {
      const word = this.words.at(index);
      const isNext = index > from && this.beginsSentence(index);
      text += `${index === from ? '' : isNext ? '. ' : /[,;:()]/u.test(word.before) ? ', ' : ' '}${word.text}`;
    }
    return text;
  }

  private findMentions(): Mention[] {
    const mentions: Mention[] = [];
    let [sentence, clause] = [0, 0];
    for (let index = 0; index < this.words.count; ) {
      if (index > 0 && this.beginsSentence(index)) sentence += 1;
      if (/[,;:()]/u.test(this.words.at(index).before)) clause += 1;
      const found = this.mentionAt(index, { sentence, clause }, mentions.at(-1));
      if (found) mentions.push(found);
      index = found?.end ?? index + 1;
    }
    return mentions;
  }

  private beginsSentence(index: number): boolean {
    const { before } = this.words.at(index);
    if (/[!?\n;•|✅✔➡●]/u.test(before)) return true;
    return /\.\s/u.test(before) && !ABBREVIATIONS.has(this.words.at(index - 1).text);
  }

  private mentionAt(first: number, part: Pick<Mention, 'sentence' | 'clause'>, last?: Mention): Mention | null {
    const word = this.words.at(first);
    const after = this.words.at(first - 1).text;
    const isOpening = first === 0 || this.beginsSentence(first);
    const place = { ...part, first, after, isOpening, isHarmless: false, isUnexplained: false };
    // `25rb/box`, and not `150rb/orang`.
    const isEach = last?.rupiah != null && last.end === first && word.before === '/' && !EACH_APPLICANT.has(word.text);
    if (isEach) return { ...place, end: first + 1, concepts: RATE, text: word.text, rupiah: null };
    const money = moneyAt(this.words, first);
    if (money) return { ...place, ...money, concepts: AMOUNT, text: '' };
    for (const reading of readingsOf(word.text)) {
      const found = this.phrasesFrom(reading, first);
      if (!found) continue;
      const concepts = isOpening && isOpeningVerb(word.text) ? new Set([...found.concepts, ...WORK]) : found.concepts;
      return { ...place, ...found, concepts, text: reading, rupiah: null };
    }
    if (this.isRate(first)) return { ...place, end: first + 2, concepts: RATE, text: word.text, rupiah: null };
    return isOpening && isDutyVerb(word.text)
      ? { ...place, end: first + 1, concepts: WORK, text: word.text, rupiah: null }
      : null;
  }

  /** `per kepala`, `per kursi`: what people earn, unless it is what each applicant is asked for. */
  private isRate(first: number): boolean {
    const next = this.words.at(first + 1);
    return (
      this.words.at(first).text === 'per' &&
      next.before === ' ' &&
      !next.isDigits &&
      !EACH_APPLICANT.has(next.text) &&
      !isTime(next.text)
    );
  }

  /** All that the longest phrase may mean. */
  private phrasesFrom(reading: string, first: number): Pick<Mention, 'concepts' | 'end'> | null {
    let [length, concepts]: [number, Set<Concept>] = [0, new Set()];
    for (const phrase of PHRASES.get(reading) ?? []) {
      if (phrase.words.length < length) break;
      if (!this.continues(phrase.words, first)) continue;
      length = phrase.words.length;
      concepts = concepts.add(phrase.concept);
    }
    return length > 0 ? { concepts, end: first + length } : null;
  }

  private continues(words: readonly string[], first: number): boolean {
    return words.every((word, offset) => offset === 0 || this.isWord(word, first + offset));
  }

  private isWord(word: string, index: number): boolean {
    const { text, before } = this.words.at(index);
    if (before.length > 2 || /[.,;:!?()\n]/u.test(before)) return false;
    return text === word || (text.startsWith(word) && /^(?:nya|kan|s|an)$/u.test(text.slice(word.length)));
  }
}

const isTime = (word: string): boolean => PHRASES.get(word)?.some(({ concept }) => concept === 'perTime') ?? false;
const RATE: ReadonlySet<Concept> = new Set(['perTime']);
const EACH_APPLICANT = new Set(
  'nama orang org kepala peserta pelamar kandidat calon anggota slot formulir berkas seragam set stel applicant candidate person member'.split(
    ' ',
  ),
);
const WORK: ReadonlySet<Concept> = new Set(['duty']);
const AMOUNT: ReadonlySet<Concept> = new Set(['amount']);
const ABBREVIATIONS = new Set('rp no jl bpk ibu dll tgl utk dgn yg an hp telp min maks usd idr'.split(' '));

/** Digits and signs that imitate letters inside a word that the rules know: `b1aya`, `d3p0s1t`, `b4yar`. */
function withLettersForDigits(text: string): string {
  return text.replace(/[\p{L}\d@$!]+/gu, (word) => {
    if (word.length > 24 || !/\p{L}/u.test(word) || !/[\d@$!]/u.test(word.slice(0, -1))) return word;
    const letters = word.replace(/[0134578@$!]/g, (sign) => LETTERS[sign] ?? sign);
    return PHRASES.has(letters) ? letters : word;
  });
}

const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** What such amounts can be in rupiah: more is a wage or a turnover. */
const MIN_PRICE = 10_000;
const MAX_PRICE = 2_000_000;

function markUnexplained(mentions: readonly Mention[]): void {
  for (const sentence of splitBefore(mentions, (mention, last) => mention.sentence !== last.sentence)) {
    if (sentence.some((mention) => hasConcept(mention, 'wage', 'earn', 'turnover', 'perTime', 'free'))) continue;
    const prices = sentence.filter(({ rupiah }) => rupiah !== null);
    for (const mention of prices) {
      const isPrice = (mention.rupiah ?? 0) >= MIN_PRICE && (mention.rupiah ?? 0) < MAX_PRICE;
      mention.isUnexplained = isPrice && !mention.isHarmless;
    }
  }
}
