import type { LocalDate } from '../../domain/time';
import type { Asker } from '../people/actors';
import { graphql } from '../graphql';
import type { ResultOf } from '../server/test-client';

const QUEUE = graphql(`query FlaggedQueue($after: String, $pageSize: Int, $since: LocalDate, $until: LocalDate) {
  adminFlaggedPostings(after: $after, pageSize: $pageSize, since: $since, until: $until) {
    matching
    items {
      id flaggedAt isOpen isRemoved version newestEditId viewerCanPause viewerCanResume viewerCanDismiss
      job { id title isPaused pause { reason isHeld answer } }
      flags { reason evidence copiedJobId }
      company { id companyName createdAt isVerified }
      companyFlags { reason count }
      history { verifiedSince pauses }
    }
    endCursor
  }
}`);
type FlaggedQueue = ResultOf<typeof QUEUE>['adminFlaggedPostings'];
export type QueuedPosting = FlaggedQueue['items'][number];

export async function flaggedQueue(
  { client }: Asker,
  page: { after?: string | null; pageSize?: number; since?: LocalDate; until?: LocalDate } = {},
) {
  return (await client.ask(QUEUE, page)).adminFlaggedPostings;
}

/** The flagged posting, if it waits for a decision. */
export async function queuedPosting(admin: Asker, id: string): Promise<QueuedPosting | undefined> {
  return (await flaggedQueue(admin, { pageSize: 100 })).items.find((posting) => posting.id === id);
}

const DISMISS = graphql(`mutation DismissFlagsOf($input: DismissFlagsInput!) {
  dismissFlags(input: $input) { posting { isOpen } errors { ...Refusal } }
}`);

/** Returns why it was refused. */
export async function dismissFlags(
  { client }: Asker,
  { id, version }: { id: string; version: number },
  note = 'A refund, not a fee',
) {
  return (await client.ask(DISMISS, { input: { jobId: id, version, note } })).dismissFlags.errors;
}
