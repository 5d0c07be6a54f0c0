import { FlagReason, type WordsFound } from './reasons';
import type { Mention, PostingText } from './posting-text';
import type { Concept } from './vocabulary';

/**
 * Rules that weigh words that are close together. One word says little: `deposit` is a bank's product, `KTP` is on every
 * list of papers. A core word with enough beside it is what a scam asks for.
 */
interface Rule {
  reason: WordsFound['reason'];
  /** In words; what is further apart does not belong together. */
  width: number;
  least: number;
  weigh(near: Near): number;
}

/** How often each concept is meant within the width of a rule. */
export class Near {
  private readonly counts = new Map<Concept, number>();

  /** `after` is what follows in the same sentence: it explains, and adds nothing: `nomor rekening untuk penggajian`. */
  constructor(
    readonly mentions: readonly Mention[],
    readonly after: readonly Mention[],
  ) {
    for (const { concepts } of mentions)
      for (const concept of concepts) this.counts.set(concept, this.count(concept) + 1);
  }

  count(concept: Concept): number {
    return this.counts.get(concept) ?? 0;
  }

  /** The same, with what follows. */
  hasBeside(concept: Concept): number {
    return this.has(concept) || this.after.some(({ concepts }) => concepts.has(concept)) ? 1 : 0;
  }

  /** 1 when there is one, so that weights can be added. */
  has(concept: Concept): number {
    return this.count(concept) > 0 ? 1 : 0;
  }
}

/** More is a sum insured or a turnover. */
const HIGHEST_PRICE = 50_000_000;

/** A price after what it is for: `seragam 150rb`. */
function hasPriceTag({ mentions }: Near): boolean {
  return mentions.some((mention, index) => {
    const price = mentions[index + 1];
    return (
      mention.concepts.has('purpose') &&
      price?.rupiah != null &&
      price.rupiah < HIGHEST_PRICE &&
      price.first - mention.end <= 2 &&
      price.sentence === mention.sentence
    );
  });
}

/** `biaya seragam`, `registration fee`. */
function namesFee({ mentions }: Near): boolean {
  return mentions.some((mention, index) => {
    const next = mentions[index + 1];
    if (!next || next.first - mention.end > 1 || next.sentence !== mention.sentence) return false;
    const [one, other] = [mention.concepts, next.concepts];
    return (isCost(one) && other.has('purpose')) || (one.has('purpose') && isCost(other));
  });
}

/** `modal awal beli kit`, `bayar jaminan`: no amount and nobody named, and still a demand. */
function paysDeposit({ mentions }: Near): boolean {
  return mentions.some(({ concepts, end, sentence }, index) => {
    const next = mentions[index + 1];
    if (!next || next.first - end > 1 || next.sentence !== sentence) return false;
    return (
      (concepts.has('deposit') && next.concepts.has('pay')) || (concepts.has('pay') && next.concepts.has('deposit'))
    );
  });
}

const isCost = (concepts: ReadonlySet<Concept>): boolean => concepts.has('cost') || concepts.has('rate');

/** What is paid for these comes by the month, as a wage does. */
const SUBSCRIPTIONS = new Set([
  'iuran',
  'langganan',
  'berlangganan',
  'subscription',
  'subscribe',
  'sewa',
  'menyewa',
  'rental',
]);

/** The first amount that is no wage. */
function priceOf({ mentions, after: following }: Near): Mention | undefined {
  const isSubscribed = mentions.some(({ text, concepts }) => SUBSCRIPTIONS.has(text) && !concepts.has('wage'));
  return mentions.find(({ rupiah }, index) => {
    if (rupiah === null) return false;
    const [before, next] = [mentions[index - 1], mentions[index + 1] ?? following[0]];
    const after = next?.clause === mentions[index]?.clause ? next : undefined;
    const isRate =
      !isSubscribed && (after?.concepts.has('perTime') || (after?.text === 'per' && !after.concepts.has('candidate')));
    return !before?.concepts.has('wage') && !isRate;
  });
}

const hasPrice = (near: Near): boolean => priceOf(near) !== undefined;

