import { useTranslations } from 'use-intl/react';
import type { ApplicationParty } from '../../../domain/applications';
import { ATTENDANCES } from '../../../domain/follow-ups';
import { LightButton } from '../../components/LightButton';
import { MomentText } from '../../components/MomentText';
import type { FollowUpFieldsFragment } from '../../graphql/generated';
import classes from './FollowUp.module.css';
import { useReportAttendance } from './use-report-attendance';

interface AttendanceChoiceProps {
  application: FollowUpFieldsFragment;
  followUp: NonNullable<FollowUpFieldsFragment['followUp']>;
  party: ApplicationParty;
}

/** What each side says of how it was, beside each other; the own word can be changed while its days last. */
export function AttendanceChoice({ application, followUp, party }: AttendanceChoiceProps) {
  const t = useTranslations('applications.followUp');
  const { busy, submit } = useReportAttendance(application.id);
  const { companySays, applicantSays, openUntil } = followUp;
  const isCompany = party === 'COMPANY';
  const [own, other] = isCompany ? [companySays, applicantSays] : [applicantSays, companySays];
  const canSay = application.viewerCanReportAttendance;
  if (!canSay && !own && !other) return null;
  return (
    <div className={classes.part}>
      <h3 className={classes.question}>{t('how')}</h3>
      {canSay ? (
        <div className={classes.choices} role="group" aria-label={t('how')}>
          {ATTENDANCES.map((attendance) => (
            <LightButton
              key={attendance}
              look="secondary"
              className={classes.choice}
              aria-pressed={own === attendance}
              disabled={busy}
              onClick={() => void submit(attendance)}
            >
              {t(`own.${party}.${attendance}`)}
            </LightButton>
          ))}
        </div>
      ) : null}
      <dl className={classes.words} aria-live="polite">
        <div>
          <dt>{t('says.YOU')}</dt>
          <dd>{own ? t(`own.${party}.${own}`) : t('nothing')}</dd>
        </div>
        <div>
          <dt>{t(isCompany ? 'says.APPLICANT' : 'says.COMPANY')}</dt>
          <dd>{other ? t(`other.${isCompany ? 'APPLICANT' : 'COMPANY'}.${other}`) : t('nothing')}</dd>
        </div>
      </dl>
      {canSay ? (
        <p className={classes.hint}>
          {t.rich('bothRead', {
            time: () => <MomentText value={openUntil} zone={application.selectedInterview.timeZone} />,
          })}
        </p>
      ) : null}
    </div>
  );
}
