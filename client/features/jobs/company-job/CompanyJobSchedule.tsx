import { useTranslations } from 'use-intl/react';
import { Text } from '@mantine/core';
import { Disclosure } from '../../../components/Disclosure';
import { EmptyState } from '../../../components/EmptyState';
import type { CompanyJobSlotFragment } from '../../../graphql/generated';
import { useFormats } from '../../../language/formats';
import { weekOf } from '../slots/slot-painting';
import classes from './CompanyJob.module.css';
import { slotsBy } from './slots-by';
import { DayText } from '../../../components/DayText';
import { StatusBadge } from '../../../components/StatusBadge';
import { ReadersTime } from '../../../components/ReadersTime';
import { SpanText } from '../../../components/SpanText';
import { SlotSeats } from './SlotSeats';

/** Slots under their days, with the seats that are taken. */
function SlotDays({ slots }: { slots: readonly CompanyJobSlotFragment[] }) {
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

type Slots = readonly CompanyJobSlotFragment[];

const sumOf = (slots: Slots, part: 'maxApplicants' | 'seatsLeft'): number =>
  slots.reduce((sum, slot) => sum + slot[part], 0);

/** More would push what comes after them screens away. */
const MOST_OPEN = 12;

/** Slots under their weeks, each folded but the first where that is wanted and it is not long. */
function SlotWeeks({ slots, opensFirst = false }: { slots: Slots; opensFirst?: boolean }) {
  const t = useTranslations('companyJobs.job');
  const formats = useFormats();
  const weeks = slotsBy(({ date }) => weekOf(date)[0] ?? date, slots);
  return (
    <>
      {weeks.map(([monday, ofWeek], index) => {
        const seats = sumOf(ofWeek, 'maxApplicants');
        const taken = String(seats - sumOf(ofWeek, 'seatsLeft'));
        const summary = (
          <span className={classes.week}>
            <b>{`${formats.dayAndMonth(monday)} – ${formats.day(weekOf(monday).at(-1) ?? monday)}`}</b>
            <span>{t('week', { count: ofWeek.length, taken, seats })}</span>
          </span>
        );
        return (
          <Disclosure key={monday} summary={summary} isOpen={opensFirst && index === 0 && ofWeek.length <= MOST_OPEN}>
            <SlotDays slots={ofWeek} />
          </Disclosure>
        );
      })}
    </>
  );
}

/** The job's slots by week: the next one with slots is open, and what has passed is folded, the latest first. */
export function CompanyJobSchedule({ slots, now }: { slots: readonly CompanyJobSlotFragment[]; now: Date }) {
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
