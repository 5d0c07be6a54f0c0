import { useTranslations } from 'use-intl/react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../../domain/paths';
import { AutoRedirectNotice } from '../../../components/AutoRedirectNotice';
import { BackLink } from '../../../components/BackLink';
import type { ApplicantApplicationFragment } from '../../../graphql/generated';
import { listOpenedFrom } from '../list-link-state';
import classes from './Applicant.module.css';
import { ApplicantSheet } from './ApplicantSheet';
import { DecisionBar } from './DecisionBar';
import type { TokenBalance } from './use-token-balance';

/** Where the page goes back to: the job, or all applicants once the job is gone. */
function useWayBack({ job, jobId }: ApplicantApplicationFragment): { to: string; label: string; destination: string } {
  const t = useTranslations('applicants.page');
  return job
    ? { to: paths.company.job(jobId), label: t('backToJob'), destination: t('job') }
    : { to: paths.company.allApplicants, label: t('backToAll'), destination: t('all') };
}

/** An applicant opened alone: a decision goes back to the job by itself. */
export function ApplicantView({
  application,
  tokens,
}: {
  application: ApplicantApplicationFragment;
  tokens: TokenBalance;
}) {
  const t = useTranslations('applicants.page');
  const back = useWayBack(application);
  const list = listOpenedFrom(useLocation().state);
  return (
    <>
      <div className={classes.back}>
        {list === null || !application.job ? null : (
          <BackLink to={`${paths.company.allApplicants}${list}`}>{t('backToAll')}</BackLink>
        )}
        <BackLink to={back.to}>{back.label}</BackLink>
      </div>
      <ApplicantSheet application={application} />
      <DecisionBar
        application={application}
        tokens={tokens}
        decided={(message) => <AutoRedirectNotice message={message} to={back.to} destination={back.destination} />}
      />
    </>
  );
}
