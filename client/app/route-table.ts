import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { Audience } from './guard';
import { paths, patterns } from './paths';

/** `bare` draws its own frame; `login` is the public one with toasts, `form` with data as well. */
export type LayoutName = 'bare' | 'public' | 'login' | 'form' | 'seeker' | 'company' | 'admin';

export interface RouteEntry {
  path: string;
  title: string;
  audience: Audience;
  layout: LayoutName;
  page: LazyExoticComponent<ComponentType>;
}

interface Group {
  audience: Audience;
  layout: LayoutName;
  pages: [path: string, title: string, page: LazyExoticComponent<ComponentType>][];
}

/** A page's own chunk, by the name it exports. */
function page<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyExoticComponent<ComponentType> {
  return lazy(() => load().then((module) => ({ default: module[name] })));
}

/**
 * Every screen: its address, who may see it, and its chunk.
 */
const groups: Group[] = [
  {
    audience: 'public-only',
    layout: 'bare',
    pages: [
      [paths.landing, 'Find your dream job', page(() => import('../features/public/LandingPage'), 'LandingPage')],
    ],
  },
  {
    audience: 'anyone',
    layout: 'public',
    pages: [
      [paths.privacy, 'Privacy Policy', page(() => import('../features/public/PrivacyPage'), 'PrivacyPage')],
      [paths.terms, 'Terms and Conditions', page(() => import('../features/public/TermsPage'), 'TermsPage')],
      ['*', 'Page Not Found', page(() => import('../features/public/NotFoundPage'), 'NotFoundPage')],
    ],
  },
  {
    audience: 'public-only',
    layout: 'login',
    pages: [[paths.login, 'Login', page(() => import('../features/auth/login/LoginPage'), 'LoginPage')]],
  },
  {
    audience: 'public-only',
    layout: 'form',
    pages: [
      [
        paths.forgotPassword,
        'Forgot password',
        page(() => import('../features/auth/password/ForgotPasswordPage'), 'ForgotPasswordPage'),
      ],
      [
        paths.registerSeeker,
        'Register as Job Seeker',
        page(() => import('../features/auth/register/RegisterSeekerPage'), 'RegisterSeekerPage'),
      ],
      [
        paths.registerCompany,
        'Register as Company',
        page(() => import('../features/auth/register/RegisterCompanyPage'), 'RegisterCompanyPage'),
      ],
    ],
  },
  {
    audience: 'anyone',
    layout: 'form',
    pages: [
      [
        paths.verifyEmail,
        'Email Verification',
        page(() => import('../features/auth/verify-email/VerifyEmailPage'), 'VerifyEmailPage'),
      ],
      [
        paths.resetPassword,
        'Reset password',
        page(() => import('../features/auth/password/ResetPasswordPage'), 'ResetPasswordPage'),
      ],
    ],
  },
  {
    audience: 'incomplete-user',
    layout: 'form',
    pages: [
      [
        paths.user.completeProfile,
        'Complete Profile',
        page(() => import('../features/auth/complete-profile/CompleteProfilePage'), 'CompleteProfilePage'),
      ],
    ],
  },
  {
    audience: 'user',
    layout: 'seeker',
    pages: [
      [
        paths.user.dashboard,
        'Dashboard',
        page(() => import('../features/seekers/dashboard/SeekerDashboardPage'), 'SeekerDashboardPage'),
      ],
      [paths.user.jobs, 'Find Jobs', page(() => import('../features/jobs/browse/JobsPage'), 'JobsPage')],
      [patterns.userJob, 'Job', page(() => import('../features/jobs/job/JobPage'), 'JobPage')],
      [
        paths.user.applied,
        'Applied Jobs',
        page(() => import('../features/applications/applied/AppliedJobsPage'), 'AppliedJobsPage'),
      ],
      [
        patterns.userApplication,
        'Application',
        page(() => import('../features/applications/application/ApplicationPage'), 'ApplicationPage'),
      ],
      [
        paths.user.interviewCalendar,
        'Interview Calendar',
        page(() => import('../features/applications/interviews/InterviewCalendarPage'), 'InterviewCalendarPage'),
      ],
      [
        paths.user.profile,
        'Profile',
        page(() => import('../features/seekers/profile/SeekerProfilePage'), 'SeekerProfilePage'),
      ],
      [patterns.userCompany, 'Company', page(() => import('../features/companies/CompanyPage'), 'CompanyPage')],
    ],
  },
  {
    audience: 'company',
    layout: 'company',
    pages: [
      [
        paths.company.dashboard,
        'Dashboard',
        page(() => import('../features/companies/CompanyDashboardPage'), 'CompanyDashboardPage'),
      ],
      [
        paths.company.jobs,
        'My Jobs',
        page(() => import('../features/jobs/company-jobs/CompanyJobsPage'), 'CompanyJobsPage'),
      ],
      [
        paths.company.createJob,
        'Create Job',
        page(() => import('../features/jobs/create/CreateJobPage'), 'CreateJobPage'),
      ],
      [patterns.companyJob, 'Job', page(() => import('../features/jobs/company-job/CompanyJobPage'), 'CompanyJobPage')],
      [
        patterns.companyJobSlots,
        'Interview Slots',
        page(() => import('../features/jobs/slots/JobSlotsPage'), 'JobSlotsPage'),
      ],
      [
        patterns.companyApplicant,
        'Applicant',
        page(() => import('../features/applications/applicant/ApplicantPage'), 'ApplicantPage'),
      ],
      [
        paths.company.allApplicants,
        'All Applicants',
        page(() => import('../features/applications/applicants/AllApplicantsPage'), 'AllApplicantsPage'),
      ],
      [
        paths.company.upcomingInterviews,
        'Upcoming Interviews',
        page(() => import('../features/applications/interviews/UpcomingInterviewsPage'), 'UpcomingInterviewsPage'),
      ],
      [
        paths.company.buyToken,
        'Token Store',
        page(() => import('../features/tokens/store/TokenStorePage'), 'TokenStorePage'),
      ],
      [
        paths.company.paymentSuccess,
        'Payment',
        page(() => import('../features/tokens/payment/PaymentReturnPage'), 'PaymentReturnPage'),
      ],
      [patterns.companyReceipt, 'Receipt', page(() => import('../features/tokens/payment/ReceiptPage'), 'ReceiptPage')],
      [
        paths.company.profile,
        'Company Profile',
        page(() => import('../features/companies/CompanyProfilePage'), 'CompanyProfilePage'),
      ],
    ],
  },
  {
    audience: 'admin',
    layout: 'admin',
    pages: [
      [
        paths.admin.dashboard,
        'Dashboard',
        page(() => import('../features/admin/dashboard/AdminDashboardPage'), 'AdminDashboardPage'),
      ],
      [
        paths.admin.companyVerification,
        'Company Verification',
        page(() => import('../features/admin/companies/CompanyVerificationPage'), 'CompanyVerificationPage'),
      ],
      [
        paths.admin.companies,
        'Companies',
        page(() => import('../features/admin/companies/CompaniesPage'), 'CompaniesPage'),
      ],
      [
        patterns.adminCompanyDetails,
        'Company Details',
        page(() => import('../features/admin/companies/CompanyDetailsPage'), 'CompanyDetailsPage'),
      ],
      [paths.admin.users, 'Users Management', page(() => import('../features/admin/users/UsersPage'), 'UsersPage')],
      [patterns.adminUser, 'User', page(() => import('../features/admin/users/UserDetailsPage'), 'UserDetailsPage')],
      [patterns.adminJob, 'Job', page(() => import('../features/admin/jobs/JobDetailsPage'), 'JobDetailsPage')],
      [
        patterns.adminApplication,
        'Application',
        page(() => import('../features/admin/applications/ApplicationDetailsPage'), 'ApplicationDetailsPage'),
      ],
      [
        paths.admin.applications,
        'Applications Management',
        page(() => import('../features/admin/applications/ApplicationsPage'), 'ApplicationsPage'),
      ],
      [
        paths.admin.tokenTransactions,
        'Token Transactions',
        page(() => import('../features/admin/payments/TokenTransactionsPage'), 'TokenTransactionsPage'),
      ],
      [
        paths.admin.flaggedPayments,
        'Flagged Payments',
        page(() => import('../features/admin/payments/FlaggedPaymentsPage'), 'FlaggedPaymentsPage'),
      ],
      [
        paths.admin.auditTrail,
        'Audit Trail',
        page(() => import('../features/admin/audit/AuditTrailPage'), 'AuditTrailPage'),
      ],
      [
        paths.admin.security,
        'Security',
        page(() => import('../features/admin/AdminSecurityPage'), 'AdminSecurityPage'),
      ],
    ],
  },
  {
    audience: 'unenrolled',
    layout: 'form',
    pages: [
      [
        paths.admin.secondFactor,
        'Two-factor authentication',
        page(() => import('../features/auth/security/EnrolmentPage'), 'EnrolmentPage'),
      ],
    ],
  },
  {
    audience: 'admin-secret',
    layout: 'bare',
    pages: [
      [
        paths.admin.playground,
        'Playground',
        page(() => import('../features/admin/playground/PlaygroundPage'), 'PlaygroundPage'),
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
