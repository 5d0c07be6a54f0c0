import { useTranslations } from 'use-intl/react';
import type { ApplicationParty } from '../../../domain/applications';
import { SectionCard } from '../../components/SectionCard';
import type { FollowUpFieldsFragment } from '../../graphql/generated';
import { AttendanceChoice } from './AttendanceChoice';
import classes from './FollowUp.module.css';
import { OutcomeChoice } from './OutcomeChoice';

interface FollowUpProps {
  application: FollowUpFieldsFragment;
  party: ApplicationParty;
}

/** Once an interview is over: its outcome, and how each side says it was. */
export function FollowUp({ application, party }: FollowUpProps) {
  const t = useTranslations('applications.followUp');
  const { followUp } = application;
  if (!followUp) return null;
  return (
    <SectionCard title={t('title')}>
      <div className={classes.parts}>
        {party === 'COMPANY' ? <OutcomeChoice application={application} /> : <OutcomeRead followUp={followUp} />}
        <AttendanceChoice application={application} followUp={followUp} party={party} />
      </div>
    </SectionCard>
  );
}

/** To the applicant, in kind words. */
function OutcomeRead({ followUp }: { followUp: NonNullable<FollowUpFieldsFragment['followUp']> }) {
  const t = useTranslations('applications.followUp');
  const { outcome, isOutcomeMissing } = followUp;
  if (outcome)
    return (
      <div className={classes.outcome} data-outcome={outcome}>
        <p className={classes.question}>{t(`read.${outcome}.title`)}</p>
        <p className={classes.line}>{t(`read.${outcome}.text`)}</p>
      </div>
    );
  return <p className={classes.line}>{t(isOutcomeMissing ? 'missing.APPLICANT' : 'waiting')}</p>;
}
