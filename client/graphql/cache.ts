import { InMemoryCache, type FieldFunctionOptions, type FieldPolicy, type Reference } from '@apollo/client';

interface CursorPage {
  items: readonly unknown[];
  endCursor: string | null;
}

type IdOf = Pick<FieldFunctionOptions, 'readField'>;

/** Whether what was asked for again is the beginning of the list that is there. */
function isSameStart(before: CursorPage, page: CursorPage, { readField }: IdOf): boolean {
  const idOf = (item: unknown): unknown => readField('id', item as Reference);
  return page.items.length > 0 && page.items.every((item, place) => idOf(item) === idOf(before.items[place]));
}

/**
 * One list for each filter. What comes after a cursor goes below what ends there; the list may have been asked for from its
 * beginning meanwhile, and rows between the two must not go missing. Someone who comes back to the list asks for its
 * beginning: as long as that is the same, the rows below stay, and with them the place on the page. Asked for again on
 * purpose (`after` is null then), the list begins again.
 */
const cursorList: FieldPolicy<CursorPage> = {
  keyArgs: (args) => Object.keys(args ?? {}).filter((name) => name !== 'after'),
  merge: (before, page, { args, ...read }) => {
    if (!before || args?.after === null) return page;
    if (!args?.after)
      return isSameStart(before, page, read) ? { ...page, items: before.items, endCursor: before.endCursor } : page;
    return before.endCursor === args.after ? { ...page, items: [...before.items, ...page.items] } : before;
  },
};

/** What belongs to the rows comes beside them, and goes below what is there as well. */
const flaggedJobs: FieldPolicy<CursorPage & { flags?: readonly unknown[] }> = {
  ...cursorList,
  merge: (before, page, { args, ...read }) => {
    if (!before || args?.after === null) return page;
    if (!args?.after) return isSameStart(before, page, read) ? before : page;
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
          adminCancelledInterviews: cursorList,
          adminCompanies: cursorList,
          adminDataExports: cursorList,
          adminFlaggedOutcomes: cursorList,
          adminFlaggedPayments: cursorList,
          adminJobPauses: cursorList,
          adminFlaggedPostings: cursorList,
          adminJobs: flaggedJobs,
          adminReports: cursorList,
          adminRevealReceipts: cursorList,
          adminSilentCompanies: cursorList,
          adminTokenTransactions: cursorList,
          adminUsers: cursorList,
          companyReceipts: cursorList,
          myRevealReceipts: cursorList,
          tokenInvoices: cursorList,
          tokenTransactions: cursorList,
        },
      },
    },
  });
}
