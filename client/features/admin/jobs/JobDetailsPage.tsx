import { Stack } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { EMPLOYMENT_TYPE_LABELS } from '../../../../domain/jobs';
import { paths } from '../../../app/paths';
import { BackLink } from '../../../components/BackLink';
import { DateText } from '../../../components/DateText';
import { InterviewLine } from '../../../components/InterviewLine';
import { PageHeader } from '../../../components/PageHeader';
import { SalaryText } from '../../../components/SalaryText';
import { SectionCard } from '../../../components/SectionCard';
import { SkillList } from '../../../components/SkillList';
import { StatusBadge } from '../../../components/StatusBadge';
import { useAdminJobDetailsQuery, type AdminJobDetailsQuery } from '../../../graphql/generated';
import { AdminTable, type AdminColumn } from '../list/AdminTable';
import { ApplicationsOf } from '../applications/ApplicationsOf';
import { Missing, WibInstant } from '../companies/CompanyCells';
import { CopyableId } from '../list/CopyableId';
import { DetailPage } from '../details/DetailPage';
import { Fact, Facts } from '../details/Facts';
import { RowLink } from '../list/RowLink';

type Details = NonNullable<AdminJobDetailsQuery['adminJob']>;
type Job = Details['job'];
type Slot = Job['interviewAvailability'][number];

const texts = { missing: 'Job not found', failed: 'Failed to get job data. Please try again.' };

const slotColumns: AdminColumn<Slot>[] = [
  { header: 'Time', kind: 'title', cell: (slot) => <InterviewLine time={slot} /> },
  { header: 'State', cell: ({ state }) => <StatusBadge status={state} /> },
  {
    header: 'Seats taken',
    kind: 'figure',
    cell: ({ maxApplicants, seatsLeft }) => `${maxApplicants - seatsLeft} of ${maxApplicants}`,
  },
];

function figuresOf({ applicationCounts: counts }: Job): string | null {
  if (!counts) return null;
  const parts = [
    [counts.pending, 'pending'],
    [counts.accepted, 'accepted'],
    [counts.rejected, 'rejected'],
    [counts.withdrawn, 'withdrawn'],
  ] as const;
  return parts.map(([count, word]) => `${count} ${word}`).join(', ');
}

function stateOf({ job, isRemoved }: Details) {
  if (isRemoved) return 'Removed by its company';
  return <StatusBadge status={job.isActive ? 'OPEN' : 'CLOSED'} />;
}

function JobView(details: Details) {
  const { job } = details;
  return (
    <>
      <PageHeader
        title={job.title}
        tabTitle={`Job: ${job.title}`}
        back={<BackLink to={paths.admin.companyDetails(job.companyId)}>{job.companyName}</BackLink>}
      />
      <Stack gap="md">
        <Facts title="Job">
          <Fact label="Company">
            <RowLink to={paths.admin.companyDetails(job.companyId)}>{job.companyName}</RowLink>
          </Fact>
          <Fact label="Status">{stateOf(details)}</Fact>
          <Fact label="Visible to job seekers">{job.isVisibleToSeekers ? 'Yes' : 'No'}</Fact>
          <Fact label="Applications">{figuresOf(job)}</Fact>
          <Fact label="Job ID">
            <CopyableId id={job.id} />
          </Fact>
          <Fact label="Location">{job.location}</Fact>
          <Fact label="Employment type">{EMPLOYMENT_TYPE_LABELS[job.employmentType]}</Fact>
          <Fact label="Salary">{job.salary ? <SalaryText formatted={job.salary.formatted} /> : null}</Fact>
          <Fact label="Open through">
            {job.autoCloseDate ? <DateText value={job.autoCloseDate} /> : <Missing>No end</Missing>}
          </Fact>
          <Fact label="Posted">
            <WibInstant value={job.createdAt} />
          </Fact>
          <Fact label="Last changed">
            <WibInstant value={job.updatedAt} />
          </Fact>
          <Fact label="Required skills" wide>
            <SkillList skills={job.skills} label="Required skills" />
          </Fact>
          <Fact label="Description" wide>
            {job.description}
          </Fact>
        </Facts>
        <SectionCard title="Interview slots">
          {job.interviewAvailability.length > 0 ? (
            <AdminTable
              label="Interview slots"
              columns={slotColumns}
              rows={job.interviewAvailability}
              keyOf={({ id }) => id}
            />
          ) : (
            <Missing>No interview slots</Missing>
          )}
        </SectionCard>
        <ApplicationsOf filter={{ jobId: job.id }} none="Nobody has applied to this job yet." />
      </Stack>
    </>
  );
}

function JobDetails({ id }: { id: string }) {
  const { data, error, refetch } = useAdminJobDetailsQuery({ variables: { id } });
  return (
    <DetailPage
      row={data?.adminJob}
      error={error}
      refetch={refetch}
      title="Job"
      texts={texts}
      list={{ to: paths.admin.companies, label: 'Back to companies' }}
    >
      {(details) => <JobView {...details} />}
    </DetailPage>
  );
}

export function JobDetailsPage() {
  const { jobId = '' } = useParams();
  return <JobDetails key={jobId} id={jobId} />;
}
