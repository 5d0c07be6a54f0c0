import { Group, Stack } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { ByMember } from '../../../components/ByMember';
import { DayText } from '../../../components/DayText';
import { paths } from '../../../../domain/paths';
import { BackLink } from '../../../components/BackLink';
import { PageHeader } from '../../../components/PageHeader';
import { SalaryText } from '../../../components/SalaryText';
import { SectionCard } from '../../../components/SectionCard';
import { SkillList } from '../../../components/SkillList';
import { StatusBadge } from '../../../components/StatusBadge';
import { StatusCountBadges } from '../../../components/StatusCountBadges';
import { useAdminJobDetailsQuery, type AdminJobDetailsQuery } from '../../../graphql/generated';
import { useFormats } from '../../../language/formats';
import { AdminTable, type AdminColumn } from '../list/AdminTable';
import { ApplicationsOf } from '../applications/ApplicationsOf';
import { Missing } from '../cells/Missing';
import { WibInstant } from '../cells/WibInstant';
import { CopyableId } from '../cells/CopyableId';
import { DetailPage } from '../details/DetailPage';
import { Fact, Facts } from '../details/Facts';
import { WibInterview } from '../cells/WibInterview';
import { RowLink } from '../cells/RowLink';
import { PausesTable } from '../oversight/PausesTable';
import { UserText } from '../../../components/UserText';

type Edit = NonNullable<NonNullable<AdminJobDetailsQuery['adminJob']>['job']['edits']>[number];
type Change = Edit['changes'][number] & Pick<Edit, 'id' | 'accountId' | 'byMember' | 'editedAt'>;

function useColumns(): AdminColumn<Change>[] {
  const t = useTranslations('adminDetails.job.edits');
  const written = (text: string | null) =>
    text === null ? <Missing>{t('none')}</Missing> : <UserText multiline>{text}</UserText>;
  return [
    { header: t('part'), kind: 'title', cell: ({ part }) => t(`parts.${part}`) },
    { header: t('before'), cell: ({ before }) => written(before) },
    { header: t('after'), cell: ({ after }) => written(after) },
    {
      header: t('by'),
      cell: ({ accountId, byMember }) => (
        <>
          <UserText>{byMember}</UserText>
          <CopyableId id={accountId} />
        </>
      ),
    },
    { header: t('when'), kind: 'figure', cell: ({ editedAt }) => <WibInstant value={editedAt} /> },
  ];
}

/** A company's edits of its posting, newest first; nothing when it was never edited. */
function EditsOfJob({ edits }: { edits: readonly Edit[] }) {
  const t = useTranslations('adminDetails.job.edits');
  const columns = useColumns();
  if (edits.length === 0) return null;
  const changes = edits.flatMap((edit) => edit.changes.map((change) => ({ ...edit, ...change })));
  return (
    <SectionCard title={t('title')}>
      <AdminTable label={t('title')} columns={columns} rows={changes} keyOf={({ id, part }) => `${id}:${part}`} />
    </SectionCard>
  );
}

type Details = NonNullable<AdminJobDetailsQuery['adminJob']>;
type Slot = Details['job']['interviewAvailability'][number];

function useSlotColumns(): AdminColumn<Slot>[] {
  const t = useTranslations('adminDetails.job');
  return [
    { header: t('slotColumns.time'), kind: 'title', cell: (slot) => <WibInterview time={slot} /> },
    { header: t('slotColumns.state'), cell: ({ state }) => <StatusBadge status={state} /> },
    {
      header: t('slotColumns.seats'),
      kind: 'figure',
      cell: ({ maxApplicants, seatsLeft }) =>
        t('seats', { taken: String(maxApplicants - seatsLeft), seats: String(maxApplicants) }),
    },
  ];
}

function Slots({ slots }: { slots: readonly Slot[] }) {
  const t = useTranslations('adminDetails.job');
  const columns = useSlotColumns();
  return (
    <SectionCard title={t('slots')}>
      {slots.length > 0 ? (
        <AdminTable label={t('slots')} columns={columns} rows={slots} keyOf={({ id }) => id} />
      ) : (
        <Missing>{t('noSlots')}</Missing>
      )}
    </SectionCard>
  );
}

