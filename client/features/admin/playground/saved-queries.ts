/** What an administrator asks day by day. They only read; a test holds each against schema.graphql. */

export interface SavedQuery {
  title: string;
  /** What it answers, in one line. */
  purpose: string;
  query: string;
  variables?: Readonly<Record<string, unknown>>;
}

export const SAVED_QUERIES: readonly SavedQuery[] = [
  {
    title: 'Companies waiting',
    purpose: 'Who waits for a decision, with the papers and what changed since the last one.',
    query: `query CompaniesWaiting {
  adminCompanies(status: PENDING) {
    items {
      id
      companyName
      createdAt
      records { email companyNpwp deedUrl profileVersion }
      lastDecision { decision comment timestamp changes { field before now } }
    }
    endCursor
  }
}`,
  },
  {
    title: 'Start of the day',
    purpose: 'What waits, what was sold, and what was decided last.',
    query: `query StartOfTheDay {
  adminDashboard {
    companiesAwaiting
    flaggedPayments
    tokenSales { since purchases tokens amount }
    latestActivities { details comment adminName timestamp }
  }
}`,
  },
  {
    title: 'Rejected companies',
    purpose: 'Who was turned down, when and why.',
    query: `query RejectedCompanies {
  adminCompanies(status: REJECTED) {
    items {
      id
      companyName
      records { rejectedAt rejectionReason }
    }
    endCursor
  }
}`,
  },
  {
    title: 'Companies by name',
    purpose: 'Finds companies by a part of their name; change it under Variables.',
    query: `query CompaniesByName($search: String, $after: String) {
  adminCompanies(search: $search, after: $after) {
    items {
      id
      companyName
      tokenBalance
      records { email verificationStatus }
    }
    endCursor
  }
}`,
    variables: { search: 'PT', after: null },
  },
  {
    title: 'Newest users',
    purpose: 'Who registered last.',
    query: `query NewestUsers($search: String, $after: String) {
  adminUsers(search: $search, after: $after) {
    items {
      id
      fullName
      education
      createdAt
    }
    endCursor
  }
}`,
    variables: { search: null, after: null },
  },
  {
    title: 'Applications of today',
    purpose: 'The newest applications, today\'s first, and the last days in figures.',
    query: `query ApplicationsOfToday {
  adminApplications {
    items {
      id
      applicationDate
      status
      job { title companyName }
    }
    endCursor
  }
  adminDashboard {
    applicationsByDay { date pending accepted rejected }
  }
}`,
  },
  {
    title: 'Token sales',
    purpose: 'Purchases that were paid, newest first.',
    query: `query TokenSales {
  adminTokenTransactions(type: PURCHASE, status: PAID) {
    items {
      timestamp
      companyName
      packageName
      tokens
      totalAmount
      merchantRef
    }
    endCursor
  }
}`,
  },
  {
    title: 'Flagged payments',
    purpose: 'What the payment provider reported and does not fit, with the invoice.',
    query: `query FlaggedPayments {
  adminFlaggedPayments {
    items {
      id
      flag
      isVerified
      receivedAt
      merchantRef
      invoice { companyName status amount tokens }
    }
    endCursor
  }
}`,
  },
  {
    title: 'Latest changes',
    purpose: 'What administrators decided and replayed, before and after.',
    query: `query LatestChanges {
  adminAuditTrail(kind: CHANGE) {
    items { timestamp adminName details comment before after }
    endCursor
  }
}`,
  },
  {
    title: 'Who looked at personal data',
    purpose: 'Documents, lists and records that administrators opened.',
    query: `query WhoLooked {
  adminAuditTrail(kind: READ) {
    items { timestamp adminName details subjects filter }
    endCursor
  }
}`,
  },
];
