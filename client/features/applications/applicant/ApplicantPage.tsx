import { useTranslations } from 'use-intl/react';
import { useParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { BackLink } from '../../../components/BackLink';
import { ErrorState } from '../../../components/ErrorState';
import { PageHeader } from '../../../components/PageHeader';
import { DetailSkeleton } from '../../../components/skeletons';
import { ApplicantDocument, useApplicantQuery } from '../../../graphql/generated';
import { isRefusal, queryErrorText } from '../../../graphql/query-error';
import { ApplicantView } from './ApplicantView';
import { useKeptFresh } from '../use-kept-fresh';
import { useTokenBalance } from './use-token-balance';

// In one part of the script: both show the same sheet and the same bar.
export { ApplicantReader } from '../reader/ApplicantReader';

export function ApplicantPage() {
  const t = useTranslations('applicants');
  const { applicationId = '' } = useParams();
  const { data, error, refetch } = useApplicantQuery({ variables: { id: applicationId } });
  useKeptFresh(ApplicantDocument, applicationId);
  const tokens = useTokenBalance();
  const application = data?.application;

  if (application) return <ApplicantView key={applicationId} application={application} tokens={tokens} />;
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
