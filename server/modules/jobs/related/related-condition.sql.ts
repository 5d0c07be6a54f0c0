import { phrasePattern } from '../../../text/words';
import type { RelatedWords } from '../../../job-search';
import { inPlaces, type Condition } from '../job.sql';

/** That `text`, the whole or the title alone, answers; see `RelatedWords`. */
export function relatedCondition(
  { typed, groups, not, last, placeIds, broader }: RelatedWords,
  { text, title }: { text: string; title: string },
): Condition {
  const isThisJob: Condition[] = [];
  if (not.length > 0) isThisJob.push(holdingNone(title, not));
  if (placeIds !== null) isThisJob.push(inPlaces(placeIds));
  const byTyped = typed.map((word) => holding(text, [word]));
  const byGroups = groups.map((phrases) => holding(text, phrases));
  const isFirst: Condition[] = text === title && last.length > 0 ? [holdingNone(title, last)] : [];
  const ways = [byTyped, [...byGroups, ...isThisJob, ...isFirst]];
  // What a title answers by these comes after the titles that answer by the groups.
  if (broader.length > 0 && text !== title)
    ways.push([...broader.map((phrases) => holding(title, phrases)), ...isThisJob]);
  const used = ways.filter((way) => way.length > 0);
  return {
    sql: used.length === 0 ? NEVER : `(${used.map((way) => way.map(({ sql }) => sql).join(' AND ')).join(' OR ')})`,
    parameters: used.flat().flatMap(({ parameters }) => parameters),
  };
}

/** That `text` has all words as they were typed. */
export function typedCondition({ typed }: RelatedWords, text: string): Condition {
  if (typed.length === 0) return { sql: NEVER, parameters: [] };
  const each = typed.map((word) => holding(text, [word]));
  return { sql: each.map(({ sql }) => sql).join(' AND '), parameters: each.flatMap(({ parameters }) => parameters) };
}

/** A comparison, because ORDER BY takes FALSE for the number of a column. */
const NEVER = '(0 = 1)';

const holding = (text: string, phrases: readonly string[]): Condition => ({
  sql: `${text} REGEXP ?`,
  parameters: [phrasePattern(phrases)],
});

const holdingNone = (text: string, phrases: readonly string[]): Condition => ({
  sql: `${text} NOT REGEXP ?`,
  parameters: [phrasePattern(phrases)],
});
