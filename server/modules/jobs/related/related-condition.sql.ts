import { phrasePattern } from '../../../../domain/words';
import type { RelatedWords } from '../../../ports';
import type { Condition } from '../job.sql';

/** That `text` holds the query's own words, or others that mean the same while the title is not another job's. */
export function relatedCondition(
  { own, others, not }: RelatedWords,
  { text, title }: { text: string; title: string },
): Condition {
  if (others.length === 0 || not.length === 0)
    return { sql: `${text} REGEXP ?`, parameters: [phrasePattern([own, ...others])] };
  return {
    sql: `(${text} REGEXP ? OR (${text} REGEXP ? AND ${title} NOT REGEXP ?))`,
    parameters: [phrasePattern([own]), phrasePattern(others), phrasePattern(not)],
  };
}
