import type { Audience } from './guard';
import { lazyLayout, lazyPage, plainPage, type LazyScreen } from './lazy-page';
import { paths, patterns } from '../../domain/paths';

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

/** The pages that people open first, by their addresses. */
const firstVisits: Record<string, FirstVisit> = {
  [paths.login]: { name: 'login', budget: 113.5, isLight: true },
  [paths.registerSeeker]: { name: 'register', budget: 216 },
  [paths.registerCompany]: { name: 'company register', budget: 215 },
  [paths.user.dashboard]: { name: 'seeker dashboard', budget: 189.5 },
  [paths.user.jobs]: { name: 'find jobs', budget: 197.5 },
  [patterns.userJob]: { name: 'job', budget: 226.5 },
  [paths.user.applied]: { name: 'applied', budget: 212 },
  [paths.company.dashboard]: { name: 'company dashboard', budget: 190 },
  [paths.admin.dashboard]: { name: 'admin dashboard', budget: 186.5 },
};

const screens = (audience: Audience, layout: LazyScreen | null, pages: Record<string, LazyScreen>): RouteEntry[] =>
  Object.entries(pages).map(([path, page]) => ({ path, audience, layout, page, firstVisit: firstVisits[path] }));

const jobPage = lazyPage('browse.titles.job', ['trackRecord', 'reports', 'errors', 'options'], {
  JobPage: () => import('../features/jobs/job/JobPage'),
});
const companyPage = lazyPage('browse.titles.company', ['trackRecord', 'reports', 'errors', 'options'], {
  CompanyPage: () => import('../features/companies/CompanyPage'),
});

const adminCompanyPage = lazyPage(
  'adminDetails.titles.companyDetails',
  ['reasonTexts', 'postingFlags', 'adminLists', 'errors', 'options'],
  { CompanyDetailsPage: () => import('../features/admin/companies/CompanyDetailsPage') },
);

