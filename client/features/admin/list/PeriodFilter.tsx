import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { formatThousands } from '../../../../domain/money';
import { isLocalDate } from '../../../../domain/time';
import classes from './AdminList.module.css';
import type { ListPeriod } from './list-period';

interface PeriodFilterProps {
  period: ListPeriod;
  onChange: (change: Partial<ListPeriod>) => void;
}

/** Narrows a list to days in WIB, both included. */
export function PeriodFilter({ period: { since, until }, onChange }: PeriodFilterProps) {
  const t = useTranslations('adminLists.period');
  return (
    <fieldset aria-label={t('days')} className={classes.period}>
      <TextInput
        type="date"
        label={t('since')}
        value={since ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ since: isLocalDate(value) ? value : null })}
      />
      <TextInput
        type="date"
        label={t('until')}
        value={until ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ until: isLocalDate(value) ? value : null })}
      />
    </fieldset>
  );
}

/** The server counts no further. */
const mostCounted = 10_000;

/** How many rows a list has in all; nothing while that is not known, or was not asked for. */
export function Matching({ rows }: { rows: number | undefined }) {
  const t = useTranslations('adminLists.period');
  return (
    <p className={classes.matching} role="status">
      {rows === undefined
        ? null
        : t('found', { count: rows, rows: formatThousands(rows) + (rows >= mostCounted ? '+' : '') })}
    </p>
  );
}
