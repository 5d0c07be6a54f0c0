import { useTranslations } from 'use-intl/react';
import { counted } from '../../language/counted';
import { Anchor, Button, SimpleGrid, Stack } from '@mantine/core';
import { IconPlus } from '../../icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
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

function CreateJob() {
  const t = useTranslations('company.dashboard');
  return (
    <Button component={Link} to={paths.company.createJob} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('createJob')}
    </Button>
  );
}

function ActiveJobs({ jobs }: { jobs: Dashboard['firstActiveJobs'] }) {
  const t = useTranslations('company.dashboard.jobs');
  const employmentType = useTranslations('options.employmentType');
  if (jobs.length === 0) {
    return <EmptyState drawing="jobs">{t('none')}</EmptyState>;
  }
  return (
    <ul className={classes.list}>
      {jobs.map((job) => (
        <li key={job.id}>
          <Link to={paths.company.job(job.id)} className={classes.job}>
            <span className={classes.jobTitle} translate="no">
              {job.title}
            </span>
            <span className={classes.quiet}>
              {employmentType(job.employmentType)} · <span translate="no">{job.location}</span> ·{' '}
              {t.rich('posted', { day: () => <DateText value={job.createdAt} /> })}
            </span>
            <span className={classes.quiet}>
              {t('applicants', {
                ...counted(job.applicationCounts?.total ?? 0),
                pending: String(job.applicationCounts?.pending ?? 0),
              })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Interviews({ interviews }: { interviews: Dashboard['upcomingInterviews'] }) {
  const t = useTranslations('company.dashboard.interviews');
  if (interviews.length === 0) {
    return <EmptyState drawing="interviews">{t('none')}</EmptyState>;
  }
  return (
    <ApplicantRows label={t('list')}>
      {interviews.map((interview) => (
        <ApplicantRow
          key={interview.id}
          to={paths.company.applicant(interview.id)}
          applicationId={interview.id}
          applicant={interview.applicant}
          line={<span translate="no">{interview.jobTitle}</span>}
          aside={<InterviewLine time={interview.selectedInterview} />}
        />
      ))}
    </ApplicantRows>
  );
}

function RecentApplications({ applications }: { applications: Dashboard['recentApplications'] }): ReactNode {
  const t = useTranslations('company.dashboard.recent');
  if (applications.length === 0) {
    return <EmptyState drawing="applications">{t('none')}</EmptyState>;
  }
  return (
    <ApplicantRows label={t('list')}>
      {applications.map((application) => (
        <ApplicantRow
          key={application.id}
          to={paths.company.applicant(application.id)}
          applicationId={application.id}
          applicant={application.applicant}
          line={<span translate="no">{application.jobTitle}</span>}
          aside={<DateText value={application.applicationDate} />}
          status={application.status}
          interview={application.interview}
        />
      ))}
    </ApplicantRows>
  );
}

/** Drawn only when there is something to see: thirty empty days are no picture. */
function ApplicationsOverTime({ days }: { days: Dashboard['applicationsByDay'] }) {
  const t = useTranslations('company.dashboard');
  if (!days.some(({ pending, accepted, rejected }) => pending + accepted + rejected > 0)) return null;
  return (
    <SectionCard title={t('overTime')}>
      <StatusOverTimeChart days={days} label={t('overTimeChart')} />
    </SectionCard>
  );
}

export function CompanyDashboardView({ dashboard }: { dashboard: Dashboard }) {
  const t = useTranslations('company');
  const waiting = dashboard.applicationCounts.pending;
  return (
    <>
      <PageHeader
        title={t('titles.dashboard')}
        context={
          waiting === 0
            ? t('dashboard.nobodyWaits')
            : t('dashboard.waiting', { count: waiting, number: String(waiting) })
        }
        action={<CreateJob />}
      />
      <Stack gap="lg">
        <CompanyDashboardFigures dashboard={dashboard} />
        <ApplicationsOverTime days={dashboard.applicationsByDay} />
        <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
          <SectionCard
            title={t('dashboard.jobs.title')}
            aside={<MoreLink to={paths.company.jobs}>{t('dashboard.jobs.all')}</MoreLink>}
          >
            <ActiveJobs jobs={dashboard.firstActiveJobs} />
          </SectionCard>
          <SectionCard
            title={t('dashboard.interviews.title')}
            aside={<MoreLink to={paths.company.upcomingInterviews}>{t('dashboard.interviews.calendar')}</MoreLink>}
          >
            <Interviews interviews={dashboard.upcomingInterviews} />
          </SectionCard>
        </SimpleGrid>
        <SectionCard
          title={t('dashboard.recent.title')}
          aside={<MoreLink to={paths.company.allApplicants}>{t('dashboard.recent.all')}</MoreLink>}
        >
          <RecentApplications applications={dashboard.recentApplications} />
        </SectionCard>
      </Stack>
    </>
  );
}
