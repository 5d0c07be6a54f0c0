import { useMemo, useState } from 'react';
import { wibDateOf, type LocalDate } from '../../../domain/time';
import { ErrorState } from '../../components/ErrorState';
import type { CalendarItem } from '../../components/InterviewCalendar/calendar-items';
import { InterviewCalendar, type InterviewCalendarProps } from '../../components/InterviewCalendar/InterviewCalendar';
import { gridRange, monthOf } from '../../components/InterviewCalendar/month-grid';
import { PartSkeleton } from '../../components/skeletons';
import { queryErrorText } from '../../graphql/query-error';
import { LoadProblem } from './LoadProblem';

export const useDaysOnView = () =>
  useState<{ from: LocalDate; to: LocalDate }>(() => gridRange(monthOf(wibDateOf(new Date()))));

interface Asked<Interview> {
  data?: { interviews: readonly Interview[] } | undefined;
  previousData?: { interviews: readonly Interview[] } | undefined;
  error?: Error | undefined;
  refetch: () => Promise<unknown>;
}

interface InterviewsProps<Interview> extends Pick<InterviewCalendarProps, 'empty' | 'onRangeChange'> {
  /** For the list, which does not wait for the month. */
  upcoming: Asked<Interview>;
  /** The month on view, for the counts of days that are over. */
  month: Asked<Interview>;
  itemOf: (interview: Interview) => CalendarItem;
  failed: string;
}

/** The interviews of one side in a calendar, each once although both queries may return it. */
export function Interviews<Interview extends { id: string }>(props: InterviewsProps<Interview>) {
  const { upcoming, month, itemOf, failed, ...calendar } = props;
  // The list before stays until the next one has come.
  const list = (upcoming.data ?? (upcoming.error ? undefined : upcoming.previousData))?.interviews;
  const ofMonth = (month.data ?? month.previousData)?.interviews;
  const items = useMemo(() => {
    const all = [...(list ?? []), ...(ofMonth ?? [])];
    return [...new Map(all.map((interview) => [interview.id, itemOf(interview)])).values()];
  }, [list, ofMonth, itemOf]);
  const error = upcoming.error ?? month.error;
  if (!list && !error) return <PartSkeleton />;
  const problem = {
    message: queryErrorText(error, failed),
    onRetry: () => Promise.all([upcoming, month].map(({ refetch }) => refetch().catch(() => undefined))),
  };
  if (!list) return <ErrorState {...problem} />;
  return (
    <>
      {error ? <LoadProblem {...problem} /> : null}
      <InterviewCalendar {...calendar} items={items} daysKnown={month.data !== undefined} />
    </>
  );
}
