import { useTranslations } from 'use-intl/react';
import { Text } from '@mantine/core';
import { DayText } from '../../../components/DayText';
import { EmptyState } from '../../../components/EmptyState';
import { StatusBadge } from '../../../components/StatusBadge';
import { ReadersTime } from '../../../components/ReadersTime';
import { SpanText } from '../../../components/SpanText';
import type { CompanyJobSlotFragment } from '../../../graphql/generated';
import classes from './CompanyJob.module.css';
import { SlotSeats } from './SlotSeats';

function byDay(slots: readonly CompanyJobSlotFragment[]): [string, CompanyJobSlotFragment[]][] {
  const days = new Map<string, CompanyJobSlotFragment[]>();
  for (const slot of slots) days.set(slot.date, [...(days.get(slot.date) ?? []), slot]);
  return [...days];
}

/** The job's slots under their days, with the seats that are taken. */
export function CompanyJobSchedule({ slots }: { slots: readonly CompanyJobSlotFragment[] }) {
  const t = useTranslations('companyJobs.job');
  const seats = useTranslations('companyJobs.seats');
  const placeText = useTranslations('options.locationType');
  if (slots.length === 0) return <EmptyState drawing="interviews">{t('noSlots')}</EmptyState>;
  return (
    <>
      {byDay(slots).map(([date, ofDay]) => (
        <section key={date} className={classes.day}>
          <h3>
            <DayText value={date} />
          </h3>
          <ul>
            {ofDay.map((slot) => (
              <li key={slot.id} data-past={slot.state === 'PAST' || undefined}>
                <span className={classes.slotTime}>
                  <SpanText time={slot} />
                  <ReadersTime time={slot} />
                </span>
                <Text span size="sm" c="dimmed">
                  {placeText(slot.locationType)}
                </Text>
                <SlotSeats slot={slot} />
                {slot.state === 'OPEN' ? null : <StatusBadge status={slot.state} />}
                {slot.state === 'SELECTED' ? (
                  <Text span size="sm" c="dimmed">
                    {seats('noMore')}
                  </Text>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
