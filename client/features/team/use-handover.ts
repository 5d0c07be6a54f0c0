import { useTranslations } from 'use-intl/react';
import { useMemberHandoverQuery } from '../../graphql/generated';

/** What passes on to whom when the member goes, in a sentence; null where nothing does. Asked while the question is open. */
export function useHandover(accountId: string, isAsking: boolean): string | null {
  const t = useTranslations('team.handover');
  const { data, error } = useMemberHandoverQuery({ variables: { accountId }, skip: !isAsking });
  if (!isAsking) return null;
  if (!data) return t(error ? 'failed' : 'loading');
  const { jobs, interviews, toName, isToViewer } = data.memberHandover;
  if (jobs === 0 || toName === null) return null;
  return isToViewer ? t('toYou', { jobs, interviews }) : t('to', { jobs, interviews, name: toName });
}
