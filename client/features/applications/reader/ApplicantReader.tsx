import { useTranslations } from 'use-intl/react';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useParams } from 'react-router-dom';
import { COMPANY_APPLICATIONS_PAGE_SIZE } from '../../../../domain/applications';
import { paths } from '../../../../domain/paths';
import { BackLink } from '../../../components/BackLink';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { DetailSkeleton } from '../../../components/skeletons';
import {
  ApplicantDocument,
  useApplicantQuery,
  useReaderApplicantsQuery,
  type ReaderApplicantFragment,
  type ReaderApplicantsQuery,
} from '../../../graphql/generated';
import { isRefusal, queryErrorText } from '../../../graphql/query-error';
import { pageOf, useListAddress, useListKey } from '../../../lib/list-address';
import { ApplicantSheet } from '../applicant/ApplicantSheet';
import { DecisionBar } from '../applicant/DecisionBar';
import { useTokenBalance } from '../applicant/use-token-balance';
import { usePolling } from '../use-polling';
import { orderChange, readerOf } from './reader-address';
import classes from './Reader.module.css';
import { ReaderList } from './ReaderList';
import { useStableOrder } from './use-stable-order';
import { VisuallyHidden } from '../../../components/VisuallyHidden';

/** In the address: the first of the page who waits for a decision, or its last person. */
const FIRST = 'first';
const LAST = 'last';

/** Fetches the person who comes next, so that moving shows them at once. Only behind the mask: a look has its receipt. */
function usePrefetch(next: ReaderApplicantFragment | undefined): void {
  const client = useApolloClient();
  const id = next?.viewerCanDecide ? next.id : null;
  useEffect(() => {
    if (id !== null) client.query({ query: ApplicantDocument, variables: { id } }).catch(() => undefined);
  }, [client, id]);
}

interface ProgressProps {
  /** From 1; null for a person who is on no page that was asked for. */
  at: number | null;
  job: NonNullable<ReaderApplicantsQuery['job']>;
}

function Progress({ at, job }: ProgressProps) {
  const t = useTranslations('applicants.reader');
  const { total = 0, undecided = 0 } = job.applicationCounts ?? {};
  const decided = total - undecided;
  return (
    <div className={classes.progress}>
      <p role="status">
        <strong>{at === null ? t('all', { total }) : t('position', { at, total })}</strong>
        <VisuallyHidden>, </VisuallyHidden>
        <span className={classes.decided}>{t('decided', { decided })}</span>
      </p>
      <progress value={decided} max={total} aria-label={t('progress')} />
    </div>
  );
}

interface PersonProps {
  id: string;
  isMovedTo: boolean;
  previous: (() => void) | null;
  next: (() => void) | null;
}

function Person({ id, isMovedTo, previous, next }: PersonProps) {
  const t = useTranslations('applicants.page');
  const titles = useTranslations('applicants.titles');
  const { data, error, refetch } = useApplicantQuery({ variables: { id } });
  usePolling(ApplicantDocument, id);
  const tokens = useTokenBalance();
  if (data?.application) {
    return (
      <>
        <ApplicantSheet application={data.application} isMovedTo={isMovedTo} />
        <DecisionBar application={data.application} tokens={tokens} moves={{ previous, next }} />
      </>
    );
  }
  if (!error) return <DetailSkeleton />;
  return (
    <ErrorState
      title={titles('applicant')}
      message={queryErrorText(error, t('loadFailed'))}
      onRetry={isRefusal(error) ? undefined : refetch}
    />
  );
}

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
        <Progress at={at < 0 ? null : (applicants.page - 1) * COMPANY_APPLICATIONS_PAGE_SIZE + at + 1} job={job} />
      </div>
      {items.length === 0 ? (
        <EmptyState drawing="people">{t('list.empty')}</EmptyState>
      ) : (
        <div className={classes.reader}>
          <ReaderList
            job={job}
            applicants={{ ...applicants, items }}
            order={order}
            openId={applicant}
            onOrder={(chosen) => change(orderChange(chosen))}
            onOpen={(id) => open(id, false)}
            onPage={(next) => goTo(next, FIRST, false)}
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
