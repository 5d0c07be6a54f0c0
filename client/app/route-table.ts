import type { Audience } from './guard';
import { lazyLayout, lazyPage, plainPage, type LazyScreen } from './lazy-page';
import { paths, patterns } from './paths';

/** The public frame; `login` has toasts as well, `form` data too. A page without one draws its own frame. */
const layouts = {
  public: lazyLayout(() => import('./layouts/PublicLayout'), 'PublicLayout'),
  login: lazyLayout(() => import('./layouts/LoginLayout'), 'LoginLayout'),
  form: lazyLayout(() => import('./layouts/FormLayout'), 'FormLayout', 'portal'),
  seeker: lazyLayout(() => import('./layouts/SeekerLayout'), 'SeekerLayout', 'portal'),
  company: lazyLayout(() => import('./layouts/CompanyLayout'), 'CompanyLayout', 'portal'),
  admin: lazyLayout(() => import('./layouts/AdminLayout'), 'AdminLayout', 'portal', 'adminMenu'),
} satisfies Record<string, LazyScreen>;

/** A page that people open first: the server hints at its files, the build keeps its budget and shapes shared files by it. */
export interface FirstVisit {
  name: string;
  /** Scripts and texts in one language, the larger, in kB of gzip. */
  budget: number;
  /** Without Apollo Client and portals. */
  isLight?: true;
}

export interface RouteEntry {
  path: string;
  audience: Audience;
  layout: LazyScreen | null;
  page: LazyScreen;
  firstVisit?: FirstVisit;
}

interface Group {
  audience: Audience;
  layout: LazyScreen | null;
  pages: [path: string, page: LazyScreen, firstVisit?: FirstVisit][];
}

/**
 * Every screen: its address, who may see it, and its chunk.
 */
