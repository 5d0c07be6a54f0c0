import { hasConcept, type Mention } from './mention';
import type { Near, Rule } from './near';
import { FlagReason } from './reasons';
import type { Concept } from './words';

/** More is a sum insured, a turnover or what a cashier handles. */
const HIGHEST_PRICE = 50_000_000;

/** A price after what it is for: `seragam 150rb`. */
function hasPriceTag(near: Near): boolean {
  const { mentions } = near;
  return mentions.some((mention, index) => {
    const price = mentions[index + 1];
    // `harga paket mulai 25rb/box` is what is sold.
    const isSold = hasConcept(mentions[index - 1], 'turnover') && isRate(near, index + 1);
    return (
      !isSold &&
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

/** `modal awal beli kit`, `bayar jaminan`: no amount and no payee, and still a demand. */
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
  'disewa',
  'menyewa',
  'rental',
]);

/** The first amount that is no wage. */
function priceOf(near: Near): Mention | undefined {
  return near.mentions.find(
    ({ rupiah }, index) => rupiah !== null && !near.mentions[index - 1]?.concepts.has('wage') && !isRate(near, index),
  );
}

/** `40 ribu per hari`, `25rb/box`: what people get or what is sold, unless it is a subscription. */
function isRate({ mentions, after }: Near, index: number): boolean {
  const next = mentions[index + 1] ?? after[0];
  if (!next || next.clause !== mentions[index]?.clause) return false;
  if (mentions.some(({ text, concepts }) => SUBSCRIPTIONS.has(text) && !concepts.has('wage'))) return false;
  return next.concepts.has('perTime') || (next.text === 'per' && !next.concepts.has('candidate'));
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

export const FEES: Rule = {
  reason: FlagReason.FEES,
  width: 12,
  least: 4,
  weigh(near) {
    const tag = hasPriceTag(near);
    const isUnexplained = near.mentions.some((mention) => mention.isUnexplained);
    const isPriced = hasPrice(near) && near.has('must') && (near.has('money') || near.has('purpose'));
    const [price, pay] = [hasPrice(near), pays(near)];
    const pyramid = isPyramid(near);
    const isAsked = pyramid || (tag && near.has('entry')) || asksFor(near) || namesFee(near) || paysDeposit(near);
    const cost = near.has('cost') || (isAsked || pay ? near.has('rate') : 0);
    const isNamed = cost || near.has('deposit') || pay;
    if (!tag && !isPriced && !isUnexplained && !isNamed && !pyramid) return 0;
    const isHandled =
      !cost &&
      !near.has('deposit') &&
      [...near.mentions, ...near.after].some(({ rupiah }) => (rupiah ?? 0) >= HIGHEST_PRICE);
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
      (isHandled ? 4 : 0) -
      (pyramid ? 0 : near.has('refund') && pay ? 1 : 2) * near.has('wage')
    );
  },
};
