import { hasConcept, splitBefore, type Mention } from './mention';
import type { Concept } from './words';

/** How far a negation reaches, in words. */
const NEGATION_WORDS = 12;
/** How soon what is denied follows, for a negation that reaches over commas. */
const DENIED_WORDS = 4;
const ASKED_FOR: readonly Concept[] = ['cost', 'deposit', 'money', 'pay', 'send', 'secret', 'bank', 'document'];
/** After these a verb is not the work: `untuk membuat akun`, `wajib melakukan pembayaran`. */
const NOT_THE_WORK = new Set(
  'cukup tinggal perlu untuk utk buat agar supaya guna to wajib harus diminta diharapkan diharuskan must silakan silahkan mohon please dan sebelum before setelah after'.split(
    ' ',
  ),
);

/** A negation before these says what someone lacks, and nothing of what follows. */
const LACKED = new Set(['punya', 'memiliki', 'mempunyai']);

/** Theirs, also after the verb: `mengurus visa sendiri`. */
const OWN = new Set(['sendiri', 'pribadi']);

const STRONG_ASKING = new Set(
  'requirement wajib harus diwajibkan diharuskan diminta silakan silahkan harap mohon must required cukup tinggal'.split(
    ' ',
  ),
);

/** Who teaches is paid by those who take part: `Biaya kursus dibayar peserta`. */
const CLIENT: ReadonlySet<Concept> = new Set(['client']);

/** Marks what a text does not ask for. */
export function markHarmless(mentions: readonly Mention[]): void {
  const teaches = mentions.some((mention) => mention.sentence === 0 && hasConcept(mention, 'teacher'));
  for (const mention of mentions) if (teaches && hasConcept(mention, 'participant')) mention.concepts = CLIENT;
  for (const sentence of splitBefore(mentions, (mention, last) => mention.sentence !== last.sentence)) {
    markDenied(sentence);
    for (const part of splitBefore(
      sentence,
      (mention, last) => hasConcept(mention, 'but') && !hasConcept(last, 'client'),
    )) {
      if (isWarning(part) || isWork(part)) markAll(part);
      markPaidFor(splitBefore(part, (mention, last) => mention.clause !== last.clause));
    }
  }
}

function markAll(mentions: readonly Mention[]): void {
  for (const mention of mentions) mention.isHarmless = true;
}

/** `tanpa biaya dan deposit`; `tidak dipungut biaya, hanya seragam 150rb` denies the first part alone. */
function markDenied(sentence: readonly Mention[]): void {
  let from: number | null = null;
  let reachesOn = false;
  sentence.forEach((mention, index) => {
    if (hasConcept(mention, 'negation')) {
      const next = sentence[index + 1];
      const denied = sentence
        .slice(index + 1, index + 3)
        .filter(({ clause, first }) => clause === mention.clause && first - mention.end < DENIED_WORDS);
      const isNumber = mention.text === 'no' && hasConcept(next, 'document', 'bank');
      // `Yang tidak punya uang boleh pakai sertifikat`.
      const isLacking = next?.first === mention.end && LACKED.has(next.text);
      from = isNumber || isLacking ? null : mention.end;
      reachesOn = denied.some((other) => hasConcept(other, ...ASKED_FOR));
    } else if (from !== null) {
      const ends = hasConcept(mention, 'but') || mention.first - from > NEGATION_WORDS || mention.rupiah !== null;
      if (ends || (mention.clause !== sentence[index - 1]?.clause && !reachesOn)) from = null;
      else mention.isHarmless = true;
    }
  });
}

function isWarning(part: readonly Mention[]): boolean {
  return part.some((mention, index) => hasConcept(mention, 'warning') && !hasConcept(part[index - 1], 'negation'));
}

/** What employees do, with customers' money for example, and not what applicants are asked for. */
function isWork(part: readonly Mention[]): boolean {
  if (asksReader(part)) return false;
  if (part.some((mention) => hasConcept(mention, 'client'))) return true;
  const work = part.findIndex(
    (mention) => hasConcept(mention, 'duty') && !mention.isHarmless && !NOT_THE_WORK.has(mention.after),
  );
  const isActive = part[work]?.text.startsWith('me') || part[work]?.isOpening;
  return (
    work >= 0 &&
    !part.some(
      (mention, index) =>
        !mention.isHarmless && hasConcept(mention, 'candidate') && (index < work || !isActive || OWN.has(mention.text)),
    )
  );
}

