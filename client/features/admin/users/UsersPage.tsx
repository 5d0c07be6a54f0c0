import { paths } from '../../../app/paths';
import { DownloadLink } from '../../../components/DownloadLink';
import { PageHeader } from '../../../components/PageHeader';
import { useCursorList } from '../../../components/use-cursor-list';
import { useAdminUsersQuery } from '../../../graphql/generated';
import { useListAddress, useListKey } from '../../../lib/list-address';
import { adminToast } from '../admin-toast';
import classes from '../list/AdminList.module.css';
import { AdminList } from '../list/AdminList';
import { exportPath } from '../list/export-path';
import { SearchBox } from '../list/SearchBox';
import { useListSearch } from '../list/use-list-search';
import { UsersTable } from './UsersTable';

const texts = {
  first: 'Failed to get user data. Please try again.',
  more: 'Failed to get more users. Please try again.',
};
const nobody = { title: 'No users found', text: 'No users match your search criteria.' };

function Users({ listKey }: { listKey: string }) {
  const [address, change] = useListAddress(listKey);
  const search = address.get('search') ?? '';
  const box = useListSearch(search, (text) => change({ search: text }));
  const users = useCursorList(useAdminUsersQuery({ variables: { search: search || null } }), {
    pageOf: (data) => data.adminUsers,
    texts,
    toastOptions: adminToast,
  });

  return (
    <>
      <PageHeader
        title="Users Management"
        tabTitle="Users"
        context="Every job seeker, newest first."
        action={<DownloadLink href={exportPath(paths.exports.users, { search })}>Download CSV</DownloadLink>}
      />
      <div className={classes.filters}>
        <SearchBox name="users" search={box} />
      </div>
      <AdminList list={users} empty={nobody} onClear={search ? box.clear : null}>
        {(rows) => <UsersTable users={rows} />}
      </AdminList>
    </>
  );
}

export function UsersPage() {
  const key = useListKey();
  return <Users key={key} listKey={key} />;
}
