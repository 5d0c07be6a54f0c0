import { useTranslations } from 'use-intl/react';
import { Text } from '@mantine/core';
import { Disclosure } from '../../../components/Disclosure';
import { EmptyState } from '../../../components/EmptyState';
import type { CompanyJobSlotFragment } from '../../../graphql/generated';
import { SlotWeeks } from './SlotWeeks';

interface CompanyJobScheduleProps {
  slots: readonly CompanyJobSlotFragment[];
  now: Date;
}

/** The job's slots by week: the next one with slots is open, and what has passed is folded, the latest first. */
export function CompanyJobSchedule({ slots, now }: CompanyJobScheduleProps) {
  const t = useTranslations('companyJobs.job');
  if (slots.length === 0) return <EmptyState drawing="interviews">{t('noSlots')}</EmptyState>;
  const past = slots.filter(({ startsAt }) => new Date(startsAt) <= now);
  const coming = slots.filter(({ startsAt }) => new Date(startsAt) > now);
  return (
    <>
      {coming.length > 0 ? <SlotWeeks slots={coming} opensFirst /> : <Text c="dimmed">{t('noneComing')}</Text>}
      {past.length > 0 ? (
        <Disclosure summary={t('pastSlots', { count: past.length })}>
          <SlotWeeks slots={past.toReversed()} />
        </Disclosure>
      ) : null}
    </>
  );
}
