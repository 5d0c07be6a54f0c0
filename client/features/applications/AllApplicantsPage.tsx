import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { ApplicationStatus } from '../../../domain/applications';
import { useAllApplicantsJobsQuery, useAllApplicantsQuery } from '../../graphql/generated';
import { queryErrorText } from '../../graphql/query-error';
import { pageOf, useListAddress, useListKey } from '../../lib/list-address';
import { AllApplicantsView } from './AllApplicantsView';
import type { ApplicantFilters } from './applicant-filters';

const loadFailed = 'Failed to load applicants. Please try again later.';

const isStatus = (value: string | null): value is ApplicationStatus => value !== null && value in ApplicationStatus;

function filtersOf(address: URLSearchParams): ApplicantFilters {
  const status = address.get('status');
  return {
    status: isStatus(status) ? status : null,
    jobId: address.get('job'),
    search: address.get('search') ?? '',
  };
}

function Applicants({ listKey }: { listKey: string }) {
  const [address, change] = useListAddress(listKey);
  const filters = filtersOf(address);
  const page = pageOf(address);
  const [jobSearch, setJobSearch] = useState('');
  const { data, previousData, loading, error, refetch } = useAllApplicantsQuery({
    variables: { status: filters.status, jobId: filters.jobId, search: filters.search || null, page },
  });
  // The filter's own list: when it fails, the applicants are still there.
  const jobs = useAllApplicantsJobsQuery({ variables: { search: jobSearch || null } });
  const searchJobsSoon = useDebouncedCallback(setJobSearch, 300);

  /** Any change of a filter starts at page 1. */
  const setFilters = (changes: Partial<ApplicantFilters>): void => {
    const { status, jobId, search } = { ...filters, ...changes };
    change({ status, job: jobId, search, page: null });
  };

  return (
    <AllApplicantsView
      applicants={(data ?? (loading ? previousData : undefined))?.companyApplications ?? undefined}
      failure={error ? queryErrorText(error, loadFailed) : null}
      onRetry={refetch}
      filters={filters}
      jobs={(jobs.data ?? jobs.previousData)?.companyJobs.items ?? []}
      onJobSearch={searchJobsSoon}
      onFilters={setFilters}
      onPage={(next) => change({ page: next > 1 ? String(next) : null })}
    />
  );
}

export function AllApplicantsPage() {
  const key = useListKey();
  return <Applicants key={key} listKey={key} />;
}
