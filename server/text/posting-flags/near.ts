import type { Mention } from './mention';
import type { FlaggedWords } from './reasons';
import type { Concept } from './words';

/**
 * Rules that weigh words that are close together. One word says little: `deposit` is a bank's product, `KTP` is on every
 * list of papers. A core word with enough beside it is what a scam asks for.
 */
export interface Rule {
  reason: FlaggedWords['reason'];
  /** In words; what is further apart does not belong together. */
  width: number;
  least: number;
  /** Weighs words of the title with those of the description. */
  readsTitle?: boolean;
  weigh(near: Near): number;
  /** The explicit words that a rule requires, among those it weighed and a few around them. */
  says?: RegExp;
}

/** How often each concept occurs within the width of a rule. */
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
