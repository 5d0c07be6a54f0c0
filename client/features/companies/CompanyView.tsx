import { useTranslations } from 'use-intl/react';
import { Alert, Anchor, Button, Card, Group, Stack } from '@mantine/core';
import { IconArrowLeft, IconInfoCircle } from '../../icons';
import type { ReactNode } from 'react';
import { isWebUrl } from '../../../domain/links';
import { CompanyLogo } from '../../components/CompanyLogo';
import { DateText } from '../../components/DateText';
import { PageHeader } from '../../components/PageHeader';
import { SectionCard } from '../../components/SectionCard';
import { StatusBadge } from '../../components/StatusBadge';
import { TrackRecord } from '../../components/TrackRecord/TrackRecord';
import type { SeekerCompanyQuery } from '../../graphql/generated';
import { useOptionText } from '../../language/formats';
import classes from './CompanyView.module.css';

type PublicCompany = NonNullable<SeekerCompanyQuery['company']>;

interface FactProps {
  label: string;
  /** `no` for what the company wrote. */
  translate?: 'no';
  children: ReactNode;
}

function Fact({ label, translate, children }: FactProps) {
  return (
    <div className={classes.fact}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value} translate={translate}>
        {children}
      </dd>
    </div>
  );
}

function Facts({ company }: { company: PublicCompany }) {
  const t = useTranslations('browse.company');
  const optionText = useOptionText();
  const { industry, companySize, companyAddress, website, createdAt } = company;
  return (
    <dl className={classes.facts}>
      {industry ? <Fact label={t('industry')}>{optionText('industry', industry)}</Fact> : null}
      {companySize ? <Fact label={t('size')}>{optionText('companySize', companySize)}</Fact> : null}
      {companyAddress ? (
        <Fact label={t('address')} translate="no">
          {companyAddress}
        </Fact>
      ) : null}
      {website && isWebUrl(website) ? (
        <Fact label={t('website')} translate="no">
          <Anchor href={website} target="_blank" rel="noopener noreferrer" className={classes.website}>
            {website.replace(/^https?:\/\//, '').replace(/\/$/, '')}
          </Anchor>
        </Fact>
      ) : null}
      <Fact label={t('memberSince')}>
        <DateText value={createdAt} />
      </Fact>
    </dl>
  );
}

interface CompanyViewProps {
  company: PublicCompany;
  onBack: () => void;
  jobs: ReactNode;
  report: ReactNode;
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
          <Button
            variant="subtle"
            className={classes.back}
            onClick={onBack}
            leftSection={<IconArrowLeft size={18} stroke={1.75} aria-hidden />}
          >
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
          <Facts company={company} />
          <TrackRecord trackRecord={company.trackRecord} />
        </Card>
        {company.description ? (
          <SectionCard title={t('about')}>
            <p className={classes.description} translate="no">
              {company.description}
            </p>
          </SectionCard>
        ) : null}
        {jobs}
        {report}
      </Stack>
    </>
  );
}
