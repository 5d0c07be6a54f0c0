import { UNKNOWN_COMPANY, UNKNOWN_POSITION } from '../../../../domain/applications';
import { paths } from '../../../app/paths';
import { DateText } from '../../../components/DateText';
import { EmailText } from '../../../components/EmailText';
import { StatusBadge } from '../../../components/StatusBadge';
import type { AdminApplicationRowFragment } from '../../../graphql/generated';
import { AdminTable, type AdminColumn } from '../list/AdminTable';
import { CopyableId } from '../list/CopyableId';
import { PersonCell } from '../list/PersonCell';
import { RowLink } from '../list/RowLink';

const columns: AdminColumn<AdminApplicationRowFragment>[] = [
  {
    header: 'Applicant',
    kind: 'title',
    cell: ({ id, applicant }) => (
      <PersonCell
        name={applicant?.fullName}
        unnamed="Unknown User"
        pictureUrl={applicant?.pictureUrl}
        to={paths.admin.application(id)}
      >
        {applicant?.email ? <EmailText>{applicant.email}</EmailText> : 'No email'}
      </PersonCell>
    ),
  },
  {
    header: 'Job Position',
    // A job that its company has removed is known by the names that were stored with the application.
    cell: ({ job, jobId, jobTitle }) => (
      <div>
        <div>
          <RowLink to={paths.admin.job(jobId)}>{job?.title || jobTitle || UNKNOWN_POSITION}</RowLink>
        </div>
        <CopyableId id={jobId} />
      </div>
    ),
  },
  {
    header: 'Company',
    hiddenBelow: 'xs',
    cell: ({ job, companyId, companyName }) => (
      <RowLink to={paths.admin.companyDetails(companyId)}>{job?.companyName || companyName || UNKNOWN_COMPANY}</RowLink>
    ),
  },
  { header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    header: 'Applied Date',
    kind: 'figure',
    hiddenBelow: 'md',
    cell: ({ applicationDate }) => (applicationDate ? <DateText value={applicationDate} /> : 'N/A'),
  },
];

export function ApplicationsTable({ applications }: { applications: readonly AdminApplicationRowFragment[] }) {
  return <AdminTable label="Applications" columns={columns} rows={applications} keyOf={({ id }) => id} />;
}
