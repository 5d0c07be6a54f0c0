import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../../domain/paths';
import { Fact } from './Facts';

interface TrailLinksProps {
  id: string;
  /** Whose receipts there are: who saw this user, or whom this company saw. */
  receipts: 'user' | 'company';
}

/** The ways to what administrators did with a row, and to who saw whom. */
export function TrailLinks({ id, receipts }: TrailLinksProps) {
  const t = useTranslations('adminDetails.trail');
  const about = new URLSearchParams({ about: id }).toString();
  const seen = new URLSearchParams({ show: 'receipts', [receipts]: id }).toString();
  return (
    <Fact label={t('label')}>
      <Anchor component={Link} to={`${paths.admin.auditTrail}?${about}`} inherit>
        {t('audit')}
      </Anchor>
      <br />
      <Anchor component={Link} to={`${paths.admin.oversight}?${seen}`} inherit>
        {t(receipts)}
      </Anchor>
    </Fact>
  );
}
