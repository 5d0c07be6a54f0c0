import { useTranslations } from 'use-intl/react';
import { Link } from 'react-router-dom';
import { paths } from '../../../domain/paths';
import { ApplicantFace } from '../../components/ApplicantFace';
import { EmptyState } from '../../components/EmptyState';
import { InterviewLine } from '../../components/InterviewLine';
import { LightLinkButton } from '../../components/LightButton';
import { PageHeader } from '../../components/PageHeader';
import type { OutcomesToTellQuery } from '../../graphql/generated';
import classes from './FollowUp.module.css';
import { OutcomeChoice } from './OutcomeChoice';

type ToTell = OutcomesToTellQuery['outcomesToTell'][number];

function Interview({ application }: { application: ToTell }) {
  const t = useTranslations('applications');
  const { id, applicant, jobTitle, selectedInterview } = application;
  const name = applicant?.fullName || t('unknownUser');
  return (
    <li className={classes.item}>
      <div className={classes.person}>
        <ApplicantFace applicationId={id} applicant={applicant} />
        <div>
          <Link to={paths.company.applicant(id)} className={classes.name} translate={applicant ? 'no' : undefined}>
            {name}
          </Link>
          <span className={classes.quiet} translate="no">
            {jobTitle}
          </span>
          <span className={classes.quiet}>
            <InterviewLine time={selectedInterview} />
          </span>
        </div>
      </div>
      <OutcomeChoice application={application} about={t('nameAndPlace', { name, place: jobTitle })} />
    </li>
  );
}

/** All interviews whose outcome is missing or can still be changed, each with its answers in one row. */
export function OutcomesView({ applications }: { applications: readonly ToTell[] }) {
  const t = useTranslations('applications');
  return (
    <>
      <PageHeader
        title={t('titles.outcomes')}
        context={applications.length > 0 ? t('outcomesPage.context') : null}
        action={
          <LightLinkButton to={`${paths.company.allApplicants}?status=ABSENT`} look="secondary">
            {t('outcomesPage.absent')}
          </LightLinkButton>
        }
      />
      {applications.length === 0 ? (
        <EmptyState
          drawing="interviews"
          action={
            <LightLinkButton to={paths.company.upcomingInterviews} look="secondary">
              {t('titles.upcomingInterviews')}
            </LightLinkButton>
          }
        >
          {t('outcomesPage.empty')}
        </EmptyState>
      ) : (
        <ul className={classes.list} aria-label={t('titles.outcomes')}>
          {applications.map((application) => (
            <Interview key={application.id} application={application} />
          ))}
        </ul>
      )}
    </>
  );
}
