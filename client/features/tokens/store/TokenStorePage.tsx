import { useTranslations } from 'use-intl/react';
import { ErrorState } from '../../../components/ErrorState';
import { PageHeader } from '../../../components/PageHeader';
import { DetailSkeleton } from '../../../components/skeletons';
import { usePurchasesQuery, useTokenStoreQuery } from '../../../graphql/generated';
import { queryErrorText } from '../../../graphql/query-error';
import { OpenPayments, Purchases } from './Purchases';
import { TokenLedger } from './TokenLedger';
import { TokenStoreView } from './TokenStoreView';

export function TokenStorePage() {
  const t = useTranslations('tokens');
  const { data, error, refetch } = useTokenStoreQuery();
  const { data: purchases, error: purchasesError } = usePurchasesQuery({ fetchPolicy: 'cache-and-network' });
  // Drawn once both are known: a payment that is open comes first, and must not push the packages away.
  if (data && (purchases || purchasesError)) {
    return (
      <TokenStoreView
        balance={data.viewer?.company?.tokenBalance ?? 0}
        packages={data.tokenPackages}
        openPayments={<OpenPayments purchases={purchases?.tokenInvoices.items} />}
        purchases={<Purchases />}
        ledger={<TokenLedger />}
      />
    );
  }
  if (!error) return <DetailSkeleton />;
  return (
    <>
      <PageHeader title={t('titles.tokenStore')} />
      <ErrorState message={queryErrorText(error, t('store.loadFailed'))} onRetry={refetch} />
    </>
  );
}
