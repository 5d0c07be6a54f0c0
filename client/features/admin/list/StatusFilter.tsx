import { SegmentedControl } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import type { Messages } from '../../../language/messages';
import classes from './AdminList.module.css';

const all = 'ALL';

type AnyStatus = keyof Messages['adminLists']['statuses'];

interface StatusFilterProps<Status extends AnyStatus> {
  choices: readonly Status[];
  /** Null for all of them. */
  status: Status | null;
  onChange: (status: string | null) => void;
}

/** Narrows an administrator's list to one status, beside its search. */
export function StatusFilter<Status extends AnyStatus>({ choices, status, onChange }: StatusFilterProps<Status>) {
  const t = useTranslations('adminLists');
  return (
    <SegmentedControl
      size="md"
      aria-label={t('status')}
      classNames={{ root: classes.statuses, label: classes.statusLabel }}
      data={[
        { value: all, label: t('all') },
        ...choices.map((choice) => ({ value: choice, label: t(`statuses.${choice as AnyStatus}`) })),
      ]}
      value={status ?? all}
      onChange={(value) => onChange(value === all ? null : value)}
    />
  );
}
