import { useTranslations } from 'use-intl/react';
import type { Elements } from '../../../components/elements';
import { ErrorState } from '../../../components/ErrorState';
import { DetailSkeleton } from '../../../components/skeletons';
import { ApplicantDocument, useApplicantQuery } from '../../../graphql/generated';
import { isRefusal, queryErrorText } from '../../../graphql/query-error';
import { askBeforeLeaving } from '../../../lib/unsaved-changes';
import { ApplicantSheet } from '../applicant/ApplicantSheet';
import { DecisionBar } from '../applicant/DecisionBar';
import { useTokenBalance } from '../applicant/use-token-balance';
import { usePolling } from '../use-polling';

interface PersonProps {
  id: string;
  isMovedTo: boolean;
  previous: (() => void) | null;
  next: (() => void) | null;
  /** What follows a decision in place of the bar's own message. */
  decided?: (message: string) => Elements;
}

/** Who is read, with the decision. */
export function Person({ id, isMovedTo, previous, next, decided }: PersonProps) {
  const t = useTranslations('applicants.page');
  const titles = useTranslations('applicants.titles');
  const { data, error, refetch } = useApplicantQuery({ variables: { id } });
  usePolling(ApplicantDocument, id);
  const tokens = useTokenBalance();
  // What is typed about an interview would be lost.
  const asking = (move: (() => void) | null) => move && (() => askBeforeLeaving(move));
  if (data?.application) {
    return (
      <>
        <ApplicantSheet application={data.application} isMovedTo={isMovedTo} />
        <DecisionBar
          application={data.application}
          tokens={tokens}
          moves={{ previous: asking(previous), next: asking(next) }}
          decided={decided}
        />
      </>
    );
  }
  if (!error) return <DetailSkeleton />;
  return (
    <ErrorState
      title={titles('applicant')}
      message={queryErrorText(error, t('loadFailed'))}
      onRetry={isRefusal(error) ? undefined : refetch}
    />
  );
}
