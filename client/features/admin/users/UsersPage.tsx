import { useTranslations } from 'use-intl/react';
import { paths } from '../../../../domain/paths';
import { DownloadLink } from '../../../components/DownloadLink';
import { PageHeader } from '../../../components/PageHeader';
import { useAdminUsersQuery } from '../../../graphql/generated';
import { useListAddress, useListKey } from '../../../lib/list-address';
import { useListSearch } from '../../../lib/use-list-search';
import { exportPath } from '../list/export-path';
import { exportedPeriod, isGiven, periodOf, periodVariables } from '../list/list-period';
import { PeriodList } from '../list/PeriodList';
import { SearchBox } from '../list/SearchBox';
import { UsersTable } from './UsersTable';
import { useAdminList } from '../list/use-admin-list';

function Users({ listKey }: { listKey: string }) {
  const t = useTranslations('adminLists.users');
  const list = useTranslations('adminLists');
  const [address, change] = useListAddress(listKey);
  const search = address.get('search') ?? '';
  const box = useListSearch(search, (text) => change({ search: text }));
  const period = periodOf(address);
  const query = useAdminUsersQuery({ variables: { search: search || null, ...periodVariables(period) } });
  const users = useAdminList(query, (data) => data.adminUsers, t('failed'), t('moreFailed'));
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
      <PeriodList
        list={users}
        period={period}
        onPeriod={change}
        filters={<SearchBox of="users" search={box} />}
        empty={{ title: t('noneTitle'), text: t('none') }}
        onClear={search || isGiven(period) ? clear : null}
      >
        {(rows) => <UsersTable users={rows} />}
      </PeriodList>
    </>
  );
}

export function UsersPage() {
  const key = useListKey();
  return <Users key={key} listKey={key} />;
}
