import { Anchor, List, Stack, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { GONE_EVERYWHERE_DAYS } from '../../../../domain/erasures';
import { paths } from '../../../../domain/paths';
import { Sentence } from '../../../components/Sentence';
import type { Role } from '../../../graphql/generated';

export type ErasureScope = 'ACCOUNT' | 'USER' | 'COMPANY';

function Named({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack gap="xs">
      <Title order={3} id={id}>
        {title}
      </Title>
      <List aria-labelledby={id} spacing="xs">
        {children}
      </List>
    </Stack>
  );
}

/** What is erased, and what stays, in plain words: said before anything is asked for. */
export function ErasureSummary({
  scope,
  roles,
  companyGoes,
}: {
  scope: ErasureScope;
  roles: readonly Role[];
  /** Nobody else owns it. */
  companyGoes: boolean;
}) {
  const t = useTranslations('erasure');
  const seeker = roles.includes('USER') && scope !== 'COMPANY';
  const isMember = roles.includes('COMPANY') && scope !== 'USER';
  const company = isMember && companyGoes;
  const whole = scope === 'ACCOUNT' || roles.length === 1;
  return (
    <>
      {company ? (
        <Text>
          <Sentence>
            {t.rich('lastOwner', {
              team: (label) => (
                <Anchor component={Link} to={paths.company.team}>
                  {label}
                </Anchor>
              ),
            })}
          </Sentence>
        </Text>
      ) : null}
      <Named title={t('goes.title')}>
        {seeker
          ? (['profile', 'applications', 'details', 'searches'] as const).map((name) => (
              <List.Item key={name}>{t(`goes.USER.${name}`)}</List.Item>
            ))
          : null}
        {company
          ? (['profile', 'jobs', 'tokens', 'receipts'] as const).map((name) => (
              <List.Item key={name}>{t(`goes.COMPANY.${name}`)}</List.Item>
            ))
          : null}
        {isMember && !company ? <List.Item>{t('goes.MEMBERSHIP')}</List.Item> : null}
        {whole ? <List.Item>{t('goes.ACCOUNT.login')}</List.Item> : null}
      </Named>
      <Named title={t('stays.title')}>
        {seeker ? <List.Item>{t('stays.USER')}</List.Item> : null}
        {company ? <List.Item>{t('stays.COMPANY')}</List.Item> : null}
        {isMember && !company ? <List.Item>{t('stays.MEMBERSHIP')}</List.Item> : null}
        <List.Item>{t('stays.sent')}</List.Item>
        {whole ? null : <List.Item>{t('stays.account')}</List.Item>}
        <List.Item>{t('stays.ids')}</List.Item>
        <List.Item>{t('stays.copies', { days: String(GONE_EVERYWHERE_DAYS) })}</List.Item>
      </Named>
    </>
  );
}
