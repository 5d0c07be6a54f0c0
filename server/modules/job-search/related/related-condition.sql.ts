import type { SqlPart } from '../../../db/statements';
import { phrasePattern } from '../../../text/words';
import type { RelatedWords } from '../search-query';
import { allOf, anyOf } from '../../../graphql/keyset.sql';
import { inPlaces } from '../../jobs';

/** That `text`, the whole or the title alone, matches; see `RelatedWords`. */
export function relatedCondition(
  { typed, groups, not, last, placeIds, broader }: RelatedWords,
  { text, title }: { text: string; title: string },
): SqlPart {
  const isThisJob: SqlPart[] = [];
  if (not.length > 0) isThisJob.push(holdingNone(title, not));
  if (placeIds !== null) isThisJob.push(inPlaces(placeIds));
  const byTyped = typed.map((word) => holding(text, [word]));
  const byGroups = groups.map((phrases) => holding(text, phrases));
  const isFirst: SqlPart[] = text === title && last.length > 0 ? [holdingNone(title, last)] : [];
  const ways = [byTyped, [...byGroups, ...isThisJob, ...isFirst]];
  // Titles that match by these come after the titles that match by the groups.
  if (broader.length > 0 && text !== title)
    ways.push([...broader.map((phrases) => holding(title, phrases)), ...isThisJob]);
  const used = ways.filter((way) => way.length > 0);
  return used.length === 0 ? NEVER : anyOf(used.map(allOf));
}

/** That `text` has all words as they were typed. */
export function typedCondition({ typed }: RelatedWords, text: string): SqlPart {
  return typed.length === 0 ? NEVER : allOf(typed.map((word) => holding(text, [word])));
}

/** A comparison, because ORDER BY takes FALSE for the number of a column. */
const NEVER: SqlPart = { sql: '(0 = 1)', parameters: [] };

const holding = (text: string, phrases: readonly string[]): SqlPart => ({
  sql: `${text} REGEXP ?`,
  parameters: [phrasePattern(phrases)],
});

const holdingNone = (text: string, phrases: readonly string[]): SqlPart => ({
  sql: `${text} NOT REGEXP ?`,
  parameters: [phrasePattern(phrases)],
});
