import { useTranslations } from 'use-intl/react';
import { WIB } from '../../../../domain/time';
import { paths } from '../../../../domain/paths';
import { DateText } from '../../../components/DateText';
import { EmailText } from '../../../components/EmailText';
import { ApplicationBadges } from '../../../components/StatusBadge';
import type { AdminApplicationRowFragment } from '../../../graphql/generated';
import { AdminTable, type AdminColumn } from '../list/AdminTable';
import { CopyableId } from '../cells/CopyableId';
import { PersonCell } from '../cells/PersonCell';
import { RowLink } from '../cells/RowLink';

function useColumns(): AdminColumn<AdminApplicationRowFragment>[] {
  const t = useTranslations('adminLists.applications');
  return [
    {
      header: t('columns.applicant'),
      kind: 'title',
      cell: ({ id, applicant }) => (
        <PersonCell
          name={applicant?.fullName}
          unnamed={t('unknownUser')}
          pictureUrl={applicant?.pictureUrl}
          to={paths.admin.application(id)}
        >
          {applicant?.email ? <EmailText>{applicant.email}</EmailText> : t('noEmail')}
        </PersonCell>
      ),
    },
    {
      header: t('columns.job'),
      // A job that its company has removed is known by the names that were stored with the application.
      cell: ({ job, jobId, jobTitle }) => (
        <div>
          <div>
            <RowLink to={paths.admin.job(jobId)}>{job?.title || jobTitle || t('unknownPosition')}</RowLink>
          </div>
          <CopyableId id={jobId} />
        </div>
      ),
    },
    {
      header: t('columns.company'),
      hiddenBelow: 'xs',
      cell: ({ job, companyId, companyName }) => (
        <RowLink to={paths.admin.companyDetails(companyId)}>
          {job?.companyName || companyName || t('unknownCompany')}
        </RowLink>
      ),
    },
    { header: t('columns.status'), cell: (row) => <ApplicationBadges {...row} /> },
    {
      header: t('columns.applied'),
      kind: 'figure',
      hiddenBelow: 'md',
      cell: ({ applicationDate }) => (applicationDate ? <DateText value={applicationDate} zone={WIB} /> : t('noDay')),
    },
  ];
}

export function ApplicationsTable({ applications }: { applications: readonly AdminApplicationRowFragment[] }) {
  const t = useTranslations('adminLists.applications');
  return <AdminTable label={t('table')} columns={useColumns()} rows={applications} keyOf={({ id }) => id} />;
}
