import type { RelatedWords } from '../ports';
import { addAll, emptyBits, keepCommon, removeAll, type Bits } from './bits';
import type { SegmentText } from './segment-text';

/** `RelatedWords` in words. */
export interface RelatedGroup {
  own: readonly string[];
  others: readonly (readonly string[])[];
  not: readonly (readonly string[])[];
}

export function relatedGroups(related: readonly RelatedWords[]): RelatedGroup[] {
  const wordsOf = (phrase: string): string[] => phrase.split(' ');
  return related.map(({ own, others, not }) => ({
    own: wordsOf(own),
    others: others.map(wordsOf),
    not: not.map(wordsOf),
  }));
}

/** The jobs whose text has something of each group, and those of them whose title alone has. */
export function findRelated(
  groups: readonly RelatedGroup[],
  { text, titles }: { text: SegmentText; titles: SegmentText },
): { all: Bits; byTitle: Bits } {
  const others = groups.map(({ not }) => anyOf(titles, not));
  return { all: eachOf(groups, text, others), byTitle: eachOf(groups, titles, others) };
}

/** `otherJobs` are, for each group, those whose title is another job's. */
function eachOf(groups: readonly RelatedGroup[], text: SegmentText, otherJobs: readonly Bits[]): Bits {
  let found: Bits | undefined;
  groups.forEach(({ own, others }, at) => {
    const holders = anyOf(text, others);
    removeAll(holders, otherJobs[at] ?? holders);
    addAll(holders, text.findWords(own));
    if (found) keepCommon(found, holders);
    else found = holders;
  });
  return found ?? emptyBits(text.size);
}

function anyOf(text: SegmentText, phrases: readonly (readonly string[])[]): Bits {
  const found = emptyBits(text.size);
  for (const phrase of phrases) addAll(found, text.findWords(phrase));
  return found;
}
