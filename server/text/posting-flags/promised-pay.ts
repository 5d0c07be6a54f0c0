import type { Mention } from './mention';
import type { PostingText } from './posting-text';
import type { Concept } from './words';

/** Pay that a text promises: `500rb sehari`, `gaji 30-50 juta sebulan`. */

const A_MONTH: readonly [RegExp, number][] = [
  [/^(?:hour|jam|sejam|hourly|menit|minute|minutes)$/, 100],
  [/^(?:hari|harian|sehari|day|daily)$/, 25],
  [/^(?:minggu|seminggu|mingguan|week|weekly)$/, 4.3],
  [/^(?:bulan|sebulan|bulanan|month)$/, 1],
];
/** In words: between the amount and its time, and between the amount and the word for pay. */
const TO_TIME = 2;
const TO_PAY = 8;

/** Between these an amount is a rate: `900 per day`. */
const RATE = new Set(['per', 'a', 'tiap', 'setiap', 'each']);
const OTHER_MONEY: readonly Concept[] = ['cost', 'deposit', 'pay', 'purpose', 'client', 'must'];
/** Times that can come before their amount: `sehari 500rb`, `5 menit dibayar 900rb`. */
const BEFORE = /^(?:sejam|sehari|seminggu|sebulan|bulan|harian|mingguan|daily|weekly|hourly|menit|minutes)$/;
const FROM_TIME = 3;

export interface PromisedPay {
  monthly: number;
  words: string;
}

/** The highest monthly amount that a text promises; an amount for handwork can only be pay. */
export function promisedPay(text: PostingText, isHandwork: boolean): PromisedPay | null {
  let best: PromisedPay | null = null;
  const { mentions } = text;
  mentions.forEach((amount, index) => {
    if (amount.rupiah === null || amount.isHarmless) return;
    for (const time of timesOf(mentions, index)) {
      const times = A_MONTH.find(([words]) => words.test(time.text))?.[1] ?? 0;
      const near = mentions
        .slice(Math.max(0, index - 3), index + 5)
        .filter(({ first, end }) => end > amount.first - TO_PAY && first < time.end + TO_PAY);
      const has = (...any: readonly Concept[]): boolean =>
        near.some(({ concepts }) => any.some((concept) => concepts.has(concept)));
      const isRate = times > 1 && time.first > amount.first && RATE.has(time.after) && !has(...OTHER_MONEY);
      const isPay = (has('earn') || isRate || isHandwork) && !has('turnover');
      const monthly = amount.rupiah * times;
      if (isPay && monthly > (best?.monthly ?? 0))
        best = { monthly, words: text.quote(near[0] ?? amount, time.first > amount.first ? time : amount) };
    }
  });
  return best;
}

/** The time that an amount is paid for: after it, or one of a few before it. */
function timesOf(mentions: readonly Mention[], index: number): Mention[] {
  const amount = mentions[index];
  if (!amount) return [];
  const after = mentions
    .slice(index + 1, index + 2)
    .filter(
      ({ first, text, clause }) =>
        clause === amount.clause && first - amount.end <= TO_TIME && A_MONTH.some(([words]) => words.test(text)),
    );
  const before = mentions
    .slice(Math.max(0, index - 2), index)
    .filter(({ text, clause, end }) => BEFORE.test(text) && clause === amount.clause && amount.first - end < FROM_TIME);
  return [...after, ...before];
}
