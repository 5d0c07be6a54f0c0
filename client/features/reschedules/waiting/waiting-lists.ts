import { paths } from '../../../../domain/paths';
import type { CompanyWaitingQuery } from '../../../graphql/generated';
import { IconCalendarTime, IconClock, IconSwitchHorizontal } from '../../../icons';

export type Waiting = CompanyWaitingQuery['companyWaiting'];

/** What waits for a company, in the order in which it ends, and the list of just these. */
export const waitingLists = [
  { field: 'proposals', icon: IconSwitchHorizontal, to: `${paths.company.allApplicants}?waiting=proposals` },
  { field: 'answersToday', icon: IconClock, to: `${paths.company.allApplicants}?waiting=today` },
  { field: 'jobsWithoutTimes', icon: IconCalendarTime, to: `${paths.company.jobs}?status=WITHOUT_TIMES` },
] as const satisfies readonly { field: keyof Waiting; icon: unknown; to: string }[];
