import { DAY_MS } from '../../../domain/time';
import { FlagReason, type FlagEvidence } from './reasons';
import { isShort, shinglesOf, similarity, type Comparable } from './similarity';

/** A posting that is there already. */
export interface EarlierPosting extends Comparable {
  id: string;
  createdAt: Date;
  isDeleted: boolean;
  isPaused: boolean;
}

const COPY = 0.6;
const SAME = 0.8;
/** The same posting this often within this many days counts as repeated; a company may post a job twice. */
const TIMES = 3;
const DAYS = 30;

export interface AlikeFlags {
  flags: FlagEvidence[];
  /** The company's earlier postings that the repetition is one of. */
  repeatedIds: string[];
  /** It is as close as a copy to a paused posting of any company, which may be deleted. */
  isLikePaused: boolean;
}

/** What a new posting shares with earlier ones: those of other companies, and the company's own. */
export function flagsAmong(posting: Comparable, earlier: readonly EarlierPosting[], now: Date): AlikeFlags {
  const shingles = shinglesOf(posting.description);
  const alike = earlier.map((other) => ({ other, share: similarity(shingles, shinglesOf(other.description)) }));
  const flags: FlagEvidence[] = [];
  const [copied] = alike
    .filter(({ other, share }) => other.companyId !== posting.companyId && !other.isDeleted && share >= COPY)
    .toSorted((one, two) => two.share - one.share);
  if (copied && !isShort(shingles))
    flags.push({
      reason: FlagReason.COPIED_POSTING,
      jobId: copied.other.id,
      percent: Math.floor(copied.share * 100),
    });
  const isLikePaused = alike.some(({ other, share }) => other.isPaused && share >= COPY);
  const since = now.getTime() - DAYS * DAY_MS;
  const own = alike.filter(
    ({ other, share }) =>
      other.companyId === posting.companyId &&
      other.location === posting.location &&
      other.createdAt.getTime() >= since &&
      share >= SAME,
  );
  const times = own.length + 1;
  if (times < TIMES) return { flags, repeatedIds: [], isLikePaused };
  flags.push({ reason: FlagReason.REPEATED_POSTING, times, days: DAYS });
  return { flags, repeatedIds: own.map(({ other }) => other.id), isLikePaused };
}
