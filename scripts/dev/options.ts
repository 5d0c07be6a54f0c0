import { readCommandLine } from '../command-line';

export interface DevOptions {
  /** Undefined: the data of `npm run demo`. */
  scenario?: string;
  /** List the scenarios and start nothing. */
  isList: boolean;
  /** Delete the data and make them again. */
  isFresh: boolean;
}

/** Reads what follows `npm run dev --`. Throws StartUpError for what it does not know. */
export function readDevOptions(words: readonly string[]): DevOptions {
  const { values } = readCommandLine(words, '\nKnown: --scenario <name>, --scenarios (lists them), --fresh', {
    options: { scenario: { type: 'string' }, scenarios: { type: 'boolean' }, fresh: { type: 'boolean' } },
  });
  return { scenario: values.scenario, isList: values.scenarios ?? false, isFresh: values.fresh ?? false };
}
