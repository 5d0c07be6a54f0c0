import { Redactor } from '../server/text/masking';
import { MAX_TEXT_LENGTH, repeatedTo, WORST_TEXTS } from '../server/text/masking/worst-texts.cases';

const NAME = "Rina Ayu D'Wulandari-Putri";
const ROUNDS = 20;
/** Milliseconds that redacting the longest profile text may take. */
export const MAX_MASKING_MS = 5;

export interface MaskingCost {
  text: string;
  ms: number;
}

/** What redacting 5,000 characters of each of the worst texts takes: the median in milliseconds, the slowest first. */
export function maskingCosts(): MaskingCost[] {
  // Once unmeasured: a server has compiled the detectors after its first pages, and the texts differ in what they compile.
  costsOnce();
  return costsOnce().toSorted((one, other) => other.ms - one.ms);
}

function costsOnce(): MaskingCost[] {
  return WORST_TEXTS.map((piece) => ({ text: piece, ms: medianMs(repeatedTo(MAX_TEXT_LENGTH, piece)) }));
}

export function maskingTable(costs: readonly MaskingCost[]): string {
  return [
    '| 5,000 characters of | ms |',
    '|---|---|',
    ...costs.slice(0, 10).map(({ text, ms }) => `| ${JSON.stringify(text)} | ${ms.toFixed(2)} |`),
  ].join('\n');
}

function medianMs(text: string): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const began = performance.now();
    new Redactor(NAME).text(text);
    return performance.now() - began;
  });
  return times.toSorted((one, other) => one - other)[ROUNDS / 2] ?? 0;
}
