import { wibDateOf, type LocalDate } from '../../../../domain/time';
import type { Messages } from '../../../language/messages';

/** What an administrator asks day by day. They only read; a test holds each against schema.graphql. */

export interface SavedQuery {
  /** Of its title and purpose among the texts. */
  key: keyof Messages['playground']['saved'];
  query: string;
  variables?: Readonly<Record<string, unknown>>;
}

const firstOfThisMonth = (): LocalDate => `${wibDateOf(new Date()).slice(0, 7)}-01`;

export const SAVED_QUERIES: readonly SavedQuery[] = [
  {
    key: 'companiesWaiting',
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
    key: 'startOfTheDay',
    query: `query StartOfTheDay {
  adminDashboard {
    companiesAwaiting
    flaggedPayments
    tokenSales { since purchases tokens amount }
    verificationTimes { since sameDay oneDay threeDays longer }
    latestActivities { details comment adminName timestamp }
  }
}`,
  },
  {
    key: 'rejectedCompanies',
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
    key: 'companiesByName',
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
    key: 'newestUsers',
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
    key: 'applicationsOfToday',
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
    key: 'tokenSales',
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
    key: 'flaggedPayments',
    query: `query FlaggedPayments($since: LocalDate, $until: LocalDate) {
  adminFlaggedPayments(since: $since, until: $until) {
    matching
    sums { invoices amount tokens }
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
    variables: { since: null, until: null },
  },
  {
    key: 'latestChanges',
    query: `query LatestChanges {
  adminAuditTrail(kind: CHANGE) {
    items { timestamp adminName details comment before after }
    endCursor
  }
}`,
  },
  {
    key: 'reads',
    query: `query WhoLooked {
  adminAuditTrail(kind: READ) {
    items { timestamp adminName details subjects filter }
    endCursor
  }
}`,
  },
  {
    key: 'longestWaiting',
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
    key: 'mostAppliedJobs',
    query: `query MostAppliedJobs($search: String, $companyId: ID, $status: AdminJobStatus, $pageSize: Int, $after: String) {
  adminJobs(order: MOST_APPLICANTS, search: $search, companyId: $companyId, status: $status, pageSize: $pageSize, after: $after) {
    items {
      id
      title
      companyName
      isActive
      createdAt
      applicationCounts { total pending noReply accepted rejected withdrawn }
    }
    endCursor
  }
}`,
    variables: { search: null, companyId: null, status: null, pageSize: 20, after: null },
  },
  {
    key: 'oneJob',
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
    key: 'oneUser',
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
    key: 'oneApplication',
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
    key: 'tokensOfACompany',
    query: `query TokensOfACompany($companyId: ID, $pageSize: Int, $after: String) {
  adminTokenTransactions(companyId: $companyId, pageSize: $pageSize, after: $after) {
    items { id type status tokens totalAmount merchantRef jobTitle timestamp }
    endCursor
  }
}`,
    variables: { companyId: null, pageSize: 50, after: null },
  },
  {
    key: 'whoVerified',
    query: `query WhoVerified {
  adminCompanies(status: VERIFIED, isImported: false) {
    items { id companyName records { verifiedAt verifiedBy { name } } }
    endCursor
  }
}`,
  },
  {
    key: 'buyersOfAMonth',
    query: `query BuyersOfAMonth($since: LocalDate, $until: LocalDate, $after: String) {
  adminTokenTransactions(type: PURCHASE, since: $since, until: $until, after: $after) {
    matching
    sums { purchases { count companies tokens amount amountReceived } }
    items { timestamp companyName status tokens totalAmount paidAt merchantRef }
    endCursor
  }
  refunds: adminTokenTransactions(type: REFUND, since: $since, until: $until) {
    sums { refunds { count companies tokens amount } }
    items { timestamp companyName tokens totalAmount merchantRef }
  }
}`,
    variables: { since: firstOfThisMonth(), until: null, after: null },
  },
  {
    key: 'whoSawWhom',
    query: `query WhoSawWhom($since: LocalDate, $until: LocalDate, $companyId: ID, $after: String) {
  adminRevealReceipts(since: $since, until: $until, companyId: $companyId, after: $after) {
    matching
    items { day kind details times lastAt companyName administrator { name } userId userName jobTitle }
    endCursor
  }
}`,
    variables: { since: null, until: null, companyId: null, after: null },
  },
  {
    key: 'pauses',
    query: `query Pauses($isEnded: Boolean, $since: LocalDate, $until: LocalDate, $after: String) {
  adminJobPauses(isEnded: $isEnded, since: $since, until: $until, after: $after) {
    matching
    items { jobId jobTitle companyName reason administrator { name } pausedAt answer resumedAt }
    endCursor
  }
}`,
    variables: { isEnded: null, since: null, until: null, after: null },
  },
  {
    key: 'silentCompanies',
    query: `query SilentCompanies($olderThanDays: Int, $since: LocalDate, $until: LocalDate, $after: String) {
  adminSilentCompanies(olderThanDays: $olderThanDays, since: $since, until: $until, after: $after) {
    matching
    items { waitingSince waiting applicationId company { id companyName records { email phoneNumber } } }
    endCursor
  }
}`,
    variables: { olderThanDays: 7, since: null, until: null, after: null },
  },
  {
    key: 'neverAnswered',
    query: `query NeverAnswered($since: LocalDate, $until: LocalDate, $after: String) {
  adminCompanies(neverAnswered: true, since: $since, until: $until, after: $after) {
    matching
    items { id companyName createdAt records { email phoneNumber } }
    endCursor
  }
}`,
    variables: { since: null, until: null, after: null },
  },
  {
    key: 'exportsMade',
    query: `query ExportsMade($since: LocalDate, $until: LocalDate) {
  adminAuditTrail(exportsOnly: true, since: $since, until: $until) {
    items { timestamp adminName details filter }
    endCursor
  }
  adminDataExports(since: $since, until: $until) {
    items { requestedAt accountId email requestedAs wasMade }
    endCursor
  }
}`,
    variables: { since: null, until: null },
  },
  {
    key: 'secondFactors',
    query: `query SecondFactors {
  adminAdministrators { id name since secondFactorSince }
}`,
  },
];
