import { parseArgs, type ParseArgsConfig } from 'node:util';
import { StartUpError, systemErrorCode } from './start-up-error';

/** What a command line says. Throws StartUpError with `explanation` after Node's message for what it does not know. */
export function readCommandLine<Config extends ParseArgsConfig>(
  words: readonly string[],
  explanation: string,
  config: Config,
) {
  try {
    return parseArgs({ ...config, args: [...words] });
  } catch (error) {
    if (!systemErrorCode(error)?.startsWith('ERR_PARSE_ARGS')) throw error;
    throw new StartUpError(`${(error as Error).message}${explanation}`);
  }
}
