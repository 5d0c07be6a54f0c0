import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { StartUpError } from '../../scripts/start-up-error';

/** What a search should find, by the titles of jobs. */
export interface Judgment {
  query: string;
  isRelevant(title: string): boolean;
}

const patterns = z.array(z.string());
const fileSchema = z.array(z.object({ query: z.string(), relevant: patterns, not: patterns.default([]) })).min(1);

/** Throws StartUpError for a file that is missing, malformed, or has an invalid pattern. */
export function readJudgments(file: string): Judgment[] {
  try {
    return fileSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).map(({ query, relevant, not }) => {
      const [wanted, unwanted] = [relevant.map(patternOf), not.map(patternOf)];
      const isOneOf = (all: readonly RegExp[], title: string) => all.some((pattern) => pattern.test(title));
      return { query, isRelevant: (title) => isOneOf(wanted, title) && !isOneOf(unwanted, title) };
    });
  } catch (error) {
    throw new StartUpError(`${file} cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Titles are Unicode; a pattern that escapes more than Unicode patterns may is read in the older way. */
function patternOf(text: string): RegExp {
  try {
    return new RegExp(text, 'iu');
  } catch {
    return new RegExp(text, 'i');
  }
}
