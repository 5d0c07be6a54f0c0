import type { Language } from '../../../domain/language';
import { textsIn } from '../../language/texts';

/** A package is stored as `6 Tokens`, by how many it has. A name of another form is shown as it is stored. */
export function packageNameIn(stored: string, language: Language): string {
  const number = /^(\d+) Tokens?$/.exec(stored)?.[1];
  return number === undefined ? stored : textsIn(language)('stored.packageName', { count: Number(number), number });
}
