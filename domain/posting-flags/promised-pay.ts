import type { PostingText } from './posting-text';

/** Pay that a text promises: `500rb sehari`, `gaji 30-50 juta sebulan`. */

const A_MONTH: readonly [RegExp, number][] = [
  [/^(?:hour|jam)$/, 100],
  [/^(?:hari|harian|sehari|day|daily)$/, 25],
  [/^(?:minggu|seminggu|mingguan|week|weekly)$/, 4.3],
  [/^(?:bulan|sebulan|bulanan|month)$/, 1],
];
/** In words: between the amount and its time, and between the amount and the word for pay. */
const TO_TIME = 2;
const TO_PAY = 8;

export interface PromisedPay {
  monthly: number;
  words: string;
}

/** The highest that a text promises, as an amount a month. */
export function promisedPay(text: PostingText): PromisedPay | null {
  let best: PromisedPay | null = null;
  const { mentions } = text;
  mentions.forEach((amount, index) => {
    if (amount.rupiah === null || amount.isMoot) return;
    const time = mentions[index + 1];
    const times =
      time && time.first - amount.end <= TO_TIME ? A_MONTH.find(([words]) => words.test(time.text)) : undefined;
    if (!time || !times) return;
    const near = mentions
      .slice(Math.max(0, index - 3), index + 5)
      .filter(({ first, end }) => end > amount.first - TO_PAY && first < time.end + TO_PAY);
    const isPay =
      near.some(({ concepts }) => concepts.has('earn')) && !near.some(({ concepts }) => concepts.has('turnover'));
    const monthly = amount.rupiah * times[1];
    if (isPay && monthly > (best?.monthly ?? 0)) best = { monthly, words: text.quote(near[0] ?? amount, time) };
  });
  return best;
}
