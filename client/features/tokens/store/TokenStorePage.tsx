import { useTranslations } from 'use-intl/react';
import { PageStatus } from '../../../components/PageStatus';
import { usePurchasesQuery, useTokenStoreQuery } from '../../../graphql/generated';
import { ForBuyers } from '../ForBuyers';
import { OpenPayments, Purchases } from './Purchases';
import { TokenLedger } from './TokenLedger';
import { TokenStoreView } from './TokenStoreView';

export function TokenStorePage() {
  const t = useTranslations('tokens.titles');
  return (
    <ForBuyers title={t('tokenStore')}>
      <TokenStore />
    </ForBuyers>
  );
}

function TokenStore() {
  const t = useTranslations('tokens');
  const { data, error, refetch } = useTokenStoreQuery();
  const { data: purchases, error: purchasesError } = usePurchasesQuery();
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
  return (
    <PageStatus title={t('titles.tokenStore')} failed={t('store.loadFailed')} query={{ error, refetch }} alwaysRetry />
  );
}
