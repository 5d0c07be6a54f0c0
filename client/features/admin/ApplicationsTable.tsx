import { Text } from '@mantine/core';
import { DateText } from '../../components/DateText';
import { EmailText } from '../../components/EmailText';
import { StatusBadge } from '../../components/StatusBadge';
import type { AdminApplicationRowFragment } from '../../graphql/generated';
import { AdminTable, type AdminColumn } from './AdminTable';
import { PersonCell } from './PersonCell';

const jobIdShown = 6;

const columns: AdminColumn<AdminApplicationRowFragment>[] = [
  {
    header: 'Applicant',
    kind: 'title',
    cell: ({ applicant }) => (
      <PersonCell name={applicant?.fullName} unnamed="Unknown User" pictureUrl={applicant?.pictureUrl}>
        {applicant?.email ? <EmailText>{applicant.email}</EmailText> : 'No email'}
      </PersonCell>
    ),
  },
  {
    header: 'Job Position',
    cell: ({ job, jobId }) => (
      <div>
        <Text inherit>{job?.title ?? 'Unknown Position'}</Text>
        <Text size="xs" c="dimmed">
          ID: {jobId.slice(0, jobIdShown)}…
        </Text>
      </div>
    ),
  },
  { header: 'Company', hiddenBelow: 'xs', cell: ({ job }) => job?.companyName ?? 'Unknown Company' },
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
