import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { useListSearch } from '../../../lib/use-list-search';
import classes from './AdminList.module.css';

const most = 365;

/** A whole number of days that the server takes, as it is in the address; null for any other text. */
export function wholeDays(text: string | null): string | null {
  return text !== null && /^[1-9]\d{0,2}$/.test(text) && Number(text) <= most ? text : null;
}

interface DaysFieldProps {
  label: string;
  /** Null for any number of days. */
  days: string | null;
  onChange: (days: string | null) => void;
}

/** Narrows a list to what has waited for longer than so many days; the list follows when the typing pauses. */
export function DaysField({ label, days, onChange }: DaysFieldProps) {
  const t = useTranslations('adminLists.days');
  const box = useListSearch(days ?? '', (text) => {
    if (text === '' || wholeDays(text)) onChange(text || null);
  });
  const complaint = box.typed === '' || wholeDays(box.typed) ? null : t('range', { most: String(most) });
  return (
    <TextInput
      type="number"
      inputMode="numeric"
      min={1}
      max={most}
      label={<span>{label}</span>}
      placeholder={t('any')}
      value={box.typed}
      onChange={({ currentTarget }) => box.type(currentTarget.value)}
      error={complaint}
      className={classes.choice}
    />
  );
}
