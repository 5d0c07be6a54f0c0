import { useTranslations } from 'use-intl/react';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { WIB } from '../../../../domain/time';
import { isWebUrl } from '../../../../domain/links';
import { paths } from '../../../../domain/paths';
import { ByMember } from '../../../components/ByMember';
import { DateText } from '../../../components/DateText';
import { ErrorState } from '../../../components/ErrorState';
import { Money } from '../../../components/Money';
import { SectionCard } from '../../../components/SectionCard';
import { StatusBadge } from '../../../components/StatusBadge';
import { TableSkeleton } from '../../../components/skeletons';
import { TimeText } from '../../../components/TimeText';
import { TOAST } from '../../../components/toast-options';
import { useCursorList } from '../../../components/use-cursor-list';
import { usePurchasesQuery, type PurchasesQuery } from '../../../graphql/generated';
import { usePackageName } from '../package-name';
import classes from './TokenLedger.module.css';

type Purchase = PurchasesQuery['tokenInvoices']['items'][number];

/** What can be done about a purchase: pay it while there is time, or see what was paid. */
function Way({ purchase }: { purchase: Purchase }) {
  const { id, checkoutUrl, viewerCanPay, viewerCanOpenReceipt, expiresAt } = purchase;
  const t = useTranslations('tokens.purchases');
  const name = usePackageName()(purchase.packageName);
  if (viewerCanOpenReceipt) {
    return (
      <Anchor
        component={Link}
        to={paths.company.receipt(id)}
        className={classes.way}
        aria-label={t('receiptFor', { name })}
      >
        {t('receipt')}
      </Anchor>
    );
  }
  if (!viewerCanPay || !checkoutUrl || !isWebUrl(checkoutUrl)) return null;
  return (
    <>
      <Button
        component="a"
        href={checkoutUrl}
        size="compact-md"
        className={classes.way}
        aria-label={t('resumeFor', { name })}
      >
        {t('resume')}
      </Button>
      <div className={classes.quiet}>{t.rich('until', { time: () => <TimeText value={expiresAt} zone={WIB} /> })}</div>
    </>
  );
}

function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const packageName = usePackageName();
  const { status, viewerCanPay, amount, merchantRef, createdAt } = purchase;
  // The provider's own word for it may come a little later.
  const shown = status === 'UNPAID' && !viewerCanPay ? 'EXPIRED' : status;
  return (
    <li className={classes.purchase}>
      <div className={classes.words}>
        <div className={classes.title}>{packageName(purchase.packageName)}</div>
        <div className={classes.quiet}>
          <Money amount={amount} /> · <span translate="no">{merchantRef}</span>
        </div>
        <div className={classes.quiet}>
          <DateText value={createdAt} zone={WIB} /> · <TimeText value={createdAt} zone={WIB} />
          <ByMember name={purchase.byMember} />
        </div>
      </div>
      <div className={classes.outcome}>
        <StatusBadge status={shown} />
        <Way purchase={purchase} />
      </div>
    </li>
  );
}

function PurchaseList({ purchases, label }: { purchases: readonly Purchase[]; label: string }) {
  return (
    <ol className={classes.list} aria-label={label}>
      {purchases.map((purchase) => (
        <PurchaseRow key={purchase.id} purchase={purchase} />
      ))}
    </ol>
  );
}

/** Purchases that can still be paid; nothing when there are none. */
export function OpenPayments({ purchases }: { purchases: readonly Purchase[] | undefined }) {
  const t = useTranslations('tokens.purchases');
  const open = (purchases ?? []).filter(({ viewerCanPay }) => viewerCanPay);
  if (open.length === 0) return null;
  return (
    <SectionCard title={t('open', { count: open.length })}>
      <PurchaseList purchases={open} label={t('openLabel')} />
    </SectionCard>
  );
}

/** Asks again once the time to pay an open purchase is over. */
function useExpiry(purchases: readonly Purchase[] | undefined, ask: () => Promise<unknown>): void {
  const [next] = (purchases ?? [])
    .filter(({ viewerCanPay }) => viewerCanPay)
    .map(({ expiresAt }) => expiresAt)
    .toSorted();
  useEffect(() => {
    if (!next) return undefined;
    const timer = window.setTimeout(
      () => void ask().catch(() => undefined),
      Math.max(0, new Date(next).getTime() - Date.now()) + 1000,
    );
    return () => window.clearTimeout(timer);
  }, [next, ask]);
}

/** Every purchase, paid or not, newest first; an open one can be taken up again. */
export function Purchases() {
  const t = useTranslations('tokens');
  const loadFailed = t('purchases.loadFailed');
  const purchases = useCursorList(usePurchasesQuery(), {
    pageOf: (data) => data.tokenInvoices,
    texts: { first: loadFailed, more: loadFailed },
    toastOptions: TOAST.longer,
  });
  useExpiry(purchases.rows, purchases.refetch);

  if (purchases.failure) return <ErrorState message={purchases.failure} onRetry={purchases.refetch} />;
  if (!purchases.rows) return <TableSkeleton rows={2} />;
  if (purchases.rows.length === 0) return <Text c="dimmed">{t('purchases.none')}</Text>;
  return (
    <>
      <PurchaseList purchases={purchases.rows} label={t('purchases.label')} />
      {purchases.hasMore ? (
        <Group justify="center" mt="md">
          <Button variant="default" loading={purchases.isLoadingMore} onClick={() => void purchases.loadMore()}>
            {t('loadMore')}
          </Button>
        </Group>
      ) : null}
    </>
  );
}
