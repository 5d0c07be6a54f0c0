import { InMemoryCache, type FieldPolicy } from '@apollo/client';

interface CursorPage {
  items: readonly unknown[];
  endCursor: string | null;
}

/**
 * One list for each filter. What comes after a cursor goes below what ends there; the list may have been asked for from its
 * beginning meanwhile, and rows between the two must not go missing.
 */
const cursorList: FieldPolicy<CursorPage> = {
  keyArgs: (args) => Object.keys(args ?? {}).filter((name) => name !== 'after'),
  merge: (before, page, { args }) => {
    if (!args?.after || !before) return page;
    return before.endCursor === args.after ? { ...page, items: [...before.items, ...page.items] } : before;
  },
};

/** What belongs to the rows comes beside them, and goes below what is there as well. */
const flaggedJobs: FieldPolicy<CursorPage & { flags?: readonly unknown[] }> = {
  ...cursorList,
  merge: (before, page, { args }) => {
    if (!args?.after || !before) return page;
    if (before.endCursor !== args.after) return before;
    return {
      ...page,
      items: [...before.items, ...page.items],
      flags: [...(before.flags ?? []), ...(page.flags ?? [])],
    };
  },
};

export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      // No id on purpose: a mask must never be completed from another screen's copy of the same person.
      Applicant: { keyFields: false, merge: true },
      // Parts of their company, asked for field by field: a list's response must not drop what a detail page knows.
      CompanyRecordsType: { merge: true },
      // Of their application; a list's response, which has the state alone, must not drop who cancelled it.
      Interview: { merge: true },
      InterviewTime: { merge: true },
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
    },
  });
}
