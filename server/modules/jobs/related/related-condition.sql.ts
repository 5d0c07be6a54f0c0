import { IN_WORD, SIGN_IN_LINE } from '../../../../domain/words';
import type { RelatedWords } from '../../../ports';
import type { Condition } from '../job.sql';

/** A pattern for one of these phrases as whole words, with only signs between them. Words have no letters that patterns know. */
const patternOf = (phrases: readonly string[]): string =>
  `(?<!${IN_WORD})(?:${phrases.map((phrase) => phrase.replaceAll(' ', `${SIGN_IN_LINE}+`)).join('|')})(?!${IN_WORD})`;

/** That `text` holds the query's own words, or others that mean the same while the title is not another job's. */
export function relatedCondition(
  { own, others, not }: RelatedWords,
  { text, title }: { text: string; title: string },
): Condition {
  if (others.length === 0 || not.length === 0)
    return { sql: `${text} REGEXP ?`, parameters: [patternOf([own, ...others])] };
  return {
    sql: `(${text} REGEXP ? OR (${text} REGEXP ? AND ${title} NOT REGEXP ?))`,
    parameters: [patternOf([own]), patternOf(others), patternOf(not)],
  };
}
