import { useTranslations } from 'use-intl/react';
import { paths } from '../../../app/paths';
import { DownloadLink } from '../../../components/DownloadLink';
import { PageHeader } from '../../../components/PageHeader';
import { TOAST } from '../../../components/toast-options';
import { useCursorList } from '../../../components/use-cursor-list';
import { useAdminUsersQuery } from '../../../graphql/generated';
import { useListAddress, useListKey } from '../../../lib/list-address';
import classes from '../list/AdminList.module.css';
import { AdminList } from '../list/AdminList';
import { exportPath } from '../list/export-path';
import { exportedPeriod, isGiven, periodOf, periodVariables } from '../list/list-period';
import { Matching, PeriodFilter } from '../list/PeriodFilter';
import { SearchBox } from '../list/SearchBox';
import { useListSearch } from '../list/use-list-search';
import { UsersTable } from './UsersTable';

function Users({ listKey }: { listKey: string }) {
  const t = useTranslations('adminLists.users');
  const list = useTranslations('adminLists');
  const [address, change] = useListAddress(listKey);
  const search = address.get('search') ?? '';
  const box = useListSearch(search, (text) => change({ search: text }));
  const period = periodOf(address);
  const query = useAdminUsersQuery({ variables: { search: search || null, ...periodVariables(period) } });
  const users = useCursorList(query, {
    pageOf: (data) => data.adminUsers,
    texts: { first: t('failed'), more: t('moreFailed') },
    toastOptions: TOAST.admin,
  });
  const clear = (): void => {
    box.clear();
    change({ search: null, since: null, until: null });
  };

  return (
    <>
      <PageHeader
        title={list('titles.usersManagement')}
        tabTitle={t('tabTitle')}
        context={t('context')}
        action={
          <DownloadLink href={exportPath(paths.exports.users, { search, ...exportedPeriod(period) })}>
            {list('download')}
          </DownloadLink>
        }
      />
      <div className={classes.filters}>
        <SearchBox of="users" search={box} />
        <PeriodFilter period={period} onChange={change} />
      </div>
      <Matching rows={query.data?.adminUsers.matching} />
      <AdminList
        list={users}
        empty={{ title: t('noneTitle'), text: t('none') }}
        onClear={search || isGiven(period) ? clear : null}
      >
        {(rows) => <UsersTable users={rows} />}
      </AdminList>
    </>
  );
}

export function UsersPage() {
  const key = useListKey();
  return <Users key={key} listKey={key} />;
}
