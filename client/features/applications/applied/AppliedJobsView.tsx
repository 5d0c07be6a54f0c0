import { useTranslations } from 'use-intl/react';
import { Button, Card, Group, Text, Title } from '@mantine/core';
import { WIB } from '../../../../domain/time';
import { IconCalendarEvent, IconChevronRight } from '../../../icons';
import { Link } from 'react-router-dom';
import { paths } from '../../../../domain/paths';
import { CompanyLogo } from '../../../components/CompanyLogo';
import { DateText } from '../../../components/DateText';
import { EmptyState } from '../../../components/EmptyState';
import { InterviewLine } from '../../../components/InterviewLine';
import { ApplicationBadges, StatusBadge } from '../../../components/StatusBadge';
import type { SeekerApplicationCardFragment } from '../../../graphql/generated';
import { appliedGroups, countsOfGroup, type AppliedGroup } from './applied-groups';
import classes from './AppliedJobs.module.css';

function ApplicationCard({ application, isNew }: { application: SeekerApplicationCardFragment; isNew: boolean }) {
  const t = useTranslations('applications');
  const { id, status, replyBy, jobTitle, companyName, applicationDate, selectedInterview, job } = application;
  return (
    <Card
      component="li"
      className={classes.card}
      data-quiet={(status !== 'PENDING' && status !== 'ACCEPTED') || undefined}
    >
      <Group wrap="nowrap" gap="md" align="flex-start">
        <CompanyLogo url={job?.companyLogo} />
        <div className={classes.words}>
          <Link to={paths.user.application(id)} className={classes.title} translate={jobTitle ? 'no' : undefined}>
            {jobTitle || t('unknownPosition')}
          </Link>
          <Text c="dimmed">
            {companyName ? <span translate="no">{companyName}</span> : <span>{t('unknownCompany')}</span>}
            {job ? <span translate="no">{` · ${job.location}`}</span> : null}
          </Text>
          <div className={classes.interview}>
            <IconCalendarEvent size={18} stroke={1.75} aria-hidden />
            <InterviewLine time={selectedInterview} />
          </div>
          <Group gap="sm" mt="sm">
            <ApplicationBadges {...application} />
            <Text size="sm" c="dimmed">
              {t.rich('appliedOn', { day: () => <DateText value={applicationDate} zone={WIB} /> })}
            </Text>
          </Group>
          {replyBy ? (
            <Text size="sm" mt="sm">
              {t.rich('replyBy', { time: () => <DateText value={replyBy} zone={selectedInterview.timeZone} /> })}
            </Text>
          ) : null}
          {isNew ? <Text mt="sm">{t('applied.next')}</Text> : null}
        </div>
        <IconChevronRight size={20} stroke={1.75} className={classes.more} aria-hidden />
      </Group>
    </Card>
  );
}

interface AppliedGroupListProps extends AppliedGroup<SeekerApplicationCardFragment> {
  newId: string | null;
}

function AppliedGroupList({ name: group, applications, newId }: AppliedGroupListProps) {
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
      {applications.length === 0 ? (
        <Text c="dimmed">{t(`${group}.none`)}</Text>
      ) : (
        <ul className={classes.cards}>
          {applications.map((application) => (
            <ApplicationCard key={application.id} application={application} isNew={application.id === newId} />
          ))}
        </ul>
      )}
    </section>
  );
}

export interface AppliedJobsViewProps {
  applications: readonly SeekerApplicationCardFragment[];
  /** The one that was sent just now: it comes first, with what comes next. */
  newId: string | null;
}

/** All applications of the seeker in three groups; each card leads to its application. */
export function AppliedJobsView({ applications, newId }: AppliedJobsViewProps) {
  const t = useTranslations('applications');
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
      {appliedGroups(applications, newId).map((group) => (
        <AppliedGroupList key={group.name} {...group} newId={newId} />
      ))}
    </>
  );
}
