import { dictionary } from '@zxcvbn-ts/language-common';

let known: ReadonlySet<string> | null = null;

/** Whether a password is among zxcvbn's 49,000 common ones, in lower case. The list is built at the first use. */
export function isWellKnown(password: string): boolean {
  known ??= new Set(dictionary['passwords-common']);
  return known.has(password);
}
