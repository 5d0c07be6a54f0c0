import { Button, Group } from '@mantine/core';
import { DateText } from '../../../components/DateText';
import type { AdminCompanyRowFragment } from '../../../graphql/generated';
import { AdminTable, type AdminColumn } from '../list/AdminTable';
import { CompanyNameCell, DeedLink, Missing } from './CompanyCells';
import { waitingWords } from './waiting-words';
import { decisionsFrom, decisionWords, requestDecision, type DecisionRequest } from '../company-decision/decision';

type Column = AdminColumn<AdminCompanyRowFragment>;

const facts: Column[] = [
  {
    header: 'Company and industry',
    kind: 'title',
    cell: (company) => <CompanyNameCell company={company}>{company.industry ?? 'No industry'}</CompanyNameCell>,
  },
  { header: 'NPWP', kind: 'figure', cell: ({ records }) => records?.companyNpwp ?? <Missing>No NPWP</Missing> },
  { header: 'Deed', kind: 'figure', cell: (company) => <DeedLink company={company} /> },
  { header: 'Address', cell: ({ companyAddress }) => companyAddress ?? <Missing>No address</Missing> },
  {
    header: 'Waits as',
    kind: 'figure',
    cell: ({ records }) => (records?.waitingAs ? waitingWords[records.waitingAs] : null),
  },
  {
    header: 'Waiting since',
    kind: 'figure',
    cell: ({ records, createdAt }) => <DateText value={records?.waitingSince ?? createdAt} />,
  },
];

interface CompanyVerificationTableProps {
  companies: readonly AdminCompanyRowFragment[];
  onDecide: (request: DecisionRequest) => void;
}

export function CompanyVerificationTable({ companies, onDecide }: CompanyVerificationTableProps) {
  const decisions: Column = {
    header: 'Decision',
    kind: 'actions',
    cell: (company) => (
      <Group gap="xs" wrap="nowrap">
        {decisionsFrom('PENDING').map((decision) => (
          <Button
            key={decision}
            variant={decision === 'VERIFY' ? 'filled' : 'default'}
            px="md"
            aria-label={`${decisionWords[decision].label} ${company.companyName}`}
            onClick={() => onDecide(requestDecision(company, decision))}
          >
            {decisionWords[decision].label}
          </Button>
        ))}
      </Group>
    ),
  };
  return (
    <AdminTable
      label="Companies waiting for a decision"
      columns={[...facts, decisions]}
      rows={companies}
      keyOf={({ id }) => id}
    />
  );
}
