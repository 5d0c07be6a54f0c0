import type { Language } from '../../../domain/language';
import type { HeldFor } from '../../text/posting-flags/holding';
import { textsIn } from '../../language/texts';

/** An administrator's words, or while there are none, why the rules hold the job. */
export function pauseReason(
  { reason, heldFor }: { reason: string; heldFor: HeldFor | null },
  language: Language,
): string {
  return reason === '' && heldFor ? textsIn(language)(`stored.heldFor.${heldFor}`) : reason;
}
