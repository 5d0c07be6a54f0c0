import { useTranslations } from 'use-intl/react';
import { useTokenBalanceQuery } from '../../graphql/generated';
import type { ViewerCompany } from '../session';

/** The balance in the menu, as the header last read it: asking there is enough. */
export function MenuTokens({ company }: { company: ViewerCompany }) {
  const t = useTranslations('portal');
  const { data } = useTokenBalanceQuery({
    variables: { id: company.id },
    fetchPolicy: 'cache-only',
    nextFetchPolicy: 'cache-only',
  });
  const balance = data?.company?.tokenBalance ?? undefined;
  return (
    <>
      <span>{balance === undefined ? '–' : balance.toLocaleString('id-ID')}</span>{' '}
      <span>{t('tokenWord', { count: balance ?? 0 })}</span>
    </>
  );
}
