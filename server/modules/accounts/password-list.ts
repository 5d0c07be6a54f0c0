import { dictionary } from '@zxcvbn-ts/language-common';

let known: ReadonlySet<string> | null = null;

/** Some 49,000 passwords that people choose, in lower case, as zxcvbn keeps them. Built when the first one is asked for. */
export function isWellKnown(password: string): boolean {
  known ??= new Set(dictionary['passwords-common']);
  return known.has(password);
}
