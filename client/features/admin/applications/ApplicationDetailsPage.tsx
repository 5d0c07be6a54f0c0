import { Anchor, Stack } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { UNKNOWN_COMPANY, UNKNOWN_POSITION } from '../../../../domain/applications';
import { paths } from '../../../app/paths';
import { BackLink } from '../../../components/BackLink';
import { InterviewLine } from '../../../components/InterviewLine';
import { PageHeader } from '../../../components/PageHeader';
import { SectionCard } from '../../../components/SectionCard';
import { rescheduleStatus, StatusBadge } from '../../../components/StatusBadge';
import { useAdminApplicationDetailsQuery, type AdminApplicationDetailsQuery } from '../../../graphql/generated';
import { AdminTable, type AdminColumn } from '../list/AdminTable';
import { Missing, WibInstant } from '../companies/CompanyCells';
import { CopyableId } from '../list/CopyableId';
import { DetailPage } from '../details/DetailPage';
import { Fact, Facts } from '../details/Facts';
import { PersonCell } from '../list/PersonCell';
import { RowLink } from '../list/RowLink';
import { TokenTransactionsTable } from '../payments/TokenTransactionsTable';

type Details = NonNullable<AdminApplicationDetailsQuery['adminApplication']>;
type Application = Details['application'];
type Request = Application['rescheduleHistory'][number];

const texts = {
  missing: 'Application not found',
  failed: 'Failed to load application details. Please try again later.',
};

const requestColumns: AdminColumn<Request>[] = [
  { header: 'New time', kind: 'title', cell: ({ newInterview }) => <InterviewLine time={newInterview} /> },
  { header: 'Asked by', cell: ({ requestedBy }) => (requestedBy === 'COMPANY' ? 'Company' : 'Applicant') },
  { header: 'Status', cell: ({ status }) => <StatusBadge status={rescheduleStatus(status)} /> },
  { header: 'Reason', cell: ({ reason }) => reason },
  { header: 'Asked on', kind: 'figure', cell: ({ requestedAt }) => <WibInstant value={requestedAt} /> },
];

function Interview({ application }: { application: Application }) {
  const { selectedInterview, interviewDetails, joinUrl } = application;
  return (
    <Facts title="Interview">
      <Fact label="Time">
        <InterviewLine time={selectedInterview} />
      </Fact>
      <Fact label="Venue">{interviewDetails?.venue}</Fact>
      <Fact label="Meeting link">
        {joinUrl ? (
          <Anchor href={joinUrl} target="_blank" rel="noopener noreferrer" inherit>
            {joinUrl}
          </Anchor>
        ) : null}
      </Fact>
      <Fact label="Additional information">{interviewDetails?.additionalInfo}</Fact>
    </Facts>
  );
}

function ApplicationView({ application, user, job: { job, isRemoved, company }, tokenTransactions }: Details) {
  const title = job.title || application.jobTitle || UNKNOWN_POSITION;
  return (
    <>
      <PageHeader
        title={title}
        tabTitle={`Application: ${title}`}
        context={user.fullName}
        back={<BackLink to={paths.admin.applications}>Applications</BackLink>}
      />
      <Stack gap="md">
        <Facts title="Application">
          <Fact label="Applicant">
            <PersonCell
              name={user.fullName}
              unnamed="Unknown User"
              pictureUrl={user.pictureUrl}
              to={paths.admin.user(user.id)}
            >
              {user.email}
            </PersonCell>
          </Fact>
          <Fact label="Status">
            <StatusBadge status={application.status} />
          </Fact>
          <Fact label="Job">
            <RowLink to={paths.admin.job(job.id)}>{title}</RowLink>
            {isRemoved ? <Missing> (removed by its company)</Missing> : null}
          </Fact>
          <Fact label="Company">
            <RowLink to={paths.admin.companyDetails(company.id)}>
              {company.companyName || application.companyName || UNKNOWN_COMPANY}
            </RowLink>
          </Fact>
          <Fact label="Applied">
            <WibInstant value={application.applicationDate} />
          </Fact>
          <Fact label="Last changed">
            <WibInstant value={application.updatedAt} />
          </Fact>
          <Fact label="Application ID">
            <CopyableId id={application.id} />
          </Fact>
          {application.rejectionNotice ? <Fact label="Closed because">{application.rejectionNotice}</Fact> : null}
        </Facts>
        <Interview application={application} />
        {application.rescheduleHistory.length > 0 ? (
          <SectionCard title="Reschedule requests">
            <AdminTable
              label="Reschedule requests"
              columns={requestColumns}
              rows={application.rescheduleHistory}
              keyOf={({ id }) => id}
            />
          </SectionCard>
        ) : null}
        {tokenTransactions.length > 0 ? (
          <SectionCard title="Tokens">
            <TokenTransactionsTable transactions={tokenTransactions} />
          </SectionCard>
        ) : null}
      </Stack>
    </>
  );
}

function ApplicationDetails({ id }: { id: string }) {
  const { data, error, refetch } = useAdminApplicationDetailsQuery({ variables: { id } });
  return (
    <DetailPage
      row={data?.adminApplication}
      error={error}
      refetch={refetch}
      title="Application"
      texts={texts}
      list={{ to: paths.admin.applications, label: 'Back to applications' }}
    >
      {(details) => <ApplicationView {...details} />}
    </DetailPage>
  );
}

export function ApplicationDetailsPage() {
  const { applicationId = '' } = useParams();
  return <ApplicationDetails key={applicationId} id={applicationId} />;
}
