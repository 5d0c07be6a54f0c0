import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { formatThousands } from '../../../../domain/money';
import { paths } from '../../../../domain/paths';
import { WIB } from '../../../../domain/time';
import { AgoText } from '../../../components/AgoText';
import { LightButton } from '../../../components/LightButton';
import { ErrorState } from '../../../components/ErrorState';
import { SectionCard } from '../../../components/SectionCard';
import { Sentence } from '../../../components/Sentence';
import { UserText } from '../../../components/UserText';
import type { AdminDashboardQuery, AdminQueuesQuery } from '../../../graphql/generated';
import { useNow } from '../../../lib/use-now';
import { queryErrorText, waitsForCode } from '../../../graphql/query-error';
import { stepUpQuestion } from '../../../lib/step-up';
import { FlagBadge } from '../cells/FlagBadge';
import classes from './AdminDashboardView.module.css';

/** The server counts things to do no further than this. */
const MOST_COUNTED = 1000;

const countText = (count: number): string => formatThousands(count) + (count >= MOST_COUNTED ? '+' : '');

type Dashboard = AdminDashboardQuery['adminDashboard'];
type Posting = AdminQueuesQuery['adminFlaggedPostings']['items'][number];
type Payment = AdminQueuesQuery['adminFlaggedPayments']['items'][number];
type Report = AdminQueuesQuery['adminReports']['items'][number];

function Age({ value }: { value: string }) {
  return (
    <span className={classes.age}>
      <AgoText value={value} now={useNow()} zone={WIB} />
    </span>
  );
}

function Open({ to, name }: { to: string; name: string }) {
  const t = useTranslations('adminDashboard.queues');
  return (
    <Link to={to} className={classes.details} aria-label={t('openOf', { name })}>
      {t('open')}
    </Link>
  );
}

/** A posting with its gravest flag. */
function PostingRow({ posting: { id, job, company, flags, flaggedAt, applicants } }: { posting: Posting }) {
  const t = useTranslations('adminDashboard.queues');
  const [gravest] = flags;
  return (
    <li className={classes.posting}>
      <span>{gravest ? <FlagBadge reason={gravest.reason} gravity={gravest.gravity} /> : null}</span>
      <div className={classes.words}>
        <Link to={paths.admin.job(id)} className={classes.name} translate="no">
          {job.title}
        </Link>{' '}
        <span className={classes.quiet}>
          <UserText>{company.companyName}</UserText>
        </span>
        {gravest ? (
          <div className={classes.quiet} data-from-server>
            {gravest.evidence}
          </div>
        ) : null}
      </div>
      <div className={classes.aside}>
        <div className={classes.quiet}>
          <span>{t(job.isPaused ? 'held' : 'shown')}</span>
          {' · '}
          <span>{t('applicants', { count: applicants, number: formatThousands(applicants) })}</span>
        </div>
        <Age value={flaggedAt} />
      </div>
    </li>
  );
}

interface QueueProps {
  title: string;
  count: number;
  to: string;
  since: string | null | undefined;
  children: ReactNode;
}

/** A queue: how many wait, since when, and its first rows. */
function Queue({ title, count, to, since, children }: QueueProps) {
  const t = useTranslations('adminDashboard.queues');
  return (
    <SectionCard title={`${title} ${countText(count)}`} aside={<Open to={to} name={title} />}>
      <div className={classes.quiet}>
        <Sentence>{since ? t.rich('oldest', { age: () => <Age value={since} /> }) : t('none')}</Sentence>
      </div>
      <ul className={classes.list}>{children}</ul>
    </SectionCard>
  );
}

function Row({ at, children }: { at: string; children: ReactNode }) {
  return (
    <li className={classes.row}>
      <span className={classes.words}>{children}</span>
      <Age value={at} />
    </li>
  );
}

