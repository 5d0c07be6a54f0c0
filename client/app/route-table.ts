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
    pages: [[paths.login, 'Login', page(() => import('../features/auth/LoginPage'), 'LoginPage')]],
  },
  {
    audience: 'public-only',
    layout: 'form',
    pages: [
      [
        paths.forgotPassword,
        'Forgot password',
        page(() => import('../features/auth/ForgotPasswordPage'), 'ForgotPasswordPage'),
      ],
      [
        paths.registerSeeker,
        'Register as Job Seeker',
        page(() => import('../features/auth/RegisterSeekerPage'), 'RegisterSeekerPage'),
      ],
      [
        paths.registerCompany,
        'Register as Company',
        page(() => import('../features/auth/RegisterCompanyPage'), 'RegisterCompanyPage'),
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
        page(() => import('../features/auth/VerifyEmailPage'), 'VerifyEmailPage'),
      ],
      [
        paths.resetPassword,
        'Reset password',
        page(() => import('../features/auth/ResetPasswordPage'), 'ResetPasswordPage'),
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
        page(() => import('../features/auth/CompleteProfilePage'), 'CompleteProfilePage'),
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
        page(() => import('../features/seekers/SeekerDashboardPage'), 'SeekerDashboardPage'),
      ],
      [paths.user.jobs, 'Find Jobs', page(() => import('../features/jobs/JobsPage'), 'JobsPage')],
      [patterns.userJob, 'Job', page(() => import('../features/jobs/JobPage'), 'JobPage')],
      [
        paths.user.applied,
        'Applied Jobs',
        page(() => import('../features/applications/AppliedJobsPage'), 'AppliedJobsPage'),
      ],
      [
        patterns.userApplication,
        'Application',
        page(() => import('../features/applications/ApplicationPage'), 'ApplicationPage'),
      ],
      [
        paths.user.interviewCalendar,
        'Interview Calendar',
        page(() => import('../features/applications/InterviewCalendarPage'), 'InterviewCalendarPage'),
      ],
      [paths.user.profile, 'Profile', page(() => import('../features/seekers/SeekerProfilePage'), 'SeekerProfilePage')],
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
      [paths.company.jobs, 'My Jobs', page(() => import('../features/jobs/CompanyJobsPage'), 'CompanyJobsPage')],
      [paths.company.createJob, 'Create Job', page(() => import('../features/jobs/CreateJobPage'), 'CreateJobPage')],
      [patterns.companyJob, 'Job', page(() => import('../features/jobs/CompanyJobPage'), 'CompanyJobPage')],
      [
        patterns.companyJobSlots,
        'Interview Slots',
        page(() => import('../features/jobs/JobSlotsPage'), 'JobSlotsPage'),
      ],
      [
        patterns.companyApplicant,
        'Applicant',
        page(() => import('../features/applications/ApplicantPage'), 'ApplicantPage'),
      ],
      [
        paths.company.allApplicants,
        'All Applicants',
        page(() => import('../features/applications/AllApplicantsPage'), 'AllApplicantsPage'),
      ],
      [
        paths.company.upcomingInterviews,
        'Upcoming Interviews',
        page(() => import('../features/applications/UpcomingInterviewsPage'), 'UpcomingInterviewsPage'),
      ],
      [
        paths.company.buyToken,
        'Token Store',
        page(() => import('../features/tokens/TokenStorePage'), 'TokenStorePage'),
      ],
      [
        paths.company.paymentSuccess,
        'Payment',
        page(() => import('../features/tokens/PaymentReturnPage'), 'PaymentReturnPage'),
      ],
      [patterns.companyReceipt, 'Receipt', page(() => import('../features/tokens/ReceiptPage'), 'ReceiptPage')],
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
        page(() => import('../features/admin/AdminDashboardPage'), 'AdminDashboardPage'),
      ],
      [
        paths.admin.companyVerification,
        'Company Verification',
        page(() => import('../features/admin/CompanyVerificationPage'), 'CompanyVerificationPage'),
      ],
      [paths.admin.companies, 'Companies', page(() => import('../features/admin/CompaniesPage'), 'CompaniesPage')],
      [
        patterns.adminCompanyDetails,
        'Company Details',
        page(() => import('../features/admin/CompanyDetailsPage'), 'CompanyDetailsPage'),
      ],
      [paths.admin.users, 'Users Management', page(() => import('../features/admin/UsersPage'), 'UsersPage')],
      [patterns.adminUser, 'User', page(() => import('../features/admin/UserDetailsPage'), 'UserDetailsPage')],
      [patterns.adminJob, 'Job', page(() => import('../features/admin/JobDetailsPage'), 'JobDetailsPage')],
      [
        patterns.adminApplication,
        'Application',
        page(() => import('../features/admin/ApplicationDetailsPage'), 'ApplicationDetailsPage'),
      ],
      [
        paths.admin.applications,
        'Applications Management',
        page(() => import('../features/admin/ApplicationsPage'), 'ApplicationsPage'),
      ],
      [
        paths.admin.tokenTransactions,
        'Token Transactions',
        page(() => import('../features/admin/TokenTransactionsPage'), 'TokenTransactionsPage'),
      ],
      [
        paths.admin.flaggedPayments,
        'Flagged Payments',
        page(() => import('../features/admin/FlaggedPaymentsPage'), 'FlaggedPaymentsPage'),
      ],
      [paths.admin.auditTrail, 'Audit Trail', page(() => import('../features/admin/AuditTrailPage'), 'AuditTrailPage')],
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
        page(() => import('../features/auth/EnrolmentPage'), 'EnrolmentPage'),
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
