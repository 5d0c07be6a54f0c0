import { useTranslations } from 'use-intl/react';
import { WIB } from '../../../../domain/time';
import { DateText } from '../../../components/DateText';
import { EmailText } from '../../../components/EmailText';
import type { AdminCompanyRowFragment } from '../../../graphql/generated';
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

export function CompaniesTable({ companies }: { companies: readonly AdminCompanyRowFragment[] }) {
  const t = useTranslations('adminLists.companies');
  return <AdminTable label={t('table')} columns={useColumns()} rows={companies} keyOf={({ id }) => id} />;
}
