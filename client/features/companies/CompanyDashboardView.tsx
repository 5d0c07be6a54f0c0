import { Anchor, Button, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconPlus } from '../../icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EMPLOYMENT_TYPE_LABELS } from '../../../domain/jobs';
import { counted } from '../../../domain/text';
import { paths } from '../../app/paths';
import { ApplicantRow, ApplicantRows } from '../../components/ApplicantRow';
import { StatusOverTimeChart } from '../../components/charts/StatusOverTimeChart';
import { DateText } from '../../components/DateText';
import { EmptyState } from '../../components/EmptyState';
import { InterviewLine } from '../../components/InterviewLine';
import { PageHeader } from '../../components/PageHeader';
import { SectionCard } from '../../components/SectionCard';
import type { CompanyDashboardQuery } from '../../graphql/generated';
import classes from './CompanyDashboard.module.css';
import { CompanyDashboardFigures } from './CompanyDashboardFigures';

type Dashboard = CompanyDashboardQuery['companyDashboard'];

function MoreLink({ to, children }: { to: string; children: string }) {
  return (
    <Anchor component={Link} to={to} size="sm" className={classes.more}>
      {children}
    </Anchor>
  );
}

const createJob = (
  <Button component={Link} to={paths.company.createJob} leftSection={<IconPlus size={18} aria-hidden />}>
    Create Job
  </Button>
);

function ActiveJobs({ jobs }: { jobs: Dashboard['firstActiveJobs'] }) {
  if (jobs.length === 0) {
    return <EmptyState drawing="jobs">No open jobs. Post one to receive applications.</EmptyState>;
  }
  return (
    <ul className={classes.list}>
      {jobs.map((job) => (
        <li key={job.id}>
          <Link to={paths.company.job(job.id)} className={classes.job}>
            <span className={classes.jobTitle}>{job.title}</span>
            <span className={classes.quiet}>
              {EMPLOYMENT_TYPE_LABELS[job.employmentType]} · {job.location} · Posted <DateText value={job.createdAt} />
            </span>
            <span className={classes.quiet}>
              {counted(job.applicationCounts?.total ?? 0, 'applicant')}, {job.applicationCounts?.pending ?? 0} pending
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Interviews({ interviews }: { interviews: Dashboard['upcomingInterviews'] }) {
  if (interviews.length === 0) {
    return <EmptyState drawing="interviews">No upcoming interviews yet.</EmptyState>;
  }
  return (
    <ApplicantRows label="Next interviews">
      {interviews.map((interview) => (
        <ApplicantRow
          key={interview.id}
          to={paths.company.applicant(interview.id)}
          applicationId={interview.id}
          applicant={interview.applicant}
          line={interview.jobTitle}
          aside={<InterviewLine time={interview.selectedInterview} />}
        />
      ))}
    </ApplicantRows>
  );
}

function RecentApplications({ applications }: { applications: Dashboard['recentApplications'] }): ReactNode {
  if (applications.length === 0) {
    return <EmptyState drawing="applications">No applications yet. They appear here as people apply.</EmptyState>;
  }
  return (
    <ApplicantRows label="Newest applications">
      {applications.map((application) => (
        <ApplicantRow
          key={application.id}
          to={paths.company.applicant(application.id)}
          applicationId={application.id}
          applicant={application.applicant}
          line={application.jobTitle}
          aside={<DateText value={application.applicationDate} />}
          status={application.status}
        />
      ))}
    </ApplicantRows>
  );
}

/** Drawn only when there is something to see: thirty empty days are no picture. */
function ApplicationsOverTime({ days }: { days: Dashboard['applicationsByDay'] }) {
  if (!days.some(({ pending, accepted, rejected }) => pending + accepted + rejected > 0)) return null;
  return (
    <SectionCard title="Applications over time">
      <StatusOverTimeChart days={days} label="Applications of the last 30 days, by status" />
    </SectionCard>
  );
}

export function CompanyDashboardView({ dashboard }: { dashboard: Dashboard }) {
  const waiting = dashboard.applicationCounts.pending;
  return (
    <>
      <PageHeader
        title="Dashboard"
        context={
          waiting === 0 ? (
            'No applicants are waiting for your answer.'
          ) : (
            <Text inherit span>
              {waiting} {waiting === 1 ? 'applicant is waiting' : 'applicants are waiting'} for your answer.
            </Text>
          )
        }
        action={createJob}
      />
      <Stack gap="lg">
        <CompanyDashboardFigures dashboard={dashboard} />
        <ApplicationsOverTime days={dashboard.applicationsByDay} />
        <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
          <SectionCard title="Active jobs" aside={<MoreLink to={paths.company.jobs}>All jobs</MoreLink>}>
            <ActiveJobs jobs={dashboard.firstActiveJobs} />
          </SectionCard>
          <SectionCard
            title="Upcoming interviews"
            aside={<MoreLink to={paths.company.upcomingInterviews}>Calendar</MoreLink>}
          >
            <Interviews interviews={dashboard.upcomingInterviews} />
          </SectionCard>
        </SimpleGrid>
        <SectionCard
          title="Recent applications"
          aside={<MoreLink to={paths.company.allApplicants}>All applicants</MoreLink>}
        >
          <RecentApplications applications={dashboard.recentApplications} />
        </SectionCard>
      </Stack>
    </>
  );
}