/** What the rules have found; nothing where they have found nothing. */
function Flags({ flags }: Pick<Details, 'flags'>) {
  const t = useTranslations('postingFlags');
  if (flags.length === 0) return null;
  return (
    <Facts title={t('title')}>
      {flags.map(({ reason, evidence }) => (
        <Fact key={reason} label={t(`reasons.${reason}`)} wide>
          <span data-from-server>{evidence}</span>
        </Fact>
      ))}
    </Facts>
  );
}

/** Why it is or was hidden; nothing if it never was. */
function Pauses({ pauses }: Pick<Details, 'pauses'>) {
  const t = useTranslations('adminOversight.pauses');
  if (pauses.length === 0) return null;
  return (
    <SectionCard title={t('title')}>
      <PausesTable pauses={pauses} />
    </SectionCard>
  );
}

function JobView({ job, isRemoved, flags, pauses }: Details) {
  const t = useTranslations('adminDetails.job');
  const employmentType = useTranslations('options.employmentType');
  const formats = useFormats();
  return (
    <>
      <PageHeader
        title={job.title}
        isWritten
        tabTitle={t('tabTitle', { job: job.title })}
        back={
          <BackLink to={paths.admin.companyDetails(job.companyId)} isWritten>
            {job.companyName}
          </BackLink>
        }
      />
      <Stack gap="md">
        <Flags flags={flags} />
        <Facts title={t('facts')}>
          <Fact label={t('company')}>
            <RowLink to={paths.admin.companyDetails(job.companyId)}>{job.companyName}</RowLink>
          </Fact>
          <Fact label={t('status')}>
            {isRemoved ? t('removed') : <StatusBadge status={job.isActive ? 'OPEN' : 'CLOSED'} />}
          </Fact>
          <Fact label={t('visible')}>{t(job.isVisibleToSeekers ? 'yes' : 'no')}</Fact>
          <Fact label={t('applications')}>
            {job.applicationCounts ? (
              <Group gap={6}>
                <StatusCountBadges counts={job.applicationCounts} />
              </Group>
            ) : null}
          </Fact>
          <Fact label={t('id')}>
            <CopyableId id={job.id} />
          </Fact>
          <Fact label={t('location')} written>
            {job.location}
          </Fact>
          <Fact label={t('employmentType')}>{employmentType(job.employmentType)}</Fact>
          <Fact label={t('salary')}>{job.salary ? <SalaryText formatted={formats.salary(job.salary)} /> : null}</Fact>
          <Fact label={t('openThrough')}>
            {job.autoCloseDate ? <DayText value={job.autoCloseDate} /> : <Missing>{t('noEnd')}</Missing>}
          </Fact>
          <Fact label={t('posted')}>
            <WibInstant value={job.createdAt} />
            <ByMember name={job.postedBy} />
          </Fact>
          <Fact label={t('changed')}>
            <WibInstant value={job.updatedAt} />
          </Fact>
          <Fact label={t('skills')} wide written>
            <SkillList skills={job.skills} label={t('skills')} />
          </Fact>
          <Fact label={t('description')} wide written>
            {job.description}
          </Fact>
        </Facts>
        <EditsOfJob edits={job.edits ?? []} />
        <Pauses pauses={pauses} />
        <Slots slots={job.interviewAvailability} />
        <ApplicationsOf filter={{ jobId: job.id }} none={t('noApplications')} />
      </Stack>
    </>
  );
}

function JobDetails({ id }: { id: string }) {
  const t = useTranslations('adminDetails.job');
  const title = useTranslations('adminDetails.titles')('job');
  const { data, error, refetch } = useAdminJobDetailsQuery({ variables: { id } });
  return (
    <DetailPage
      row={data?.adminJob}
      error={error}
      refetch={refetch}
      title={title}
      texts={{ missing: t('missing'), failed: t('failed') }}
      list={{ to: paths.admin.companies, label: t('backToList') }}
    >
      {(details) => <JobView {...details} />}
    </DetailPage>
  );
}

export function JobDetailsPage() {
  const { jobId = '' } = useParams();
  return <JobDetails key={jobId} id={jobId} />;
}
