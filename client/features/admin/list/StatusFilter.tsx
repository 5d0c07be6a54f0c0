import { SegmentedControl } from '@mantine/core';
import classes from './AdminList.module.css';

const all = 'ALL';

interface StatusFilterProps<Status extends string> {
  choices: readonly { value: Status; label: string }[];
  /** Null for all of them. */
  status: Status | null;
  onChange: (status: string | null) => void;
}

/** Narrows an administrator's list to one status, beside its search. */
export function StatusFilter<Status extends string>({ choices, status, onChange }: StatusFilterProps<Status>) {
  return (
    <SegmentedControl
      size="md"
      aria-label="Status"
      classNames={{ root: classes.statuses, label: classes.statusLabel }}
      data={[{ value: all, label: 'All' }, ...choices]}
      value={status ?? all}
      onChange={(value) => onChange(value === all ? null : value)}
    />
  );
}