const groups: Group[] = [
  {
    audience: 'public-only',
    layout: null,
    pages: [
      [
        paths.landing,
        plainPage(
          'landing.titles.findYourDreamJob',
          () => import('../features/public/LandingPage'),
          'LandingPage',
          'landing',
        ),
        { name: 'landing', budget: 103, isLight: true },
      ],
    ],
  },
  {
    audience: 'anyone',
    layout: layouts.public,
    pages: [
      [
        paths.privacy,
        plainPage(
          'frame.titles.privacyPolicy',
          () => import('../features/public/PrivacyPage'),
          'PrivacyPage',
          'legal',
          'supplement',
        ),
      ],
      [
        paths.terms,
        plainPage(
          'frame.titles.termsAndConditions',
          () => import('../features/public/TermsPage'),
          'TermsPage',
          'legal',
          'supplement',
        ),
      ],
      ['*', plainPage('frame.titles.pageNotFound', () => import('../features/public/NotFoundPage'), 'NotFoundPage')],
    ],
  },
  {
    audience: 'public-only',
    layout: layouts.login,
    pages: [
      [
        paths.login,
        plainPage('frame.titles.login', () => import('../features/auth/login/LoginPage'), 'LoginPage', 'login'),
        { name: 'login', budget: 108, isLight: true },
      ],
    ],
  },
  {
    audience: 'public-only',
    layout: layouts.form,
    pages: [
      [
        paths.forgotPassword,
        lazyPage(
          'account.titles.forgotPassword',
          () => import('../features/auth/password/ForgotPasswordPage'),
          'ForgotPasswordPage',
          'account',
          'errors',
        ),
      ],
      [
        paths.registerSeeker,
        lazyPage(
          'account.titles.registerAsJobSeeker',
          () => import('../features/auth/register/RegisterSeekerPage'),
          'RegisterSeekerPage',
          'account',
          'login',
          'errors',
          'options',
        ),
        { name: 'register', budget: 210 },
      ],
      [
        paths.registerCompany,
        lazyPage(
          'account.titles.registerAsCompany',
          () => import('../features/auth/register/RegisterCompanyPage'),
          'RegisterCompanyPage',
          'account',
          'errors',
          'options',
        ),
        { name: 'company register', budget: 210 },
      ],
    ],
  },
  {
    audience: 'anyone',
    layout: layouts.form,
    pages: [
      [
        paths.unsubscribe,
        lazyPage(
          'savedSearches.titles.unsubscribe',
          () => import('../features/saved-searches/UnsubscribePage'),
          'UnsubscribePage',
          'savedSearches',
        ),
      ],
      [
        paths.farewell,
        lazyPage(
          'erasure.titles.farewell',
          () => import('../features/privacy/erasure/FarewellPage'),
          'FarewellPage',
          'erasure',
        ),
      ],
      [
        paths.verifyEmail,
        lazyPage(
          'account.titles.emailVerification',
          () => import('../features/auth/verify-email/VerifyEmailPage'),
          'VerifyEmailPage',
          'account',
          'errors',
        ),
      ],
      [
        paths.resetPassword,
        lazyPage(
          'account.titles.resetPassword',
          () => import('../features/auth/password/ResetPasswordPage'),
          'ResetPasswordPage',
          'account',
          'errors',
        ),
      ],
      [
        paths.notMe,
        lazyPage(
          'account.titles.notMe',
          () => import('../features/auth/not-me/NotMePage'),
          'NotMePage',
          'account',
          'errors',
        ),
      ],
    ],
  },
  {
    audience: 'incomplete-user',
    layout: layouts.form,
    pages: [
      [
        paths.user.completeProfile,
        lazyPage(
          'account.titles.completeProfile',
          () => import('../features/auth/complete-profile/CompleteProfilePage'),
          'CompleteProfilePage',
          'ownerProof',
          'account',
          'errors',
          'options',
        ),
      ],
    ],
  },
  {
    audience: 'user',
    layout: layouts.seeker,
    pages: [
      [
        paths.user.dashboard,
        plainPage(
          'seeker.titles.dashboard',
          () => import('../features/seekers/dashboard/SeekerDashboardPage'),
          'SeekerDashboardPage',
          'seeker',
          'options',
        ),
        { name: 'seeker dashboard', budget: 182 },
      ],
      [
        paths.user.jobs,
        plainPage(
          'browse.titles.findJobs',
          () => import('../features/jobs/browse/JobsPage'),
          'JobsPage',
          'browse',
          'trackRecord',
          'savedSearches',
          'shortcuts',
          'options',
        ),
        { name: 'find jobs', budget: 193 },
      ],
      [
        paths.user.savedSearches,
        lazyPage(
          'savedSearches.titles.savedSearches',
          () => import('../features/saved-searches/SavedSearchesPage'),
          'SavedSearchesPage',
          'savedSearches',
          'options',
        ),
      ],
      [
        patterns.userJob,
        lazyPage(
          'browse.titles.job',
          () => import('../features/jobs/job/JobPage'),
          'JobPage',
          'browse',
          'trackRecord',
          'reports',
          'errors',
          'options',
        ),
        { name: 'job', budget: 218 },
      ],
      [
        paths.user.applied,
        lazyPage(
          'applications.titles.appliedJobs',
          () => import('../features/applications/applied/AppliedJobsPage'),
          'AppliedJobsPage',
          'applications',
          'options',
        ),
        { name: 'applied', budget: 207 },
      ],
      [
        patterns.userApplication,
        lazyPage(
          'applications.titles.application',
          () => import('../features/applications/application/ApplicationPage'),
          'ApplicationPage',
          'applications',
          'privacy',
          'errors',
          'options',
        ),
      ],
      [
        paths.user.interviewCalendar,
        lazyPage(
          'applications.titles.interviewCalendar',
          () => import('../features/applications/interviews/InterviewCalendarPage'),
          'InterviewCalendarPage',
          'applications',
          'options',
        ),
      ],
      [
        paths.user.profile,
        lazyPage(
          'seeker.titles.profile',
          () => import('../features/seekers/profile/SeekerProfilePage'),
          'SeekerProfilePage',
          'seeker',
          'calendarFeed',
          'account',
          'errors',
          'options',
        ),
      ],
      [
        paths.user.security,
        lazyPage(
          'account.titles.security',
          () => import('../features/auth/security/SecurityPage'),
          'SecurityPage',
          'ownerProof',
          'account',
          'errors',
        ),
      ],
      [
        paths.user.privacy,
        lazyPage(
          'myData.titles.privacy',
          () => import('../features/privacy/PrivacyPage'),
          'PrivacyPage',
          'ownerProof',
          'myData',
          'privacy',
          'erasure',
          'errors',
        ),
      ],
      [
        patterns.userCompany,
        lazyPage(
          'browse.titles.company',
          () => import('../features/companies/CompanyPage'),
          'CompanyPage',
          'browse',
          'trackRecord',
          'reports',
          'errors',
          'options',
        ),
      ],
    ],
  },
  {
    audience: 'company',
    layout: layouts.company,
    pages: [
      [
        paths.company.dashboard,
        plainPage(
          'company.titles.dashboard',
          () => import('../features/companies/CompanyDashboardPage'),
          'CompanyDashboardPage',
          'company',
          'options',
        ),
        { name: 'company dashboard', budget: 183 },
      ],
      [
        paths.company.jobs,
        lazyPage(
          'companyJobs.titles.myJobs',
          () => import('../features/jobs/company-jobs/CompanyJobsPage'),
          'CompanyJobsPage',
          'companyJobs',
          'options',
        ),
      ],
      [
        paths.company.createJob,
        lazyPage(
          'companyJobs.titles.createJob',
          () => import('../features/jobs/create/CreateJobPage'),
          'CreateJobPage',
          'companyJobs',
          'errors',
          'options',
        ),
      ],
      [
        paths.company.importJobs,
        lazyPage(
          'postingFile.titles.importJobs',
          () => import('../features/jobs/import/ImportJobsPage'),
          'ImportJobsPage',
          'postingFile',
          'errors',
        ),
      ],
      [
        patterns.companyJob,
        lazyPage(
          'companyJobs.titles.job',
          () => import('../features/jobs/company-job/CompanyJobPage'),
          'CompanyJobPage',
          'companyJobs',
          'errors',
          'options',
        ),
      ],
      [
        patterns.companyEditJob,
        lazyPage(
          'companyJobs.titles.editJob',
          () => import('../features/jobs/edit/EditJobPage'),
          'EditJobPage',
          'companyJobs',
          'errors',
          'options',
        ),
      ],
      [
        patterns.companyJobSlots,
        lazyPage(
          'companyJobs.titles.interviewSlots',
          () => import('../features/jobs/slots/JobSlotsPage'),
          'JobSlotsPage',
          'companyJobs',
          'errors',
          'options',
          'shortcuts',
        ),
      ],
      [
        patterns.companyApplicant,
        lazyPage(
          'applicants.titles.applicant',
          () => import('../features/applications/applicant/ApplicantPage'),
          'ApplicantPage',
          'applicants',
          'applications',
          'errors',
          'options',
          'shortcuts',
        ),
      ],
      [
        paths.company.allApplicants,
        lazyPage(
          'applicants.titles.allApplicants',
          () => import('../features/applications/applicants/AllApplicantsPage'),
          'AllApplicantsPage',
          'applicants',
          'options',
        ),
      ],
      [
        paths.company.upcomingInterviews,
        lazyPage(
          'applications.titles.upcomingInterviews',
          () => import('../features/applications/interviews/UpcomingInterviewsPage'),
          'UpcomingInterviewsPage',
          'applications',
          'options',
        ),
      ],
      [
        paths.company.outcomes,
        lazyPage(
          'applications.titles.outcomes',
          () => import('../features/applications/follow-up/OutcomesPage'),
          'OutcomesPage',
          'applications',
          'options',
        ),
      ],
      [
        paths.company.buyToken,
        lazyPage(
          'tokens.titles.tokenStore',
          () => import('../features/tokens/store/TokenStorePage'),
          'TokenStorePage',
          'tokens',
          'errors',
        ),
      ],
      [
        paths.company.paymentSuccess,
        lazyPage(
          'tokens.titles.payment',
          () => import('../features/tokens/payment/PaymentReturnPage'),
          'PaymentReturnPage',
          'tokens',
          'errors',
        ),
      ],
      [
        patterns.companyReceipt,
        lazyPage(
          'tokens.titles.receipt',
          () => import('../features/tokens/payment/ReceiptPage'),
          'ReceiptPage',
          'tokens',
        ),
      ],
      [
        paths.company.security,
        lazyPage(
          'account.titles.security',
          () => import('../features/auth/security/SecurityPage'),
          'SecurityPage',
          'ownerProof',
          'account',
          'errors',
        ),
      ],
      [
        paths.company.privacy,
        lazyPage(
          'myData.titles.privacy',
          () => import('../features/privacy/CompanyPrivacyPage'),
          'CompanyPrivacyPage',
          'ownerProof',
          'myData',
          'erasure',
          'errors',
        ),
      ],
      [
        paths.company.trackRecord,
        lazyPage(
          'ownTrackRecord.titles.trackRecord',
          () => import('../features/companies/track-record/OwnTrackRecordPage'),
          'OwnTrackRecordPage',
          'ownTrackRecord',
          'trackRecord',
        ),
      ],
      [
        paths.company.profile,
        lazyPage(
          'company.titles.companyProfile',
          () => import('../features/companies/CompanyProfilePage'),
          'CompanyProfilePage',
          'company',
          'calendarFeed',
          'account',
          'errors',
          'options',
        ),
      ],
    ],
  },
  {
    audience: 'admin',
    layout: layouts.admin,
    pages: [
      [
        paths.admin.dashboard,
        plainPage(
          'adminDashboard.titles.dashboard',
          () => import('../features/admin/dashboard/AdminDashboardPage'),
          'AdminDashboardPage',
          'adminDashboard',
        ),
        { name: 'admin dashboard', budget: 179 },
      ],
      [
        paths.admin.companyVerification,
        lazyPage(
          'adminLists.titles.companyVerification',
          () => import('../features/admin/companies/CompanyVerificationPage'),
          'CompanyVerificationPage',
          'adminLists',
          'adminDetails',
          'errors',
          'options',
        ),
      ],
      [
        paths.admin.companies,
        lazyPage(
          'adminLists.titles.companies',
          () => import('../features/admin/companies/CompaniesPage'),
          'CompaniesPage',
          'adminLists',
          'errors',
          'options',
        ),
      ],
      [
        patterns.adminCompanyDetails,
        lazyPage(
          'adminDetails.titles.companyDetails',
          () => import('../features/admin/companies/CompanyDetailsPage'),
          'CompanyDetailsPage',
          'adminDetails',
          'adminLists',
          'errors',
          'options',
        ),
      ],
      [
        paths.admin.users,
        lazyPage(
          'adminLists.titles.usersManagement',
          () => import('../features/admin/users/UsersPage'),
          'UsersPage',
          'adminLists',
          'errors',
          'options',
        ),
      ],
      [
        patterns.adminUser,
        lazyPage(
          'adminDetails.titles.user',
          () => import('../features/admin/users/UserDetailsPage'),
          'UserDetailsPage',
          'adminDetails',
          'adminLists',
          'errors',
          'options',
        ),
      ],
      [
        patterns.adminJob,
        lazyPage(
          'adminDetails.titles.job',
          () => import('../features/admin/jobs/JobDetailsPage'),
          'JobDetailsPage',
          'adminDetails',
          'adminOversight',
          'adminLists',
          'errors',
          'options',
        ),
      ],
      [
        patterns.adminApplication,
        lazyPage(
          'adminDetails.titles.application',
          () => import('../features/admin/applications/ApplicationDetailsPage'),
          'ApplicationDetailsPage',
          'adminDetails',
          'adminLists',
          'adminMoney',
          'errors',
          'options',
        ),
      ],
      [
        paths.admin.applications,
        lazyPage(
          'adminLists.titles.applicationsManagement',
          () => import('../features/admin/applications/ApplicationsPage'),
          'ApplicationsPage',
          'adminLists',
          'errors',
          'options',
        ),
      ],
      [
        paths.admin.tokenTransactions,
        lazyPage(
          'adminMoney.titles.tokenTransactions',
          () => import('../features/admin/payments/TokenTransactionsPage'),
          'TokenTransactionsPage',
          'adminMoney',
          'adminLists',
          'errors',
        ),
      ],
      [
        paths.admin.flaggedPayments,
        lazyPage(
          'adminMoney.titles.flaggedPayments',
          () => import('../features/admin/payments/FlaggedPaymentsPage'),
          'FlaggedPaymentsPage',
          'adminMoney',
          'adminLists',
          'errors',
        ),
      ],
      [
        paths.admin.reports,
        lazyPage(
          'adminReports.titles.reports',
          () => import('../features/admin/reports/ReportsPage'),
          'ReportsPage',
          'adminReports',
          'reports',
          'adminLists',
          'adminDetails',
          'errors',
        ),
      ],
      [
        paths.admin.oversight,
        lazyPage(
          'adminOversight.titles.oversight',
          () => import('../features/admin/oversight/OversightPage'),
          'OversightPage',
          'adminOversight',
          'adminLists',
        ),
      ],
      [
        paths.admin.flaggedPostings,
        lazyPage(
          'adminReports.titles.flagged',
          () => import('../features/admin/flagged-postings/FlaggedPostingsPage'),
          'FlaggedPostingsPage',
          'adminReports',
          'adminLists',
          'adminDetails',
          'errors',
        ),
      ],
      [
        paths.admin.auditTrail,
        lazyPage(
          'adminMoney.titles.auditTrail',
          () => import('../features/admin/audit/AuditTrailPage'),
          'AuditTrailPage',
          'adminMoney',
          'adminLists',
        ),
      ],
      [
        paths.admin.security,
        lazyPage(
          'account.titles.security',
          () => import('../features/auth/security/SecurityPage'),
          'SecurityPage',
          'ownerProof',
          'account',
          'errors',
        ),
      ],
    ],
  },
  {
    audience: 'unenrolled',
    layout: layouts.form,
    pages: [
      [
        paths.admin.secondFactor,
        lazyPage(
          'account.titles.twofactorAuthentication',
          () => import('../features/auth/security/EnrolmentPage'),
          'EnrolmentPage',
          'ownerProof',
          'account',
          'errors',
        ),
      ],
    ],
  },
  {
    audience: 'admin-secret',
    layout: null,
    pages: [
      [
        paths.admin.playground,
        lazyPage(
          'playground.titles.playground',
          () => import('../features/admin/playground/PlaygroundPage'),
          'PlaygroundPage',
          'playground',
        ),
      ],
    ],
  },
];

export const routeTable: readonly RouteEntry[] = groups.flatMap(({ audience, layout, pages }) =>
  pages.map(([path, page, firstVisit]) => ({ path, audience, layout, page, firstVisit })),
);
