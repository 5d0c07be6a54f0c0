import { useTranslations } from 'use-intl/react';
import { Alert, Button, Card, Group, Stack } from '@mantine/core';
import { IconArrowLeft, IconInfoCircle } from '../../icons';
import { Description } from '../../components/Description';
import { CompanyLogo } from '../../components/CompanyLogo';
import { PageHeader } from '../../components/PageHeader';
import { SectionCard } from '../../components/SectionCard';
import { StatusBadge } from '../../components/StatusBadge';
import { TrackRecord } from '../track-records/TrackRecord';
import type { SeekerCompanyQuery } from '../../graphql/generated';
import { CompanyFacts } from './CompanyFacts';
import type { Elements } from '../../components/elements';

interface CompanyViewProps {
  company: NonNullable<SeekerCompanyQuery['company']>;
  onBack: () => void;
  jobs: Elements;
  report: Elements;
}

/** A company as seekers see it. */
export function CompanyView({ company, onBack, jobs, report }: CompanyViewProps) {
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
