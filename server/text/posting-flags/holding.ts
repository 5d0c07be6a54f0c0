import { withFewMarks } from '../../../domain/text';
import { FlagReason, GRAVEST_REASONS } from './reasons';

/** Why a posting is held: paused from the start, until an administrator has looked at it. */
export type HoldReason = (typeof GRAVEST_REASONS)[number] | 'LIKE_PAUSED';

/** What decides whether a posting waits. */
export interface FoundInPosting {
  reasons: readonly FlagReason[];
  /** Its text is close to that of a posting whose pause has not ended. */
  isLikePaused: boolean;
}

/** Null: it is shown. */
export function holdReason({ reasons, isLikePaused }: FoundInPosting): HoldReason | null {
  return GRAVEST_REASONS.find((reason) => reasons.includes(reason)) ?? (isLikePaused ? 'LIKE_PAUSED' : null);
}

/** A text that was approved with these reasons has no new one. Posting it again is no reason. */
export function isCovered(reasons: readonly FlagReason[], knownReasons: readonly string[]): boolean {
  return reasons.every((reason) => reason === FlagReason.REPEATED_POSTING || knownReasons.includes(reason));
}

/** Two texts are the same when they differ only in the case of letters and the width of gaps. */
export function sameTextOf({ title, description }: { title: string; description: string }): string {
  return withFewMarks(`${title}\n${description}`).normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}
