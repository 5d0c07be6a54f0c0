import { useTranslations } from 'use-intl/react';
import { WIB } from '../../../domain/time';
import { useOptionText } from '../../language/formats';
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
  /** Missing for who may not edit it. */
  onEdit?: () => void;
}

interface FactProps {
  name: string;
  /** `no` for what a person wrote. */
  translate?: 'no';
  children: ReactNode;
}

function Fact({ name, translate, children }: FactProps) {
  const t = useTranslations('company.profile');
  return (
    <div>
      <dt className={classes.term}>{name}</dt>
      <dd className={classes.fact} translate={children ? translate : undefined}>
        {children || <span className={classes.missing}>{t('missing')}</span>}
      </dd>
    </div>
  );
}

function statusOf(company: CompanyProfileFieldsFragment): Status {
  if (company.isVerified) return 'VERIFIED';
  return company.records?.isRejected ? 'REJECTED' : 'UNVERIFIED';
}

const outward = { target: '_blank', rel: 'noopener noreferrer' };

export function CompanyProfileView({ company, email, onEdit }: CompanyProfileViewProps) {
  const title = useTranslations('company.titles')('companyProfile');
  const t = useTranslations('company.profile');
  const optionText = useOptionText();
  const { records } = company;
  return (
    <>
      <PageHeader
        title={title}
        context={t('context')}
        action={
          <Group gap="sm">
            <ConfirmedLogout>
              {(ask) => (
                <Button variant="default" leftSection={<IconLogout size={18} aria-hidden />} onClick={ask}>
                  {t('logout')}
                </Button>
              )}
            </ConfirmedLogout>
            {onEdit ? (
              <Button leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
                {t('edit')}
              </Button>
            ) : null}
          </Group>
        }
      />
      <Stack gap="lg">
        <Card>
          <Group wrap="nowrap" gap="md">
            <Avatar src={company.logoUrl} name={company.companyName} color="teal" radius="md" size="lg" alt="" />
            <div className={classes.words}>
              <Text fw={700} size="lg" translate="no">
                {company.companyName}
              </Text>
              <Text size="sm" c="dimmed" mb={6} component="div">
                <EmailText>{email}</EmailText>
                {t.rich('memberSince', { day: () => <DateText value={company.createdAt} zone={WIB} /> })}
              </Text>
              <StatusBadge status={statusOf(company)} />
            </div>
          </Group>
        </Card>
        <SectionCard title={t('about')}>
          <dl className={classes.facts}>
            <Fact name={t('industry')}>{company.industry ? optionText('industry', company.industry) : null}</Fact>
            <Fact name={t('companySize')}>
              {company.companySize ? optionText('companySize', company.companySize) : null}
            </Fact>
            <Fact name={t('website')} translate="no">
              {company.website ? (
                <Anchor href={company.website} {...outward}>
                  {company.website}
                </Anchor>
              ) : null}
            </Fact>
            <Fact name={t('address')} translate="no">
              {company.companyAddress}
            </Fact>
          </dl>
          <div className={classes.description}>
            <dl className={classes.facts} data-wide>
              <Fact name={t('description')} translate="no">
                {company.description}
              </Fact>
            </dl>
          </div>
        </SectionCard>
        <SectionCard title={t('forVerification')}>
          <dl className={classes.facts}>
            <Fact name={t('phoneNumber')} translate="no">
              {records?.phoneNumber}
            </Fact>
            <Fact name={t('npwp')} translate="no">
              {records?.companyNpwp}
            </Fact>
            <Fact name={t('deed')}>
              {records?.deedUrl ? (
                <Anchor href={records.deedUrl} {...outward}>
                  {t('viewDeed')}
                </Anchor>
              ) : null}
            </Fact>
          </dl>
        </SectionCard>
      </Stack>
    </>
  );
}
