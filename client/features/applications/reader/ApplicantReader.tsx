import { useTranslations } from 'use-intl/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useParams } from 'react-router-dom';
import { COMPANY_APPLICATIONS_PAGE_SIZE } from '../../../../domain/applications';
import { paths } from '../../../../domain/paths';
import { BackLink } from '../../../components/BackLink';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { DetailSkeleton } from '../../../components/skeletons';
import { useReaderApplicantsQuery } from '../../../graphql/generated';
import { isRefusal, queryErrorText } from '../../../graphql/query-error';
import { pageOf, useListAddress, useListKey } from '../../../lib/list-address';
import { askBeforeLeaving } from '../../../lib/unsaved-changes';
import { FIRST, LAST, orderChange, readerOf } from './reader-address';
import classes from './Reader.module.css';
import { ReaderList } from './ReaderList';
import { Person } from './Person';
import { ReaderProgress } from './ReaderProgress';
import { usePrefetch } from './use-prefetch';
import { useStableOrder } from './use-stable-order';

function Reader({ jobId, listKey }: { jobId: string; listKey: string }) {
  const t = useTranslations('applicants');
  const [address, change] = useListAddress(listKey);
  const page = pageOf(address);
  const { applicant, order } = readerOf(address);
  const { data, loading, error, refetch } = useReaderApplicantsQuery({ variables: { jobId, order, page } });
  const key = `${order} ${page}`;
  const kept = useStableOrder(key, data);
  const isOfPage = kept?.key === key;
  // The page before stays until the next one has come; one that cannot be had must not look like the one before.
  const shown = isOfPage || loading ? kept : null;
  const job = shown?.answer.job;
  const applicants = shown?.answer.companyApplications;
  const items = shown?.items ?? [];
  const at = items.findIndex(({ id }) => id === applicant);
  usePrefetch(items[at + 1]);

  // After a move the next name is read out; after a choice in the list the focus stays in the list.
  const [hasMoved, setHasMoved] = useState(false);
  const open = (id: string, isMove: boolean): void => {
    setHasMoved(isMove);
    change({ applicant: id });
    window.scrollTo({ top: 0 });
  };
  const goTo = (next: number, whom: typeof FIRST | typeof LAST, isMove: boolean): void => {
    setHasMoved(isMove);
    change({ page: next > 1 ? String(next) : null, applicant: whom });
  };
  const ofPage = isOfPage ? kept.items : undefined;
  const first = ofPage?.find(({ viewerCanDecide }) => viewerCanDecide) ?? ofPage?.[0];
  const isNobodyOpen = applicant === FIRST || applicant === LAST;
  const toOpen = isNobodyOpen ? (applicant === FIRST ? first : ofPage?.at(-1))?.id : undefined;
  const openThem = useEffectEvent((id: string) => change({ applicant: id }));
  useEffect(() => {
    if (toOpen !== undefined) openThem(toOpen);
  }, [toOpen]);
  const [before, after] = [items[at - 1], items[at + 1]];
  const hasPageAfter = applicants !== undefined && applicants !== null && page < applicants.pageCount;
  const moves = {
    previous: before ? () => open(before.id, true) : page > 1 ? () => goTo(page - 1, LAST, true) : null,
    next: after ? () => open(after.id, true) : hasPageAfter ? () => goTo(page + 1, FIRST, true) : null,
  };

  const back = <BackLink to={paths.company.job(jobId)}>{t('page.backToJob')}</BackLink>;
  if (!job || !applicants) {
    return (
      <>
        {back}
        {error ? (
          <ErrorState
            title={t('titles.applicant')}
            message={queryErrorText(error, t('list.loadFailed'))}
            onRetry={isRefusal(error) ? undefined : refetch}
          />
        ) : (
          <DetailSkeleton />
        )}
      </>
    );
  }
  return (
    <>
      <div className={classes.top}>
        {back}
        {items.length === 0 ? <h1 translate="no">{job.title}</h1> : <span translate="no">{job.title}</span>}
        <ReaderProgress
          at={at < 0 ? null : (applicants.page - 1) * COMPANY_APPLICATIONS_PAGE_SIZE + at + 1}
          total={job.applicationCounts?.total ?? 0}
          decided={(job.applicationCounts?.total ?? 0) - (job.applicationCounts?.undecided ?? 0)}
        />
      </div>
      {items.length === 0 ? (
        <EmptyState drawing="people">{t('list.empty')}</EmptyState>
      ) : (
        <div className={classes.reader}>
          <ReaderList
            label={t('list.ofJob', { job: job.title })}
            items={items.map((item) => ({ ...item, job }))}
            order={order}
            openId={applicant}
            onOrder={(chosen) => change(orderChange(chosen))}
            onOpen={(id) => open(id, false)}
            pages={{
              page: applicants.page,
              pageCount: applicants.pageCount,
              onChange: (next) => askBeforeLeaving(() => goTo(next, FIRST, false)),
            }}
          />
          <div className={classes.person}>
            {isNobodyOpen ? (
              <DetailSkeleton />
            ) : (
              <Person key={applicant} id={applicant} isMovedTo={hasMoved} previous={moves.previous} next={moves.next} />
            )}
          </div>
        </div>
      )}
    </>
  );
}

/** The job's page while its applicants are read one after the other. */
export function ApplicantReader() {
  const { jobId = '' } = useParams();
  const listKey = useListKey();
  return <Reader key={`${jobId} ${listKey}`} jobId={jobId} listKey={listKey} />;
}
