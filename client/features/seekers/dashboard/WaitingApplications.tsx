import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { WIB } from '../../../../domain/time';
import { paths } from '../../../../domain/paths';
import { AgoText } from '../../../components/AgoText';
import { InterviewLine } from '../../../components/InterviewLine';
import { SectionCard } from '../../../components/SectionCard';
import type { SeekerDashboardQuery } from '../../../graphql/generated';
import { useNow } from '../../../lib/use-now';
import classes from './SeekerDashboard.module.css';

type Dashboard = SeekerDashboardQuery['seekerDashboard'];

/** What waits for the companies' answers, and for how long. */
export function WaitingApplications({ applications }: { applications: Dashboard['waitingApplications'] }) {
  const t = useTranslations('seeker.dashboard');
  const now = useNow();
  if (applications.length === 0) return null;
  return (
    <SectionCard
      title={t('waiting.title')}
      aside={
        <Link to={paths.user.applied} className={classes.link}>
          {t('recent.viewAll')}
        </Link>
      }
    >
      <ul className={classes.list}>
        {applications.map(({ id, jobTitle, companyName, applicationDate, selectedInterview }) => (
          <li key={id} className={classes.row}>
            <Link to={paths.user.application(id)} className={classes.link} translate={jobTitle ? 'no' : undefined}>
              {jobTitle || t('recent.unknownPosition')}
            </Link>
            <span className={classes.quiet} translate={companyName ? 'no' : undefined}>
              {companyName || t('recent.unknownCompany')}
            </span>
            <span>
              <InterviewLine time={selectedInterview} />
            </span>
            <span className={classes.quiet}>
              {t.rich('waiting.applied', { ago: () => <AgoText value={applicationDate} now={now} zone={WIB} /> })}
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
