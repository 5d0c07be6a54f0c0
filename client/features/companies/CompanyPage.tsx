import { useTranslations } from 'use-intl/react';
import { Button, Alert, Card, Group, Stack } from '@mantine/core';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../../domain/paths';
import { PageStatus } from '../../components/PageStatus';
import { useSeekerCompanyQuery, type SeekerCompanyQuery } from '../../graphql/generated';
import { OpenJobs } from '../jobs/browse/OpenJobs';
import { ReportAction } from '../reports/ReportAction';
import { IconArrowLeft, IconInfoCircle } from '../../icons';
import { Description } from '../../components/Description';
import { CompanyLogo } from '../../components/CompanyLogo';
import { PageHeader } from '../../components/PageHeader';
import { SectionCard } from '../../components/SectionCard';
import { StatusBadge } from '../../components/StatusBadge';
import { TrackRecord } from '../track-records/TrackRecord';
import { CompanyFacts } from './CompanyFacts';
import type { Elements } from '../../components/elements';

interface CompanyViewProps {
  company: NonNullable<SeekerCompanyQuery['company']>;
  onBack: () => void;
  jobs: Elements;
  report: Elements;
}

/** A company as seekers see it. */
function CompanyView({ company, onBack, jobs, report }: CompanyViewProps) {
  const t = useTranslations('browse.company');
  return (
    <>
      <PageHeader
        title={company.companyName}
        isWritten
        back={
          <Button variant="subtle" onClick={onBack} leftSection={<IconArrowLeft size={18} stroke={1.75} aria-hidden />}>
            {t('back')}
          </Button>
        }
      />
      <Stack gap="lg">
        {company.isImported ? (
          <Alert color="gray" icon={<IconInfoCircle aria-hidden />}>
            {t('imported')}
          </Alert>
        ) : null}
        <Card>
          <Group gap="md" mb="lg">
            <CompanyLogo url={company.logoUrl} size="lg" />
            <StatusBadge status={company.isVerified ? 'VERIFIED' : 'UNVERIFIED'} />
          </Group>
          <CompanyFacts company={company} />
          <TrackRecord trackRecord={company.trackRecord} />
        </Card>
        {company.description ? (
          <SectionCard title={t('about')}>
            <Description text={company.description} />
          </SectionCard>
        ) : null}
        {jobs}
        {report}
      </Stack>
    </>
  );
}

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
