import { TextInput } from '@mantine/core';
import { IconSearch } from '../../../icons';
import classes from './AdminList.module.css';
import type { ListSearch } from './use-list-search';

/** `name` is what the list holds, such as "users". */
export function SearchBox({ name, search }: { name: string; search: ListSearch }) {
  return (
    <TextInput
      type="search"
      enterKeyHint="search"
      aria-label={`Search ${name}`}
      placeholder={`Search ${name}...`}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
      value={search.typed}
      onChange={(event) => search.type(event.currentTarget.value)}
      className={classes.search}
    />
  );
}
