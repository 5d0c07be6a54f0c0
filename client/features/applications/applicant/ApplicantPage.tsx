import { useTranslations } from 'use-intl/react';
import { useParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { BackLink } from '../../../components/BackLink';
import { ErrorState } from '../../../components/ErrorState';
import { PageHeader } from '../../../components/PageHeader';
import { DetailSkeleton } from '../../../components/skeletons';
import { ApplicantDocument, useApplicantQuery, useApplicantTokenBalanceQuery } from '../../../graphql/generated';
import { isRefusal, queryErrorText } from '../../../graphql/query-error';
import { ApplicantView } from './ApplicantView';
import { useKeptFresh } from '../use-kept-fresh';

export function ApplicantPage() {
  const t = useTranslations('applicants');
  const { applicationId = '' } = useParams();
  const { data, error, refetch } = useApplicantQuery({ variables: { id: applicationId } });
  useKeptFresh(ApplicantDocument, applicationId);
  // Asked apart: a balance that cannot be read must not hide the applicant.
  const { data: balance, refetch: askBalance } = useApplicantTokenBalanceQuery();
  const application = data?.application;

  if (application) {
    return (
      <ApplicantView
        key={applicationId}
        application={application}
        tokenBalance={balance?.viewer?.company?.tokenBalance ?? null}
        askBalance={() => void askBalance().catch(() => undefined)}
      />
    );
  }
  if (!error && !data) return <DetailSkeleton />;
  return (
    <>
      <PageHeader
        title={t('titles.applicant')}
        back={<BackLink to={paths.company.allApplicants}>{t('titles.allApplicants')}</BackLink>}
      />
      <ErrorState
        message={queryErrorText(error, t('page.loadFailed'))}
        onRetry={isRefusal(error) ? undefined : refetch}
      />
    </>
  );
}