/** Every screen: its address, who may see it, its title, the texts beside the title's own part, and its chunk. */
export const routeTable: readonly RouteEntry[] = [
  ...screens('anyone', layouts.public, {
    [paths.privacy]: plainPage('frame.titles.privacyPolicy', ['legal', 'supplement'], {
      PrivacyPage: () => import('../features/public/PrivacyPage'),
    }),
    [paths.terms]: plainPage('frame.titles.termsAndConditions', ['legal', 'supplement'], {
      TermsPage: () => import('../features/public/TermsPage'),
    }),
  }),
  ...screens('nowhere', layouts.public, {
    '*': plainPage('frame.titles.pageNotFound', [], {
      NotFoundPage: () => import('../features/public/NotFoundPage'),
    }),
  }),
  ...screens('public-only', layouts.login, {
    [paths.login]: plainPage('frame.titles.login', ['login'], {
      LoginPage: () => import('../features/auth/login/LoginPage'),
    }),
  }),
  ...screens('public-only', layouts.form, {
    [paths.forgotPassword]: lazyPage('account.titles.forgotPassword', ['errors'], {
      ForgotPasswordPage: () => import('../features/auth/password/ForgotPasswordPage'),
    }),
    [paths.registerSeeker]: lazyPage('account.titles.registerAsJobSeeker', ['login', 'errors', 'options'], {
      RegisterSeekerPage: () => import('../features/auth/register/RegisterSeekerPage'),
    }),
    [paths.registerCompany]: lazyPage('account.titles.registerAsCompany', ['errors', 'options'], {
      RegisterCompanyPage: () => import('../features/auth/register/RegisterCompanyPage'),
    }),
  }),
  ...screens('anyone', layouts.form, {
    [paths.unsubscribe]: lazyPage('savedSearches.titles.unsubscribe', [], {
      UnsubscribePage: () => import('../features/saved-searches/UnsubscribePage'),
    }),
    [paths.farewell]: lazyPage('erasure.titles.farewell', [], {
      FarewellPage: () => import('../features/privacy/erasure/FarewellPage'),
    }),
    [paths.verifyEmail]: lazyPage('account.titles.emailVerification', ['errors'], {
      VerifyEmailPage: () => import('../features/auth/verify-email/VerifyEmailPage'),
    }),
    [paths.resetPassword]: lazyPage('account.titles.resetPassword', ['errors'], {
      ResetPasswordPage: () => import('../features/auth/password/ResetPasswordPage'),
    }),
    [paths.ownerNotMe]: lazyPage('team.titles.ownerNotMe', ['errors'], {
      OwnerNotMePage: () => import('../features/team/OwnerNotMePage'),
    }),
    [paths.notMe]: lazyPage('account.titles.notMe', ['errors'], {
      NotMePage: () => import('../features/auth/not-me/NotMePage'),
    }),
    [paths.invitation]: lazyPage('invitations.titles.invitation', ['account', 'ownerProof', 'errors'], {
      InvitationPage: () => import('../features/auth/invitation/InvitationPage'),
    }),
  }),
  ...screens('incomplete-user', layouts.form, {
    [paths.user.completeProfile]: lazyPage('account.titles.completeProfile', ['ownerProof', 'errors', 'options'], {
      CompleteProfilePage: () => import('../features/auth/complete-profile/CompleteProfilePage'),
    }),
  }),
  ...screens('user', layouts.seeker, {
    [paths.user.dashboard]: plainPage('seeker.titles.dashboard', ['options'], {
      SeekerDashboardPage: () => import('../features/seekers/dashboard/SeekerDashboardPage'),
    }),
    [paths.user.jobs]: plainPage('browse.titles.findJobs', ['trackRecord', 'savedSearches', 'shortcuts', 'options'], {
      JobsPage: () => import('../features/jobs/browse/JobsPage'),
    }),
    [paths.user.savedSearches]: lazyPage('savedSearches.titles.savedSearches', ['options'], {
      SavedSearchesPage: () => import('../features/saved-searches/SavedSearchesPage'),
    }),
    [patterns.userJob]: jobPage,
    [patterns.userJobWithoutId]: jobPage,
    [paths.user.applied]: lazyPage('applications.titles.appliedJobs', ['options'], {
      AppliedJobsPage: () => import('../features/applications/applied/AppliedJobsPage'),
    }),
    [patterns.userApplication]: lazyPage('applications.titles.application', ['privacy', 'errors', 'options'], {
      ApplicationPage: () => import('../features/applications/application/ApplicationPage'),
    }),
    [paths.user.interviewCalendar]: lazyPage('applications.titles.interviewCalendar', ['options'], {
      InterviewCalendarPage: () => import('../features/interviews/InterviewCalendarPage'),
    }),
    [paths.user.profile]: lazyPage('seeker.titles.profile', ['calendarFeed', 'push', 'account', 'errors', 'options'], {
      SeekerProfilePage: () => import('../features/seekers/profile/SeekerProfilePage'),
    }),
    [paths.user.security]: lazyPage('account.titles.security', ['ownPhone', 'push', 'ownerProof', 'errors'], {
      SecurityPage: () => import('../features/auth/security/SecurityPage'),
    }),
    [paths.user.privacy]: lazyPage('myData.titles.privacy', ['ownerProof', 'privacy', 'erasure', 'errors'], {
      PrivacyPage: () => import('../features/privacy/PrivacyPage'),
    }),
    [paths.user.notifications]: lazyPage('push.titles.notifications', ['errors'], {
      NotificationsPage: () => import('../features/push/NotificationsPage'),
    }),
    [patterns.userCompany]: companyPage,
    [patterns.userCompanyWithoutId]: companyPage,
  }),
  ...screens('company', layouts.company, {
    [paths.company.dashboard]: plainPage('company.titles.dashboard', ['options'], {
      CompanyDashboardPage: () => import('../features/companies/CompanyDashboardPage'),
    }),
    [paths.company.jobs]: lazyPage('companyJobs.titles.myJobs', ['options'], {
      CompanyJobsPage: () => import('../features/jobs/company-jobs/CompanyJobsPage'),
    }),
    [paths.company.createJob]: lazyPage('companyJobs.titles.createJob', ['errors', 'options', 'shortcuts'], {
      CreateJobPage: () => import('../features/jobs/create/CreateJobPage'),
    }),
    [paths.company.importJobs]: lazyPage('postingFile.titles.importJobs', ['errors'], {
      ImportJobsPage: () => import('../features/jobs/import/ImportJobsPage'),
    }),
    [patterns.companyJob]: lazyPage('companyJobs.titles.job', ['errors', 'options'], {
      CompanyJobPage: () => import('../features/jobs/company-job/CompanyJobPage'),
    }),
    [patterns.companyEditJob]: lazyPage('companyJobs.titles.editJob', ['errors', 'options'], {
      EditJobPage: () => import('../features/jobs/edit/EditJobPage'),
    }),
    [patterns.companyJobSlots]: lazyPage('companyJobs.titles.interviewSlots', ['errors', 'options', 'shortcuts'], {
      JobSlotsPage: () => import('../features/jobs/slots/JobSlotsPage'),
    }),
    [patterns.companyApplicant]: lazyPage(
      'applicants.titles.applicant',
      ['applications', 'errors', 'options', 'shortcuts'],
      {
        ApplicantPage: () => import('../features/applications/applicant/ApplicantPage'),
      },
    ),
    [paths.company.allApplicants]: lazyPage('applicants.titles.allApplicants', ['options'], {
      AllApplicantsPage: () => import('../features/applications/applicants/AllApplicantsPage'),
    }),
    [paths.company.upcomingInterviews]: lazyPage('applications.titles.upcomingInterviews', ['options'], {
      UpcomingInterviewsPage: () => import('../features/interviews/UpcomingInterviewsPage'),
    }),
    [paths.company.outcomes]: lazyPage('applications.titles.outcomes', ['options'], {
      OutcomesPage: () => import('../features/follow-ups/OutcomesPage'),
    }),
    [paths.company.buyToken]: lazyPage('tokens.titles.tokenStore', ['errors'], {
      TokenStorePage: () => import('../features/tokens/store/TokenStorePage'),
    }),
    [paths.company.paymentSuccess]: lazyPage('tokens.titles.payment', ['errors'], {
      PaymentReturnPage: () => import('../features/tokens/payment/PaymentReturnPage'),
    }),
    [patterns.companyReceipt]: lazyPage('tokens.titles.receipt', ['errors'], {
      ReceiptPage: () => import('../features/tokens/payment/ReceiptPage'),
    }),
    [paths.company.security]: lazyPage('account.titles.security', ['ownPhone', 'push', 'ownerProof', 'errors'], {
      SecurityPage: () => import('../features/auth/security/SecurityPage'),
    }),
    [paths.company.privacy]: lazyPage('myData.titles.privacy', ['ownerProof', 'erasure', 'errors'], {
      CompanyPrivacyPage: () => import('../features/privacy/CompanyPrivacyPage'),
    }),
    [paths.company.notifications]: lazyPage('push.titles.notifications', ['errors'], {
      NotificationsPage: () => import('../features/push/NotificationsPage'),
    }),
    [paths.company.trackRecord]: lazyPage('ownTrackRecord.titles.trackRecord', ['trackRecord'], {
      OwnTrackRecordPage: () => import('../features/track-records/OwnTrackRecordPage'),
    }),
    [paths.company.team]: lazyPage('team.titles.team', ['invitations', 'ownerProof', 'errors'], {
      TeamPage: () => import('../features/team/TeamPage'),
    }),
    [paths.company.teamReceipts]: lazyPage('teamReceipts.titles.seen', ['errors'], {
      TeamReceiptsPage: () => import('../features/team/receipts/TeamReceiptsPage'),
    }),
    [paths.company.insights]: lazyPage('insights.titles.insights', ['options', 'tokens'], {
      InsightsPage: () => import('../features/insights/InsightsPage'),
    }),
    [paths.company.profile]: lazyPage(
      'company.titles.companyProfile',
      ['calendarFeed', 'push', 'account', 'errors', 'options'],
      {
        CompanyProfilePage: () => import('../features/companies/CompanyProfilePage'),
      },
    ),
  }),
  ...screens('admin', layouts.admin, {
    [paths.admin.dashboard]: plainPage('adminDashboard.titles.dashboard', ['paymentFlags', 'postingFlags', 'reports'], {
      AdminDashboardPage: () => import('../features/admin/dashboard/AdminDashboardPage'),
    }),
    [paths.admin.companyVerification]: lazyPage(
      'adminLists.titles.companyVerification',
      ['reasonTexts', 'adminDetails', 'errors', 'options'],
      {
        CompanyVerificationPage: () => import('../features/admin/companies/CompanyVerificationPage'),
      },
    ),
    [paths.admin.companies]: lazyPage('adminLists.titles.companies', ['reasonTexts', 'errors', 'options'], {
      CompaniesPage: () => import('../features/admin/companies/CompaniesPage'),
    }),
    [patterns.adminCompanyDetails]: adminCompanyPage,
    [patterns.adminCompanyWithoutId]: adminCompanyPage,
    [paths.admin.users]: lazyPage('adminLists.titles.usersManagement', ['errors', 'options'], {
      UsersPage: () => import('../features/admin/users/UsersPage'),
    }),
    [patterns.adminUser]: lazyPage('adminDetails.titles.user', ['adminLists', 'errors', 'options'], {
      UserDetailsPage: () => import('../features/admin/users/UserDetailsPage'),
    }),
    [patterns.adminJob]: lazyPage(
      'adminDetails.titles.job',
      ['postingFlags', 'adminOversight', 'adminLists', 'errors', 'options'],
      {
        JobDetailsPage: () => import('../features/admin/jobs/JobDetailsPage'),
      },
    ),
    [patterns.adminApplication]: lazyPage(
      'adminDetails.titles.application',
      ['adminLists', 'adminMoney', 'errors', 'options'],
      {
        ApplicationDetailsPage: () => import('../features/admin/applications/ApplicationDetailsPage'),
      },
    ),
    [paths.admin.applications]: lazyPage('adminLists.titles.applicationsManagement', ['errors', 'options'], {
      ApplicationsPage: () => import('../features/admin/applications/ApplicationsPage'),
    }),
    [paths.admin.tokenTransactions]: lazyPage('adminMoney.titles.tokenTransactions', ['adminLists', 'errors'], {
      TokenTransactionsPage: () => import('../features/admin/payments/TokenTransactionsPage'),
    }),
    [paths.admin.flaggedPayments]: lazyPage(
      'adminMoney.titles.flaggedPayments',
      ['reasonTexts', 'paymentFlags', 'adminLists', 'errors'],
      {
        FlaggedPaymentsPage: () => import('../features/admin/payments/FlaggedPaymentsPage'),
      },
    ),
    [paths.admin.reports]: lazyPage(
      'adminReports.titles.reports',
      ['reasonTexts', 'reports', 'postingFlags', 'adminLists', 'adminDetails', 'errors'],
      {
        ReportsPage: () => import('../features/admin/reports/ReportsPage'),
      },
    ),
    [paths.admin.oversight]: lazyPage(
      'adminOversight.titles.oversight',
      ['postingFlags', 'adminLists', 'adminDetails', 'options'],
      {
        OversightPage: () => import('../features/admin/oversight/OversightPage'),
      },
    ),
    [paths.admin.flaggedPostings]: lazyPage(
      'adminReports.titles.flagged',
      ['reasonTexts', 'postingFlags', 'adminLists', 'adminDetails', 'errors'],
      {
        FlaggedPostingsPage: () => import('../features/admin/flagged-postings/FlaggedPostingsPage'),
      },
    ),
    [paths.admin.auditTrail]: lazyPage('adminMoney.titles.auditTrail', ['adminLists'], {
      AuditTrailPage: () => import('../features/admin/audit/AuditTrailPage'),
    }),
    [paths.admin.security]: lazyPage('account.titles.security', ['ownPhone', 'push', 'ownerProof', 'errors'], {
      SecurityPage: () => import('../features/auth/security/SecurityPage'),
    }),
  }),
  ...screens('unenrolled', layouts.form, {
    [paths.admin.secondFactor]: lazyPage('account.titles.twofactorAuthentication', ['ownerProof', 'errors'], {
      EnrolmentPage: () => import('../features/auth/security/EnrolmentPage'),
    }),
  }),
  ...screens('admin-secret', null, {
    [paths.admin.playground]: lazyPage('playground.titles.playground', [], {
      PlaygroundPage: () => import('../features/admin/playground/PlaygroundPage'),
    }),
  }),
];
