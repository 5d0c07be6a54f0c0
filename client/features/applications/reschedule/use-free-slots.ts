import { useJobTimesQuery, type JobTimesQuery } from '../../../graphql/generated';
import { isCalledOff, type RescheduleProps } from './reschedule-words';

export type FreeSlot = NonNullable<JobTimesQuery['job']>['interviewAvailability'][number];

/**
 * The job's own free times, with which a proposal begins; null while they are asked for. Where they cannot be read any
 * time can still be proposed.
 */
export function useFreeSlots(application: RescheduleProps['application']): FreeSlot[] | null {
  const { data, error } = useJobTimesQuery({
    variables: { jobId: application.jobId },
    fetchPolicy: 'network-only',
  });
  if (!data && !error) return null;
  const agreed = application.selectedInterview;
  const isAgreed = ({ date, start }: FreeSlot) =>
    !isCalledOff(application) && date === agreed.date && start === agreed.start;
  return (data?.job?.interviewAvailability ?? [])
    .filter((slot) => slot.state === 'OPEN' && !isAgreed(slot))
    .map((slot) =>
      // The interview that would move is in nobody's way.
      slot.conflict?.applicationId === application.id ? { ...slot, conflict: null } : slot,
    );
}
