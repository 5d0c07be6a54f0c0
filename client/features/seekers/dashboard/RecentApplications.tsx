import { useTranslations } from 'use-intl/react';
import { Link } from 'react-router-dom';
import { WIB } from '../../../../domain/time';
import { paths } from '../../../../domain/paths';
import { DateText } from '../../../components/DateText';
import { ApplicationBadges } from '../../../components/StatusBadge';
import type { SeekerDashboardApplicationFragment } from '../../../graphql/generated';
import classes from './RecentApplications.module.css';

function Row({ application }: { application: SeekerDashboardApplicationFragment }) {
  const t = useTranslations('seeker.dashboard.recent');
  const { id, jobTitle, companyName, applicationDate } = application;
  return (
    <tr className={classes.row}>
      <td className={classes.position}>
        <Link to={paths.user.application(id)} className={classes.link}>
          {jobTitle ? <span translate="no">{jobTitle}</span> : t('unknownPosition')}
        </Link>
      </td>
      <td className={classes.company}>
        {companyName ? <span translate="no">{companyName}</span> : t('unknownCompany')}
      </td>
      <td className={classes.date}>
        <DateText value={applicationDate} zone={WIB} />
      </td>
      <td>
        <ApplicationBadges {...application} />
      </td>
    </tr>
  );
}

/** The five newest applications; a table that becomes cards on small screens. */
export function RecentApplications({ applications }: { applications: readonly SeekerDashboardApplicationFragment[] }) {
  const t = useTranslations('seeker.dashboard.recent');
  return (
    <table className={classes.table}>
      <thead className={classes.head}>
        <tr>
          <th>{t('position')}</th>
          <th>{t('company')}</th>
          <th>{t('applied')}</th>
          <th>{t('status')}</th>
        </tr>
      </thead>
      <tbody>
        {applications.map((application) => (
          <Row key={application.id} application={application} />
        ))}
      </tbody>
    </table>
  );
}