/** `you must purchase`, `silakan transfer`, `rekening Anda`, `build your downline`, and not `customers must pay`. */
function asksReader(part: readonly Mention[]): boolean {
  if (
    part.some(
      (mention) => hasConcept(mention, 'bank', 'document') && hasConcept(mention, 'candidate') && !mention.isHarmless,
    )
  )
    return true;
  if (part.some((mention) => hasConcept(mention, 'refund') && hasConcept(mention, 'candidate'))) return true;
  const has = (concept: Concept): boolean => part.some((mention) => hasConcept(mention, concept));
  if (!has('client') && ((has('card') && has('photo')) || (has('bank') && has('rent')))) return true;
  if (part.filter((mention) => hasConcept(mention, 'network')).length > 1) return true;
  const isWorkWith = part.some((mention) => hasConcept(mention, 'duty'));
  if (!isWorkWith && part.filter((mention) => hasConcept(mention, 'relay', 'untraceable')).length > 1) return true;
  if (!has('client') && part.some((mention) => hasConcept(mention, 'deposit') && hasConcept(mention, 'upfront')))
    return true;
  if (!isWorkWith && has('untraceable') && has('amount') && has('upfront')) return true;
  if (paysFirst(part) || hasEntryFee(part)) return true;
  const asking = part.findIndex((mention, index) => {
    const next = part[index + 1];
    const isNear = next !== undefined && next.first - mention.end < DENIED_WORDS;
    return (
      STRONG_ASKING.has(mention.text) && !mention.isHarmless && isNear && hasConcept(next, 'pay', 'send', 'purpose')
    );
  });
  return asking >= 0 && !part.slice(0, asking).some((mention) => hasConcept(mention, 'client', 'duty'));
}

/** `Setiap kasir baru menyetor jaminan laci`: an applicant pays before any customer is named. */
function paysFirst(part: readonly Mention[]): boolean {
  const payer = part.findIndex((mention) => hasConcept(mention, 'candidate', 'client', 'duty'));
  const paying = part[payer + 1];
  return (
    hasConcept(part[payer], 'candidate') &&
    !hasConcept(part[payer], 'client') &&
    (hasConcept(part[payer], 'pay') || hasConcept(paying, 'pay', 'amount'))
  );
}

/** `Registrasi tentor 100rb, murid diberikan setelahnya`: before any customer is named. */
function hasEntryFee(part: readonly Mention[]): boolean {
  return part.some((mention, index) => {
    const price = part[index + 1];
    return (
      hasConcept(mention, 'entry') &&
      price?.rupiah != null &&
      price.clause === mention.clause &&
      !part.some((other, at) => (at < index || other.clause === mention.clause) && hasConcept(other, 'client', 'duty'))
    );
  });
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

/** Things alone, without anyone who pays for them. */
function isListed(clause: readonly Mention[]): boolean {
  return !clause.some((mention) =>
    hasConcept(mention, 'amount', 'pay', 'must', 'candidate', 'upfront', 'refund', 'send', 'deposit', 'hand', 'retain'),
  );
}

/** `seragam disediakan`, unless money is only said to come back: `dana talangan 500rb, diganti oleh kantor`. */
function isPaidFor(clause: readonly Mention[]): boolean {
  const isAdvance =
    clause.some((mention) => hasConcept(mention, 'refund')) &&
    clause.some((mention) => hasConcept(mention, 'deposit', 'pay', 'amount'));
  const isDemanded =
    clause.some((mention) => hasConcept(mention, 'pay') && !hasConcept(mention, 'free')) &&
    clause.some((mention) => hasConcept(mention, 'amount', 'upfront', 'must'));
  const isPriced =
    clause.some((mention) => hasConcept(mention, 'amount')) &&
    clause.some(({ text }) => text === 'ditanggung' || text === 'dari');
  const person = clause.findIndex((mention) => hasConcept(mention, 'candidate'));
  const isTheirs = (mention: Mention, index: number): boolean =>
    mention.text === 'menanggung' && person >= 0 && person < index;
  const isRepaid =
    clause.some((mention) => hasConcept(mention, 'cost')) &&
    clause.some((mention) => hasConcept(mention, 'refund')) &&
    isListed(clause.filter((mention) => !hasConcept(mention, 'refund')));
  if (isRepaid) return true;
  return (
    !isAdvance &&
    !isPriced &&
    !isDemanded &&
    !clause.some((mention) => hasConcept(mention, 'bank', 'selfie', 'idPhoto', 'secret')) &&
    clause.some((mention, index) => hasConcept(mention, 'free') && !mention.isHarmless && !isTheirs(mention, index))
  );
}
