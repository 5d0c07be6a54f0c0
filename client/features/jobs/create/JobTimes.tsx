import { useTranslations } from 'use-intl/react';
import { Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Ref } from 'react';
import type { Elements } from '../../../components/elements';
import { SectionCard } from '../../../components/SectionCard';
import { SlotPainting } from '../slots/SlotPainting';
import { TimeZoneSelect } from '../TimeZoneSelect';
import type { SlotPainter } from '../slots/use-slot-painter';
import type { CreateJobValues } from './create-job-values';
import classes from './CreateJob.module.css';
import type { JobTimeZone } from './use-job-time-zone';

interface JobTimesProps {
  form: UseFormReturnType<CreateJobValues>;
  zone: JobTimeZone;
  painter: SlotPainter;
  busy: boolean;
  week: Ref<HTMLDivElement>;
  /** The slots in fields. */
  typed: Elements;
}

/** The interview times of a new job, on a week. */
export function JobTimes({ form, zone, painter, busy, week, typed }: JobTimesProps) {
  const t = useTranslations('companyJobs.create');
  return (
    <SectionCard title={t('slots')}>
      <Text size="sm" c="dimmed" mb="md">
        {t('slotsHint')}
      </Text>
      <TimeZoneSelect
        label={t('timeZone')}
        description={t(zone.isUnclear ? 'timeZoneUnclear' : 'timeZoneHint')}
        value={zone.timeZone}
        onChoose={(chosen) => form.setFieldValue('timeZone', chosen)}
        error={form.errors.timeZone}
        data-path="timeZone"
        mb="md"
        maw="20rem"
      />
      <div className={classes.times}>
        {/* What is added while the job is posted would be lost. */}
        <div ref={week} inert={busy}>
          <SlotPainting painter={painter} slots={form.values.slots} stored={[]} fixed={[]} errors={form.errors} />
        </div>
        {typed}
      </div>
    </SectionCard>
  );
}
