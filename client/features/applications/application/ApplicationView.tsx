import { Alert, Anchor, Button, Card, Group, Stack, Text } from '@mantine/core';
import { IconCircleX, IconInfoCircle } from '../../../icons';
import { Link } from 'react-router-dom';
import { UNKNOWN_COMPANY, UNKNOWN_POSITION } from '../../../../domain/applications';
import { EMPLOYMENT_TYPE_LABELS } from '../../../../domain/jobs';
import { paths } from '../../../app/paths';
import { BackLink } from '../../../components/BackLink';
import { CompanyLogo } from '../../../components/CompanyLogo';
import { DateText } from '../../../components/DateText';
import { PageHeader } from '../../../components/PageHeader';
import { SalaryText } from '../../../components/SalaryText';
import { SectionCard } from '../../../components/SectionCard';
import { SkillList } from '../../../components/SkillList';
import { StatusBadge } from '../../../components/StatusBadge';
import type { SeekerApplicationFieldsFragment } from '../../../graphql/generated';
import { ApplicationInterview } from './ApplicationInterview';
import { ReschedulePanel } from '../reschedule/ReschedulePanel';
import { WithdrawApplication } from './WithdrawApplication';
import classes from './Application.module.css';

interface ApplicationProps {
  application: SeekerApplicationFieldsFragment;
}

/** What the status means for the person, where it is an end. */
function EndNotice({ application }: ApplicationProps) {
  const { status, rejectionNotice, job, jobId } = application;
  if (status === 'REJECTED') {
    return (
      <Alert color="red" icon={<IconCircleX aria-hidden />} title="This application was not successful">
        {rejectionNotice ??
          'The company has chosen not to go on with this application. There are more jobs waiting for you.'}
      </Alert>
    );
  }
  if (status !== 'WITHDRAWN') return null;
  return (
    <Alert color="gray" icon={<IconInfoCircle aria-hidden />} title="You have withdrawn this application">
      {job?.viewerCanApply ? (
        <Anchor component={Link} to={paths.user.job(jobId)} className={classes.again}>
          Apply again by choosing a time
        </Anchor>
      ) : null}
    </Alert>
  );
}

function CompanyName({ application: { companyId, companyName, viewerCanOpenCompany } }: ApplicationProps) {
  const name = companyName || UNKNOWN_COMPANY;
  if (!viewerCanOpenCompany) return <Text fw={600}>{name}</Text>;
  return (
    <Anchor component={Link} to={paths.user.company(companyId)} fw={600} className={classes.company}>
      {name}
    </Anchor>
  );
}

/** The way to the job's page, or why there is none. */
function JobLink({ application: { job, jobId, jobTitle, viewerCanOpenJob } }: ApplicationProps) {
  if (!job) return null;
  if (!viewerCanOpenJob) {
    return (
      <Text c="dimmed" mt="md">
        The pages of this job and its company are not available at the moment.
      </Text>
    );
  }
  return (
    <Button
      component={Link}
      to={paths.user.job(jobId)}
      variant="default"
      mt="md"
      aria-label={`View job: ${jobTitle || UNKNOWN_POSITION}`}
    >
      View job
    </Button>
  );
}

function JobSummary({ application }: ApplicationProps) {
  const { job, applicationDate } = application;
  return (
    <Card component="section" aria-label="Job">
      <Group wrap="nowrap" gap="md" align="flex-start">
        <CompanyLogo url={job?.companyLogo} size="lg" />
        <div className={classes.words}>
          <CompanyName application={application} />
          {job ? (
            <Text c="dimmed">
              {job.location} · {EMPLOYMENT_TYPE_LABELS[job.employmentType]}
            </Text>
          ) : (
            <Text c="dimmed">This job has been removed by the company.</Text>
          )}
          {job?.salary ? (
            <Text>
              <SalaryText formatted={job.salary.formatted} />
            </Text>
          ) : null}
          <Text size="sm" c="dimmed" mt="xs">
            Applied <DateText value={applicationDate} />
          </Text>
        </div>
      </Group>
      <JobLink application={application} />
    </Card>
  );
}

/** One application as its applicant sees it. */
export function ApplicationView({ application }: ApplicationProps) {
  const title = application.jobTitle || UNKNOWN_POSITION;
  const skills = application.job?.skills ?? [];
  return (
    <>
      <PageHeader
        title={title}
        tabTitle={`Application: ${title}`}
        back={<BackLink to={paths.user.applied}>Applied Jobs</BackLink>}
        context={
          <div aria-live="polite">
            <StatusBadge status={application.status} />
          </div>
        }
      />
      <Stack gap="lg">
        <EndNotice application={application} />
        <ApplicationInterview application={application} />
        <ReschedulePanel application={application} party="APPLICANT" />
        <JobSummary application={application} />
        {skills.length > 0 ? (
          <SectionCard title="Required skills">
            <SkillList skills={skills} label="Required skills" />
          </SectionCard>
        ) : null}
        {application.viewerCanWithdraw ? <WithdrawApplication application={application} /> : null}
      </Stack>
    </>
  );
}
