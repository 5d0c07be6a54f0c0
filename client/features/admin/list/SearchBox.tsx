import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { IconSearch } from '../../../icons';
import type { ListSearch } from '../../../lib/use-list-search';
import classes from './AdminList.module.css';

interface SearchBoxProps {
  /** What the list holds. */
  of: 'users' | 'companies' | 'applications' | 'transactions' | 'reasons';
  search: ListSearch;
}

export function SearchBox({ of, search }: SearchBoxProps) {
  const t = useTranslations('adminLists.search');
  return (
    <TextInput
      type="search"
      enterKeyHint="search"
      aria-label={t(`${of}.label`)}
      placeholder={t(`${of}.placeholder`)}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
      value={search.typed}
      onChange={(event) => search.type(event.currentTarget.value)}
      className={classes.search}
    />
  );
}
