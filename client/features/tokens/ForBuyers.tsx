import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { mayInCompany } from '../../../domain/company-rights';
import { paths } from '../../../domain/paths';
import { useViewer } from '../../app/session';
import { EmptyState } from '../../components/EmptyState';
import type { Elements } from '../../components/elements';
import { PageHeader } from '../../components/PageHeader';

/** A page about buying tokens; a member without that right reads who has it, and nothing is asked of the server. */
export function ForBuyers({ title, children }: { title: string; children: Elements }) {
  const errors = useTranslations('errors');
  const nav = useTranslations('portal.nav');
  const { companyRole } = useViewer();
  if (mayInCompany(companyRole, 'BUY_TOKENS')) return children;
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        drawing="tokens"
        action={
          <Anchor component={Link} to={paths.company.team}>
            {nav('team')}
          </Anchor>
        }
      >
        <span role="status">{errors('OWNERS_ONLY')}</span>
      </EmptyState>
    </>
  );
}
