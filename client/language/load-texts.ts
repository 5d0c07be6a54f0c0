import type { Language } from '../../domain/language';
import type { Part } from './messages';
import { textFileOf } from './text-files';

/** Written by the build (compiled-messages.ts): it is in the names of all files of texts. */
declare const MESSAGES_HASH: string;

/** Compiled texts by part: those asked for, and what is in the same files. Rejects when one could not be fetched. */
export async function loadTexts(language: Language, parts: readonly Part[]): Promise<Partial<Record<Part, object>>> {
  const files = [...new Set(parts.map(textFileOf))];
  const loaded = await Promise.all(
    files.map(async (file) => {
      const response = await fetch(`/assets/text-${language}-${file}-${MESSAGES_HASH}.json`);
      if (!response.ok) throw new Error(`The server answered ${response.status}`);
      return (await response.json()) as Partial<Record<Part, object>>;
    }),
  );
  return Object.assign({}, ...loaded) as Partial<Record<Part, object>>;
}
