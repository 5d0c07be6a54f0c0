import { graphql } from '../../testkit/graphql';
import { check } from './expectations';
import type { Person } from './sign-in';
import { step, vitalStep, type Journey } from './smoke-run';

/** The usual reads of each role. Nothing is written, except audit entries for what administrators read. */

const WHO_AM_I = graphql(`query SmokeWhoAmI { viewer { ...SmokePerson } }`);

const JOB_LIST = graphql(`query SmokeJobList { jobs { totalCount items { id title companyName } } }`);
const JOB = graphql(
  `query SmokeJob($id: ID!) { job(id: $id) { id title description skills interviewAvailability { id startsAt state } } }`,
);
const SEEKER_DASHBOARD = graphql(`query SmokeSeekerDashboard {
  seekerDashboard { seeker { id profileCompletion } applicationCounts { total } recentApplications { id status } recommendedJobs { id title } upcomingInterview { id } }
}`);
const APPLICATIONS = graphql(
  `query SmokeApplications { myApplications { id status jobTitle companyName selectedInterview { startsAt } } }`,
);
const INTERVIEWS = graphql(`query SmokeInterviews { interviews { id status selectedInterview { startsAt endsAt } } }`);

export function seekerJourney({ client, viewer }: Person): Journey {
  let jobId: string | null = null;
  return {
    name: `Seeker ${viewer.email}`,
    steps: [
      isStillThere({ client, viewer }),
      step('lists jobs', async () => {
        const { jobs } = await client.ask(JOB_LIST);
        jobId = jobs.items[0]?.id ?? null;
        check(
          jobs.totalCount > 0 === (jobId !== null),
          `The list counts ${jobs.totalCount} jobs and shows ${jobs.items.length}.`,
        );
      }),
      step('opens the first job of the list, if there is one', async () => {
        if (jobId === null) return;
        const { job } = await client.ask(JOB, { id: jobId });
        check(job?.id === jobId, 'The job of the list cannot be opened.');
      }),
      step('opens the dashboard', async () => {
        const { seekerDashboard } = await client.ask(SEEKER_DASHBOARD);
        check(seekerDashboard.seeker.id === viewer.seeker?.id, "The dashboard is another person's.");
      }),
      step('lists their applications', () => client.ask(APPLICATIONS)),
      step('lists their interviews', () => client.ask(INTERVIEWS)),
    ],
  };
}

const COMPANY_DASHBOARD = graphql(`query SmokeCompanyDashboard {
  companyDashboard { totalJobs activeJobs closedJobs tokenBalance applicationCounts { total pending } recentApplications { id status } upcomingInterviews { id } }
}`);
const COMPANY_JOBS = graphql(
  `query SmokeCompanyJobs { companyJobs { totalCount items { id title isActive companyId } } }`,
);
const APPLICANTS = graphql(
  `query SmokeApplicants { companyApplications { totalCount items { id status companyId applicant { fullName isRevealed email } } } }`,
);
const TOKENS = graphql(`query SmokeTokens { tokenTransactions { items { id type } } tokenPackages { id } }`);

export function companyJourney({ client, viewer }: Person): Journey {
  const companyId = viewer.company?.id;
  return {
    name: `Company ${viewer.email}`,
    steps: [
      isStillThere({ client, viewer }),
      step('opens the dashboard', async () => {
        const { companyDashboard } = await client.ask(COMPANY_DASHBOARD);
        const { totalJobs, activeJobs, closedJobs } = companyDashboard;
        check(
          totalJobs === activeJobs + closedJobs,
          `${totalJobs} jobs are not ${activeJobs} active and ${closedJobs} closed ones.`,
        );
      }),
      step('lists its jobs', async () => {
        const { companyJobs } = await client.ask(COMPANY_JOBS);
        check(
          companyJobs.items.every((job) => job.companyId === companyId),
          'The list holds a job of another company.',
        );
      }),
      step('lists its applicants; who is not accepted is masked', async () => {
        const { companyApplications } = await client.ask(APPLICANTS);
        check(companyApplications !== null, 'There is no list of applicants.');
        const open = companyApplications.items.filter(
          ({ status, applicant }) => status !== 'ACCEPTED' && (applicant?.isRevealed || applicant?.email),
        );
        check(
          open.length === 0,
          `Applicants are shown who were not accepted: applications ${open.map(({ id }) => id).join(', ')}.`,
        );
      }),
      step('sees its tokens and the packages', () => client.ask(TOKENS)),
    ],
  };
}

const ADMIN_DASHBOARD = graphql(`query SmokeAdminDashboard {
  adminDashboard { companiesAwaiting flaggedPayments applicationsByDay { date accepted pending rejected } latestActivities { id details } tokenSales { amount } }
}`);
const ADMIN_COMPANIES = graphql(
  `query SmokeAdminCompanies { adminCompanies(pageSize: 5) { items { id companyName isVerified } } }`,
);
const ADMIN_JOBS = graphql(`query SmokeAdminJobs { adminJobs(pageSize: 5) { items { id title companyName } } }`);
const ADMIN_APPLICATIONS = graphql(
  `query SmokeAdminApplications { adminApplications(pageSize: 5) { items { id status jobTitle } } }`,
);
const ADMIN_PAYMENTS = graphql(
  `query SmokeAdminPayments { adminFlaggedPayments(pageSize: 5) { items { id flag } } adminTokenTransactions(pageSize: 5) { items { id type } } }`,
);
const AUDIT_TRAIL = graphql(`query SmokeAuditTrail { adminAuditTrail(pageSize: 5) { items { id action adminName } } }`);

export function adminJourney({ client, viewer }: Person): Journey {
  return {
    name: `Administrator ${viewer.email}`,
    steps: [
      isStillThere({ client, viewer }),
      step('opens the dashboard', async () => {
        const { adminDashboard } = await client.ask(ADMIN_DASHBOARD);
        check(
          adminDashboard.applicationsByDay.length === 30,
          `The dashboard shows ${adminDashboard.applicationsByDay.length} days in place of 30.`,
        );
      }),
      step('lists companies', () => client.ask(ADMIN_COMPANIES)),
      step('lists jobs', () => client.ask(ADMIN_JOBS)),
      step('lists applications', () => client.ask(ADMIN_APPLICATIONS)),
      step('lists payments', () => client.ask(ADMIN_PAYMENTS)),
      step('reads the audit trail, which notes what was just read', async () => {
        const { adminAuditTrail } = await client.ask(AUDIT_TRAIL);
        check(adminAuditTrail.items.length > 0, 'The audit trail is empty.');
      }),
    ],
  };
}

function isStillThere({ client, viewer }: Person) {
  return vitalStep('is signed in on the next request', async () => {
    const { viewer: seen } = await client.ask(WHO_AM_I);
    check(
      seen?.id === viewer.id,
      seen ? "The session is another person's." : 'The session was lost: its cookie was not taken, or not kept.',
    );
  });
}
