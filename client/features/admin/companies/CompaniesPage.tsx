import { Button, NativeSelect } from '@mantine/core';
import { VerificationStatus } from '../../../../domain/verification';
import { paths } from '../../../app/paths';
import { DownloadLink } from '../../../components/DownloadLink';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { PageHeader } from '../../../components/PageHeader';
import { TableSkeleton } from '../../../components/skeletons';
import { useCursorList } from '../../../components/use-cursor-list';
import { useAdminCompaniesQuery } from '../../../graphql/generated';
import { useListAddress, useListKey } from '../../../lib/list-address';
import classes from '../list/AdminList.module.css';
import { adminToast } from '../admin-toast';
import { CompaniesTable } from './CompaniesTable';
import { companyListTexts } from './company-list-texts';
import { exportPath } from '../list/export-path';
import { LoadMore } from '../list/LoadMore';
import { SearchBox } from '../list/SearchBox';
import { StatusFilter } from '../list/StatusFilter';
import { useListSearch } from '../list/use-list-search';

const choices = [
  { value: 'PENDING', label: 'Pending' },
  { value: 'VERIFIED', label: 'Verified' },
  { value: 'REJECTED', label: 'Rejected' },
] as const;

const origins = [
  { value: '', label: 'All origins' },
  { value: 'registered', label: 'Signed up' },
  { value: 'imported', label: 'Imported' },
];

const isStatus = (value: string | null): value is VerificationStatus => value !== null && value in VerificationStatus;

function Companies({ listKey }: { listKey: string }) {
  const [address, change] = useListAddress(listKey);
  const search = address.get('search') ?? '';
  const given = address.get('status');
  const status = isStatus(given) ? given : null;
  const box = useListSearch(search, (text) => change({ search: text }));
  const origin = address.get('origin');
  const isImported = origin === 'imported' ? true : origin === 'registered' ? false : null;
  const companies = useCursorList(
    useAdminCompaniesQuery({ variables: { search: search || null, status, isImported } }),
    { pageOf: (data) => data.adminCompanies, texts: companyListTexts, toastOptions: adminToast },
  );
  const isFiltered = search !== '' || status !== null || isImported !== null;
  const clear = (): void => {
    box.clear();
    change({ search: null, status: null, origin: null });
  };

  return (
    <>
      <PageHeader
        title="Companies"
        context="Every company, newest first."
        action={
          <DownloadLink
            href={exportPath(paths.exports.companies, { search, status, origin: isImported === null ? null : origin })}
          >
            Download CSV
          </DownloadLink>
        }
      />
      <div className={classes.filters}>
        <StatusFilter choices={choices} status={status} onChange={(chosen) => change({ status: chosen })} />
        <NativeSelect
          aria-label="Origin"
          data={origins}
          value={isImported === null ? '' : (origin ?? '')}
          onChange={({ currentTarget: { value } }) => change({ origin: value || null })}
          className={classes.choice}
        />
        <SearchBox name="companies" search={box} />
      </div>
      {companies.failure ? (
        <ErrorState message={companies.failure} onRetry={companies.refetch} />
      ) : !companies.rows ? (
        <TableSkeleton />
      ) : companies.rows.length > 0 ? (
        <CompaniesTable companies={companies.rows} />
      ) : (
        <EmptyState
          drawing={isFiltered ? 'search' : 'companies'}
          action={
            isFiltered ? (
              <Button variant="default" onClick={clear}>
                Clear filters
              </Button>
            ) : null
          }
        >
          {isFiltered ? 'No companies match your filters.' : 'No companies have registered yet.'}
        </EmptyState>
      )}
      <LoadMore list={companies} />
    </>
  );
}

export function CompaniesPage() {
  const key = useListKey();
  return <Companies key={key} listKey={key} />;
}
