import type { Language } from '../../../domain/language';
import type { HoldReason } from '../../text/posting-flags/holding';
import { textsIn } from '../../language/texts';

/** An administrator's words, else why the rules hold the job. */
export function pauseReason(
  { reason, holdReason }: { reason: string; holdReason: HoldReason | null },
  language: Language,
): string {
  return reason === '' && holdReason ? textsIn(language)(`stored.holdReason.${holdReason}`) : reason;
}
