import { Checkbox } from '@mantine/core';
import { useTranslations } from 'use-intl/react';

/** Whether a list's address asks for the jobs alone whose contact the person is; null for all, as queries take it. */
export const isMineIn = (address: URLSearchParams): true | null => (address.has('mine') ? true : null);

/** The address of a list, for one's own jobs alone. */
export const withMine = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}mine=1`;

interface MineToggleProps {
  isMine: boolean;
  /** Takes what the address says of it. */
  onChange: (mine: '1' | null) => void;
}

/** Leaves the jobs of colleagues out of a list. The choice is in the address. */
export function MineToggle({ isMine, onChange }: MineToggleProps) {
  const t = useTranslations('portal');
  return (
    <Checkbox
      label={t('mine')}
      checked={isMine}
      onChange={({ currentTarget: { checked } }) => onChange(checked ? '1' : null)}
    />
  );
}
