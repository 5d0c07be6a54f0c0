const id = (value: string): string => encodeURIComponent(value);

/** Every address of the product. Pages, mails and redirects link through these and never spell a path themselves. */
export const paths = {
  landing: '/',
  login: '/login',
  registerSeeker: '/register',
  registerCompany: '/company/register',
  privacy: '/privacy',
  terms: '/terms',
  /** The server returns a file for one's calendar. */
  interviewFile: (applicationId: string) => `/interviews/${id(applicationId)}.ics`,
  /** The server returns a PDF. */
  receiptFile: (invoiceId: string) => `/receipts/${id(invoiceId)}.pdf`,
  verifyEmail: '/verify-email',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  /** "This was not me" of mails links to it. */
  notMe: '/not-me',
  /** Mails link to it. */
  invitation: '/invitation',
  /** That of a former owner of a company. */
  ownerNotMe: '/owner-not-me',
  /** Mails link to it; the server accepts a POST. */
  unsubscribe: '/unsubscribe',
  /** After the erasure of the whole account. */
  farewell: '/farewell',

  user: {
    completeProfile: '/user/complete-profile',
    dashboard: '/user/dashboard',
    jobs: '/user/jobs',
    jobsFound: (search: string) => `/user/jobs?search=${encodeURIComponent(search)}`,
    savedSearches: '/user/saved-searches',
    /** `foundBy` is the search whose result led there, `slot` the time to begin with. */
    job: (jobId: string, { foundBy = '', slot = '' } = {}) => {
      const query = [foundBy && `q=${encodeURIComponent(foundBy)}`, slot && `slot=${id(slot)}`]
        .filter(Boolean)
        .join('&');
      return `/user/job/${id(jobId)}${query && `?${query}`}`;
    },
    company: (companyId: string) => `/user/company/${id(companyId)}`,
    profile: '/user/profile',
    security: '/user/security',
    notifications: '/user/notifications',
    /** Mails link to it. */
    privacy: '/user/privacy',
    applied: '/user/applied',
    application: (applicationId: string) => `/user/application/${id(applicationId)}`,
    interviewCalendar: '/user/interview-calendar',
  },

  company: {
    dashboard: '/company/dashboard',
    jobs: '/company/jobs',
    createJob: '/company/create',
    importJobs: '/company/jobs/import',
    /** The same form, filled from a job. */
    copyJob: (jobId: string) => `/company/create?from=${id(jobId)}`,
    job: (jobId: string) => `/company/job/${id(jobId)}`,
    editJob: (jobId: string) => `/company/jobs/${id(jobId)}/edit`,
    jobSlots: (jobId: string) => `/company/jobs/${id(jobId)}/slots`,
    applicant: (applicationId: string) => `/company/applicant/${id(applicationId)}`,
    allApplicants: '/company/all-applicants',
    upcomingInterviews: '/company/upcoming-interviews',
    /** Mails link to it. */
    outcomes: '/company/outcomes',
    trackRecord: '/company/track-record',
    insights: '/company/insights',
    /** Mails link to it. */
    team: '/company/team',
    teamReceipts: '/company/team/seen',
    buyToken: '/company/buy-token',
    paymentSuccess: '/company/payment-success',
    receipt: (invoiceId: string) => `/company/receipt/${id(invoiceId)}`,
    profile: '/company/profile',
    security: '/company/security',
    notifications: '/company/notifications',
    /** Mails link to it. */
    privacy: '/company/privacy',
  },

  /** Files that the server makes; links to them are ordinary ones, outside the router. */
  exports: {
    acceptedApplicants: '/exports/accepted-applicants.csv',
    insights: '/exports/insights.csv',
    postingTemplate: '/exports/posting-template.csv',
    tokenLedger: '/exports/token-ledger.csv',
    companies: '/exports/companies.csv',
    users: '/exports/users.csv',
    applications: '/exports/applications.csv',
    tokenTransactions: '/exports/token-transactions.csv',
  },

  admin: {
    dashboard: '/admin/dashboard',
    companyVerification: '/admin/company-verification',
    companies: '/admin/companies',
    companyDetails: (companyId: string) => `/admin/company-details/${id(companyId)}`,
    users: '/admin/users',
    user: (userId: string) => `/admin/user/${id(userId)}`,
    job: (jobId: string) => `/admin/job/${id(jobId)}`,
    applications: '/admin/applications',
    application: (applicationId: string) => `/admin/application/${id(applicationId)}`,
    tokenTransactions: '/admin/token-transactions',
    flaggedPayments: '/admin/flagged-payments',
    reports: '/admin/reports',
    oversight: '/admin/oversight',
    flaggedPostings: '/admin/flagged-postings',
    auditTrail: '/admin/audit-trail',
    playground: '/admin/playground',
    security: '/admin/security',
    /** Where administrators without a second factor are kept until they have one. */
    secondFactor: '/admin/second-factor',
  },
} as const;

/** The same addresses as the router's patterns, where they carry a parameter or have lost it. */
export const patterns = {
  userJob: '/user/job/:jobId',
  userCompany: '/user/company/:companyId',
  /** Their pages say that the id is missing. */
  userJobWithoutId: '/user/job',
  userCompanyWithoutId: '/user/company',
  adminCompanyWithoutId: '/admin/company-details',
  userApplication: '/user/application/:applicationId',
  companyJob: '/company/job/:jobId',
  companyEditJob: '/company/jobs/:jobId/edit',
  companyJobSlots: '/company/jobs/:jobId/slots',
  companyApplicant: '/company/applicant/:applicationId',
  companyReceipt: '/company/receipt/:invoiceId',
  adminUser: '/admin/user/:userId',
  adminJob: '/admin/job/:jobId',
  adminApplication: '/admin/application/:applicationId',
  adminCompanyDetails: '/admin/company-details/:companyId',
} as const;

/** Where a signed-out visitor is sent, so that login can bring them back. */
export function loginPath(returnTo?: string | null): string {
  return returnTo ? `${paths.login}?returnTo=${encodeURIComponent(returnTo)}` : paths.login;
}