/** A price, then earnings from people that one brings in; a bonus for a friend comes the other way round. */
function isPyramid(near: Near): boolean {
  const price = priceOf(near);
  return near.mentions.some(({ concepts, first }) => price && first > price.first && concepts.has('network'));
}

/** Who is asked, and when: without these, what a thing costs is a matter of the trade. */
const ASKING: readonly Concept[] = ['must', 'candidate', 'upfront', 'untraceable'];

const MONEY: readonly Concept[] = ['cost', 'rate', 'deposit', 'pay', 'amount'];

/** In one sentence: `Wajib punya SIM. Biaya seragam diganti` asks for no fee. */
function asksFor({ mentions }: Near): boolean {
  const isIn = (concepts: readonly Concept[], mention: Mention): boolean =>
    concepts.some((concept) => mention.concepts.has(concept));
  const asking = new Set(mentions.filter((mention) => isIn(ASKING, mention)).map(({ sentence }) => sentence));
  return mentions.some((mention) => asking.has(mention.sentence) && isIn(MONEY, mention));
}

/** `dibayar 75 ribu` alone is what people get. */
function pays(near: Near): boolean {
  const isWithCost = hasPriceTag(near) || near.has('cost') || near.has('deposit') || near.has('rate');
  return near.mentions.some(({ concepts }) => concepts.has('pay') && (isWithCost || !concepts.has('wage')));
}

const FEES: Rule = {
  reason: FlagReason.FEES,
  width: 12,
  least: 4,
  weigh(near) {
    const tag = hasPriceTag(near);
    const isUnexplained = near.mentions.some((mention) => mention.isUnexplained);
    const isPriced = hasPrice(near) && near.has('must') && (near.has('money') || near.has('purpose'));
    const [price, pay] = [hasPrice(near), pays(near)];
    const pyramid = isPyramid(near);
    const isAsked = pyramid || asksFor(near) || namesFee(near) || paysDeposit(near);
    const cost = near.has('cost') || (isAsked || pay ? near.has('rate') : 0);
    const isNamed = cost || near.has('deposit') || pay;
    if (!tag && !isPriced && !isUnexplained && !isNamed && !pyramid) return 0;
    const isOffered = (isNamed && price) || (tag && isUnexplained);
    if (!isAsked && !isOffered) return 0;
    return (
      (pyramid ? 2 : 0) +
      2 * cost +
      2 * near.has('deposit') +
      (pay ? 2 : 0) +
      (price ? 2 : 0) +
      (isUnexplained ? 2 : 0) +
      (tag ? 2 : 0) +
      (namesFee(near) ? 1 : 0) +
      (pay ? 2 * near.has('untraceable') : 0) +
      near.has('purpose') +
      near.has('money') +
      near.has('candidate') +
      near.has('must') +
      near.has('upfront') +
      near.has('refund') -
      (pyramid ? 0 : near.has('refund') && pay ? 1 : 2) * near.has('wage')
    );
  },
};

/** A password in a duty is a product's; one that a reader has to tell is their own. */
const SECRETS_ASKED: readonly Concept[] = [
  'send',
  'must',
  'candidate',
  'bank',
  'photo',
  'rent',
  'upfront',
  'us',
  'document',
];

