import { ErrorState } from '../../components/ErrorState';
import { PageHeader } from '../../components/PageHeader';
import { DetailSkeleton } from '../../components/skeletons';
import { useTokenStoreQuery } from '../../graphql/generated';
import { queryErrorText } from '../../graphql/query-error';
import { Purchases } from './Purchases';
import { TokenLedger } from './TokenLedger';
import { TokenStoreView } from './TokenStoreView';

export function TokenStorePage() {
  const { data, error, refetch } = useTokenStoreQuery();
  if (data) {
    return (
      <TokenStoreView
        balance={data.viewer?.company?.tokenBalance ?? 0}
        packages={data.tokenPackages}
        purchases={<Purchases />}
        ledger={<TokenLedger />}
      />
    );
  }
  if (!error) return <DetailSkeleton />;
  return (
    <>
      <PageHeader title="Token Store" />
      <ErrorState
        message={queryErrorText(error, 'Failed to load the token store. Please try again later.')}
        onRetry={refetch}
      />
    </>
  );
}
