import { ApplicationParty } from '../../../../domain/applications';
import { useApplicantOtherSlotsQuery, type ApplicantOtherSlotsQuery } from '../../../graphql/generated';
import { isCalledOff, type RescheduleProps } from './reschedule-words';

export type FreeSlot = NonNullable<ApplicantOtherSlotsQuery['job']>['interviewAvailability'][number];

/**
 * The job's own free times, with which a company's proposal begins; null while they are asked for. There are none for an
 * applicant, and where they cannot be read any time can still be proposed.
 */
export function useFreeSlots(application: RescheduleProps['application'], party: ApplicationParty): FreeSlot[] | null {
  const isCompany = party === ApplicationParty.COMPANY;
  const { data, error } = useApplicantOtherSlotsQuery({
    variables: { jobId: application.jobId },
    fetchPolicy: 'network-only',
    skip: !isCompany,
  });
  if (isCompany && !data && !error) return null;
  const agreed = application.selectedInterview;
  const isAgreed = ({ date, start }: FreeSlot) =>
    !isCalledOff(application) && date === agreed.date && start === agreed.start;
  return data?.job?.interviewAvailability.filter((slot) => slot.state === 'OPEN' && !isAgreed(slot)) ?? [];
}
