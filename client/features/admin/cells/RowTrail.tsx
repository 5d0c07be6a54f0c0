import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import classes from './Cells.module.css';
import { trailOf } from './trail-address';

/** From a person's row to what was done about them. */
export function RowTrail({ id, name }: { id: string; name: string }) {
  const t = useTranslations('adminLists.trail');
  return (
    <Anchor component={Link} to={trailOf(id)} inherit className={classes.trail} aria-label={t('of', { name })}>
      {t('label')}
    </Anchor>
  );
}
