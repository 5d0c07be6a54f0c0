import { Card, Group, Text } from '@mantine/core';
import { IconCalendarTime, IconEyeOff, IconUsers } from '../../../icons';
import { Link } from 'react-router-dom';
import { EMPLOYMENT_TYPE_LABELS } from '../../../../domain/jobs';
import { counted } from '../../../../domain/text';
import { paths } from '../../../app/paths';
import { DateText } from '../../../components/DateText';
import { StatusBadge } from '../../../components/StatusBadge';
import type { CompanyJobsRowFragment } from '../../../graphql/generated';
import classes from './CompanyJobs.module.css';

function openSlotsText(job: CompanyJobsRowFragment): string {
  const slots = job.interviewAvailability;
  if (slots.length === 0) return 'No interview slots yet';
  const open = slots.filter((slot) => slot.state === 'OPEN').length;
  return `${open} of ${counted(slots.length, 'slot')} open`;
}

/** One posting in the company's list; the whole card leads to it. */
export function CompanyJobCard({ job }: { job: CompanyJobsRowFragment }) {
  const counts = job.applicationCounts;
  return (
    <Card component="li" className={classes.card}>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
        <Link to={paths.company.job(job.id)} className={classes.title}>
          {job.title}
        </Link>
        <StatusBadge status={job.isActive ? 'OPEN' : 'CLOSED'} />
      </Group>
      <Text size="sm" c="dimmed" mt={4} className={classes.place}>
        {EMPLOYMENT_TYPE_LABELS[job.employmentType]} · {job.location}
        {job.salary ? ` · ${job.salary.formatted}` : null}
      </Text>
      <div className={classes.facts}>
        <span>
          <IconUsers size={18} stroke={1.75} aria-hidden />
          {counted(counts?.total ?? 0, 'applicant')}, {counts?.pending ?? 0} pending
        </span>
        <span>
          <IconCalendarTime size={18} stroke={1.75} aria-hidden />
          {openSlotsText(job)}
        </span>
        {job.isActive && !job.isVisibleToSeekers ? (
          <span>
            <IconEyeOff size={18} stroke={1.75} aria-hidden />
            Not visible to seekers
          </span>
        ) : null}
        <span className={classes.posted}>
          Posted <DateText value={job.createdAt} />
        </span>
      </div>
    </Card>
  );
}
