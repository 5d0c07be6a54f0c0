import { useTranslations } from 'use-intl/react';
import { Text } from '@mantine/core';
import { DayText } from '../../../components/DayText';
import { StatusBadge } from '../../../components/StatusBadge';
import { ReadersTime } from '../../../components/ReadersTime';
import { SpanText } from '../../../components/SpanText';
import type { CompanyJobSlotFragment } from '../../../graphql/generated';
import { useFormats } from '../../../language/formats';
import classes from './CompanyJob.module.css';
import { slotsBy } from './slots-by';
import { SlotSeats } from './SlotSeats';

/** Slots under their days, with the seats that are taken. */
export function SlotDays({ slots }: { slots: readonly CompanyJobSlotFragment[] }) {
  const formats = useFormats();
  const seats = useTranslations('companyJobs.seats');
  const placeText = useTranslations('options.locationType');
  return (
    <>
      {slotsBy(({ date }) => date, slots).map(([date, ofDay]) => (
        <section key={date} className={classes.day}>
          <h3>
            <span>{`${formats.shortWeekday(date)}, `}</span>
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
