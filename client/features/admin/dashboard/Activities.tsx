import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../../domain/paths';
import { EmptyState } from '../../../components/EmptyState';
import { LightLinkButton } from '../../../components/LightButton';
import { SectionCard } from '../../../components/SectionCard';
import { UserText } from '../../../components/UserText';
import type { AdminDashboardQuery } from '../../../graphql/generated';
import { IconCheck, IconHistory, IconX, type Icon } from '../../../icons';
import { subjectPages } from '../cells/subject-page';
import { WibInstant } from '../cells/WibInstant';
import classes from './AdminDashboardView.module.css';

type Activity = AdminDashboardQuery['adminDashboard']['latestActivities'][number];
type Subject = Activity['namedSubjects'][number];

const icons: Record<string, [Icon, string]> = {
  VERIFY: [IconCheck, 'accepted'],
  REJECT: [IconX, 'rejected'],
  REVOKE: [IconHistory, 'pending'],
};

/** A report about a company has the id of the company; any other that is not the company itself is a job. */
function pageOf({ kind, id }: Subject, { companyId }: Activity): string | null {
  if (kind === 'REPORTED') return id === companyId ? paths.admin.companyDetails(id) : paths.admin.job(id);
  return subjectPages[kind]?.(id) ?? null;
}

/** The transactions of a payment, found by the reference that its report has. */
function invoicePage(subjects: readonly Subject[]): string | null {
  const reference = subjects.find(({ kind }) => kind === 'PAYMENT_REPORT')?.name;
  return reference ? `${paths.admin.tokenTransactions}?search=${encodeURIComponent(reference)}` : null;
}

/** What a decision was about; the sentence has the name of a company that was decided about, and a payment's reference. */
function ActivityObject({ activity }: { activity: Activity }) {
  const shown = activity.namedSubjects.filter(({ kind }) => kind !== 'COMPANY' && kind !== 'PAYMENT_REPORT');
  return shown.map((subject) => {
    const to = subject.kind === 'TOKEN_TRANSACTION' ? invoicePage(activity.namedSubjects) : pageOf(subject, activity);
    if (subject.name === null) return null;
    return (
      <span key={subject.id}>
        {' · '}
        {to ? (
          <Link to={to} className={classes.details} translate="no">
            {subject.name}
          </Link>
        ) : (
          <UserText>{subject.name}</UserText>
        )}
      </span>
    );
  });
}

/** Decided about as a company, whose name is in the sentence. */
const isAboutCompany = ({ namedSubjects }: Activity): boolean => namedSubjects.some(({ kind }) => kind === 'COMPANY');

function ActivityLine({ activity }: { activity: Activity }) {
  const [ActionIcon, tone] = icons[activity.action] ?? [IconHistory, 'pending'];
  return (
    <li className={classes.activity}>
      <span className={classes.icon} data-tone={tone}>
        <ActionIcon size={16} stroke={2.25} aria-hidden />
      </span>
      <div className={classes.words}>
        {activity.companyId && isAboutCompany(activity) ? (
          <Link to={paths.admin.companyDetails(activity.companyId)} data-from-server className={classes.details}>
            {activity.details}
          </Link>
        ) : (
          <span data-from-server>{activity.details}</span>
        )}
        <ActivityObject activity={activity} />
        {activity.comment ? (
          <UserText multiline size="sm">
            {activity.comment}
          </UserText>
        ) : null}
        <div className={classes.quiet}>
          <UserText>{activity.adminName}</UserText> · <WibInstant value={activity.timestamp} />
        </div>
      </div>
    </li>
  );
}

/** The latest decisions, each with the way to what it was about. */
export function Activities({ activities }: { activities: readonly Activity[] }) {
  const t = useTranslations('adminDashboard.activities');
  return (
    <SectionCard
      title={t('title')}
      aside={
        <Link to={paths.admin.auditTrail} className={classes.details}>
          {t('all')}
        </Link>
      }
    >
      {activities.length > 0 ? (
        <ul className={classes.list}>
          {activities.map((activity) => (
            <ActivityLine key={activity.id} activity={activity} />
          ))}
        </ul>
      ) : (
        <EmptyState
          drawing="companies"
          action={
            <LightLinkButton to={paths.admin.companyVerification} look="secondary">
              {t('review')}
            </LightLinkButton>
          }
        >
          {t('none')}
        </EmptyState>
      )}
    </SectionCard>
  );
}
