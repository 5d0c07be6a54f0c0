import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { PageHeader } from '../../components/PageHeader';
import { CardListSkeleton } from '../../components/skeletons';
import { useAdminFlaggedPaymentsQuery, type FlaggedPaymentCardFragment } from '../../graphql/generated';
import { queryErrorText } from '../../graphql/query-error';
import { DismissDialog } from './DismissDialog';
import { FlaggedPaymentList } from './FlaggedPaymentList';
import { LoadMore } from './LoadMore';
import { useDismiss } from './use-dismiss';
import { useLoadMore } from './use-load-more';
import { useReplay } from './use-replay';

const loadFailed = 'Failed to load flagged payments. Please try again.';

export function FlaggedPaymentsPage() {
  const { data, error, fetchMore, refetch } = useAdminFlaggedPaymentsQuery();
  const [asked, setAsked] = useState<FlaggedPaymentCardFragment | null>(null);
  const [dismissed, setDismissed] = useState<FlaggedPaymentCardFragment | null>(null);
  const dismiss = useDismiss();
  const list = useRef<HTMLDivElement>(null);
  const { replay, busy } = useReplay();
  const connection = data?.adminFlaggedPayments;
  const { isLoadingMore, loadMore } = useLoadMore(
    connection?.endCursor,
    (after) =>
      fetchMore({
        variables: { after },
        updateQuery: (before, { fetchMoreResult: { adminFlaggedPayments: more } }) => ({
          adminFlaggedPayments: { ...more, items: [...before.adminFlaggedPayments.items, ...more.items] },
        }),
      }),
    loadFailed,
  );
  // What a replay has settled, or a dismissal has ended, changes in the cache and leaves the list by itself.
  const payments = connection?.items.filter(({ flag }) => flag !== null);

  const confirm = async (): Promise<void> => {
    if (!asked) return;
    await replay(asked.id);
    setAsked(null);
    list.current?.focus();
  };

  return (
    <>
      <PageHeader
        title="Flagged Payments"
        context="Reports of the payment provider that someone should look at, newest first. Times are in WIB (UTC+7)."
      />
      <div ref={list} tabIndex={-1}>
        {payments && payments.length > 0 ? (
          <FlaggedPaymentList payments={payments} onReplay={setAsked} onDismiss={setDismissed} />
        ) : payments && !connection?.endCursor ? (
          <EmptyState drawing="tokens">Every report of the payment provider fits. Nothing to look at.</EmptyState>
        ) : error && !payments ? (
          <ErrorState message={queryErrorText(error, loadFailed)} onRetry={() => refetch()} />
        ) : payments ? null : (
          <CardListSkeleton />
        )}
      </div>
      <LoadMore hasMore={Boolean(connection?.endCursor)} busy={isLoadingMore} onLoad={loadMore} />
      <DismissDialog
        payment={dismissed}
        dismiss={dismiss}
        onClose={() => setDismissed(null)}
        onDismissed={() => {
          setDismissed(null);
          list.current?.focus();
        }}
      />
      <ConfirmDialog
        opened={asked !== null}
        onClose={() => setAsked(null)}
        title="Replay this callback?"
        confirmLabel="Replay"
        busy={busy}
        onConfirm={confirm}
      >
        {`The callback of ${asked?.merchantRef ?? 'this payment'} is treated as if it arrived now. A payment is credited at most once, and the replay is written to the audit trail.`}
      </ConfirmDialog>
    </>
  );
}
