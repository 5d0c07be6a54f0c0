import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { formatThousands } from '../../../../../domain/money';
import { EmptyState } from '../../../../components/EmptyState';
import { PagedList } from '../../../../components/PagedList';
import { TableSkeleton } from '../../../../components/skeletons';
import { PartStatus } from '../../../../components/PartStatus';
import { useSeatedApplicantsQuery } from '../../../../graphql/generated';
import { useFormats } from '../../../../language/formats';
import { usePageWithin } from '../../../../lib/list-address';
import { seatDays } from './seat-days';
import { SeatCard } from './SeatCard';
import classes from './Seats.module.css';

interface SeatsByTimeProps {
  jobId: string | null;
  /** Only of jobs whose contact the person is. */
  isMine: boolean;
  page: number;
  onPage: (page: number) => void;
}

/** Upcoming interviews in order of time, and the people in each. */
export function SeatsByTime({ jobId, isMine, page, onPage }: SeatsByTimeProps) {
  const t = useTranslations('applicants');
  const formats = useFormats();
  const query = useSeatedApplicantsQuery({ variables: { jobId, isMine: isMine || null, page } });
  const { data, previousData, loading } = query;
  const seated = (data ?? (loading ? previousData : undefined))?.companyApplications;
  const isLeaving = usePageWithin(page, data?.companyApplications?.pageCount, onPage);
  if (!seated || isLeaving) {
    return <PartStatus query={query} failed={t('list.loadFailed')} outline={<TableSkeleton />} />;
  }
  if (seated.items.length === 0) return <EmptyState drawing="interviews">{t('seats.none')}</EmptyState>;
  return (
    <PagedList page={seated.page} pageCount={seated.pageCount} onChange={onPage} label={t('list.pages')}>
      <Text size="sm" c="dimmed" mb="sm" aria-live="polite">
        {t('list.count', { count: seated.totalCount, number: formatThousands(seated.totalCount) })}
      </Text>
      {seatDays(seated.items).map(({ date, times }) => (
        <section key={date} aria-label={formats.wholeDay(date)} className={classes.day}>
          <h2 className={classes.date}>{formats.wholeDay(date)}</h2>
          <div className={classes.cards}>
            {times.map((seat) => (
              <SeatCard key={seat.key} seat={seat} />
            ))}
          </div>
        </section>
      ))}
    </PagedList>
  );
}
