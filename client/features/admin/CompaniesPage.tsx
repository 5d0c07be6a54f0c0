import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths';
import { DownloadLink } from '../../components/DownloadLink';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { PageHeader } from '../../components/PageHeader';
import { TableSkeleton } from '../../components/skeletons';
import { CompaniesTable } from './CompaniesTable';
import { exportPath } from './export-path';
import { LoadMore } from './LoadMore';
import { useAdminCompanies } from './use-admin-companies';

const typingPause = 300;

/** The search lives in the address, so that it is still there on the way back from a company. */
function useSearchInAddress(): { typed: string; search: string; type: (text: string) => void } {
  const [parameters, setParameters] = useSearchParams();
  const [typed, type] = useState(parameters.get('search') ?? '');
  const [search] = useDebouncedValue(typed.trim(), typingPause);
  const inAddress = parameters.get('search') ?? '';

  useEffect(() => {
    if (search !== inAddress) setParameters(search ? { search } : {}, { replace: true });
  }, [search, inAddress, setParameters]);
  return { typed, search, type };
}

export function CompaniesPage() {
  const { typed, search, type } = useSearchInAddress();
  const companies = useAdminCompanies({ search });

  return (
    <>
      <PageHeader
        title="Companies"
        context="Every company, newest first."
        action={<DownloadLink href={exportPath(paths.exports.companies, { search })}>Download CSV</DownloadLink>}
      />
      <TextInput
        type="search"
        aria-label="Search companies"
        placeholder="Search companies..."
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        mb="md"
        maw="24rem"
      />
      {companies.failure ? (
        <ErrorState message={companies.failure} onRetry={companies.refetch} />
      ) : !companies.rows ? (
        <TableSkeleton />
      ) : companies.rows.length > 0 ? (
        <CompaniesTable companies={companies.rows} />
      ) : (
        <EmptyState
          drawing={search ? 'search' : 'companies'}
          action={
            search ? (
              <Button variant="default" onClick={() => type('')}>
                Clear search
              </Button>
            ) : null
          }
        >
          {search ? 'No companies match your search.' : 'No companies have registered yet.'}
        </EmptyState>
      )}
      <LoadMore hasMore={companies.hasMore} busy={companies.isLoadingMore} onLoad={companies.loadMore} />
    </>
  );
}
