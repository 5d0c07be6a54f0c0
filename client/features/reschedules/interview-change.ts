import type { MutationEffects } from '../../graphql/mutation-effects';

/** A new time that is accepted, and a cancelling, give the old seat back. */
export const interviewChange = {
  evicts: [
    'companyApplications',
    'companyDashboard',
    'companyWaiting',
    'companyJobs',
    'interviews',
    'seekerDashboard',
    'proposalsToAnswer',
  ],
  changesSeats: true,
} satisfies MutationEffects;
