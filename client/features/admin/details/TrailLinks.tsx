import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { receiptsOf, trailOf, type ReceiptsOf } from '../cells/trail-address';
import { Fact } from './Facts';

/** The ways to what administrators did with a row, and to who saw whom. */
export function TrailLinks({ id, receipts }: { id: string; receipts: ReceiptsOf }) {
  const t = useTranslations('adminLists.trail');
  return (
    <Fact label={t('label')}>
      <Anchor component={Link} to={trailOf(id)} inherit>
        {t('audit')}
      </Anchor>
      <br />
      <Anchor component={Link} to={receiptsOf(receipts, id)} inherit>
        {t(receipts)}
      </Anchor>
    </Fact>
  );
}
