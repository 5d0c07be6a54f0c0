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
    purpose: 'Companies waiting for a decision, with their documents and what changed since the last one.',
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
    purpose: 'What is waiting, what was sold, and the latest decisions.',
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
    purpose: "The newest applications, today's first, and the last days in figures.",
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
    purpose: 'Payment reports that do not match, with their invoices.',
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
  {
    title: 'Longest waiting companies',
    purpose: 'The verification queue: who has waited longest, and why each waits.',
    query: `query LongestWaiting($pageSize: Int) {
  adminCompanies(order: LONGEST_WAITING, pageSize: $pageSize) {
    items {
      id
      companyName
      records { waitingSince waitingAs revocationNote }
      lastDecision { decision adminName timestamp comment }
    }
    endCursor
  }
}`,
    variables: { pageSize: 50 },
  },
  {
    title: 'Most applied jobs',
    purpose: 'Jobs by the number of people who applied.',
    query: `query MostAppliedJobs($search: String, $companyId: ID, $status: AdminJobStatus, $pageSize: Int, $after: String) {
  adminJobs(order: MOST_APPLICANTS, search: $search, companyId: $companyId, status: $status, pageSize: $pageSize, after: $after) {
    items {
      id
      title
      companyName
      isActive
      createdAt
      applicationCounts { total pending accepted rejected withdrawn }
    }
    endCursor
  }
}`,
    variables: { search: null, companyId: null, status: null, pageSize: 20, after: null },
  },
  {
    title: 'One job',
    purpose: 'A job with its company, slots and newest applications; put its id under Variables.',
    query: `query OneJob($id: ID!) {
  adminJob(id: $id) {
    isRemoved
    job { id title isActive isVisibleToSeekers applicationCounts { total } interviewAvailability { date start state seatsLeft } }
    company { id companyName records { verificationStatus } }
    applications { items { id status applicationDate applicant { fullName } } endCursor }
  }
}`,
    variables: { id: '' },
  },
  {
    title: 'One user',
    purpose: 'A user with their company and newest applications; put the id under Variables.',
    query: `query OneUser($id: ID!) {
  adminUser(id: $id) {
    user { id fullName email phoneNumber createdAt }
    company { id companyName }
    applications { items { id status jobTitle companyName applicationDate } endCursor }
  }
}`,
    variables: { id: '' },
  },
  {
    title: 'One application',
    purpose: 'An application with its user, job, company and what it has cost; put the id under Variables.',
    query: `query OneApplication($id: ID!) {
  adminApplication(id: $id) {
    application { id status applicationDate selectedInterview { date start end } rescheduleHistory { status requestedBy requestedAt } }
    user { id fullName email }
    job { isRemoved job { id title } company { id companyName } }
    tokenTransactions { id type tokens timestamp }
  }
}`,
    variables: { id: '' },
  },
  {
    title: 'Tokens of a company',
    purpose: 'Purchases and ledger of one company; put its id under Variables.',
    query: `query TokensOfACompany($companyId: ID, $pageSize: Int, $after: String) {
  adminTokenTransactions(companyId: $companyId, pageSize: $pageSize, after: $after) {
    items { id type status tokens totalAmount merchantRef jobTitle timestamp }
    endCursor
  }
}`,
    variables: { companyId: null, pageSize: 50, after: null },
  },
  {
    title: 'Who verified',
    purpose: 'Verified companies with who verified each, and when.',
    query: `query WhoVerified {
  adminCompanies(status: VERIFIED, isImported: false) {
    items { id companyName records { verifiedAt verifiedBy { name } } }
    endCursor
  }
}`,
  },
];
