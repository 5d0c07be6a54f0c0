import type { MutationField, QueryField, QueryName } from './generated/names';

/** What the cache does about a mutation, besides keeping the objects that it answers. */
export interface MutationEffects {
  /** Fields of the query's root that it changes beyond its answer; screens that show them ask again. */
  evicts?: readonly QueryField[];
  /** It gives or takes a seat: its job's times are forgotten, and `evicts` counts only when something was done. */
  changesSeats?: true;
  /** Queries by name that are asked again, if the screen shows them. */
  refetches?: readonly QueryName[];
  /** The sending is over when these have been answered, so that a switch never shows what was before. */
  awaitsRefetch?: true;
  /** Told once: it stays out of the cache. */
  isSecret?: true;
}

const companyJobs = { evicts: ['companyJobs', 'companyDashboard'] } satisfies MutationEffects;
const adminDecision = { evicts: ['adminDashboard', 'adminAuditTrail', 'adminJobPauses'] } satisfies MutationEffects;
const seekerChoice: readonly QueryField[] = ['jobs', 'jobFilterCounts', 'myApplications', 'seekerDashboard'];
const companyDecision: readonly QueryField[] = ['companyApplications', 'companyDashboard', 'companyJobs', 'interviews'];
// A new time that is accepted, and a cancelling, give the old seat back.
const interviewChange = {
  evicts: [...companyDecision, 'seekerDashboard', 'proposalsToAnswer'],
  changesSeats: true,
} satisfies MutationEffects;

/** What each mutation makes stale, by its field in the schema. A mutation that is not here changes what it answers. */
export const stale = {
  createJob: companyJobs,
  confirmPostings: companyJobs,
  editJob: companyJobs,
  setJobActive: companyJobs,
  // The lists only: the job itself is on view until the page has gone to them.
  deleteJob: companyJobs,
  saveInterviewSlots: companyJobs,

  applyToJob: { evicts: seekerChoice },
  // The job is back in the lists and may be applied to again.
  withdrawApplication: { evicts: seekerChoice, changesSeats: true },
  updateSeekerProfile: { evicts: ['seekerDashboard'] },
  saveSearch: { evicts: ['savedSearches'] },
  deleteSavedSearch: { evicts: ['savedSearches'] },

  acceptApplication: {
    evicts: [...companyDecision, 'tokenTransactions'],
    refetches: ['TokenBalance', 'ApplicantTokenBalance'],
  },
  rejectApplication: { evicts: [...companyDecision, 'tokenTransactions'] },
  rejectApplications: { evicts: companyDecision },
  saveInterviewDetails: { evicts: ['interviews'] },
  requestReschedule: interviewChange,
  respondToReschedule: interviewChange,
  withdrawReschedule: interviewChange,
  cancelInterview: interviewChange,

  confirmPayment: {
    evicts: ['tokenTransactions', 'tokenInvoices', 'companyDashboard'],
    refetches: ['TokenBalance'],
  },

  agreeToSupplement: { refetches: ['Consents'] },
  changePassword: { refetches: ['SecuritySessions'] },
  endSession: { refetches: ['SecuritySessions'], awaitsRefetch: true },
  endOtherSessions: { refetches: ['SecuritySessions'], awaitsRefetch: true },
  startSecondFactor: { isSecret: true },
  confirmSecondFactor: { refetches: ['SecondFactor', 'SecuritySessions'], isSecret: true },
  renewRecoveryCodes: { refetches: ['SecondFactor'], isSecret: true },
  turnOffSecondFactor: { refetches: ['SecondFactor', 'SecuritySessions'] },

  renewCalendarFeed: { refetches: ['CalendarFeed'], isSecret: true },
  revokeCalendarFeed: { refetches: ['CalendarFeed'], awaitsRefetch: true },
  requestDataExport: { refetches: ['DataExport'], awaitsRefetch: true },
  requestErasure: { refetches: ['OwnErasure'] },
  cancelErasure: { refetches: ['OwnErasure'], awaitsRefetch: true },
  updateMailPreferences: { refetches: ['Consents'], awaitsRefetch: true },

  verifyCompany: adminDecision,
  rejectCompany: adminDecision,
  revokeCompany: adminDecision,
  dismissFlaggedPayment: adminDecision,
  pauseJob: adminDecision,
  resumeJob: adminDecision,
  dismissReport: adminDecision,
  dismissFlags: adminDecision,
  replayPaymentCallback: adminDecision,
} as const satisfies Partial<Record<MutationField, MutationEffects>>;

const byField: ReadonlyMap<string, MutationEffects> = new Map(Object.entries(stale));

export const effectsOf = (field: string): MutationEffects => byField.get(field) ?? {};
