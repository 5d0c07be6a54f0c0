import type { Language } from '../../domain/language';
import type { Part } from './messages';

/** Written by the build (compiled-messages.ts): it is in the names of all files of texts. */
declare const MESSAGES_HASH: string;

/** The compiled texts of a part (compiled-messages.ts). Rejects when they could not be fetched. */
export async function loadPart(language: Language, part: Part): Promise<object> {
  const response = await fetch(`/assets/text-${language}-${part}-${MESSAGES_HASH}.json`);
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return (await response.json()) as object;
}
