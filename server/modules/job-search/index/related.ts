import type { RelatedWords } from '../search-query';
import { addAll, emptyBits, keepCommon, removeAll, type Bits } from './bits';
import type { SegmentFacts } from './segment-facts';
import type { SegmentText } from './segment-text';

interface Searched {
  text: SegmentText;
  titles: SegmentText;
  facts: SegmentFacts;
}

/** By closeness: those whose title has all typed words, those whose title matches, those whose text does; each among the next. */
export function findRelated(related: RelatedWords, { text, titles, facts }: Searched): [Bits, Bits, Bits] {
  const otherJobs = anyOf(titles, related.not);
  const inPlaces = related.placeIds && facts.inPlaces(related.placeIds);
  const keepThisJob = (found: Bits): void => {
    removeAll(found, otherJobs);
    if (inPlaces) keepCommon(found, inPlaces);
  };
  const typedIn = (within: SegmentText): Bits =>
    eachOf(
      within,
      related.typed.map((word) => [word]),
    );
  const answering = (within: SegmentText): Bits => {
    const found = eachOf(within, related.groups);
    keepThisJob(found);
    if (within === titles) removeAll(found, anyOf(titles, related.last));
    addAll(found, typedIn(within));
    return found;
  };
  const all = answering(text);
  if (related.broader.length > 0) {
    const broader = eachOf(titles, related.broader);
    keepThisJob(broader);
    addAll(all, broader);
  }
  return [typedIn(titles), answering(titles), all];
}

function eachOf(text: SegmentText, groups: readonly (readonly string[])[]): Bits {
  const [first = [], ...others] = groups;
  const found = anyOf(text, first);
  for (const phrases of others) keepCommon(found, anyOf(text, phrases));
  return found;
}

function anyOf(text: SegmentText, phrases: readonly string[]): Bits {
  const found = emptyBits(text.size);
  for (const phrase of phrases) text.addPhrase(found, phrase.split(' '));
  return found;
}
