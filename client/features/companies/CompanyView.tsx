import { Alert, Anchor, Button, Card, Group, Stack } from '@mantine/core';
import { IconArrowLeft, IconInfoCircle } from '../../icons';
import type { ReactNode } from 'react';
import { isWebUrl } from '../../../domain/links';
import { CompanyLogo } from '../../components/CompanyLogo';
import { DateText } from '../../components/DateText';
import { PageHeader } from '../../components/PageHeader';
import { SectionCard } from '../../components/SectionCard';
import { StatusBadge } from '../../components/StatusBadge';
import type { SeekerCompanyQuery } from '../../graphql/generated';
import classes from './CompanyView.module.css';

type PublicCompany = NonNullable<SeekerCompanyQuery['company']>;

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  );
}

function Facts({ company }: { company: PublicCompany }) {
  const { industry, companySize, companyAddress, website, createdAt } = company;
  return (
    <dl className={classes.facts}>
      {industry ? <Fact label="Industry">{industry}</Fact> : null}
      {companySize ? <Fact label="Company size">{companySize}</Fact> : null}
      {companyAddress ? <Fact label="Address">{companyAddress}</Fact> : null}
      {website && isWebUrl(website) ? (
        <Fact label="Website">
          <Anchor href={website} target="_blank" rel="noopener noreferrer" className={classes.website}>
            {website.replace(/^https?:\/\//, '').replace(/\/$/, '')}
          </Anchor>
        </Fact>
      ) : null}
      <Fact label="Member since">
        <DateText value={createdAt} />
      </Fact>
    </dl>
  );
}

/** A company as seekers see it. */
export function CompanyView({ company, onBack }: { company: PublicCompany; onBack: () => void }) {
  return (
    <>
      <PageHeader
        title={company.companyName}
        back={
          <Button
            variant="subtle"
            className={classes.back}
            onClick={onBack}
            leftSection={<IconArrowLeft size={18} stroke={1.75} aria-hidden />}
          >
            Back
          </Button>
        }
      />
      <Stack gap="lg">
        {company.isImported ? (
          <Alert color="gray" icon={<IconInfoCircle aria-hidden />}>
            This profile came with imported job postings. The company itself has not joined yet.
          </Alert>
        ) : null}
        <Card>
          <Group gap="md" mb="lg">
            <CompanyLogo url={company.logoUrl} size="lg" />
            <StatusBadge status={company.isVerified ? 'VERIFIED' : 'UNVERIFIED'} />
          </Group>
          <Facts company={company} />
        </Card>
        {company.description ? (
          <SectionCard title="About the company">
            <p className={classes.description}>{company.description}</p>
          </SectionCard>
        ) : null}
      </Stack>
    </>
  );
}
