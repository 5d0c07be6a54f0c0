import { Anchor, Avatar, Button, Card, Group, Stack, Text } from '@mantine/core';
import { IconLogout, IconPencil } from '../../icons';
import type { ReactNode } from 'react';
import { ConfirmedLogout } from '../../app/logout';
import { DateText } from '../../components/DateText';
import { EmailText } from '../../components/EmailText';
import { PageHeader } from '../../components/PageHeader';
import { SectionCard } from '../../components/SectionCard';
import { StatusBadge, type Status } from '../../components/StatusBadge';
import type { CompanyProfileFieldsFragment } from '../../graphql/generated';
import classes from './CompanyProfile.module.css';

interface CompanyProfileViewProps {
  company: CompanyProfileFieldsFragment;
  email: string;
  onEdit: () => void;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className={classes.term}>{name}</dt>
      <dd className={classes.fact}>{children || <span className={classes.missing}>Not given yet</span>}</dd>
    </div>
  );
}

function statusOf(company: CompanyProfileFieldsFragment): Status {
  if (company.isVerified) return 'VERIFIED';
  return company.records?.isRejected ? 'REJECTED' : 'UNVERIFIED';
}

const outward = { target: '_blank', rel: 'noopener noreferrer' };

export function CompanyProfileView({ company, email, onEdit }: CompanyProfileViewProps) {
  const { records } = company;
  return (
    <>
      <PageHeader
        title="Company Profile"
        context="Seekers see the page of a verified company."
        action={
          <Group gap="sm">
            <ConfirmedLogout>
              {(ask) => (
                <Button variant="default" leftSection={<IconLogout size={18} aria-hidden />} onClick={ask}>
                  Logout
                </Button>
              )}
            </ConfirmedLogout>
            <Button leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
              Edit Profile
            </Button>
          </Group>
        }
      />
      <Stack gap="lg">
        <Card>
          <Group wrap="nowrap" gap="md">
            <Avatar src={company.logoUrl} name={company.companyName} color="teal" radius="md" size="lg" alt="" />
            <div className={classes.words}>
              <Text fw={700} size="lg">
                {company.companyName}
              </Text>
              <Text size="sm" c="dimmed" mb={6} component="div">
                <EmailText>{email}</EmailText>
                Member since <DateText value={company.createdAt} />
              </Text>
              <StatusBadge status={statusOf(company)} />
            </div>
          </Group>
        </Card>
        <SectionCard title="About the company">
          <dl className={classes.facts}>
            <Fact name="Industry">{company.industry}</Fact>
            <Fact name="Company size">{company.companySize}</Fact>
            <Fact name="Website">
              {company.website ? (
                <Anchor href={company.website} {...outward}>
                  {company.website}
                </Anchor>
              ) : null}
            </Fact>
            <Fact name="Address">{company.companyAddress}</Fact>
          </dl>
          <div className={classes.description}>
            <dl className={classes.facts} data-wide>
              <Fact name="Description">{company.description}</Fact>
            </dl>
          </div>
        </SectionCard>
        <SectionCard title="For verification only">
          <dl className={classes.facts}>
            <Fact name="Phone number">{records?.phoneNumber}</Fact>
            <Fact name="NPWP">{records?.companyNpwp}</Fact>
            <Fact name="Deed of establishment">
              {records?.deedUrl ? (
                <Anchor href={records.deedUrl} {...outward}>
                  View deed
                </Anchor>
              ) : null}
            </Fact>
          </dl>
        </SectionCard>
      </Stack>
    </>
  );
}
