import { SectionCard } from '../../../components/SectionCard';
import { DateText } from '../../../components/DateText';
import { StatusBadge } from '../../../components/StatusBadge';
import { useCursorList } from '../../../components/use-cursor-list';
import { paths } from '../../../app/paths';
import { useAdminJobsQuery, type AdminJobRowFragment } from '../../../graphql/generated';
import { adminToast } from '../admin-toast';
import { AdminList } from '../list/AdminList';
import { AdminTable, type AdminColumn } from '../list/AdminTable';
import { RowLink } from '../list/RowLink';

const texts = {
  first: 'Failed to get job data. Please try again.',
  more: 'Failed to get more jobs. Please try again.',
};
const none = { title: 'No jobs found', text: 'This company has no open or closed job.' };

const columns: AdminColumn<AdminJobRowFragment>[] = [
  { header: 'Job', kind: 'title', cell: ({ id, title }) => <RowLink to={paths.admin.job(id)}>{title}</RowLink> },
  { header: 'Status', cell: ({ isActive }) => <StatusBadge status={isActive ? 'OPEN' : 'CLOSED'} /> },
  { header: 'Applicants', kind: 'figure', cell: ({ applicationCounts }) => applicationCounts?.total ?? 0 },
  { header: 'Pending', kind: 'figure', cell: ({ applicationCounts }) => applicationCounts?.pending ?? 0 },
  { header: 'Accepted', kind: 'figure', cell: ({ applicationCounts }) => applicationCounts?.accepted ?? 0 },
  { header: 'Posted', kind: 'figure', cell: ({ createdAt }) => <DateText value={createdAt} /> },
];

/** A company's jobs, newest first, with their figures. */
export function JobsOfCompany({ companyId }: { companyId: string }) {
  const jobs = useCursorList(useAdminJobsQuery({ variables: { companyId } }), {
    pageOf: (data) => data.adminJobs,
    texts,
    toastOptions: adminToast,
  });
  return (
    <SectionCard title="Jobs">
      <AdminList list={jobs} empty={none} onClear={null}>
        {(rows) => <AdminTable label="Jobs" columns={columns} rows={rows} keyOf={({ id }) => id} />}
      </AdminList>
    </SectionCard>
  );
}
