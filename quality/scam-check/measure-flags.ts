import { flagsAmong, type EarlierPosting } from '../../server/text/posting-flags/alike-postings';
import { flagsOfPosting } from '../../server/text/posting-flags/posting-flags';
import type { FlagEvidence, FlagReason } from '../../server/text/posting-flags/reasons';
import { bandsOf } from '../../server/text/posting-flags/similarity';
import type { JudgedPosting } from './judged-postings';

export interface Flagged {
  posting: JudgedPosting;
  flags: FlagEvidence[];
}

const NOW = new Date(0);

/** What the rules find in each, as if they were posted one after the other; the database's index is a map here. */
export function flagAll(postings: readonly JudgedPosting[]): Flagged[] {
  const earlier = new Map<number, EarlierPosting[]>();
  const flagged = postings.map((posting): Flagged => ({ posting, flags: flagsOfPosting(posting) }));
  postings.forEach((posting, index) => {
    const own = { ...posting, companyId: posting.company || `posting ${index}` };
    const bands = [...new Set(bandsOf(own))];
    const alike = new Map(bands.flatMap((band) => earlier.get(band) ?? []).map((other) => [other.id, other]));
    const { flags, repeatedIds } = flagsAmong(own, [...alike.values()], NOW);
    flagged[index]?.flags.push(...flags);
    for (const id of repeatedIds) addRepeated(flagged[Number(id)], flags);
    const stored = { ...own, id: String(index), createdAt: NOW, isDeleted: false, isPaused: false };
    for (const band of bands) earlier.set(band, [...(earlier.get(band) ?? []), stored]);
  });
  return flagged;
}

function addRepeated(earlier: Flagged | undefined, flags: readonly FlagEvidence[]): void {
  if (!earlier || earlier.flags.some(({ reason }) => reason === 'REPEATED_POSTING')) return;
  earlier.flags.push(...flags.filter(({ reason }) => reason === 'REPEATED_POSTING'));
}

export interface Figures {
  scams: number;
  /** Scams with a right reason among their flags. */
  caught: number;
  honest: number;
  /** Honest postings with any flag. */
  falselyFlagged: number;
  /** Of the scams. */
  recall: number;
  /** Of all flagged postings, those that are scams with a right reason. */
  precision: number;
  falseShare: number;
}

export const reasonsOf = ({ flags }: Flagged): FlagReason[] => flags.map(({ reason }) => reason);
export const isScam = ({ posting }: Flagged): boolean => posting.expect.length > 0;
export const isCaught = (flagged: Flagged): boolean =>
  reasonsOf(flagged).some((reason) => flagged.posting.expect.includes(reason));

export function figuresOf(flagged: readonly Flagged[]): Figures {
  const scams = flagged.filter(isScam);
  const honest = flagged.filter((one) => !isScam(one));
  const caught = scams.filter(isCaught).length;
  const falselyFlagged = honest.filter(({ flags }) => flags.length > 0).length;
  const all = flagged.filter(({ flags }) => flags.length > 0).length;
  return {
    scams: scams.length,
    caught,
    honest: honest.length,
    falselyFlagged,
    recall: scams.length === 0 ? 1 : caught / scams.length,
    precision: all === 0 ? 1 : caught / all,
    falseShare: honest.length === 0 ? 0 : falselyFlagged / honest.length,
  };
}
