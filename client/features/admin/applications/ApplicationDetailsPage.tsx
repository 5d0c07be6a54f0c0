import { Anchor, Stack } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../../domain/paths';
import { BackLink } from '../../../components/BackLink';
import { ByMember } from '../../../components/ByMember';
import { PageHeader } from '../../../components/PageHeader';
import { RescheduleBadge } from '../../../components/RescheduleBadge';
import { SectionCard } from '../../../components/SectionCard';
import { ApplicationBadges, StatusBadge } from '../../../components/StatusBadge';
import { useAdminApplicationDetailsQuery, type AdminApplicationDetailsQuery } from '../../../graphql/generated';
import { AdminTable, type AdminColumn } from '../list/AdminTable';
import { Missing } from '../cells/Missing';
import { WibInstant } from '../cells/WibInstant';
import { CopyableId } from '../cells/CopyableId';
import { DetailPage } from '../details/DetailPage';
import { Fact, Facts } from '../details/Facts';
import { WibInterview } from '../cells/WibInterview';
import { PersonCell } from '../cells/PersonCell';
import { RowLink } from '../cells/RowLink';
import { UserText } from '../../../components/UserText';
import { TokenTransactionsTable } from '../payments/TokenTransactionsTable';

type Details = NonNullable<AdminApplicationDetailsQuery['adminApplication']>;
type Application = Details['application'];
type Request = Application['rescheduleHistory'][number];
type CancellationEntry = Application['cancelledInterviews'][number];

function useRequestColumns(): AdminColumn<Request>[] {
  const t = useTranslations('adminDetails.application');
  return [
    {
      header: t('requestColumns.newTime'),
      kind: 'title',
      cell: ({ newInterview }) => <WibInterview time={newInterview} />,
    },
    {
      header: t('requestColumns.askedBy'),
      cell: ({ requestedBy, byMember }) => (
        <>
          <span>{t(`parties.${requestedBy}`)}</span>
          <ByMember name={byMember} />
        </>
      ),
    },
    {
      header: t('requestColumns.status'),
      cell: ({ status, answeredByMember }) => (
        <>
          <RescheduleBadge status={status} wordOf={(end) => t(`ends.${end}`)} />
          <ByMember name={answeredByMember} />
        </>
      ),
    },
    { header: t('requestColumns.reason'), cell: ({ reason }) => <UserText>{reason}</UserText> },
    {
      header: t('requestColumns.askedOn'),
      kind: 'figure',
      cell: ({ requestedAt }) => <WibInstant value={requestedAt} />,
    },
  ];
}

function Requests({ requests }: { requests: readonly Request[] }) {
  const t = useTranslations('adminDetails.application');
  const columns = useRequestColumns();
  if (requests.length === 0) return null;
  return (
    <SectionCard title={t('requests')}>
      <AdminTable label={t('requests')} columns={columns} rows={requests} keyOf={({ id }) => id} />
    </SectionCard>
  );
}

function useCancellationColumns(): AdminColumn<CancellationEntry>[] {
  const t = useTranslations('adminDetails.application');
  return [
    { header: t('cancellationColumns.interview'), kind: 'title', cell: (entry) => <WibInterview time={entry} /> },
    {
      header: t('cancellationColumns.by'),
      cell: ({ cancelledBy, byMember }) => (
        <>
          <span>{t(`parties.${cancelledBy}`)}</span>
          <ByMember name={byMember} />
        </>
      ),
    },
    { header: t('cancellationColumns.reason'), cell: ({ reason }) => <UserText>{reason}</UserText> },
    {
      header: t('cancellationColumns.at'),
      kind: 'figure',
      cell: ({ cancelledAt }) => <WibInstant value={cancelledAt} />,
    },
  ];
}

function Cancelled({ entries }: { entries: readonly CancellationEntry[] }) {
  const t = useTranslations('adminDetails.application');
  const columns = useCancellationColumns();
  if (entries.length === 0) return null;
  return (
    <SectionCard title={t('callingsOff')}>
      <AdminTable label={t('callingsOff')} columns={columns} rows={entries} keyOf={({ id }) => id} />
    </SectionCard>
  );
}

function Interview({ application }: { application: Application }) {
  const t = useTranslations('adminDetails.application');
  const { selectedInterview, interview, interviewDetails, joinUrl } = application;
  return (
    <Facts title={t('interview')}>
      <Fact label={t('time')}>
        <WibInterview time={selectedInterview} />
      </Fact>
      {interview ? (
        <Fact label={t('interviewState')}>
          {interview.state === 'CANCELLED' ? <StatusBadge status="CANCELLED" /> : t('planned')}
        </Fact>
      ) : null}
      {interview?.planAgainUntil ? (
        <Fact label={t('planAgainUntil')}>
          <WibInstant value={interview.planAgainUntil} />
        </Fact>
      ) : null}
      <Fact label={t('venue')} written>
        {interviewDetails?.venue}
      </Fact>
      <Fact label={t('meetingLink')} written>
        {joinUrl ? (
          <Anchor href={joinUrl} target="_blank" rel="noopener noreferrer" inherit>
            {joinUrl}
          </Anchor>
        ) : null}
      </Fact>
      <Fact label={t('additionalInfo')} written>
        {interviewDetails?.additionalInfo}
      </Fact>
    </Facts>
  );
}

