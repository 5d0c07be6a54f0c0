import { readCommandLine } from '../command-line';
import { StartUpError } from '../start-up-error';

/** The steps of `npm test`, in their order. */
export const STEP_NAMES = ['build', 'format', 'lint', 'schema', 'codegen', 'migrations', 'jest', 'playwright'] as const;
export type StepName = (typeof STEP_NAMES)[number];

export interface TestOptions {
  /** Undefined: all, or what `changedSince` asks for. */
  only?: readonly StepName[];
  /** Say at the end what took longest. */
  isTimed: boolean;
  /** A commit: run what the changes since then can affect. */
  changedSince?: string;
}

const KNOWN = `Known:
  --only=${STEP_NAMES.join(',')}
  --changed [<since>]   what changes can affect: those not committed, or all since the branch left <since>
  --times               each step and the ten slowest files`;

/** Reads what follows `npm test --`. Throws StartUpError for what it does not know. */
export function readTestOptions(words: readonly string[]): TestOptions {
  const { values, positionals } = readCommandLine(words, `\n${KNOWN}`, {
    allowPositionals: true,
    options: { only: { type: 'string', multiple: true }, changed: { type: 'boolean' }, times: { type: 'boolean' } },
  });
  const stray = positionals[values.changed ? 1 : 0];
  if (stray !== undefined) throw new StartUpError(`Not understood: ${stray}\n${KNOWN}`);
  const only = values.only?.flatMap((names) => names.split(',')).map(stepName);
  const changedSince = values.changed ? (positionals[0] ?? 'HEAD') : undefined;
  return { only, isTimed: values.times ?? false, changedSince };
}

function stepName(word: string): StepName {
  const name = STEP_NAMES.find((known) => known === word);
  if (name === undefined) throw new StartUpError(`No step is named ${word}.\n${KNOWN}`);
  return name;
}
