import { useTranslations } from 'use-intl/react';
import { paths } from '../../../../domain/paths';
import { UserText } from '../../../components/UserText';
import type { AdminJobPauseRowFragment } from '../../../graphql/generated';
import { Missing } from '../cells/Missing';
import { WibInstant } from '../cells/WibInstant';
import { AdminTable, type AdminColumn } from '../list/AdminTable';
import { RowLink } from '../cells/RowLink';

function useColumns(): AdminColumn<AdminJobPauseRowFragment>[] {
  const t = useTranslations('adminOversight.pauses');
  const gone = useTranslations('adminOversight')('gone');
  return [
    {
      header: t('job'),
      kind: 'title',
      cell: ({ jobId, jobTitle, companyId, companyName }) => (
        <>
          <RowLink to={paths.admin.job(jobId)}>{jobTitle ?? gone}</RowLink>
          <br />
          <RowLink to={paths.admin.companyDetails(companyId)}>{companyName ?? gone}</RowLink>
        </>
      ),
    },
    { header: t('reason'), cell: ({ reason }) => <UserText multiline>{reason}</UserText> },
    {
      header: t('answer'),
      cell: ({ answer }) =>
        answer === null ? <Missing>{t('noAnswer')}</Missing> : <UserText multiline>{answer}</UserText>,
    },
    {
      header: t('by'),
      cell: ({ administrator }) => (administrator ? <UserText>{administrator.name}</UserText> : t('byRules')),
    },
    { header: t('pausedAt'), kind: 'figure', cell: ({ pausedAt }) => <WibInstant value={pausedAt} /> },
    {
      header: t('resumedAt'),
      kind: 'figure',
      cell: ({ resumedAt }) => (resumedAt === null ? t('pausedNow') : <WibInstant value={resumedAt} />),
    },
  ];
}

/** Pauses of jobs with why, by whom, and when they ended. */
export function PausesTable({ pauses }: { pauses: readonly AdminJobPauseRowFragment[] }) {
  const t = useTranslations('adminOversight.pauses');
  return <AdminTable label={t('title')} columns={useColumns()} rows={pauses} keyOf={({ id }) => id} />;
}
