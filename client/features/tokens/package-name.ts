import { useTranslations } from 'use-intl/react';

/** A package is stored as `6 Tokens`, by how many it has. A name of another form is shown as it is stored. */
export function usePackageName(): (stored: string) => string {
  const t = useTranslations('tokens');
  return (stored) => {
    const [, number] = /^(\d+) Tokens?$/.exec(stored) ?? [];
    return number === undefined ? stored : t('packageName', { count: Number(number), number });
  };
}
