import { parseArgs } from 'node:util';
import { systemErrorCode, StartUpError } from '../start-up-error';

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
  try {
    const { values } = parseArgs({
      args: [...words],
      options: { scenario: { type: 'string' }, scenarios: { type: 'boolean' }, fresh: { type: 'boolean' } },
    });
    return { scenario: values.scenario, isList: values.scenarios ?? false, isFresh: values.fresh ?? false };
  } catch (error) {
    if (!systemErrorCode(error)?.startsWith('ERR_PARSE_ARGS')) throw error;
    throw new StartUpError(`${(error as Error).message}\nKnown: --scenario <name>, --scenarios (lists them), --fresh`);
  }
}
