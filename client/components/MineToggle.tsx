import { Checkbox } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';

/** Whether a list's address asks for the jobs alone whose contact the person is; null for all, as queries take it. */
export const isMineIn = (address: URLSearchParams): true | null => (address.has('mine') ? true : null);

/** The address of a list, for one's own jobs alone. */
export const withMine = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}mine=1`;

/** Leaves the jobs of colleagues out of a list. The choice is in the address. */
export function MineToggle() {
  const t = useTranslations('portal');
  const [address, setAddress] = useSearchParams();
  return (
    <Checkbox
      label={t('mine')}
      checked={isMineIn(address) !== null}
      onChange={({ currentTarget: { checked } }) =>
        setAddress(
          (before) => {
            const next = new URLSearchParams(before);
            next.delete('page');
            if (checked) next.set('mine', '1');
            else next.delete('mine');
            return next;
          },
          { replace: true },
        )
      }
    />
  );
}
