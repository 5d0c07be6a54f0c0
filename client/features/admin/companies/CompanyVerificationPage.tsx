import { Button, Alert } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../../domain/paths';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { PageHeader } from '../../../components/PageHeader';
import { TableSkeleton } from '../../../components/skeletons';
import { useAdminCompaniesQuery, useFrozenCompaniesQuery } from '../../../graphql/generated';
import { useListAddress, useListKey } from '../../../lib/list-address';
import { CompanyVerificationTable } from './CompanyVerificationTable';
import type { DecisionRequest } from '../company-decision/decision';
import { CompanyDecisionDialog } from '../company-decision/CompanyDecisionDialog';
import classes from '../list/AdminList.module.css';
import { DaysField, wholeDays } from '../list/DaysField';
import { isGiven, periodOf, periodVariables } from '../list/list-period';
import { LoadMore } from '../list/LoadMore';
import { Matching, PeriodFilter } from '../list/PeriodFilter';
import { useDecideCompany } from '../company-decision/use-decide-company';
import { useAdminList } from '../list/use-admin-list';
import { Sentence } from '../../../components/Sentence';
import { RowLink } from '../cells/RowLink';
import { WibInstant } from '../cells/WibInstant';

/** Companies that wait for a look because a former owner objects; nothing where there are none. */
export function FrozenCompanies() {
  const t = useTranslations('adminLists.verification');
  const { data } = useFrozenCompaniesQuery();
  return data?.adminFrozenCompanies.map(({ companyId, companyName, frozenUntil }) => (
    <Alert key={companyId} color="yellow" mb="md">
      <Sentence>
        {t.rich('frozen', {
          company: () => <RowLink to={paths.admin.companyDetails(companyId)}>{companyName}</RowLink>,
          when: () => <WibInstant value={frozenUntil} />,
        })}
      </Sentence>
    </Alert>
  ));
}

const awaiting = { order: 'LONGEST_WAITING' } as const;

function NobodyWaits({ text }: { text: 'none' | 'noneInDays' | 'noneSoLong' }) {
  const t = useTranslations('adminLists.verification');
  return (
    <EmptyState
      drawing="companies"
      action={
        <Button component={Link} to={paths.admin.companies} variant="default">
          {t('seeAll')}
        </Button>
      }
    >
      {t(text)}
    </EmptyState>
  );
}

export function CompanyVerificationPage() {
  const key = useListKey();
  return <Verification key={key} listKey={key} />;
}

function Verification({ listKey }: { listKey: string }) {
  const t = useTranslations('adminLists.verification');
  const title = useTranslations('adminLists.titles')('companyVerification');
  const loadFailed = useTranslations('adminLists.companies')('failed');
  const [address, change] = useListAddress(listKey);
  const period = periodOf(address);
  const waiting = wholeDays(address.get('waiting'));
  const waitingDays = waiting === null ? null : Number(waiting);
  const query = useAdminCompaniesQuery({ variables: { ...awaiting, waitingDays, ...periodVariables(period) } });
  const companies = useAdminList(query, (data) => data.adminCompanies, loadFailed);
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
      <PageHeader title={title} context={t('context')} />
      <FrozenCompanies />
      <div className={classes.filters}>
        <DaysField label={t('longer')} days={waiting} onChange={(days) => change({ waiting: days })} />
        <PeriodFilter period={period} onChange={change} />
      </div>
      <Matching rows={companies.matching} />
      <div ref={list} tabIndex={-1}>
        {companies.failure ? (
          <ErrorState message={companies.failure} onRetry={companies.refetch} />
        ) : !rows ? (
          <TableSkeleton />
        ) : rows.length === 0 && !companies.hasMore ? (
          <NobodyWaits text={waiting ? 'noneSoLong' : isGiven(period) ? 'noneInDays' : 'none'} />
        ) : (
          <CompanyVerificationTable companies={rows} onDecide={setRequest} />
        )}
      </div>
      <LoadMore list={companies} />
      <CompanyDecisionDialog
        request={request}
        decide={decide}
        failureText={t('failed')}
        onClose={() => setRequest(null)}
        onDecided={afterDecision}
        onStale={lookAgain}
      />
    </>
  );
}
