import { Button, Group } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { WIB } from '../../../../domain/time';
import { DateText } from '../../../components/DateText';
import type { AdminCompanyRowFragment } from '../../../graphql/generated';
import { useOptionText } from '../../../language/formats';
import { decisionsFrom, requestDecision, type DecisionRequest } from '../company-decision/decision';
import { AdminTable, type AdminColumn } from '../list/AdminTable';
import { UserText } from '../../../components/UserText';
import { CompanyNameCell, DeedLink } from './CompanyCells';
import { Missing } from '../cells/Missing';

type Column = AdminColumn<AdminCompanyRowFragment>;

function useFacts(): Column[] {
  const t = useTranslations('adminLists.verification');
  const company = useTranslations('adminLists.companies');
  const optionText = useOptionText();
  return [
    {
      header: t('columns.company'),
      kind: 'title',
      cell: (row) => (
        <CompanyNameCell company={row}>
          {row.industry ? optionText('industry', row.industry) : company('noIndustry')}
        </CompanyNameCell>
      ),
    },
    {
      header: company('npwp'),
      kind: 'figure',
      cell: ({ records }) => records?.companyNpwp ?? <Missing>{company('noNpwp')}</Missing>,
    },
    {
      header: t('columns.deed'),
      kind: 'figure',
      cell: (row) => <DeedLink companyName={row.companyName} deedUrl={row.records?.deedUrl} />,
    },
    {
      header: t('columns.address'),
      cell: ({ companyAddress }) =>
        companyAddress === null ? <Missing>{company('noAddress')}</Missing> : <UserText>{companyAddress}</UserText>,
    },
    {
      header: t('columns.waitsAs'),
      kind: 'figure',
      cell: ({ records }) => (records?.waitingAs ? t(`waitsAs.${records.waitingAs}`) : null),
    },
    {
      header: t('columns.waitingSince'),
      kind: 'figure',
      cell: ({ records, createdAt }) => <DateText value={records?.waitingSince ?? createdAt} zone={WIB} />,
    },
  ];
}

interface CompanyVerificationTableProps {
  companies: readonly AdminCompanyRowFragment[];
  onDecide: (request: DecisionRequest) => void;
}

export function CompanyVerificationTable({ companies, onDecide }: CompanyVerificationTableProps) {
  const t = useTranslations('adminLists.verification');
  const decisionText = useTranslations('adminDetails.decision');
  const facts = useFacts();
  const decisions: Column = {
    header: t('columns.decision'),
    kind: 'actions',
    cell: (company) => (
      <Group gap="xs" wrap="nowrap">
        {decisionsFrom('PENDING').map((decision) => (
          <Button
            key={decision}
            variant={decision === 'VERIFY' ? 'filled' : 'default'}
            px="md"
            aria-label={decisionText(`${decision}.of`, { company: company.companyName })}
            onClick={() => onDecide(requestDecision(company, decision))}
          >
            {decisionText(`${decision}.label`)}
          </Button>
        ))}
      </Group>
    ),
  };
  return <AdminTable label={t('table')} columns={[...facts, decisions]} rows={companies} keyOf={({ id }) => id} />;
}
