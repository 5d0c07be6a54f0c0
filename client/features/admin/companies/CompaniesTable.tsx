import { DateText } from '../../../components/DateText';
import { EmailText } from '../../../components/EmailText';
import type { AdminCompanyRowFragment } from '../../../graphql/generated';
import { AdminTable, type AdminColumn } from '../list/AdminTable';
import { CompanyNameCell, CompanyStatus, Missing } from './CompanyCells';

const columns: AdminColumn<AdminCompanyRowFragment>[] = [
  {
    header: 'Company',
    kind: 'title',
    cell: (company) => (
      <CompanyNameCell company={company}>
        {company.isImported ? 'Imported with job postings' : <EmailText>{company.records?.email ?? ''}</EmailText>}
      </CompanyNameCell>
    ),
  },
  { header: 'Industry', cell: ({ industry }) => industry ?? <Missing>No industry</Missing> },
  { header: 'NPWP', kind: 'figure', cell: ({ records }) => records?.companyNpwp ?? <Missing>No NPWP</Missing> },
  { header: 'Registered', kind: 'figure', cell: ({ createdAt }) => <DateText value={createdAt} /> },
  { header: 'Status', cell: (company) => <CompanyStatus company={company} /> },
];

export function CompaniesTable({ companies }: { companies: readonly AdminCompanyRowFragment[] }) {
  return <AdminTable label="Companies" columns={columns} rows={companies} keyOf={({ id }) => id} />;
}
