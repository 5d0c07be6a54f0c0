import { SegmentedControl } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { statusWord, type Status } from '../../../components/StatusBadge';
import classes from './AdminList.module.css';

const all = 'ALL';

interface StatusFilterProps<Choice extends Status> {
  choices: readonly Choice[];
  /** Null for all of them. */
  status: Choice | null;
  onChange: (status: string | null) => void;
}

/** Narrows an administrator's list to one status, beside its search. */
export function StatusFilter<Choice extends Status>({ choices, status, onChange }: StatusFilterProps<Choice>) {
  const t = useTranslations('adminLists');
  return (
    <SegmentedControl
      size="md"
      aria-label={t('status')}
      classNames={{ root: classes.statuses, label: classes.statusLabel }}
      data={[
        { value: all, label: t('all') },
        ...choices.map((choice) => ({ value: choice, label: statusWord(choice) })),
      ]}
      value={status ?? all}
      onChange={(value) => onChange(value === all ? null : value)}
    />
  );
}
