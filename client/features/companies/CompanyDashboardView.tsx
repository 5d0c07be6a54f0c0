import { useTranslations } from 'use-intl/react';
import { formatThousands } from '../../../domain/money';
import { WIB } from '../../../domain/time';
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
import { DateText } from '../../components/DateText';
import { EmptyState } from '../../components/EmptyState';
import { InterviewLine } from '../../components/InterviewLine';
import { LightLinkButton } from '../../components/LightButton';
import { MomentText } from '../../components/MomentText';
import { NextInterview } from '../../components/NextInterview/NextInterview';
import { PageHeader } from '../../components/PageHeader';
import { ProposalsToAnswer } from '../reschedules/proposals/ProposalsToAnswer';
import { SectionCard } from '../../components/SectionCard';
import type { CompanyDashboardQuery } from '../../graphql/generated';
import classes from './CompanyDashboard.module.css';
import { CompanyDashboardFigures } from './CompanyDashboardFigures';
import { Sentence } from '../../components/Sentence';

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
              <Sentence>
                {employmentType(job.employmentType)} · <span translate="no">{job.location}</span> ·{' '}
                {t.rich('posted', { day: () => <DateText value={job.createdAt} zone={WIB} /> })}
              </Sentence>
            </span>
            <span className={classes.quiet}>
              {t('applicants', {
                ...counted(job.applicationCounts?.total ?? 0),
                pending: formatThousands(job.applicationCounts?.pending ?? 0),
                noReply: formatThousands(job.applicationCounts?.noReply ?? 0),
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
  return <ApplicationRows label={t('list')} applications={applications} />;
}

/** Drawn only when there is something to see: thirty empty days are no picture. */
function ApplicationsOverTime({ days }: { days: Dashboard['applicationsByDay'] }) {
  const t = useTranslations('company.dashboard');
  if (!days.some((day) => totalOf(day) > 0)) return null;
  return (
    <SectionCard title={t('overTime')}>
      <StatusOverTimeChart days={days} label={t('overTimeChart')} />
    </SectionCard>
  );
}

/** How many applicants wait, and for when the next of them has chosen a time. */
function WaitingApplicants({ dashboard }: { dashboard: Dashboard }) {
  const t = useTranslations('company.dashboard');
  const waiting = dashboard.applicationCounts.pending;
  const time = dashboard.nextChosenTime;
  if (waiting === 0) return null;
  return (
    <section className={classes.waiting} aria-label={t('decide')}>
      <p>
        <Sentence>
          {t('waiting', { count: waiting, number: String(waiting) })}{' '}
          {time
            ? t.rich('nextChosen', { time: () => <MomentText value={time.startsAt} zone={time.timeZone} /> })
            : null}
        </Sentence>
      </p>
      <LightLinkButton to={`${paths.company.allApplicants}?status=PENDING`} look="secondary">
        {t('decide')}
      </LightLinkButton>
    </section>
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

interface CompanyDashboardViewProps {
  dashboard: Dashboard;
  proposals: CompanyDashboardQuery['proposalsToAnswer'];
}

/** The next interview, what waits for an answer, and the figures. */
export function CompanyDashboardView({ dashboard, proposals }: CompanyDashboardViewProps) {
  const t = useTranslations('company');
  const nameOf = useNameOf();
  const [next] = dashboard.upcomingInterviews;
  return (
    <>
      <PageHeader
        title={t('titles.dashboard')}
        context={dashboard.applicationCounts.pending === 0 ? t('dashboard.nobodyWaits') : null}
        action={<CreateJob />}
      />
      <div className={classes.dashboard}>
        {dashboard.totalJobs === 0 ? <FirstSteps /> : null}
        {next ? (
          <NextInterview
            title={t('dashboard.interviews.next')}
            interview={next}
            about={{
              to: paths.company.applicant(next.id),
              text: t('dashboard.nextInterview', { name: nameOf(next.applicant), job: next.jobTitle }),
            }}
            fileHref={paths.interviewFile(next.id)}
          />
        ) : null}
        <ProposalsToAnswer
          proposals={proposals.map((application) => ({
            application,
            from: nameOf(application.applicant),
            to: paths.company.applicant(application.id),
          }))}
        />
        <WaitingApplicants dashboard={dashboard} />
        <CompanyDashboardFigures dashboard={dashboard} />
        <div className={classes.pair}>
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
        </div>
        <SectionCard
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
