import { normalise } from '../masking/normalise';
import { Words } from '../masking/tokens';
import { moneyAt } from './money-in-text';
import { commandsWork, opensWork, PHRASES, type Concept } from './vocabulary';
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
  /** The part between commas that it is in, and the word before it. */
  clause: number;
  after: string;
  /** The first word of its sentence. */
  isOpening: boolean;
  /** Rupiah, where the mention is an amount. */
  rupiah: number | null;
  /** An amount that nothing in its sentence explains: no wage, no sales, no time that it is paid for. */
  isUnexplained: boolean;
  /** Not meant: denied, paid by the company, a warning, or part of the work. */
  isMoot: boolean;
}

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
    markMoot(mentions);
    markUnexplained(mentions);
    this.mentions = mentions;
  }

  /** How much work it was, independent of the machine. */
  get steps(): number {
    return this.words.steps + this.words.count + this.weighed;
  }

  /** The original's text from one mention to another, both included. */
  quote(first: Mention, last: Mention): string {
    const from = this.places(this.words.at(first.first).from);
    const to = this.places(this.words.at(last.end - 1).to);
    return this.original.slice(from, to).replace(/\s+/gu, ' ');
  }

  private findMentions(): Mention[] {
    const mentions: Mention[] = [];
    let [sentence, clause] = [0, 0];
    for (let index = 0; index < this.words.count; ) {
      if (index > 0 && this.beginsSentence(index)) sentence += 1;
      if (/[,;:()]/u.test(this.words.at(index).before)) clause += 1;
      const found = this.mentionAt(index, { sentence, clause });
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

  private mentionAt(first: number, part: Pick<Mention, 'sentence' | 'clause'>): Mention | null {
    const word = this.words.at(first);
    const after = this.words.at(first - 1).text;
    const isOpening = first === 0 || this.beginsSentence(first);
    const place = { ...part, first, after, isOpening, isMoot: false, isUnexplained: false };
    const money = moneyAt(this.words, first);
    if (money) return { ...place, ...money, concepts: AMOUNT, text: '' };
    for (const reading of readingsOf(word.text)) {
      const found = this.phrasesFrom(reading, first);
      if (!found) continue;
      const concepts = isOpening && commandsWork(word.text) ? new Set([...found.concepts, ...WORK]) : found.concepts;
      return { ...place, ...found, concepts, text: reading, rupiah: null };
    }
    if (this.isRate(first)) return { ...place, end: first + 2, concepts: RATE, text: word.text, rupiah: null };
    return isOpening && opensWork(word.text)
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
  'nama orang org peserta pelamar kandidat calon anggota slot formulir berkas seragam set stel applicant candidate person member'.split(
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

/** How far a negation reaches, in words. */
const NEGATION_WORDS = 12;
/** How soon what is denied follows, for a negation that reaches over commas. */
const DENIED_WORDS = 4;
const ASKED_FOR: readonly Concept[] = ['cost', 'deposit', 'money', 'pay', 'send', 'secret', 'bank', 'document'];
/** After these a verb is not the work: `untuk membuat akun`, `wajib melakukan pembayaran`. */
const NOT_THE_WORK = new Set(
  'untuk utk buat agar supaya guna to wajib harus diminta diharapkan diharuskan must silakan silahkan mohon please dan sebelum before setelah after'.split(
    ' ',
  ),
);

/** Theirs, also after the verb: `mengurus visa sendiri`. */
const OWN = new Set(['sendiri', 'pribadi']);

const STRONG_ASKING = new Set(
  'wajib harus diwajibkan diharuskan diminta silakan silahkan harap mohon must required cukup tinggal'.split(' '),
);

/** Marks what a text does not ask for. */
function markMoot(mentions: readonly Mention[]): void {
  for (const sentence of splitBefore(mentions, (mention, last) => mention.sentence !== last.sentence)) {
    markDenied(sentence);
    for (const part of splitBefore(sentence, (mention, last) => means(mention, 'but') && !means(last, 'client'))) {
      if (isWarning(part) || isWork(part)) markAll(part);
      markPaidFor(splitBefore(part, (mention, last) => mention.clause !== last.clause));
    }
  }
}

function splitBefore(mentions: readonly Mention[], isFirst: (mention: Mention, last: Mention) => boolean): Mention[][] {
  const parts: Mention[][] = [];
  for (const mention of mentions) {
    const part = parts.at(-1);
    const last = part?.at(-1);
    if (part && last && !isFirst(mention, last)) part.push(mention);
    else parts.push([mention]);
  }
  return parts;
}

const means = (mention: Mention | undefined, ...concepts: readonly Concept[]): boolean =>
  mention !== undefined && concepts.some((concept) => mention.concepts.has(concept));

function markAll(mentions: readonly Mention[]): void {
  for (const mention of mentions) mention.isMoot = true;
}

/** `tanpa biaya dan deposit`; `tidak dipungut biaya, hanya seragam 150rb` denies the first part alone. */
function markDenied(sentence: readonly Mention[]): void {
  let from: number | null = null;
  let reachesOn = false;
  sentence.forEach((mention, index) => {
    if (means(mention, 'negation')) {
      const next = sentence[index + 1];
      const denied = sentence
        .slice(index + 1, index + 3)
        .filter(({ clause, first }) => clause === mention.clause && first - mention.end < DENIED_WORDS);
      const isNumber = mention.text === 'no' && means(next, 'document', 'bank');
      from = isNumber ? null : mention.end;
      reachesOn = denied.some((other) => means(other, ...ASKED_FOR));
    } else if (from !== null) {
      const ends = means(mention, 'but') || mention.first - from > NEGATION_WORDS || mention.rupiah !== null;
      if (ends || (mention.clause !== sentence[index - 1]?.clause && !reachesOn)) from = null;
      else mention.isMoot = true;
    }
  });
}

function isWarning(part: readonly Mention[]): boolean {
  return part.some((mention, index) => means(mention, 'warning') && !means(part[index - 1], 'negation'));
}

/** What employees do, with customers' money for example, and not what applicants are asked for. */
function isWork(part: readonly Mention[]): boolean {
  if (asksReader(part)) return false;
  if (part.some((mention) => means(mention, 'client'))) return true;
  const work = part.findIndex(
    (mention) => means(mention, 'duty') && !mention.isMoot && !NOT_THE_WORK.has(mention.after),
  );
  const isActive = part[work]?.text.startsWith('me') || part[work]?.isOpening;
  return (
    work >= 0 &&
    !part.some(
      (mention, index) =>
        !mention.isMoot && means(mention, 'candidate') && (index < work || !isActive || OWN.has(mention.text)),
    )
  );
}

/** `you must purchase`, `silakan transfer`, `rekening Anda`, `build your downline`, and not `customers must pay`. */
function asksReader(part: readonly Mention[]): boolean {
  if (part.some((mention) => means(mention, 'bank', 'document') && means(mention, 'candidate') && !mention.isMoot))
    return true;
  const has = (concept: Concept): boolean => part.some((mention) => means(mention, concept));
  if (!has('client') && ((has('card') && has('photo')) || (has('bank') && has('rent')))) return true;
  if (part.filter((mention) => means(mention, 'network')).length > 1) return true;
  const isWorkWith = part.some((mention) => means(mention, 'duty'));
  if (!isWorkWith && part.filter((mention) => means(mention, 'relay', 'untraceable')).length > 1) return true;
  if (paysFirst(part)) return true;
  const asking = part.findIndex((mention, index) => {
    const next = part[index + 1];
    const isNear = next !== undefined && next.first - mention.end < DENIED_WORDS;
    return STRONG_ASKING.has(mention.text) && !mention.isMoot && isNear && means(next, 'pay', 'send', 'purpose');
  });
  return asking >= 0 && !part.slice(0, asking).some((mention) => means(mention, 'client', 'duty'));
}

/** `Setiap kasir baru menyetor jaminan laci`: an applicant pays before any customer is named. */
function paysFirst(part: readonly Mention[]): boolean {
  const payer = part.findIndex((mention) => means(mention, 'candidate', 'client', 'duty'));
  const paying = part[payer + 1];
  return means(part[payer], 'candidate') && !means(part[payer], 'client') && means(paying, 'pay');
}

/** Also the list that it is about: `paspor, visa dan tiket ditanggung perusahaan`, `we cover travel, visa and medicals`. */
function markPaidFor(clauses: readonly Mention[][]): void {
  const paid = new Set(clauses.filter(isPaidFor));
  const listed = new Set(clauses.filter(isListed));
  for (const inOrder of [clauses, clauses.toReversed()]) {
    let reaches = false;
    for (const clause of inOrder) {
      reaches = paid.has(clause) || (reaches && listed.has(clause));
      if (reaches) markAll(clause);
    }
  }
}

/** Things alone, that nobody is said to pay for. */
function isListed(clause: readonly Mention[]): boolean {
  return !clause.some((mention) =>
    means(mention, 'amount', 'pay', 'must', 'candidate', 'upfront', 'refund', 'send', 'deposit'),
  );
}

/** `seragam disediakan`, unless money is only said to come back: `dana talangan 500rb, diganti oleh kantor`. */
function isPaidFor(clause: readonly Mention[]): boolean {
  const isAdvance =
    clause.some((mention) => means(mention, 'refund')) &&
    clause.some((mention) => means(mention, 'deposit', 'pay', 'amount'));
  const isDemanded =
    clause.some((mention) => means(mention, 'pay') && !means(mention, 'free')) &&
    clause.some((mention) => means(mention, 'amount', 'upfront', 'must'));
  const isPriced =
    clause.some((mention) => means(mention, 'amount')) &&
    clause.some(({ text }) => text === 'ditanggung' || text === 'dari');
  const person = clause.findIndex((mention) => means(mention, 'candidate'));
  const isTheirs = (mention: Mention, index: number): boolean =>
    mention.text === 'menanggung' && person >= 0 && person < index;
  const isRepaid =
    clause.some((mention) => means(mention, 'cost')) &&
    clause.some((mention) => means(mention, 'refund')) &&
    isListed(clause.filter((mention) => !means(mention, 'refund')));
  if (isRepaid) return true;
  return (
    !isAdvance &&
    !isPriced &&
    !isDemanded &&
    !clause.some((mention) => means(mention, 'bank')) &&
    clause.some((mention, index) => means(mention, 'free') && !mention.isMoot && !isTheirs(mention, index))
  );
}

/** What such amounts can be in rupiah: more is a wage or a turnover. */
const LEAST_PRICE = 10_000;
const MOST_PRICE = 2_000_000;

function markUnexplained(mentions: readonly Mention[]): void {
  for (const sentence of splitBefore(mentions, (mention, last) => mention.sentence !== last.sentence)) {
    if (sentence.some((mention) => means(mention, 'wage', 'earn', 'turnover', 'perTime', 'free'))) continue;
    const prices = sentence.filter(({ rupiah }) => rupiah !== null);
    for (const mention of prices) {
      const isPrice = (mention.rupiah ?? 0) >= LEAST_PRICE && (mention.rupiah ?? 0) < MOST_PRICE;
      mention.isUnexplained = isPrice && !mention.isMoot;
    }
  }
}
