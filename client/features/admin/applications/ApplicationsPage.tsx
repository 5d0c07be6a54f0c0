import { ApplicationStatus } from '../../../../domain/applications';
import { paths } from '../../../app/paths';
import { DownloadLink } from '../../../components/DownloadLink';
import { PageHeader } from '../../../components/PageHeader';
import { statusWord } from '../../../components/StatusBadge';
import { useListAddress, useListKey } from '../../../lib/list-address';
import classes from '../list/AdminList.module.css';
import { AdminList } from '../list/AdminList';
import { ApplicationsTable } from './ApplicationsTable';
import { exportPath } from '../list/export-path';
import { SearchBox } from '../list/SearchBox';
import { StatusFilter } from '../list/StatusFilter';
import { useAdminApplications } from './use-admin-applications';
import { useListSearch } from '../list/use-list-search';

const choices = [
  { value: 'PENDING', label: 'Pending' },
  { value: 'ACCEPTED', label: 'Accepted' },
  { value: 'REJECTED', label: 'Rejected' },
  { value: 'WITHDRAWN', label: 'Withdrawn' },
] as const;

const isStatus = (value: string | null): value is ApplicationStatus => value !== null && value in ApplicationStatus;

function emptyText(status: ApplicationStatus | null, search: string): string {
  if (status) return `No ${statusWord(status).toLowerCase()} applications${search ? ' match your search' : ''}.`;
  return 'No applications match your search criteria.';
}

function Applications({ listKey }: { listKey: string }) {
  const [address, change] = useListAddress(listKey);
  const search = address.get('search') ?? '';
  const given = address.get('status');
  const status = isStatus(given) ? given : null;
  const box = useListSearch(search, (text) => change({ search: text }));
  const applications = useAdminApplications({ search: search || null, status });

  return (
    <>
      <PageHeader
        title="Applications Management"
        tabTitle="Applications"
        context="Every application, newest first."
        action={
          <DownloadLink href={exportPath(paths.exports.applications, { search, status })}>Download CSV</DownloadLink>
        }
      />
      <div className={classes.filters}>
        <StatusFilter choices={choices} status={status} onChange={(chosen) => change({ status: chosen })} />
        <SearchBox name="applications" search={box} />
      </div>
      <AdminList
        list={applications}
        empty={{ title: 'No applications found', text: emptyText(status, search) }}
        onClear={
          search || status
            ? () => {
                box.clear();
                change({ search: null, status: null });
              }
            : null
        }
      >
        {(rows) => <ApplicationsTable applications={rows} />}
      </AdminList>
    </>
  );
}

export function ApplicationsPage() {
  const key = useListKey();
  return <Applications key={key} listKey={key} />;
}
