import type { MutationField, QueryField, QueryName } from './generated/names';

/** What the cache does about a mutation, besides keeping the objects that it answers. */
export interface Aftermath {
  /** Fields of the query's root that it changes beyond its answer; screens that show them ask again. */
  forgets?: readonly QueryField[];
  /** It gives or takes a seat: its job's times are forgotten, and `forgets` counts only when something was done. */
  changesSeats?: true;
  /** Queries by name that are asked again, if the screen shows them. */
  asksAgain?: readonly QueryName[];
  /** The sending is over when these have been answered, so that a switch never shows what was before. */
  waits?: true;
  /** Told once: it stays out of the cache. */
  isSecret?: true;
}

const companyJobs = { forgets: ['companyJobs', 'companyDashboard'] } satisfies Aftermath;
const adminDecision = { forgets: ['adminDashboard', 'adminAuditTrail', 'adminJobPauses'] } satisfies Aftermath;
const seekerChoice: readonly QueryField[] = ['jobs', 'jobFilterCounts', 'myApplications', 'seekerDashboard'];
const companyDecision: readonly QueryField[] = ['companyApplications', 'companyDashboard', 'companyJobs', 'interviews'];
// A new time that is accepted, and a calling off, give the old seat back.
const interviewChange = {
  forgets: [...companyDecision, 'seekerDashboard', 'proposalsToAnswer'],
  changesSeats: true,
} satisfies Aftermath;

/** What each mutation makes stale, by its field in the schema. A mutation that is not here changes what it answers. */
export const stale = {
  createJob: companyJobs,
  confirmPostings: companyJobs,
  editJob: companyJobs,
  setJobActive: companyJobs,
  // The lists only: the job itself is on view until the page has gone to them.
  deleteJob: companyJobs,
  saveInterviewSlots: companyJobs,

  applyToJob: { forgets: seekerChoice },
  // The job is back in the lists and may be applied to again.
  withdrawApplication: { forgets: seekerChoice, changesSeats: true },
  updateSeekerProfile: { forgets: ['seekerDashboard'] },
  saveSearch: { forgets: ['savedSearches'] },
  deleteSavedSearch: { forgets: ['savedSearches'] },

  acceptApplication: {
    forgets: [...companyDecision, 'tokenTransactions'],
    asksAgain: ['TokenBalance', 'ApplicantTokenBalance'],
  },
  rejectApplication: { forgets: [...companyDecision, 'tokenTransactions'] },
  rejectApplications: { forgets: companyDecision },
  saveInterviewDetails: { forgets: ['interviews'] },
  requestReschedule: interviewChange,
  respondToReschedule: interviewChange,
  withdrawReschedule: interviewChange,
  callOffInterview: interviewChange,

  confirmPayment: {
    forgets: ['tokenTransactions', 'tokenInvoices', 'companyDashboard'],
    asksAgain: ['TokenBalance'],
  },

  changePassword: { asksAgain: ['SecuritySessions'] },
  endSession: { asksAgain: ['SecuritySessions'], waits: true },
  endOtherSessions: { asksAgain: ['SecuritySessions'], waits: true },
  startSecondFactor: { isSecret: true },
  confirmSecondFactor: { asksAgain: ['SecondFactor', 'SecuritySessions'], isSecret: true },
  renewRecoveryCodes: { asksAgain: ['SecondFactor'], isSecret: true },
  turnOffSecondFactor: { asksAgain: ['SecondFactor', 'SecuritySessions'] },

  renewCalendarFeed: { asksAgain: ['CalendarFeed'], isSecret: true },
  revokeCalendarFeed: { asksAgain: ['CalendarFeed'], waits: true },
  requestDataExport: { asksAgain: ['DataExport'], waits: true },
  requestErasure: { asksAgain: ['OwnErasure'] },
  cancelErasure: { asksAgain: ['OwnErasure'], waits: true },
  updateMailPreferences: { asksAgain: ['Consents'], waits: true },

  verifyCompany: adminDecision,
  rejectCompany: adminDecision,
  revokeCompany: adminDecision,
  dismissFlaggedPayment: adminDecision,
  pauseJob: adminDecision,
  resumeJob: adminDecision,
  dismissReport: adminDecision,
  dismissFlags: adminDecision,
  replayPaymentCallback: adminDecision,
} as const satisfies Partial<Record<MutationField, Aftermath>>;

const byField: ReadonlyMap<string, Aftermath> = new Map(Object.entries(stale));

export const aftermathOf = (field: string): Aftermath => byField.get(field) ?? {};
