import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { WIB } from '../../../../domain/time';
import { paths } from '../../../../domain/paths';
import { DateText } from '../../../components/DateText';
import { InterviewLine } from '../../../components/InterviewLine';
import { NextInterview, NextInterviewLink } from '../../../components/NextInterview/NextInterview';
import { statusSeries } from '../../../components/charts/status-series';
import { SectionCard } from '../../../components/SectionCard';
import { statusWord } from '../../../components/StatusBadge';
import type { SeekerDashboardQuery } from '../../../graphql/generated';
import { useMiniTexts } from '../../../components/times/mini-texts';
import { IconCalendarRepeat, IconHourglass } from '../../../icons';
import { asksForTime } from '../../reschedules/request-link-state';
import { CompletionBar } from '../CompletionBar';
import classes from './SeekerDashboard.module.css';

type Dashboard = SeekerDashboardQuery['seekerDashboard'];

export function ProfileCompletionCard({ seeker }: Pick<Dashboard, 'seeker'>) {
  const t = useTranslations('seeker.dashboard.completion');
  const isWhole = seeker.profileCompletion === 100;
  return (
    <SectionCard title={t('title')}>
      <CompletionBar percent={seeker.profileCompletion} missing={seeker.missingParts} />
      <p className={classes.quiet}>{t(isWhole ? 'complete' : 'incomplete')}</p>
      <Link to={paths.user.profile} className={classes.link}>
        {t(isWhole ? 'view' : 'fill')}
      </Link>
    </SectionCard>
  );
}

type Interview = NonNullable<Dashboard['upcomingInterview']>;
type Request = NonNullable<Interview['interviewRescheduleRequest']>;

/** The seeker's own proposal that the company has not answered. */
const ownProposal = ({ interviewRescheduleRequest: request }: Interview): Request | null =>
  request?.status === 'PENDING' && request.requestedBy === 'APPLICANT' ? request : null;

function Proposed({ time }: { time: Request['newInterview'] }) {
  const t = useTranslations('seeker.dashboard.upcoming');
  const { day, time: clock } = useMiniTexts(time);
  return <span>{t('proposed', { time: `${day}, ${clock}` })}</span>;
}

/** Takes the completion's place once the profile is whole and an accepted interview is ahead. */
export function UpcomingInterviewCard({ interview }: { interview: Interview }) {
  const t = useTranslations('seeker.dashboard.upcoming');
  const { id, jobTitle, companyName, viewerCanRequestReschedule } = interview;
  const proposal = ownProposal(interview);
  return (
    <NextInterview
      title={t('title')}
      interview={interview}
      about={{ to: paths.user.application(id), text: t('application', { job: jobTitle, company: companyName }) }}
      fileHref={paths.interviewFile(id)}
    >
      {viewerCanRequestReschedule ? (
        <NextInterviewLink to={paths.user.application(id)} state={asksForTime}>
          <IconCalendarRepeat size={18} stroke={1.75} aria-hidden />
          {t('request')}
        </NextInterviewLink>
      ) : null}
      {proposal ? (
        <NextInterviewLink to={paths.user.application(id)}>
          <IconHourglass size={18} stroke={1.75} aria-hidden />
          <Proposed time={proposal.newInterview} />
        </NextInterviewLink>
      ) : null}
    </NextInterview>
  );
}

/** The next interview, small, while the profile has the first place. */
export function UpcomingInterviewLine({ interview }: { interview: Interview }) {
  const t = useTranslations('seeker.dashboard.upcoming');
  const { id, jobTitle, companyName, selectedInterview, viewerCanRequestReschedule } = interview;
  const proposal = ownProposal(interview);
  return (
    <div className={classes.line}>
      <Link to={paths.user.application(id)}>
        <span>
          <b>{t('next')}</b> <InterviewLine time={selectedInterview} />
        </span>
        <span translate="no">{t('application', { job: jobTitle, company: companyName })}</span>
        {proposal ? <Proposed time={proposal.newInterview} /> : null}
      </Link>
      {viewerCanRequestReschedule ? (
        <Link to={paths.user.application(id)} state={asksForTime} className={classes.move}>
          {t('request')}
        </Link>
      ) : null}
    </div>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.figure}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function ApplicationsCard({ counts }: { counts: Dashboard['applicationCounts'] }) {
  const t = useTranslations('seeker.dashboard.applications');
  return (
    <SectionCard title={t('title')}>
      <dl className={classes.figures}>
        <Figure label={t('total')}>{counts.total}</Figure>
        {statusSeries.map(({ field, status }) => (
          <Figure key={field} label={statusWord(status)}>
            {counts[field]}
          </Figure>
        ))}
      </dl>
    </SectionCard>
  );
}

export function ActivityCard({ dashboard }: { dashboard: Dashboard }) {
  const t = useTranslations('seeker.dashboard.activity');
  const { applicationsThisMonth, applicationCounts, lastApplicationDate } = dashboard;
  return (
    <SectionCard title={t('title')}>
      <dl className={classes.figures}>
        <Figure label={t('thisMonth')}>{applicationsThisMonth}</Figure>
        <Figure label={t('pending')}>{applicationCounts.pending}</Figure>
        <Figure label={t('last')}>
          {lastApplicationDate ? <DateText value={lastApplicationDate} zone={WIB} /> : t('none')}
        </Figure>
      </dl>
    </SectionCard>
  );
}