const IDENTITY: Rule = {
  reason: FlagReason.IDENTITY_OR_BANK_DATA,
  width: 14,
  least: 4,
  weigh(near) {
    const document = Math.min(near.count('document'), 2);
    const asks =
      near.has('rent') ||
      near.has('photo') ||
      near.has('send') ||
      near.has('retain') ||
      near.has('stay') ||
      near.has('loan') ||
      near.has('selfie');
    const isHandedOver = near.has('send') || near.has('retain') || near.has('genuine');
    const isKept =
      (near.has('retain') || (near.has('stay') && isHandedOver)) &&
      (document > 0 || near.has('genuine') || near.has('card'));
    const passed = near.count('relay') + near.count('untraceable');
    const isCardCopied = near.has('card') > 0 && near.has('photo') > 0;
    const isPassedOn = passed > 1 || (near.has('relay') && (near.has('bank') || near.has('pay')));
    const isSecretAsked = near.has('secret') && SECRETS_ASKED.some((concept) => near.has(concept));
    const isCore =
      isPassedOn || isSecretAsked || near.has('bank') || isCardCopied || near.has('selfie') || (document > 0 && asks);
    if (!isCore) return 0;
    return (
      document +
      (near.has('selfie') ? (document > 0 ? 3 : 2) : 0) +
      (isSecretAsked ? 3 * Math.min(near.count('secret'), 2) : 0) +
      Math.min(1 + near.count('bank'), 3) * near.has('bank') +
      3 * near.has('loan') +
      (isPassedOn ? 2 * Math.min(passed, 2) : 0) +
      (isKept ? 3 : 0) +
      (isCardCopied ? 2 : 0) +
      near.has('genuine') +
      near.has('photo') +
      near.has('send') +
      2 * near.has('rent') +
      near.has('verify') +
      near.has('must') +
      near.has('candidate') -
      2 * near.hasBeside('paper') -
      (isKept ? 0 : near.has('application') + near.has('meeting')) -
      near.has('has') -
      (isPassedOn || isKept || near.has('secret')
        ? 0
        : near.has('photo')
          ? 2 * near.has('payroll')
          : 2 * near.hasBeside('payroll'))
    );
  },
};

const PROMISES: Rule = {
  reason: FlagReason.SALARY_OUT_OF_RANGE,
  width: 24,
  least: 5,
  weigh(near) {
    const [task, network] = [Math.min(near.count('task'), 2), near.count('network')];
    const isWage = (near.has('wage') || near.has('earn')) && near.mentions.some(({ rupiah }) => rupiah !== null);
    if (task === 0 && network === 0 && !(isWage && near.count('easy') > 1)) return 0;
    return (
      2 * task +
      (isWage ? near.has('clicks') : 0) +
      2 * near.has('perTask') +
      (network > 1 ? 8 : 3 * network) +
      Math.min(near.count('easy'), 3) +
      (near.mentions.some(({ rupiah }) => rupiah !== null) ? 1 : 0) +
      (isWage ? 1 : 0) +
      ((near.has('wage') || near.has('earn')) && near.has('perTime') ? 1 : 0) -
      2
    );
  },
};

/** `hubungi kami di WhatsApp`, where the number comes later or in a picture. */
const MESSENGERS: Rule = {
  reason: FlagReason.CONTACT_IN_TEXT,
  width: 9,
  least: 5,
  weigh(near) {
    if (!near.has('reach') || !near.has('messenger')) return 0;
    const isOnlyWord =
      near.mentions.filter(({ concepts }) => concepts.has('reach') || concepts.has('messenger')).length < 2;
    return isOnlyWord ? 0 : 4 + near.has('us') + near.has('apply');
  },
};

const RULES: readonly Rule[] = [FEES, IDENTITY, PROMISES, MESSENGERS];

/** One piece of evidence a rule: the strongest, first of equals. */
export function textFlags(text: PostingText): WordsFound[] {
  return RULES.flatMap((rule): WordsFound[] => {
    const words = strongest(text, rule);
    return words === null ? [] : [{ reason: rule.reason, words }];
  });
}

/** In words. */
const EXPLAINED_WITHIN = 6;
const MOST_EXPLAINING = 4;

function explanationOf(meant: readonly Mention[], index: number): Mention[] {
  const last = meant[index];
  return meant
    .slice(index + 1, index + 1 + MOST_EXPLAINING)
    .filter(({ first, sentence }) => last && sentence === last.sentence && first - last.end < EXPLAINED_WITHIN);
}

function strongest(text: PostingText, { width, least, weigh }: Rule): string | null {
  const meant = text.mentions.filter(({ isMoot }) => !isMoot);
  let best: { near: Near; weight: number } | null = null;
  let from = 0;
  meant.forEach((last, index) => {
    while ((meant[from]?.first ?? 0) < last.end - width) from += 1;
    const near = new Near(meant.slice(from, index + 1), explanationOf(meant, index));
    text.weighed += near.mentions.length;
    const weight = weigh(near);
    if (weight >= least && weight > (best?.weight ?? 0)) best = { near, weight };
  });
  const found = (best as { near: Near } | null)?.near.mentions;
  const [first, last] = [found?.[0], found?.at(-1)];
  return first && last ? text.quote(first, last) : null;
}