/** What was reported and why; a job can also be there because it is paused. */
function ReportWords({ report: { job, company, reasons } }: { report: Report }) {
  const t = useTranslations('adminDashboard.queues');
  const reasonText = useTranslations('reports.reasons');
  const [first] = reasons;
  return (
    <>
      <UserText>{job ? job.title : company.companyName}</UserText>
      <span>{` · ${first ? reasonText(first.reason) : t('paused')}`}</span>
    </>
  );
}

function PaymentWords({ payment: { merchantRef, flag } }: { payment: Payment }) {
  const t = useTranslations('adminDashboard.queues');
  const flagText = useTranslations('paymentFlags');
  return (
    <>
      {merchantRef === null ? <span>{t('noReference')}</span> : <UserText>{merchantRef}</UserText>}
      {flag ? <span>{` · ${flagText(`${flag}.label`)}`}</span> : null}
    </>
  );
}

function SmallQueues({ dashboard, queues }: { dashboard: Dashboard; queues: AdminQueuesQuery | undefined }) {
  const t = useTranslations('adminDashboard.queues');
  return (
    <div className={classes.figures}>
      <Queue
        title={t('payments')}
        count={dashboard.flaggedPayments}
        to={paths.admin.flaggedPayments}
        since={dashboard.flaggedPaymentsSince}
      >
        {queues?.adminFlaggedPayments.items.map((payment) => (
          <Row key={payment.id} at={payment.receivedAt}>
            <PaymentWords payment={payment} />
          </Row>
        ))}
      </Queue>
      <Queue
        title={t('reports')}
        count={dashboard.openReports}
        to={paths.admin.reports}
        since={dashboard.openReportsSince}
      >
        {queues?.adminReports.items.map((report) => (
          <Row key={report.id} at={report.newestAt}>
            <ReportWords report={report} />
          </Row>
        ))}
      </Queue>
      <Queue
        title={t('verification')}
        count={dashboard.companiesAwaiting}
        to={paths.admin.companyVerification}
        since={dashboard.companiesAwaitingSince}
      >
        {queues?.adminCompanies.items.map(({ id, companyName, records }) => (
          <Row key={id} at={records?.waitingSince ?? ''}>
            <Link to={paths.admin.companyDetails(id)} className={classes.name} translate="no">
              {companyName}
            </Link>
          </Row>
        ))}
      </Queue>
    </div>
  );
}

/** In place of the rows, which need a fresh code: it is asked for when the button is pressed. */
function ShowRows({ onShow }: { onShow: () => Promise<unknown> }) {
  const t = useTranslations('adminDashboard.queues');
  const show = async (): Promise<void> => {
    if (await stepUpQuestion.ask()) await onShow().catch(() => undefined);
  };
  return (
    <LightButton look="secondary" onClick={() => void show()}>
      {t('show')}
    </LightButton>
  );
}

export interface QueuesProps {
  dashboard: Dashboard;
  query: {
    data?: AdminQueuesQuery | undefined;
    error?: Error | undefined;
    refetch: () => Promise<unknown>;
  };
}

/** What waits, the gravest first. Without a fresh code only how much it is. */
export function Queues({ dashboard, query }: QueuesProps) {
  const t = useTranslations('adminDashboard');
  const queues = query.data;
  const needsCode = !queues && waitsForCode(query.error);
  if (!queues && !needsCode)
    return <ErrorState message={queryErrorText(query.error, t('failed'))} onRetry={query.refetch} />;
  const postings = queues?.adminFlaggedPostings.items ?? [];
  return (
    <>
      <SectionCard
        title={`${t('queues.postings')} ${countText(dashboard.flaggedPostings)}`}
        aside={<Open to={paths.admin.flaggedPostings} name={t('queues.postings')} />}
      >
        {needsCode ? (
          <ShowRows onShow={query.refetch} />
        ) : postings.length > 0 ? (
          <ul className={classes.list}>
            {postings.map((posting) => (
              <PostingRow key={posting.id} posting={posting} />
            ))}
          </ul>
        ) : (
          <div className={classes.quiet}>{t('queues.none')}</div>
        )}
      </SectionCard>
      <SmallQueues dashboard={dashboard} queues={queues} />
    </>
  );
}
