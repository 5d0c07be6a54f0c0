import type { Concept } from './words';

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
  isHarmless: boolean;
}

/** Parts of a list, each from a mention that `isFirst`. */
export function splitBefore(
  mentions: readonly Mention[],
  isFirst: (mention: Mention, last: Mention) => boolean,
): Mention[][] {
  const parts: Mention[][] = [];
  for (const mention of mentions) {
    const part = parts.at(-1);
    const last = part?.at(-1);
    if (part && last && !isFirst(mention, last)) part.push(mention);
    else parts.push([mention]);
  }
  return parts;
}

/** It has one of the concepts. */
export const hasConcept = (mention: Mention | undefined, ...concepts: readonly Concept[]): boolean =>
  mention !== undefined && concepts.some((concept) => mention.concepts.has(concept));