/** What both sides said once it was over. */
function FollowUp({ followUp }: Pick<Application, 'followUp'>) {
  const t = useTranslations('adminDetails.application.followUp');
  if (!followUp) return null;
  const { companySays, applicantSays, outcome, outcomeAt, isOutcomeMissing } = followUp;
  return (
    <Facts title={t('title')}>
      <Fact label={t('outcome')}>{outcome ? t(`outcomes.${outcome}`) : t(isOutcomeMissing ? 'missing' : 'none')}</Fact>
      {outcomeAt ? (
        <Fact label={t('outcomeAt')}>
          <WibInstant value={outcomeAt} />
        </Fact>
      ) : null}
      <Fact label={t('companySays')}>{companySays ? t(`attendances.${companySays}`) : t('none')}</Fact>
      <Fact label={t('applicantSays')}>{applicantSays ? t(`attendances.${applicantSays}`) : t('none')}</Fact>
    </Facts>
  );
}

function ApplicationView({ application, user, job: { job, isRemoved, company }, tokenTransactions }: Details) {
  const t = useTranslations('adminDetails.application');
  const unknown = useTranslations('adminLists.applications');
  const title = job.title || application.jobTitle || unknown('unknownPosition');
  return (
    <>
      <PageHeader
        title={title}
        isWritten
        tabTitle={t('tabTitle', { job: title })}
        context={user ? <UserText>{user.fullName}</UserText> : null}
        back={<BackLink to={paths.admin.applications}>{t('back')}</BackLink>}
      />
      <Stack gap="md">
        <Facts title={t('facts')}>
          <Fact label={t('applicant')}>
            {user ? (
              <PersonCell
                name={user.fullName}
                unnamed={unknown('unknownUser')}
                pictureUrl={user.pictureUrl}
                to={paths.admin.user(user.id)}
              >
                <UserText>{user.email}</UserText>
              </PersonCell>
            ) : (
              unknown('unknownUser')
            )}
          </Fact>
          <Fact label={t('status')}>
            <ApplicationBadges {...application} interview={null} />
            <ByMember name={application.decidedBy} />
          </Fact>
          {application.replyBy ? (
            <Fact label={t('replyBy')}>
              <WibInstant value={application.replyBy} />
            </Fact>
          ) : null}
          {application.lapsedAt ? (
            <Fact label={t('lapsedAt')}>
              <WibInstant value={application.lapsedAt} />
            </Fact>
          ) : null}
          <Fact label={t('job')}>
            <RowLink to={paths.admin.job(job.id)}>{title}</RowLink>
            {isRemoved ? (
              <>
                {' '}
                <Missing>{t('jobRemoved')}</Missing>
              </>
            ) : null}
          </Fact>
          <Fact label={t('company')}>
            {company ? (
              <RowLink to={paths.admin.companyDetails(company.id)}>{company.companyName}</RowLink>
            ) : (
              unknown('unknownCompany')
            )}
          </Fact>
          <Fact label={t('applied')}>
            <WibInstant value={application.applicationDate} />
          </Fact>
          <Fact label={t('changed')}>
            <WibInstant value={application.updatedAt} />
          </Fact>
          <Fact label={t('id')}>
            <CopyableId id={application.id} />
          </Fact>
          {application.rejectionNotice ? (
            <Fact label={t('closedBecause')}>
              <span data-from-server>{application.rejectionNotice}</span>
            </Fact>
          ) : null}
        </Facts>
        <Interview application={application} />
        <FollowUp followUp={application.followUp} />
        <Cancelled entries={application.cancelledInterviews} />
        <Requests requests={application.rescheduleHistory} />
        {tokenTransactions.length > 0 ? (
          <SectionCard title={t('tokens')}>
            <TokenTransactionsTable transactions={tokenTransactions} />
          </SectionCard>
        ) : null}
      </Stack>
    </>
  );
}

function ApplicationDetails({ id }: { id: string }) {
  const t = useTranslations('adminDetails.application');
  const title = useTranslations('adminDetails.titles')('application');
  const { data, error, refetch } = useAdminApplicationDetailsQuery({ variables: { id } });
  return (
    <DetailPage
      row={data?.adminApplication}
      error={error}
      refetch={refetch}
      title={title}
      texts={{ missing: t('missing'), failed: t('failed') }}
      list={{ to: paths.admin.applications, label: t('backToList') }}
    >
      {(details) => <ApplicationView {...details} />}
    </DetailPage>
  );
}

export function ApplicationDetailsPage() {
  const { applicationId = '' } = useParams();
  return <ApplicationDetails key={applicationId} id={applicationId} />;
}
