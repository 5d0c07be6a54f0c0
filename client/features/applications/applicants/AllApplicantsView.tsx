import { useTranslations } from 'use-intl/react';
import { Button } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { formatThousands } from '../../../../domain/money';
import { wibDateOf } from '../../../../domain/time';
import { paths } from '../../../../domain/paths';
import { DownloadIcon } from '../../../components/DownloadLink';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { PagedList } from '../../../components/PagedList';
import { PageHeader } from '../../../components/PageHeader';
import { LightLinkButton } from '../../../components/LightButton';
import { TableSkeleton } from '../../../components/skeletons';
import type { AllApplicantsQuery } from '../../../graphql/generated';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { RevealsNotice } from '../RevealsNotice';
import { CompanyProposals } from '../../reschedules/proposals/CompanyProposals';
import { WaitingStrip } from '../../reschedules/waiting/WaitingStrip';
import { AllApplicantsFilters, type AllApplicantsFiltersProps } from './AllApplicantsFilters';
import classes from './AllApplicants.module.css';
import { groupByJob, noFilters, orderOf, type ApplicantFilters } from './applicant-filters';
import { sorted } from './applicant-sort';
import { ApplicantTable } from './ApplicantTable';
import tableClasses from './ApplicantTable.module.css';
import { BulkRejectBar } from './BulkRejectBar';
import { useBulkReject } from './use-bulk-reject';
import { usePostedTitle } from './use-posted-title';
import { useNow } from '../../../lib/use-now';
import type { Elements } from '../../../components/elements';

interface AllApplicantsViewProps extends AllApplicantsFiltersProps {
  applicants: AllApplicantsQuery['companyApplications'] | undefined;
  /** The filters and the page that `applicants` are of. */
  listed: string;
  /** All listed did not come to their interview. */
  isAbsent: boolean;
  /** Everyone who waits for an answer, whatever is filtered. */
  waitingCount: number | undefined;
  failure: string | null;
  onRetry: () => unknown;
  onPage: (page: number) => void;
  /** Who sits when, in place of the list. */
  seats: Elements;
  onSeats: (wanted: boolean) => void;
}

