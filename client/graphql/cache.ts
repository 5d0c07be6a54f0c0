import { InMemoryCache, type FieldPolicy, type Reference } from '@apollo/client';

interface CursorPage {
  items: readonly unknown[];
  endCursor: string | null;
}

/** One list for each filter. What comes after a cursor goes below what is there. */
const cursorList: FieldPolicy<CursorPage> = {
  keyArgs: (args) => Object.keys(args ?? {}).filter((name) => name !== 'after'),
  merge: (before, page, { args }) =>
    args?.after && before ? { ...page, items: [...before.items, ...page.items] } : page,
};

/** What belongs to the rows comes beside them, and goes below what is there as well. */
const flaggedJobs: FieldPolicy<CursorPage & { flags?: readonly unknown[] }> = {
  ...cursorList,
  merge: (before, page, { args }) =>
    args?.after && before
      ? { ...page, items: [...before.items, ...page.items], flags: [...(before.flags ?? []), ...(page.flags ?? [])] }
      : page,
};

/** Root fields that the mutation changes beyond the objects it answers; screens that show them ask again. */
const forgets = (...fieldNames: string[]): FieldPolicy<object> => ({
  merge: (_before, payload, { cache }) => {
    for (const fieldName of fieldNames) cache.evict({ id: 'ROOT_QUERY', fieldName });
    return payload;
  },
});

/** The same for a mutation that gives or takes a seat of the application's job. */
const forgetsSeats = (...fieldNames: string[]): FieldPolicy<{ application?: Reference | null }> => ({
  merge: (_before, payload, { cache, readField }) => {
    if (!payload.application) return payload;
    for (const fieldName of fieldNames) cache.evict({ id: 'ROOT_QUERY', fieldName });
    const job = { __typename: 'Job', id: readField<string>('jobId', payload.application) };
    cache.evict({ id: cache.identify(job), fieldName: 'interviewAvailability' });
    return payload;
  },
});

const companyJobs = forgets('companyJobs', 'companyDashboard');
const adminDecision = forgets('adminDashboard', 'adminAuditTrail', 'adminJobPauses');
const seekerChoice = ['jobs', 'jobFilterCounts', 'myApplications', 'seekerDashboard'];
const companyDecision = ['companyApplications', 'companyDashboard', 'companyJobs', 'interviews'];
// A new time that is accepted, and a calling off, give the old seat back.
const interviewChange = forgetsSeats(...companyDecision, 'seekerDashboard', 'proposalsToAnswer');

export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      // No id on purpose: a mask must never be completed from another screen's copy of the same person.
      Applicant: { keyFields: false, merge: true },
      // Parts of their company, asked for field by field: a list's answer must not drop what a detail page knows.
      CompanyRecordsType: { merge: true },
      // Of their application; a list's answer, which has the state alone, must not drop who called it off.
      Interview: { merge: true },
      // Its count is that of one filter.
      PlaceChoice: { keyFields: false },
      Query: {
        fields: {
          adminApplications: cursorList,
          adminAuditTrail: cursorList,
          adminCompanies: cursorList,
          adminDataExports: cursorList,
          adminFlaggedPayments: cursorList,
          adminJobPauses: cursorList,
          adminFlaggedPostings: cursorList,
          adminJobs: flaggedJobs,
          adminReports: cursorList,
          adminRevealReceipts: cursorList,
          adminSilentCompanies: cursorList,
          adminTokenTransactions: cursorList,
          adminUsers: cursorList,
          myRevealReceipts: cursorList,
          tokenInvoices: cursorList,
          tokenTransactions: cursorList,
        },
      },
      Mutation: {
        fields: {
          createJob: companyJobs,
          setJobActive: companyJobs,
          // The lists only: the job itself is on view until the page has gone to them.
          deleteJob: companyJobs,
          saveInterviewSlots: companyJobs,

          applyToJob: forgets(...seekerChoice),
          // The job is back in the lists and may be applied to again.
          withdrawApplication: forgetsSeats(...seekerChoice),
          updateSeekerProfile: forgets('seekerDashboard'),
          saveSearch: forgets('savedSearches'),
          deleteSavedSearch: forgets('savedSearches'),

          acceptApplication: forgets(...companyDecision, 'tokenTransactions'),
          rejectApplication: forgets(...companyDecision, 'tokenTransactions'),
          rejectApplications: forgets(...companyDecision),
          saveInterviewDetails: forgets('interviews'),
          requestReschedule: interviewChange,
          respondToReschedule: interviewChange,
          withdrawReschedule: interviewChange,
          callOffInterview: interviewChange,

          confirmPayment: forgets('tokenTransactions', 'tokenInvoices', 'companyDashboard'),

          verifyCompany: adminDecision,
          rejectCompany: adminDecision,
          revokeCompany: adminDecision,
          dismissFlaggedPayment: adminDecision,
          pauseJob: adminDecision,
          resumeJob: adminDecision,
          dismissReport: adminDecision,
          dismissFlags: adminDecision,
          replayPaymentCallback: adminDecision,
        },
      },
    },
  });
}
