import type { ParseArgsConfig } from 'node:util';
import { readCommandLine } from '../scripts/command-line';
import { StartUpError } from '../scripts/start-up-error';

export interface Options {
  text(name: string): string | undefined;
  /** Throws StartUpError for what is not a number above zero. */
  number(name: string, otherwise: number): number;
}

/** The command line's options. Throws StartUpError for an unknown one. */
export function readOptions(given: string[], known: NonNullable<ParseArgsConfig['options']>): Options {
  const values: Record<string, unknown> = readCommandLine(given, '', { options: known }).values;
  const text = (name: string): string | undefined => (typeof values[name] === 'string' ? values[name] : undefined);
  return {
    text,
    number(name, otherwise) {
      const value = text(name);
      if (value === undefined) return otherwise;
      const number = Number(value);
      if (!(number > 0)) throw new StartUpError(`--${name} must be a number above zero, not ${value}.`);
      return number;
    },
  };
}
