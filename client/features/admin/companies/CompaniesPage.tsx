import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../../domain/paths';
import { DownloadLink } from '../../../components/DownloadLink';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { PageHeader } from '../../../components/PageHeader';
import { TableSkeleton } from '../../../components/skeletons';
import { useAdminCompaniesQuery, type AdminCompanyRowFragment } from '../../../graphql/generated';
import { useListAddress, useListKey } from '../../../lib/list-address';
import { oneOf } from '../../../lib/one-of';
import { useListSearch } from '../../../lib/use-list-search';
import classes from '../list/AdminList.module.css';
import { exportPath } from '../list/export-path';
import { LoadMore } from '../list/LoadMore';
import { exportedPeriod, isGiven, periodOf, periodVariables } from '../list/list-period';
import { Matching, PeriodFilter } from '../list/PeriodFilter';
import { SearchBox } from '../list/SearchBox';
import { StatusFilter } from '../list/StatusFilter';
import { useAdminList } from '../list/use-admin-list';
import { WIB } from '../../../../domain/time';
import { DateText } from '../../../components/DateText';
import { EmailText } from '../../../components/EmailText';
import { useOptionText } from '../../../language/formats';
import { AdminTable, type AdminColumn } from '../list/AdminTable';
import { CompanyNameCell, CompanyStatus } from './CompanyCells';
import { RowTrail } from '../cells/RowTrail';
import { Missing } from '../cells/Missing';

function useColumns(): AdminColumn<AdminCompanyRowFragment>[] {
  const t = useTranslations('adminLists.companies');
  const optionText = useOptionText();
  return [
    {
      header: t('columns.company'),
      kind: 'title',
      cell: (company) => (
        <CompanyNameCell company={company}>
          {company.isImported ? <span>{t('imported')}</span> : <EmailText>{company.records?.email ?? ''}</EmailText>}
          <RowTrail id={company.id} name={company.companyName} />
        </CompanyNameCell>
      ),
    },
    {
      header: t('columns.industry'),
      cell: ({ industry }) => (industry ? optionText('industry', industry) : <Missing>{t('noIndustry')}</Missing>),
    },
    {
      header: t('npwp'),
      kind: 'figure',
      cell: ({ records }) => records?.companyNpwp ?? <Missing>{t('noNpwp')}</Missing>,
    },
    {
      header: t('columns.registered'),
      kind: 'figure',
      cell: ({ createdAt }) => <DateText value={createdAt} zone={WIB} />,
    },
    { header: t('columns.status'), cell: (company) => <CompanyStatus company={company} /> },
  ];
}

function CompaniesTable({ companies }: { companies: readonly AdminCompanyRowFragment[] }) {
  const t = useTranslations('adminLists.companies');
  return <AdminTable label={t('table')} columns={useColumns()} rows={companies} keyOf={({ id }) => id} />;
}

const choices = ['PENDING', 'VERIFIED', 'REJECTED'] as const;

function Companies({ listKey }: { listKey: string }) {
  const t = useTranslations('adminLists.companies');
  const list = useTranslations('adminLists');
  const [address, change] = useListAddress(listKey);
  const search = address.get('search') ?? '';
  const status = oneOf(choices, address.get('status'));
  const box = useListSearch(search, (text) => change({ search: text }));
  const origin = address.get('origin');
  const isImported = origin === 'imported' ? true : origin === 'registered' ? false : null;
  const neverAnswered = address.get('answered') === 'never';
  const period = periodOf(address);
  const query = useAdminCompaniesQuery({
    variables: { search: search || null, status, isImported, neverAnswered, ...periodVariables(period) },
  });
  const companies = useAdminList(query, (data) => data.adminCompanies, t('failed'));
  const isFiltered = search !== '' || status !== null || isImported !== null || neverAnswered || isGiven(period);
  const clear = (): void => {
    box.clear();
    change({ search: null, status: null, origin: null, answered: null, since: null, until: null });
  };

  return (
    <>
      <PageHeader
        title={list('titles.companies')}
        context={t('context')}
        action={
          <DownloadLink
            href={exportPath(paths.exports.companies, {
              search,
              status,
              origin: isImported === null ? null : origin,
              answered: neverAnswered ? 'never' : null,
              ...exportedPeriod(period),
            })}
          >
            {list('download')}
          </DownloadLink>
        }
      />
      <div className={classes.filters}>
        <StatusFilter choices={choices} status={status} onChange={(chosen) => change({ status: chosen })} />
        <NativeSelect
          aria-label={t('origin')}
          data={[
            { value: '', label: t('origins.all') },
            { value: 'registered', label: t('origins.registered') },
            { value: 'imported', label: t('origins.imported') },
          ]}
          value={isImported === null ? '' : (origin ?? '')}
          onChange={({ currentTarget: { value } }) => change({ origin: value || null })}
          className={classes.choice}
        />
        <Checkbox
          size="md"
          label={t('neverAnswered')}
          checked={neverAnswered}
          onChange={({ currentTarget }) => change({ answered: currentTarget.checked ? 'never' : null })}
        />
        <SearchBox of="companies" search={box} />
        <PeriodFilter period={period} onChange={change} />
      </div>
      <Matching rows={companies.matching} />
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
                {list('clearFilters')}
              </Button>
            ) : null
          }
        >
          {t(isFiltered ? 'noMatch' : 'none')}
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
