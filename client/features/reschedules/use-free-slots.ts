import type { TimeZone } from '../../../domain/time';
import { useJobTimesQuery, type JobTimesQuery } from '../../graphql/generated';
import { isCancelled, type RescheduleProps } from './reschedule-words';

export type FreeSlot = NonNullable<JobTimesQuery['job']>['interviewAvailability'][number];

interface FreeSlots {
  slots: FreeSlot[];
  /** Of the job now; the agreed time's where the job cannot be read. */
  timeZone: TimeZone;
  askAgain: () => void;
}

/**
 * The job's own free times, with which a proposal begins; null while they are asked for. Where they cannot be read any
 * time can still be proposed.
 */
export function useFreeSlots(application: RescheduleProps['application']): FreeSlots | null {
  const { data, error, refetch } = useJobTimesQuery({
    variables: { jobId: application.jobId },
    fetchPolicy: 'network-only',
  });
  if (!data && !error) return null;
  const agreed = application.selectedInterview;
  // Another slot at that hour, with another end or elsewhere, is another time.
  const isAgreed = ({ date, start, end, locationType }: FreeSlot) =>
    !isCancelled(application) &&
    date === agreed.date &&
    start === agreed.start &&
    end === agreed.end &&
    locationType === agreed.locationType;
  const slots = (data?.job?.interviewAvailability ?? [])
    .filter((slot) => slot.state === 'OPEN' && !isAgreed(slot))
    .map((slot) =>
      // The interview to be moved does not conflict with itself.
      slot.conflict?.applicationId === application.id ? { ...slot, conflict: null } : slot,
    );
  return {
    slots,
    timeZone: data?.job?.timeZone ?? agreed.timeZone,
    // When this fails, the times that are shown stay.
    askAgain: () => void refetch().catch(() => undefined),
  };
}
