import { normalise } from '../masking/normalise';
import { Words } from '../masking/tokens';
import { moneyAt } from './money-in-text';
import { PHRASES, type Concept } from './vocabulary';
import { readingsOf } from './word-forms';

/** What words of a text mean, at their place. */
export interface Mention {
  concepts: ReadonlySet<Concept>;
  /** The words as they are compared. */
  text: string;
  /** Indices of the first word and after the last one. */
  first: number;
  end: number;
  sentence: number;
  /** Rupiah, where the mention is an amount. */
  rupiah: number | null;
  /** Not meant: denied, paid by the company, a warning, or part of the work. */
  isMoot: boolean;
}

/**
 * A posting's text as the rules read it: mentions of what they know, in order. Each word is looked at a bounded number
 * of times, so a long text costs in proportion to its length.
 */
export class PostingText {
  readonly mentions: readonly Mention[];
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
    markMoot(mentions);
    this.mentions = mentions;
  }

  /** How much work it was, independent of the machine. */
  get steps(): number {
    return this.words.steps + this.words.count;
  }

  /** What stands in the original between two mentions, both included. */
  quote(first: Mention, last: Mention): string {
    const from = this.places(this.words.at(first.first).from);
    const to = this.places(this.words.at(last.end - 1).to);
    return this.original.slice(from, to).replace(/\s+/gu, ' ');
  }

  private findMentions(): Mention[] {
    const mentions: Mention[] = [];
    let sentence = 0;
    for (let index = 0; index < this.words.count; ) {
      if (index > 0 && this.beginsSentence(index)) sentence += 1;
      const found = this.mentionAt(index, sentence);
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

  private mentionAt(first: number, sentence: number): Mention | null {
    const money = moneyAt(this.words, first);
    if (money) {
      const { end, rupiah } = money;
      return { concepts: AMOUNT, text: '', first, end, sentence, rupiah, isMoot: false };
    }
    const word = this.words.at(first);
    if (word.isDigits) return null;
    for (const reading of readingsOf(word.text)) {
      const found = this.phrasesFrom(reading, first);
      if (found) return { ...found, text: reading, first, sentence, rupiah: null, isMoot: false };
    }
    return null;
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
    if (before.length > 2 || /[.\n]/u.test(before)) return false;
    return text === word || (text.startsWith(word) && /^(?:nya|kan|s|an)$/u.test(text.slice(word.length)));
  }
}

const AMOUNT: ReadonlySet<Concept> = new Set(['amount']);
const ABBREVIATIONS = new Set('rp no jl bpk ibu dll tgl utk dgn yg an hp telp jt rb dst min maks usd idr'.split(' '));

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

/** How far a negation reaches, in mentions and words. */
const NEGATION_WORDS = 12;
const MONEY_CONCEPTS: readonly Concept[] = ['cost', 'deposit', 'money', 'pay', 'send', 'secret', 'bank', 'document', 'wage'];

/** Marks what a text does not ask for. */
function markMoot(mentions: readonly Mention[]): void {
  for (const sentence of sentencesOf(mentions)) {
    markDenied(sentence);
    markSentence(sentence);
  }
}

function sentencesOf(mentions: readonly Mention[]): Mention[][] {
  const sentences: Mention[][] = [];
  for (const mention of mentions) {
    const last = sentences.at(-1);
    if (last?.[0]?.sentence === mention.sentence) last.push(mention);
    else sentences.push([mention]);
  }
  return sentences;
}

const means = (mention: Mention | undefined, ...concepts: readonly Concept[]): boolean =>
  mention !== undefined && concepts.some((concept) => mention.concepts.has(concept));

/** `tanpa biaya dan deposit`; `tidak dipungut biaya, hanya seragam 150rb` denies the first part alone. */
function markDenied(sentence: readonly Mention[]): void {
  let from: number | null = null;
  for (const mention of sentence) {
    if (means(mention, 'negation')) from = mention.end;
    else if (from !== null && (means(mention, 'but') || mention.first - from > NEGATION_WORDS)) from = null;
    else if (from !== null && mention.rupiah !== null) from = null;
    else if (from !== null) mention.isMoot = true;
  }
}

/** What the company pays, warnings, and the work itself, up to the word that turns the sentence around. */
function markSentence(sentence: readonly Mention[]): void {
  for (const part of partsOf(sentence)) {
    const isApplicants = part.some((mention) => means(mention, 'candidate') && !mention.isMoot);
    const isWarning = part.some((mention, index) => means(mention, 'warning') && !means(part[index - 1], 'negation'));
    const isWork = part.some((mention) => means(mention, 'client')) || (!isApplicants && part.some((mention) => means(mention, 'duty')));
    const isPaidFor = part.some((mention) => means(mention, 'free') && !mention.isMoot);
    if (isWarning || isWork || isPaidFor) for (const mention of part) mention.isMoot = true;
  }
}

function partsOf(sentence: readonly Mention[]): Mention[][] {
  const parts: Mention[][] = [[]];
  sentence.forEach((mention, index) => {
    if (means(mention, 'but') && index > 0) parts.push([]);
    parts.at(-1)?.push(mention);
  });
  return parts;
}
