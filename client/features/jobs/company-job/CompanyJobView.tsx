import { Button, Group, Stack, Text } from '@mantine/core';
import { IconCalendarTime, IconCopy } from '../../../icons';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EMPLOYMENT_TYPE_LABELS } from '../../../../domain/jobs';
import { paths } from '../../../app/paths';
import { BackLink } from '../../../components/BackLink';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { DateText } from '../../../components/DateText';
import { PageHeader } from '../../../components/PageHeader';
import { SectionCard } from '../../../components/SectionCard';
import { StatusBadge } from '../../../components/StatusBadge';
import type { CompanyJobFieldsFragment } from '../../../graphql/generated';
import classes from './CompanyJob.module.css';
import { CompanyJobSchedule } from './CompanyJobSchedule';

interface CompanyJobViewProps {
  job: CompanyJobFieldsFragment;
  applicants: ReactNode;
  toggle: (isActive: boolean) => Promise<void>;
  toggling: boolean;
  duplicateJob: () => Promise<void>;
  duplicating: boolean;
  deleteJob: () => Promise<void>;
  deleting: boolean;
}

function DeleteJob({ job, deleteJob, deleting }: Pick<CompanyJobViewProps, 'job' | 'deleteJob' | 'deleting'>) {
  const [asking, setAsking] = useState(false);
  const pending = job.applicationCounts?.pending ?? 0;
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
        Delete job
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title="Delete this job?"
        confirmLabel="Delete job"
        destructive
        busy={deleting}
        onConfirm={async () => {
          await deleteJob();
          setAsking(false);
        }}
      >
        <Text>
          “{job.title}” is removed for good. Accepted interviews still take place
          {pending > 0 ? `; ${pending} pending ${pending === 1 ? 'application is' : 'applications are'} closed.` : '.'}
        </Text>
      </ConfirmDialog>
    </>
  );
}

function visibilityText(job: CompanyJobFieldsFragment): string {
  if (!job.isActive) return 'Closed: seekers cannot find it or apply.';
  if (job.isVisibleToSeekers) return 'Seekers can find it and apply.';
  return job.isCompanyVerified
    ? 'Seekers cannot see it at the moment.'
    : 'Hidden from seekers until your company is verified.';
}

function Details({ job }: { job: CompanyJobFieldsFragment }) {
  return (
    <SectionCard title="Job details">
      <dl className={classes.facts}>
        <div>
          <dt>Employment type</dt>
          <dd>{EMPLOYMENT_TYPE_LABELS[job.employmentType]}</dd>
        </div>
        <div>
          <dt>Location</dt>
          <dd>{job.location}</dd>
        </div>
        <div>
          <dt>Salary</dt>
          <dd>{job.salary?.formatted ?? 'Not stated'}</dd>
        </div>
        <div>
          <dt>Posted</dt>
          <dd>
            <DateText value={job.createdAt} />
          </dd>
        </div>
        {job.autoCloseDate ? (
          <div>
            <dt>Open through</dt>
            <dd>
              <DateText value={job.autoCloseDate} />
            </dd>
          </div>
        ) : null}
      </dl>
      <ul className={classes.skills} aria-label="Required skills">
        {job.skills.map((skill) => (
          <li key={skill}>{skill}</li>
        ))}
      </ul>
      <Text className={classes.description}>{job.description}</Text>
    </SectionCard>
  );
}

/** A posting as its company sees it. Applicants come first: they are why the page is opened. */
export function CompanyJobView(props: CompanyJobViewProps) {
  const { job, applicants, toggle, toggling } = props;
  return (
    <>
      <PageHeader
        title={job.title}
        tabTitle={job.title}
        back={<BackLink to={paths.company.jobs}>My Jobs</BackLink>}
        context={
          <Group gap="xs" mt={4}>
            <StatusBadge status={job.isActive ? 'OPEN' : 'CLOSED'} />
            <Text size="sm">{visibilityText(job)}</Text>
          </Group>
        }
        action={
          job.viewerCanManage ? (
            <Button
              variant={job.isActive ? 'default' : 'filled'}
              loading={toggling}
              onClick={() => void toggle(!job.isActive)}
            >
              {job.isActive ? 'Close job' : 'Open job'}
            </Button>
          ) : null
        }
      />
      <div className={classes.columns}>
        <Stack gap="lg">{applicants}</Stack>
        <Stack gap="lg">
          <SectionCard title="Interview schedule">
            <CompanyJobSchedule slots={job.interviewAvailability} />
            {job.viewerCanManage ? (
              <Button
                component={Link}
                to={paths.company.jobSlots(job.id)}
                variant="default"
                mt="md"
                className={classes.own}
                leftSection={<IconCalendarTime size={18} stroke={1.75} aria-hidden />}
              >
                Manage slots
              </Button>
            ) : null}
          </SectionCard>
        </Stack>
      </div>
      <Stack gap="lg" mt="lg">
        <Details job={job} />
        {job.viewerCanManage ? (
          <Group justify="flex-end">
            <Button
              variant="default"
              leftSection={<IconCopy size={18} stroke={1.75} aria-hidden />}
              loading={props.duplicating}
              onClick={() => void props.duplicateJob()}
            >
              Duplicate
            </Button>
            <DeleteJob job={job} deleteJob={props.deleteJob} deleting={props.deleting} />
          </Group>
        ) : null}
      </Stack>
    </>
  );
}
