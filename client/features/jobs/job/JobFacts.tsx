import { Anchor, Group, Text } from '@mantine/core';
import { IconBriefcase, IconCalendarDue, IconCash, IconMapPin } from '../../../icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EMPLOYMENT_TYPE_LABELS } from '../../../../domain/jobs';
import { paths } from '../../../app/paths';
import { CompanyLogo } from '../../../components/CompanyLogo';
import { DateText } from '../../../components/DateText';
import { SalaryText } from '../../../components/SalaryText';
import { StatusBadge } from '../../../components/StatusBadge';
import type { SeekerJobFieldsFragment } from '../../../graphql/generated';
import classes from './JobFacts.module.css';

function Fact({ icon: Icon, label, children }: { icon: typeof IconCash; label: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt className={classes.label}>
        <Icon size={18} stroke={1.75} aria-hidden />
        {label}
      </dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  );
}

/** Who offers the job, and its facts at a glance. */
export function JobFacts({ job }: { job: SeekerJobFieldsFragment }) {
  return (
    <>
      <Group wrap="nowrap" gap="md">
        <CompanyLogo url={job.companyLogo} size="lg" />
        <div className={classes.company}>
          <Anchor component={Link} to={paths.user.company(job.companyId)} fw={600} className={classes.companyLink}>
            {job.companyName}
          </Anchor>
          <Text size="sm" c="dimmed">
            Posted <DateText value={job.createdAt} />
          </Text>
          {/* Only those whom the company has accepted come here then. */}
          {job.isCompanyVerified ? null : <StatusBadge status="UNVERIFIED" />}
        </div>
      </Group>
      <dl className={classes.facts}>
        <Fact icon={IconMapPin} label="Location">
          {job.location}
        </Fact>
        <Fact icon={IconBriefcase} label="Employment">
          {EMPLOYMENT_TYPE_LABELS[job.employmentType]}
        </Fact>
        {job.salary ? (
          <Fact icon={IconCash} label="Salary">
            <SalaryText formatted={job.salary.formatted} />
          </Fact>
        ) : null}
        {job.autoCloseDate ? (
          <Fact icon={IconCalendarDue} label="Open until">
            <DateText value={job.autoCloseDate} />
          </Fact>
        ) : null}
      </dl>
    </>
  );
}
