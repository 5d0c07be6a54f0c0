import { useTranslations } from 'use-intl/react';
import { Button, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../../domain/paths';
import { CompanyLogo } from '../../../components/CompanyLogo';
import { DateText } from '../../../components/DateText';
import { Disclosure } from '../../../components/Disclosure';
import { EmptyState } from '../../../components/EmptyState';
import { StatusBadge } from '../../../components/StatusBadge';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useMiniTexts } from '../../../components/times/mini-texts';
import type { SeekerApplicationCardFragment } from '../../../graphql/generated';
import { IconCalendarEvent } from '../../../icons';
import { useNow } from '../../../lib/use-now';
import { appliedGroups, countsOfGroup, type AppliedGroup } from './applied-groups';
import classes from './AppliedJobs.module.css';

/** What is to be known first, alone: its group says that an application was accepted, its page what else is true. */
function RowState({ application }: { application: SeekerApplicationCardFragment }) {
  const moves = useTranslations('applications.applied.moves');
  const t = useTranslations('portal');
  const { status, interview, interviewRescheduleRequest: move } = application;
  return (
    <span className={classes.state}>
      {move?.status === 'PENDING' ? (
        <StatusBadge status="COUNTERED" label={moves(move.requestedBy)} />
      ) : interview?.state === 'CANCELLED' ? (
        <StatusBadge status="CANCELLED" label={t('interviewCancelled')} />
      ) : (
        <StatusBadge status={status} />
      )}
    </span>
  );
}

function ApplicationRow({ application, isNew }: { application: SeekerApplicationCardFragment; isNew: boolean }) {
  const t = useTranslations('applications');
  const { id, status, replyBy, jobTitle, companyName, selectedInterview, job } = application;
  return (
    <li className={classes.row} data-quiet={(status !== 'PENDING' && status !== 'ACCEPTED') || undefined}>
      <CompanyLogo url={job?.companyLogo} size="sm" />
      <div className={classes.names}>
        <Link to={paths.user.application(id)} className={classes.title} translate={jobTitle ? 'no' : undefined}>
          {jobTitle || t('unknownPosition')}
        </Link>
        <span className={classes.company}>
          {companyName ? <span translate="no">{companyName}</span> : <span>{t('unknownCompany')}</span>}
          {job ? <span translate="no">{` · ${job.location}`}</span> : null}
        </span>
      </div>
      <div className={classes.foot}>
        <MomentOfInterview time={selectedInterview} />
        {replyBy ? (
          <span className={classes.reply}>
            {t.rich('applied.replyBy', { time: () => <DateText value={replyBy} zone={selectedInterview.timeZone} /> })}
          </span>
        ) : null}
        <RowState application={application} />
      </div>
      {isNew ? <p className={classes.next}>{t('applied.next')}</p> : null}
    </li>
  );
}

/** `Wed, 9 Dec, 13:30 WIB`: the application's page has the rest. */
function MomentOfInterview({ time }: { time: SeekerApplicationCardFragment['selectedInterview'] }) {
  const { day, time: clock, spoken } = useMiniTexts(time);
  return (
    <span className={classes.interview}>
      <IconCalendarEvent size={16} stroke={1.75} aria-hidden />
      <span aria-hidden>{`${day}, ${clock}`}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  );
}

function Rows({ applications, newId }: { applications: SeekerApplicationCardFragment[]; newId: string | null }) {
  return (
    <ul className={classes.rows}>
      {applications.map((application) => (
        <ApplicationRow key={application.id} application={application} isNew={application.id === newId} />
      ))}
    </ul>
  );
}

interface AppliedGroupListProps extends AppliedGroup<SeekerApplicationCardFragment> {
  newId: string | null;
}

function AppliedGroupList({ name: group, applications, coming, past, newId }: AppliedGroupListProps) {
  const t = useTranslations('applications.applied.groups');
  const counted = useTranslations('portal.counts');
  const { own, others } = countsOfGroup({ name: group, applications });
  const name = t(`${group}.name`);
  return (
    <section aria-label={name} className={classes.group}>
      <Group gap="xs" mb="sm">
        <Title order={2}>{name}</Title>
        <span className={classes.count}>{own}</span>
        {others.map(({ status, count }) => (
          <StatusBadge key={status} status={status} label={counted(status, { count: String(count) })} />
        ))}
      </Group>
      {applications.length === 0 ? <Text c="dimmed">{t(`${group}.none`)}</Text> : null}
      {coming.length > 0 ? <Rows applications={coming} newId={newId} /> : null}
      {past.length > 0 ? (
        <Disclosure summary={t('past', { count: past.length, number: String(past.length) })}>
          <Rows applications={past} newId={newId} />
        </Disclosure>
      ) : null}
    </section>
  );
}

export interface AppliedJobsViewProps {
  applications: readonly SeekerApplicationCardFragment[];
  /** The one that was sent just now: it comes first, with what comes next. */
  newId: string | null;
}

/** All applications of the seeker in three groups by interview; each row leads to its application. */
export function AppliedJobsView({ applications, newId }: AppliedJobsViewProps) {
  const t = useTranslations('applications');
  const now = useNow();
  if (applications.length === 0) {
    return (
      <EmptyState
        drawing="applications"
        action={
          <Button component={Link} to={paths.user.jobs}>
            {t('browseJobs')}
          </Button>
        }
      >
        {t('applied.empty')}
      </EmptyState>
    );
  }
  return (
    <>
      {appliedGroups(applications, { newId, now }).map((group) => (
        <AppliedGroupList key={group.name} {...group} newId={newId} />
      ))}
    </>
  );
}