function Empty({ filters, onFilters }: Pick<AllApplicantsViewProps, 'filters' | 'onFilters'>) {
  const t = useTranslations('applicants.list');
  const clear = (
    <Button variant="default" onClick={() => onFilters(noFilters)}>
      {t('clearFilters')}
    </Button>
  );
  if (filters.search !== '') {
    return (
      <EmptyState drawing="search" action={clear}>
        {t('nobodyHasName')}
      </EmptyState>
    );
  }
  if (filters.status === 'ABSENT') {
    return (
      <EmptyState
        drawing="interviews"
        action={
          <LightLinkButton to={paths.company.outcomes} look="secondary">
            {t('sayWhoCame')}
          </LightLinkButton>
        }
      >
        {t('nobodyAbsent')}
      </EmptyState>
    );
  }
  if (filters.status || filters.jobId || filters.waiting || filters.isMine) {
    return (
      <EmptyState drawing="search" action={clear}>
        {t('noneMatch')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing="people"
      action={
        <Button component={Link} to={paths.company.jobs}>
          {t('myJobs')}
        </Button>
      }
    >
      {t('empty')}
    </EmptyState>
  );
}

/** As many as a tall screen shows. */
const FIRST_ROWS = 12;

/** What the rows are in the order of, in words. */
function wordOfOrder(filters: ApplicantFilters): ApplicantFilters['sort'] | 'DECIDED' | 'EARLIEST' {
  const { status, waiting } = filters;
  const order = orderOf(filters);
  if (status === 'ABSENT' && order === 'INTERVIEW_TIME') return 'EARLIEST';
  const isDecided = waiting === null && status !== null && status !== 'PENDING' && status !== 'NO_REPLY';
  return order === 'REPLY_BY' && isDecided ? 'DECIDED' : order;
}

function Groups({
  applicants,
  listed,
  isAbsent,
  filters,
  onPage,
}: Pick<AllApplicantsViewProps, 'filters' | 'listed' | 'isAbsent' | 'onPage'> & {
  applicants: NonNullable<AllApplicantsViewProps['applicants']>;
}) {
  const t = useTranslations('applicants');
  const longTitle = usePostedTitle();
  const today = wibDateOf(useNow());
  const { page, pageCount, totalCount } = applicants;
  // Of another list, what a screen shows is drawn first and the rest after: a tab answers at once on a slow device.
  const isDrawn = useDeferredValue(listed) === listed;
  const items = useMemo(
    () => (isDrawn ? applicants.items : applicants.items.slice(0, FIRST_ROWS)),
    [isDrawn, applicants.items],
  );
  const pendingIds = useMemo(() => items.filter(({ viewerCanDecide }) => viewerCanDecide).map(({ id }) => id), [items]);
  const bulk = useBulkReject(pendingIds);
  const chosen = new Set(bulk.selectedIds);
  return (
    <PagedList page={page} pageCount={pageCount} onChange={onPage} label={t('list.pages')}>
      <VisuallyHidden aria-live="polite">
        {t('list.count', { count: totalCount, number: formatThousands(totalCount) })}
      </VisuallyHidden>
      <div className={tableClasses.groups}>
        <div className={tableClasses.card}>
          {groupByJob(items, longTitle).map((group) => (
            <ApplicantTable
              key={group.jobId}
              jobId={group.jobId}
              title={group.title}
              items={sorted(group.items, orderOf(filters))}
              today={today}
              isWhole={pageCount === 1 && isDrawn}
              isAbsent={isAbsent}
              choices={pendingIds.length === 0 ? null : { chosen, busy: bulk.busy, onChoose: bulk.choose }}
            />
          ))}
        </div>
      </div>
      <BulkRejectBar bulk={bulk} pendingCount={pendingIds.length} />
      <p className={classes.foot}>
        {t('list.foot', {
          order: t(`filters.sorts.${wordOfOrder(filters)}`),
        })}
      </p>
    </PagedList>
  );
}

function Content(props: AllApplicantsViewProps) {
  const t = useTranslations('applicants.filters');
  const { applicants, failure, filters } = props;
  if (!applicants) {
    return failure === null ? <TableSkeleton /> : <ErrorState message={failure} onRetry={props.onRetry} />;
  }
  if (applicants.items.length === 0) return <Empty {...props} />;
  return (
    <>
      {filters.status === 'ABSENT' ? <p className={classes.hint}>{t('absentHint')}</p> : null}
      <Groups {...props} applicants={applicants} />
    </>
  );
}

/** Says that only a part is shown, and leads back to all. */
function Only({ filters: { waiting }, onFilters }: Pick<AllApplicantsViewProps, 'filters' | 'onFilters'>) {
  const t = useTranslations('applicants.filters');
  if (!waiting) return null;
  return (
    <div className={classes.only}>
      <span>{t(`waiting.${waiting}`)}</span>
      <Button variant="subtle" onClick={() => onFilters({ waiting: null })}>
        {t('showAll')}
      </Button>
    </div>
  );
}

/** Opens the reader on everyone who waits, the soonest answer first. */
function Review({ waiting }: { waiting: number | undefined }) {
  const t = useTranslations('applicants.queue');
  if (!waiting) return null;
  return (
    <LightLinkButton
      to={`${paths.company.allApplicants}?applicant=first`}
      className={classes.review}
      aria-label={t('review', { count: waiting })}
    >
      <span className={classes.wide}>{t('review', { count: waiting })}</span>
      <span className={classes.phone}>{t('reviewShort', { count: waiting })}</span>
    </LightLinkButton>
  );
}

export function AllApplicantsView(props: AllApplicantsViewProps) {
  const t = useTranslations('applicants');
  const { applicants, filters, seats } = props;
  return (
    <>
      <PageHeader
        isDense
        title={t('titles.allApplicants')}
        action={
          <div className={classes.actions}>
            <DownloadIcon href={paths.exports.acceptedApplicants} label={t('list.download')} className={classes.icon} />
            <Review waiting={props.waitingCount} />
          </div>
        }
      />
      <WaitingStrip />
      <Only {...props} />
      {filters.waiting === 'proposals' ? (
        <CompanyProposals isMine={filters.isMine} />
      ) : (
        <>
          <AllApplicantsFilters
            {...props}
            counts={applicants?.counts}
            listedCount={applicants?.totalCount}
            isByTime={Boolean(seats)}
            onByTime={props.onSeats}
            hasColleagues={props.hasColleagues}
          />
          {seats ? seats : <Content {...props} />}
        </>
      )}
      {applicants || seats || filters.waiting === 'proposals' ? (
        <div className={classes.foot}>
          <RevealsNotice />
        </div>
      ) : null}
    </>
  );
}
