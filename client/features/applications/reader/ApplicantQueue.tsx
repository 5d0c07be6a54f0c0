import { useTranslations } from 'use-intl/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../../../domain/paths';
import { AutoRedirectNotice } from '../../../components/AutoRedirectNotice';
import { BackLink } from '../../../components/BackLink';
import { EmptyState } from '../../../components/EmptyState';
import { PageHeader } from '../../../components/PageHeader';
import { PageStatus } from '../../../components/PageStatus';
import { DetailSkeleton } from '../../../components/skeletons';
import { useReviewQueueQuery } from '../../../graphql/generated';
import { useListAddress, useListKey } from '../../../lib/list-address';
import { Person } from './Person';
import { FIRST } from './reader-address';
import { ReaderList } from './ReaderList';
import { ReaderProgress } from './ReaderProgress';
import classes from './Reader.module.css';
import { usePrefetch } from './use-prefetch';
import { useStableOrder } from './use-stable-order';

/** Everyone who waits, of all jobs, one after the other: the soonest answer first. */
export function ApplicantQueue() {
  const t = useTranslations('applicants');
  const [address, change] = useListAddress(useListKey());
  const query = useReviewQueueQuery();
  const kept = useStableOrder('queue', query.data);
  const items = kept?.items ?? [];
  const openId = address.get('applicant') ?? FIRST;
  const at = items.findIndex(({ id }) => id === openId);
  usePrefetch(items[at + 1]);

  const [hasMoved, setHasMoved] = useState(false);
  const open = (id: string, isMove: boolean): void => {
    setHasMoved(isMove);
    change({ applicant: id });
    window.scrollTo({ top: 0 });
  };
  const toOpen = openId === FIRST ? items[0]?.id : undefined;
  const openFirst = useEffectEvent((id: string) => change({ applicant: id }));
  useEffect(() => {
    if (toOpen !== undefined) openFirst(toOpen);
  }, [toOpen]);

  const back = <BackLink to={paths.company.allApplicants}>{t('queue.back')}</BackLink>;
  if (!kept) return <PageStatus title={t('queue.title')} back={back} failed={t('list.loadFailed')} query={query} />;
  if (items.length === 0) {
    return (
      <>
        <PageHeader title={t('queue.title')} back={back} />
        <EmptyState drawing="people">{t('queue.nobody')}</EmptyState>
      </>
    );
  }
  // Decided before this page was opened: nobody waits there.
  if (at < 0 && openId !== FIRST) return <Navigate replace to={paths.company.applicant(openId)} />;
  const [before, after] = [items[at - 1], items[at + 1]];
  const decided = items.filter(({ viewerCanDecide }) => !viewerCanDecide).length;
  const jobId = items[at]?.jobId;
  return (
    <>
      <div className={classes.top}>
        {back}
        <span>{t('queue.title')}</span>
        <ReaderProgress
          at={at < 0 ? null : at + 1}
          total={(kept.answer.companyApplications?.totalCount ?? 0) + decided}
          decided={decided}
        />
      </div>
      <div className={classes.reader}>
        <ReaderList
          label={t('queue.title')}
          items={items}
          order="REPLY_BY"
          openId={openId}
          onOpen={(id) => open(id, false)}
        />
        <div className={classes.person}>
          {openId === FIRST ? (
            <DetailSkeleton />
          ) : (
            <Person
              key={openId}
              id={openId}
              isMovedTo={hasMoved}
              previous={before ? () => open(before.id, true) : null}
              next={after ? () => open(after.id, true) : null}
              // After the last, as after an applicant opened alone.
              decided={
                after || !jobId
                  ? undefined
                  : (message) => (
                      <AutoRedirectNotice message={message} to={paths.company.job(jobId)} destination={t('page.job')} />
                    )
              }
            />
          )}
        </div>
      </div>
    </>
  );
}
