import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { PageHeader } from '../../../components/PageHeader';
import { TableSkeleton } from '../../../components/skeletons';
import { useCursorList } from '../../../components/use-cursor-list';
import { useAdminCompaniesQuery } from '../../../graphql/generated';
import { CompanyVerificationTable } from './CompanyVerificationTable';
import type { DecisionRequest } from '../company-decision/decision';
import { DecisionDialog } from '../company-decision/DecisionDialog';
import { LoadMore } from '../list/LoadMore';
import { adminToast } from '../admin-toast';
import { companyListTexts } from './company-list-texts';
import { useDecideCompany } from '../company-decision/use-decide-company';

const decisionFailed = 'Failed to process verification. Please try again.';
const awaiting = { order: 'LONGEST_WAITING' } as const;

function NobodyWaits() {
  return (
    <EmptyState
      drawing="companies"
      action={
        <Button component={Link} to={paths.admin.companies} variant="default">
          See all companies
        </Button>
      }
    >
      No companies are waiting for a decision.
    </EmptyState>
  );
}

export function CompanyVerificationPage() {
  const companies = useCursorList(useAdminCompaniesQuery({ variables: awaiting }), {
    pageOf: (data) => data.adminCompanies,
    texts: companyListTexts,
    toastOptions: adminToast,
  });
  const decide = useDecideCompany();
  const [request, setRequest] = useState<DecisionRequest | null>(null);
  const list = useRef<HTMLDivElement>(null);

  // A decided company changes in the cache and leaves the list by itself; the pages loaded so far stay.
  const rows = companies.rows?.filter(({ records }) => records?.verificationStatus === 'PENDING');
  const afterDecision = (): void => {
    setRequest(null);
    list.current?.focus();
    if (rows && rows.length <= 1 && companies.hasMore) void companies.refetch().catch(() => undefined);
  };
  const lookAgain = (): void => {
    setRequest(null);
    void companies.refetch().catch(() => undefined);
  };

  return (
    <>
      <PageHeader
        title="Company Verification"
        context="Companies waiting for a decision, the longest wait first. Verified companies' jobs become visible to job seekers."
      />
      <div ref={list} tabIndex={-1}>
        {companies.failure ? (
          <ErrorState message={companies.failure} onRetry={companies.refetch} />
        ) : !rows ? (
          <TableSkeleton />
        ) : rows.length === 0 && !companies.hasMore ? (
          <NobodyWaits />
        ) : (
          <CompanyVerificationTable companies={rows} onDecide={setRequest} />
        )}
      </div>
      <LoadMore list={companies} />
      <DecisionDialog
        request={request}
        decide={decide}
        failureText={decisionFailed}
        onClose={() => setRequest(null)}
        onDecided={afterDecision}
        onStale={lookAgain}
      />
    </>
  );
}
