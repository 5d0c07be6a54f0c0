import { useTranslations } from 'use-intl/react';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { useCompanyWaitingQuery, type CompanyWaitingQuery } from '../../graphql/generated';

type Waiting = Exclude<keyof CompanyWaitingQuery['companyWaiting'], '__typename' | 'pending'>;

const pollMilliseconds = 60_000;

/** Asks for the counts again each minute, once for menu and page. */
export function WaitingKeptFresh() {
  useCompanyWaitingQuery({ pollInterval: pollMilliseconds, skipPollAttempt: () => document.hidden });
  return null;
}

/** How much of what waits behind an entry of the menu; nothing where nothing does. */
export function WaitingCount({ of }: { of: Waiting }) {
  const t = useTranslations('portal.waiting');
  const { data } = useCompanyWaitingQuery({ fetchPolicy: 'cache-only', nextFetchPolicy: 'cache-only' });
  const count = data?.companyWaiting[of] ?? 0;
  if (count === 0) return null;
  return (
    <>
      <VisuallyHidden>, </VisuallyHidden>
      <span aria-hidden>{`${count.toLocaleString('id-ID')} ${t(`short.${of}`, { count })}`}</span>
      <VisuallyHidden>{`${count.toLocaleString('id-ID')} ${t(of, { count })}`}</VisuallyHidden>
    </>
  );
}
