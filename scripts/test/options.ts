import { readCommandLine } from '../command-line';
import { StartUpError } from '../start-up-error';
import { STEP_NAMES, type StepName } from './step-names';

export interface TestOptions {
  /** Undefined: all, or what `changedSince` asks for. */
  only?: readonly StepName[];
  /** Say at the end what took longest. */
  isTimed: boolean;
  /** A commit: run what the changes since then can affect. */
  changedSince?: string;
}

const KNOWN = [
  'Known:',
  `  --only=${STEP_NAMES.join(',')}`,
  '  --changed [<since>]   what changes can affect: those not committed, or all since the branch left <since>',
  '  --times               each step and the ten slowest files',
].join('\n');

/** Reads what follows `npm test --`. Throws StartUpError for what it does not know. */
export function readTestOptions(words: readonly string[]): TestOptions {
  const { values, positionals } = readCommandLine(words, `\n${KNOWN}`, {
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true },
      changed: { type: 'boolean' },
      times: { type: 'boolean' },
    },
  });
  const [since, ...more] = positionals;
  const stray = values.changed ? more[0] : since;
  if (stray !== undefined) throw new StartUpError(`Not understood: ${stray}\n${KNOWN}`);
  return {
    ...(values.only && { only: values.only.flatMap((names) => names.split(',')).map(stepName) }),
    isTimed: values.times ?? false,
    ...(values.changed && { changedSince: since ?? 'HEAD' }),
  };
}

function stepName(word: string): StepName {
  const name = STEP_NAMES.find((known) => known === word);
  if (name === undefined) throw new StartUpError(`No step is named ${word}.\n${KNOWN}`);
  return name;
}
