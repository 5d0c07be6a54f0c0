import type { ComponentType, LazyExoticComponent } from 'react';
import { lazyPart } from '../language/lazy-part';
import type { Messages } from '../language/messages';
import type { Audience } from './guard';
import { paths, patterns } from './paths';

/** `bare` draws its own frame; `login` is the public one with toasts, `form` with data as well. */
export type LayoutName = 'bare' | 'public' | 'login' | 'form' | 'seeker' | 'company' | 'admin';

type TitleKey = keyof Messages['frame']['titles'];

export interface RouteEntry {
  path: string;
  /** The tab's, by its key among the titles of the frame. */
  title: TitleKey;
  audience: Audience;
  layout: LayoutName;
  page: LazyExoticComponent<ComponentType>;
}

interface Group {
  audience: Audience;
  layout: LayoutName;
  pages: [path: string, title: TitleKey, page: LazyExoticComponent<ComponentType>][];
}

/**
 * Every screen: its address, who may see it, and its chunk.
 */
const groups: Group[] = [
  {
    audience: 'public-only',
    layout: 'bare',
    pages: [
      [
        paths.landing,
        'findYourDreamJob',
        lazyPart(() => import('../features/public/LandingPage'), 'LandingPage', 'landing'),
      ],
    ],
  },
  {
    audience: 'anyone',
    layout: 'public',
    pages: [
      [
        paths.privacy,
        'privacyPolicy',
        lazyPart(() => import('../features/public/PrivacyPage'), 'PrivacyPage', 'legal'),
      ],
      [paths.terms, 'termsAndConditions', lazyPart(() => import('../features/public/TermsPage'), 'TermsPage', 'legal')],
      ['*', 'pageNotFound', lazyPart(() => import('../features/public/NotFoundPage'), 'NotFoundPage')],
    ],
  },
  {
    audience: 'public-only',
    layout: 'login',
    pages: [
      [
        paths.login,
        'login',
        lazyPart(() => import('../features/auth/login/LoginPage'), 'LoginPage', 'login', 'errors'),
      ],
    ],
  },
  {
    audience: 'public-only',
    layout: 'form',
    pages: [
      [
        paths.forgotPassword,
        'forgotPassword',
        lazyPart(
          () => import('../features/auth/password/ForgotPasswordPage'),
          'ForgotPasswordPage',
          'account',
          'errors',
          'options',
        ),
      ],
      [
        paths.registerSeeker,
        'registerAsJobSeeker',
        lazyPart(
          () => import('../features/auth/register/RegisterSeekerPage'),
          'RegisterSeekerPage',
          'account',
          'errors',
          'options',
        ),
      ],
      [
        paths.registerCompany,
        'registerAsCompany',
        lazyPart(
          () => import('../features/auth/register/RegisterCompanyPage'),
          'RegisterCompanyPage',
          'account',
          'errors',
          'options',
        ),
      ],
    ],
  },
  {
    audience: 'anyone',
    layout: 'form',
    pages: [
      [
        paths.verifyEmail,
        'emailVerification',
        lazyPart(
          () => import('../features/auth/verify-email/VerifyEmailPage'),
          'VerifyEmailPage',
          'account',
          'errors',
          'options',
        ),
      ],
      [
        paths.resetPassword,
        'resetPassword',
        lazyPart(
          () => import('../features/auth/password/ResetPasswordPage'),
          'ResetPasswordPage',
          'account',
          'errors',
          'options',
        ),
      ],
    ],
  },
  {
    audience: 'incomplete-user',
    layout: 'form',
    pages: [
      [
        paths.user.completeProfile,
        'completeProfile',
        lazyPart(
          () => import('../features/auth/complete-profile/CompleteProfilePage'),
          'CompleteProfilePage',
          'account',
          'errors',
          'options',
        ),
      ],
    ],
  },
  {
    audience: 'user',
    layout: 'seeker',
    pages: [
      [
        paths.user.dashboard,
        'dashboard',
        lazyPart(
          () => import('../features/seekers/dashboard/SeekerDashboardPage'),
          'SeekerDashboardPage',
          'seeker',
          'applications',
          'errors',
          'options',
        ),
      ],
      [
        paths.user.jobs,
        'findJobs',
        lazyPart(() => import('../features/jobs/browse/JobsPage'), 'JobsPage', 'browse', 'options'),
      ],
      [
        patterns.userJob,
        'job',
        lazyPart(
          () => import('../features/jobs/job/JobPage'),
          'JobPage',
          'browse',
          'applications',
          'errors',
          'options',
        ),
      ],
      [
        paths.user.applied,
        'appliedJobs',
        lazyPart(
          () => import('../features/applications/applied/AppliedJobsPage'),
          'AppliedJobsPage',
          'applications',
          'options',
        ),
      ],
      [
        patterns.userApplication,
        'application',
        lazyPart(
          () => import('../features/applications/application/ApplicationPage'),
          'ApplicationPage',
          'applications',
          'errors',
          'options',
        ),
      ],
      [
        paths.user.interviewCalendar,
        'interviewCalendar',
        lazyPart(
          () => import('../features/applications/interviews/InterviewCalendarPage'),
          'InterviewCalendarPage',
          'applications',
          'options',
        ),
      ],
      [
        paths.user.profile,
        'profile',
        lazyPart(
          () => import('../features/seekers/profile/SeekerProfilePage'),
          'SeekerProfilePage',
          'seeker',
          'applications',
          'errors',
          'options',
        ),
      ],
      [
        patterns.userCompany,
        'company',
        lazyPart(() => import('../features/companies/CompanyPage'), 'CompanyPage', 'browse', 'options'),
      ],
    ],
  },
  {
    audience: 'company',
    layout: 'company',
    pages: [
      [
        paths.company.dashboard,
        'dashboard',
        lazyPart(() => import('../features/companies/CompanyDashboardPage'), 'CompanyDashboardPage', 'company'),
      ],
      [
        paths.company.jobs,
        'myJobs',
        lazyPart(
          () => import('../features/jobs/company-jobs/CompanyJobsPage'),
          'CompanyJobsPage',
          'companyJobs',
          'errors',
          'options',
        ),
      ],
      [
        paths.company.createJob,
        'createJob',
        lazyPart(
          () => import('../features/jobs/create/CreateJobPage'),
          'CreateJobPage',
          'companyJobs',
          'errors',
          'options',
        ),
      ],
      [
        patterns.companyJob,
        'job',
        lazyPart(
          () => import('../features/jobs/company-job/CompanyJobPage'),
          'CompanyJobPage',
          'companyJobs',
          'errors',
          'options',
        ),
      ],
      [
        patterns.companyJobSlots,
        'interviewSlots',
        lazyPart(
          () => import('../features/jobs/slots/JobSlotsPage'),
          'JobSlotsPage',
          'companyJobs',
          'errors',
          'options',
        ),
      ],
      [
        patterns.companyApplicant,
        'applicant',
        lazyPart(
          () => import('../features/applications/applicant/ApplicantPage'),
          'ApplicantPage',
          'applicants',
          'applications',
          'errors',
          'options',
        ),
      ],
      [
        paths.company.allApplicants,
        'allApplicants',
        lazyPart(
          () => import('../features/applications/applicants/AllApplicantsPage'),
          'AllApplicantsPage',
          'applicants',
          'options',
        ),
      ],
      [
        paths.company.upcomingInterviews,
        'upcomingInterviews',
        lazyPart(
          () => import('../features/applications/interviews/UpcomingInterviewsPage'),
          'UpcomingInterviewsPage',
          'applications',
          'options',
        ),
      ],
      [
        paths.company.buyToken,
        'tokenStore',
        lazyPart(() => import('../features/tokens/store/TokenStorePage'), 'TokenStorePage', 'tokens', 'errors'),
      ],
      [
        paths.company.paymentSuccess,
        'payment',
        lazyPart(() => import('../features/tokens/payment/PaymentReturnPage'), 'PaymentReturnPage', 'tokens', 'errors'),
      ],
      [
        patterns.companyReceipt,
        'receipt',
        lazyPart(() => import('../features/tokens/payment/ReceiptPage'), 'ReceiptPage', 'tokens', 'errors'),
      ],
      [
        paths.company.profile,
        'companyProfile',
        lazyPart(
          () => import('../features/companies/CompanyProfilePage'),
          'CompanyProfilePage',
          'company',
          'account',
          'errors',
          'options',
        ),
      ],
    ],
  },
  {
    audience: 'admin',
    layout: 'admin',
    pages: [
      [
        paths.admin.dashboard,
        'dashboard',
        lazyPart(
          () => import('../features/admin/dashboard/AdminDashboardPage'),
          'AdminDashboardPage',
          'adminDashboard',
        ),
      ],
      [
        paths.admin.companyVerification,
        'companyVerification',
        lazyPart(
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
        'companies',
        lazyPart(
          () => import('../features/admin/companies/CompaniesPage'),
          'CompaniesPage',
          'adminLists',
          'errors',
          'options',
        ),
      ],
      [
        patterns.adminCompanyDetails,
        'companyDetails',
        lazyPart(
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
        'usersManagement',
        lazyPart(() => import('../features/admin/users/UsersPage'), 'UsersPage', 'adminLists', 'errors', 'options'),
      ],
      [
        patterns.adminUser,
        'user',
        lazyPart(
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
        'job',
        lazyPart(
          () => import('../features/admin/jobs/JobDetailsPage'),
          'JobDetailsPage',
          'adminDetails',
          'adminLists',
          'errors',
          'options',
        ),
      ],
      [
        patterns.adminApplication,
        'application',
        lazyPart(
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
        'applicationsManagement',
        lazyPart(
          () => import('../features/admin/applications/ApplicationsPage'),
          'ApplicationsPage',
          'adminLists',
          'errors',
          'options',
        ),
      ],
      [
        paths.admin.tokenTransactions,
        'tokenTransactions',
        lazyPart(
          () => import('../features/admin/payments/TokenTransactionsPage'),
          'TokenTransactionsPage',
          'adminMoney',
          'adminLists',
          'errors',
        ),
      ],
      [
        paths.admin.flaggedPayments,
        'flaggedPayments',
        lazyPart(
          () => import('../features/admin/payments/FlaggedPaymentsPage'),
          'FlaggedPaymentsPage',
          'adminMoney',
          'adminLists',
          'errors',
        ),
      ],
      [
        paths.admin.auditTrail,
        'auditTrail',
        lazyPart(() => import('../features/admin/audit/AuditTrailPage'), 'AuditTrailPage', 'adminMoney', 'adminLists'),
      ],
      [
        paths.admin.security,
        'security',
        lazyPart(
          () => import('../features/admin/AdminSecurityPage'),
          'AdminSecurityPage',
          'adminDashboard',
          'account',
          'errors',
        ),
      ],
    ],
  },
  {
    audience: 'unenrolled',
    layout: 'form',
    pages: [
      [
        paths.admin.secondFactor,
        'twofactorAuthentication',
        lazyPart(() => import('../features/auth/security/EnrolmentPage'), 'EnrolmentPage', 'account', 'errors'),
      ],
    ],
  },
  {
    audience: 'admin-secret',
    layout: 'bare',
    pages: [
      [
        paths.admin.playground,
        'playground',
        lazyPart(() => import('../features/admin/playground/PlaygroundPage'), 'PlaygroundPage'),
      ],
    ],
  },
];

export const routeTable: readonly RouteEntry[] = groups.flatMap(({ audience, layout, pages }) =>
  pages.map(([path, title, page]) => ({ path, title, audience, layout, page })),
);

/** Navigation shows a link only when there is a page behind it. */
export function hasRoute(path: string): boolean {
  return routeTable.some((entry) => entry.path === path);
}
