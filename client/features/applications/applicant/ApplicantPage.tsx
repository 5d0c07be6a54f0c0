import { useTranslations } from 'use-intl/react';
import { useParams } from 'react-router-dom';
import { paths } from '../../../../domain/paths';
import { BackLink } from '../../../components/BackLink';
import { PageStatus } from '../../../components/PageStatus';
import { ApplicantDocument, useApplicantQuery } from '../../../graphql/generated';
import { ApplicantView } from './ApplicantView';
import { usePolling } from '../use-polling';
import { useTokenBalance } from './use-token-balance';

// In one part of the script: all show the same sheet and the same bar.
export { ApplicantQueue } from '../reader/ApplicantQueue';
export { ApplicantReader } from '../reader/ApplicantReader';

export function ApplicantPage() {
  const t = useTranslations('applicants');
  const { applicationId = '' } = useParams();
  const query = useApplicantQuery({ variables: { id: applicationId } });
  const { data } = query;
  usePolling(ApplicantDocument, applicationId);
  const tokens = useTokenBalance();
  const application = data?.application;

  if (application) return <ApplicantView key={applicationId} application={application} tokens={tokens} />;
  return (
    <PageStatus
      title={t('titles.applicant')}
      back={<BackLink to={paths.company.allApplicants}>{t('titles.allApplicants')}</BackLink>}
      failed={t('page.loadFailed')}
      query={query}
    />
  );
}
