import { phrasePattern } from '../../../../domain/words';
import type { RelatedWords } from '../../../ports';
import { inPlaces, type Condition } from '../job.sql';

/** That `text`, the whole or the title alone, answers; see `RelatedWords`. */
export function relatedCondition(
  { typed, groups, not, placeIds }: RelatedWords,
  { text, title }: { text: string; title: string },
): Condition {
  const byTyped = typed.map((word) => holding(text, [word]));
  const byGroups = groups.map((phrases) => holding(text, phrases));
  if (not.length > 0) byGroups.push({ sql: `${title} NOT REGEXP ?`, parameters: [phrasePattern(not)] });
  if (placeIds !== null) byGroups.push(inPlaces(placeIds));
  const ways = [byTyped, byGroups].filter((way) => way.length > 0);
  return {
    sql: ways.length === 0 ? NEVER : `(${ways.map((way) => way.map(({ sql }) => sql).join(' AND ')).join(' OR ')})`,
    parameters: ways.flat().flatMap(({ parameters }) => parameters),
  };
}

/** A comparison, because ORDER BY takes FALSE for the number of a column. */
const NEVER = '(0 = 1)';

const holding = (text: string, phrases: readonly string[]): Condition => ({
  sql: `${text} REGEXP ?`,
  parameters: [phrasePattern(phrases)],
});
