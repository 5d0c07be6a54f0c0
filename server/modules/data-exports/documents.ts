import type { Role } from '../../../domain/roles';
import { ALL_READERS, COMPANY_READERS, exportSelectionIn, exportSelection } from '../../db/field-table';
import { ACCOUNT_TABLE } from '../accounts/account.table';
import { APPLICATION_TABLE } from '../applications/application.table';
import { COMPANY_TABLE } from '../companies/company.table';
import { JOB_TABLE } from '../jobs/job.table';
import { SLOT_TABLE } from '../jobs/slots/slot.table';
import { CANCELLED_INTERVIEW_TABLE } from '../reschedules/cancelled-interview.table';
import { RESCHEDULE_REQUEST_TABLE } from '../reschedules/reschedule-request.table';
import { INTERVIEW_FOLLOW_UP_TABLE } from '../follow-ups/interview-follow-up.table';
import { SEEKER_TABLE } from '../seekers/seeker.table';

/** One part of the export: a query that the person could send themselves, with one root. */
export interface ExportDocument {
  /** Of its file, and of its heading in the texts. */
  name:
    | 'account'
    | 'devices'
    | 'consents'
    | 'records'
    | 'profile'
    | 'applications'
    | 'savedSearches'
    | 'jobWaits'
    | 'receipts'
    | 'company'
    | 'jobs'
    | 'applicants'
    | 'tokens'
    | 'purchases';
  /** Asked in this role by those who have it; null: by everyone, in the role that they act in. */
  role: Exclude<Role, 'ADMIN'> | null;
  /** The result is a list, whole or by pages; the file then holds its items. */
  isList: boolean;
  query: string;
}

/** Who of the company did it; a seeker's copy does not ask. */
const BY_MEMBER = 'byMember';
const PROPOSAL = exportSelection(RESCHEDULE_REQUEST_TABLE, 'open', 'masked');
/** A company's own name is in its profile. */
const { company_id: _id, company_name: _name, ...OF_APPLICANT } = APPLICATION_TABLE;
const INTERVIEW_BY_MEMBERS = `
  cancelledInterviews { ${BY_MEMBER} }
  rescheduleHistory { ${BY_MEMBER} answeredByMember }`;
const INTERVIEW = `
  interview { state cancelledBy at reason }
  cancelledInterviews { ${exportSelection(CANCELLED_INTERVIEW_TABLE, 'open', 'masked')} }
  followUp { ${exportSelection(INTERVIEW_FOLLOW_UP_TABLE, 'open')} }
  rescheduleHistory { ${PROPOSAL} }
  interviewRescheduleRequest { ${PROPOSAL} }`;

export const EXPORT_DOCUMENTS: readonly ExportDocument[] = [
  {
    name: 'account',
    role: null,
    isList: false,
    query: `query ExportAccount {
      viewer { ${exportSelectionIn(ACCOUNT_TABLE, 'viewer')} emailVerified roles isGoogleAccount hasPassword hasSecondFactor }
    }`,
  },
  {
    name: 'devices',
    role: null,
    isList: true,
    query: 'query ExportDevices { mySessions { id device createdAt lastUsedAt } }',
  },
  {
    name: 'consents',
    role: null,
    isList: false,
    query: `query ExportConsents {
      consents { changes { id kind version isGiven createdAt } mails { kind isOn } }
    }`,
  },
  {
    name: 'records',
    role: null,
    isList: false,
    query: `query ExportRecords {
      myRecords {
        ${exportSelectionIn(ACCOUNT_TABLE, 'records')}
        searches { term jobTitle viewedAt }
        reports { kind text jobTitle companyName createdAt }
        pauses { jobTitle reason pausedAt answer answeredAt resumedAt }
        decisions { verificationStatus reason decidedAt }
        conflicts { applicationId jobTitle createdAt }
        bars { companyName barredAt }
        deeds { kind id day }
        corrections { role corrected correctedAt }
        formerNames { role name }
        calendarFeeds { role createdAt }
        pushBrowsers { role device zone showsDetails isQuietAtNight createdAt lastUsedAt }
        copies { requestedAt endedAt }
        erasures { role requestedAt cancelledAt }
      }
    }`,
  },
  {
    name: 'profile',
    role: 'USER',
    isList: false,
    query: `query ExportProfile {
      viewer {
        seeker {
          email ${exportSelection(SEEKER_TABLE, ...ALL_READERS)}
        }
      }
    }`,
  },
  {
    name: 'applications',
    role: 'USER',
    isList: true,
    query: `query ExportApplications { myApplications { ${exportSelection(APPLICATION_TABLE, 'open')} ${INTERVIEW} } }`,
  },
  {
    name: 'savedSearches',
    role: 'USER',
    isList: true,
    query: `query ExportSavedSearches {
      savedSearches {
        id name search cadence createdAt
        filter { employmentType placeId placeName salaryFrom interviewType freeWithinDays postedWithinDays }
      }
    }`,
  },
  {
    name: 'jobWaits',
    role: 'USER',
    isList: true,
    query: `query ExportJobWaits { jobWaits { id askedAt jobTitle companyName } }`,
  },
  {
    name: 'receipts',
    role: 'USER',
    isList: true,
    query: `query ExportReceipts($after: String) {
      myRevealReceipts(after: $after) {
        endCursor
        items { id isSupport companyName applicationId jobTitle kind details day firstAt lastAt times }
      }
    }`,
  },
  {
    name: 'company',
    role: 'COMPANY',
    isList: false,
    query: `query ExportCompany {
      viewer {
        company {
          ${exportSelection(COMPANY_TABLE, 'open')} tokenBalance
          records { email verificationStatus ${exportSelection(COMPANY_TABLE, 'own')} }
        }
      }
    }`,
  },
  {
    name: 'jobs',
    role: 'COMPANY',
    isList: true,
    query: `query ExportJobs($page: Int) {
      companyJobs(status: ALL, page: $page) {
        pageCount
        items {
          ${exportSelection(JOB_TABLE, 'open')} interviewAvailability { ${exportSelection(SLOT_TABLE, 'open')} } viewedTerms { term seekers } postedBy edits { editedAt ${BY_MEMBER} changes { part before after } }
          applicationCounts { total pending noReply accepted rejected withdrawn }
        }
      }
    }`,
  },
  {
    name: 'applicants',
    role: 'COMPANY',
    isList: true,
    query: `query ExportApplicants($page: Int) {
      companyApplications(page: $page) {
        pageCount
        items {
          ${exportSelection(OF_APPLICANT, 'open')} decidedBy ${INTERVIEW} ${INTERVIEW_BY_MEMBERS}
          applicant {
            isRevealed email ${exportSelection(SEEKER_TABLE, ...COMPANY_READERS)}
          }
        }
      }
    }`,
  },
  {
    name: 'tokens',
    role: 'COMPANY',
    isList: true,
    query: `query ExportTokens($after: String) {
      tokenTransactions(after: $after) {
        endCursor items { id type timestamp amount balanceAfter jobTitle packageName price merchantRef ${BY_MEMBER} }
      }
    }`,
  },
  {
    name: 'purchases',
    role: 'COMPANY',
    isList: true,
    query: `query ExportPurchases($after: String) {
      tokenInvoices(after: $after) {
        endCursor items { id packageName tokens bonus amount status createdAt expiresAt paidAt merchantRef reference ${BY_MEMBER} }
      }
    }`,
  },
];
