import { useTranslations } from 'use-intl/react';
import { Button } from '@mantine/core';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../../domain/paths';
import { PageStatus } from '../../components/PageStatus';
import { useSeekerCompanyQuery } from '../../graphql/generated';
import { OpenJobs } from '../jobs/browse/OpenJobs';
import { ReportAction } from '../reports/ReportAction';
import { CompanyView } from './CompanyView';

/** One step back in the history; a page that was opened first has none behind it. */
function useStepBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate(paths.user.jobs) : navigate(-1));
}

export function CompanyPage() {
  const t = useTranslations('browse');
  const { companyId = '' } = useParams();
  const goBack = useStepBack();
  const { data, error, refetch } = useSeekerCompanyQuery({ variables: { id: companyId }, skip: companyId === '' });

  if (data?.company) {
    const report = <ReportAction kind="company" id={data.company.id} />;
    const { id, companyName, openJobs } = data.company;
    const jobs = <OpenJobs jobs={openJobs ?? []} companyId={id} companyName={companyName} />;
    return <CompanyView company={data.company} onBack={goBack} jobs={jobs} report={report} />;
  }
  return (
    <PageStatus
      title={t('titles.company')}
      failed={t('company.loadFailed')}
      missing={t('company.idMissing')}
      query={companyId === '' ? { data: null } : { error, refetch }}
      action={
        <Button component={Link} to={paths.user.jobs} variant="default">
          {t('company.browseJobs')}
        </Button>
      }
    />
  );
}
