import { useTranslations } from 'use-intl/react';
import { Card, Group, Text } from '@mantine/core';
import { WIB } from '../../../../domain/time';
import { IconCalendarTime, IconEyeOff, IconUsers } from '../../../icons';
import { Link } from 'react-router-dom';
import { formatThousands } from '../../../../domain/money';
import { jobTimesOf } from '../../../../domain/slots';
import { useNow } from '../../../lib/use-now';
import { paths } from '../../../../domain/paths';
import { DateText } from '../../../components/DateText';
import { StatusBadge } from '../../../components/StatusBadge';
import type { CompanyJobsRowFragment } from '../../../graphql/generated';
import { counted } from '../../../language/counted';
import { useFormats } from '../../../language/formats';
import classes from './CompanyJobs.module.css';

function OpenSlots({ job: { interviewAvailability: slots } }: { job: CompanyJobsRowFragment }) {
  const t = useTranslations('companyJobs.card');
  const times = jobTimesOf(slots, useNow());
  if (times !== 'FREE') return <span>{t(`noFree.${times}`)}</span>;
  const open = slots.filter((slot) => slot.state === 'OPEN').length;
  return <span>{t('openSlots', { open: String(open), count: slots.length })}</span>;
}

/** One posting in the company's list; the whole card leads to it. */
export function CompanyJobCard({ job }: { job: CompanyJobsRowFragment }) {
  const t = useTranslations('companyJobs.card');
  const typeText = useTranslations('options.employmentType');
  const formats = useFormats();
  const counts = job.applicationCounts;
  return (
    <Card component="li" className={classes.card}>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
        <Link to={paths.company.job(job.id)} className={classes.title} translate="no">
          {job.title}
        </Link>
        <StatusBadge status={job.isPaused ? 'PAUSED' : job.isActive ? 'OPEN' : 'CLOSED'} />
      </Group>
      <Text size="sm" c="dimmed" mt={4} className={classes.place}>
        <span>{`${typeText(job.employmentType)} · `}</span>
        <span translate="no">{job.location}</span>
        {job.salary ? <span>{` · ${formats.salary(job.salary)}`}</span> : null}
      </Text>
      <div className={classes.facts}>
        <span>
          <IconUsers size={18} stroke={1.75} aria-hidden />
          <span>
            {t('applicants', {
              ...counted(counts?.total ?? 0),
              pending: formatThousands(counts?.pending ?? 0),
              noReply: formatThousands(counts?.noReply ?? 0),
            })}
          </span>
        </span>
        <span>
          <IconCalendarTime size={18} stroke={1.75} aria-hidden />
          <OpenSlots job={job} />
        </span>
        {job.isActive && !job.isVisibleToSeekers ? (
          <span>
            <IconEyeOff size={18} stroke={1.75} aria-hidden />
            {t('hidden')}
          </span>
        ) : null}
        <span className={classes.posted}>
          {t.rich('posted', { day: () => <DateText value={job.createdAt} zone={WIB} /> })}
        </span>
      </div>
    </Card>
  );
}
