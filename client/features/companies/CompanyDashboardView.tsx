import { useTranslations } from 'use-intl/react';
import { formatThousands } from '../../../domain/money';
import { jobTimesOf } from '../../../domain/slots';
import { ZONE_NAMES } from '../../../domain/time';
import { counted } from '../../language/counted';
import { IconPlus } from '../../icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../domain/paths';
import { ApplicantRow, ApplicantRows } from '../../components/ApplicantRow';
import { ApplicationRows } from '../../components/ApplicationRows';
import { totalOf } from '../../components/charts/status-series';
import { StatusOverTimeChart } from '../../components/charts/StatusOverTimeChart';
import { CheckList } from '../../components/CheckList';
import { EmptyState } from '../../components/EmptyState';
import { LightLinkButton } from '../../components/LightButton';
import { NextInterview } from '../../components/NextInterview/NextInterview';
import { InstallOffer } from '../../components/OwnPhone/InstallOffer';
import { PageHeader } from '../../components/PageHeader';
import { SectionCard } from '../../components/SectionCard';
import { StatusBadge } from '../../components/StatusBadge';
import type { CompanyDashboardQuery } from '../../graphql/generated';
import { useFormats } from '../../language/formats';
import { useNow } from '../../lib/use-now';
import classes from './CompanyDashboard.module.css';
import { ApplicantsByStatus, CompanyFigures } from './CompanyDashboardFigures';
import { WaitingForCompany } from './WaitingForCompany';

type Dashboard = CompanyDashboardQuery['companyDashboard'];

function MoreLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={classes.more}>
      {children}
    </Link>
  );
}

function CreateJob() {
  const t = useTranslations('company.dashboard');
  return (
    <LightLinkButton to={paths.company.createJob} look="secondary">
      <IconPlus size={18} aria-hidden />
      {t('createJob')}
    </LightLinkButton>
  );
}

/** Seats left, or why nobody can apply. */
function Times({ slots }: { slots: Dashboard['firstActiveJobs'][number]['interviewAvailability'] }) {
  const t = useTranslations('company.dashboard.jobs');
  const times = jobTimesOf(slots, useNow());
  if (times !== 'FREE') return <StatusBadge status="FULL" label={t(times === 'TAKEN' ? 'taken' : 'noTimes')} />;
  const open = slots.filter(({ state }) => state === 'OPEN');
  const left = open.reduce((total, slot) => total + slot.seatsLeft, 0);
  return <StatusBadge status="OPEN" label={t('seats', { left })} />;
}

function ActiveJobs({ jobs }: { jobs: Dashboard['firstActiveJobs'] }) {
  const t = useTranslations('company.dashboard.jobs');
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
              {t('applicants', {
                ...counted(job.applicationCounts?.total ?? 0),
                pending: formatThousands(job.applicationCounts?.pending ?? 0),
                noReply: formatThousands(job.applicationCounts?.noReply ?? 0),
              })}
            </span>
            <span className={classes.times}>
              <Times slots={job.interviewAvailability} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Interviews({ interviews }: { interviews: Dashboard['upcomingInterviews'] }) {
  const t = useTranslations('company.dashboard.interviews');
  const formats = useFormats();
  if (interviews.length === 0) {
    return <EmptyState drawing="interviews">{t('none')}</EmptyState>;
  }
  return (
    <ApplicantRows label={t('list')} isDense>
      {interviews.map(({ selectedInterview: time, ...interview }) => (
        <ApplicantRow
          key={interview.id}
          to={paths.company.applicant(interview.id)}
          applicationId={interview.id}
          applicant={interview.applicant}
          line={
            <>
              <span>
                {`${formats.shortWeekday(time.date)} ${formats.dayAndMonth(time.date)}, ${time.start} ${ZONE_NAMES[time.timeZone]} · `}
              </span>
              <span translate="no">{interview.jobTitle}</span>
            </>
          }
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
  return <ApplicationRows label={t('list')} applications={applications} isDense />;
}

/** Drawn only when there is something to see: thirty empty days are no picture. */
function ApplicationsOverTime({ days }: { days: Dashboard['applicationsByDay'] }) {
  const t = useTranslations('company.dashboard');
  if (!days.some((day) => totalOf(day) > 0)) return null;
  return (
    <SectionCard isDense title={t('overTime')} aside={<MoreLink to={paths.company.insights}>{t('insights')}</MoreLink>}>
      <StatusOverTimeChart days={days} label={t('overTimeChart')} />
    </SectionCard>
  );
}

/** For a company that has posted nothing yet. */
function FirstSteps() {
  const t = useTranslations('company.dashboard.firstSteps');
  return (
    <SectionCard title={t('title')}>
      <CheckList
        done={t('done')}
        steps={[
          { isDone: false, step: <Link to={paths.company.createJob}>{t('job')}</Link> },
          { isDone: false, step: t('decide') },
        ]}
      />
    </SectionCard>
  );
}

function useNameOf(): (applicant: { fullName: string } | null) => string {
  const t = useTranslations('portal');
  return (applicant) => applicant?.fullName || t('unknownUser');
}

/** What waits, the next interview, and the figures. */
export function CompanyDashboardView({ data }: { data: CompanyDashboardQuery }) {
  const t = useTranslations('company');
  const nameOf = useNameOf();
  const { companyDashboard: dashboard } = data;
  const [next] = dashboard.upcomingInterviews;
  return (
    <>
      <PageHeader isDense title={t('titles.dashboard')} action={<CreateJob />} />
      <InstallOffer />
      <div className={classes.dashboard}>
        {dashboard.totalJobs === 0 ? <FirstSteps /> : null}
        <WaitingForCompany data={data} />
        <div className={classes.beside}>
          {next ? (
            <NextInterview
              isSlim
              title={t('dashboard.interviews.next')}
              interview={next}
              about={{
                to: paths.company.applicant(next.id),
                text: t('dashboard.nextInterview', { name: nameOf(next.applicant), job: next.jobTitle }),
              }}
              fileHref={paths.interviewFile(next.id)}
            />
          ) : null}
          <CompanyFigures dashboard={dashboard} />
        </div>
        <ApplicantsByStatus counts={dashboard.applicationCounts} />
        <SectionCard
          isDense
          title={t('dashboard.jobs.title')}
          aside={<MoreLink to={paths.company.jobs}>{t('dashboard.jobs.all')}</MoreLink>}
        >
          <ActiveJobs jobs={dashboard.firstActiveJobs} />
        </SectionCard>
        <SectionCard
          isDense
          title={t('dashboard.interviews.title')}
          aside={<MoreLink to={paths.company.upcomingInterviews}>{t('dashboard.interviews.calendar')}</MoreLink>}
        >
          <Interviews interviews={dashboard.upcomingInterviews} />
        </SectionCard>
        <SectionCard
          isDense
          title={t('dashboard.recent.title')}
          aside={<MoreLink to={paths.company.allApplicants}>{t('dashboard.recent.all')}</MoreLink>}
        >
          <RecentApplications applications={dashboard.recentApplications} />
        </SectionCard>
        <ApplicationsOverTime days={dashboard.applicationsByDay} />
      </div>
    </>
  );
}
