import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { PageHeader } from '../../../components/PageHeader';
import { CardListSkeleton } from '../../../components/skeletons';
import { useAdminFlaggedPaymentsQuery, type FlaggedPaymentCardFragment } from '../../../graphql/generated';
import { useListAddress, useListKey } from '../../../lib/list-address';
import classes from '../list/AdminList.module.css';
import { DismissDialog } from './DismissDialog';
import { FlaggedPaymentList } from './FlaggedPaymentList';
import { LoadMore } from '../list/LoadMore';
import { isGiven, periodOf, periodVariables } from '../list/list-period';
import { Matching, PeriodFilter } from '../list/PeriodFilter';
import { FlaggedSums } from './FlaggedSums';
import { useReplay } from './use-replay';
import { useAdminList } from '../list/use-admin-list';

export function FlaggedPaymentsPage() {
  const key = useListKey();
  return <FlaggedPayments key={key} listKey={key} />;
}

function FlaggedPayments({ listKey }: { listKey: string }) {
  const t = useTranslations('adminMoney.flagged');
  const title = useTranslations('adminMoney.titles')('flaggedPayments');
  const [address, change] = useListAddress(listKey);
  const period = periodOf(address);
  const query = useAdminFlaggedPaymentsQuery({ variables: periodVariables(period) });
  const reports = useAdminList(query, (data) => data.adminFlaggedPayments, t('failed'));
  const figures = query.data?.adminFlaggedPayments;
  const [asked, setAsked] = useState<FlaggedPaymentCardFragment | null>(null);
  const [dismissed, setDismissed] = useState<FlaggedPaymentCardFragment | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const { replay, busy } = useReplay();
  // What a replay has settled, or a dismissal has ended, changes in the cache and leaves the list by itself.
  const payments = reports.rows?.filter(({ flag }) => flag !== null);

  const confirm = async (): Promise<void> => {
    if (!asked) return;
    await replay(asked.id);
    setAsked(null);
    list.current?.focus();
  };

  return (
    <>
      <PageHeader title={title} context={t('context')} />
      <div className={classes.filters}>
        <PeriodFilter period={period} onChange={change} />
      </div>
      <Matching rows={reports.matching} />
      {figures?.sums ? <FlaggedSums sums={figures.sums} /> : null}
      <div ref={list} tabIndex={-1}>
        {payments && payments.length > 0 ? (
          <FlaggedPaymentList payments={payments} onReplay={setAsked} onDismiss={setDismissed} />
        ) : payments && !reports.hasMore ? (
          <EmptyState drawing="tokens">{t(isGiven(period) ? 'noneInDays' : 'none')}</EmptyState>
        ) : reports.failure ? (
          <ErrorState message={reports.failure} onRetry={reports.refetch} />
        ) : payments ? null : (
          <CardListSkeleton />
        )}
      </div>
      <LoadMore list={reports} />
      <DismissDialog
        payment={dismissed}
        onClose={() => setDismissed(null)}
        onDismissed={() => {
          setDismissed(null);
          list.current?.focus();
        }}
      />
      <ConfirmDialog
        opened={asked !== null}
        onClose={() => setAsked(null)}
        title={t('replay.title')}
        confirmLabel={t('replay.label')}
        busy={busy}
        onConfirm={confirm}
      >
        {asked?.merchantRef ? t('replay.text', { reference: asked.merchantRef }) : t('replay.textOfNone')}
      </ConfirmDialog>
    </>
  );
}
