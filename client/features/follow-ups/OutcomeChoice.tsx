import { useTranslations } from 'use-intl/react';
import type { InterviewOutcome } from '../../../domain/follow-ups';
import { INTERVIEW_OUTCOMES } from '../../../domain/follow-ups';
import { LightButton } from '../../components/LightButton';
import { TimeText } from '../../components/TimeText';
import { toast } from '../../components/toasts';
import { useSubmit } from '../../components/use-submit';
import { useRecordOutcomeMutation, type FollowUpFieldsFragment } from '../../graphql/generated';
import { CloseFilledJob } from './CloseFilledJob';
import classes from './FollowUp.module.css';
import { useReportAttendance } from './use-report-attendance';
import { Sentence } from '../../components/Sentence';

interface OutcomeChoiceProps {
  application: FollowUpFieldsFragment;
  /** Whose interview it is, for a screen reader where several stand on a page. */
  about?: string;
}

/** The answers of a company, each one tap; what was told, and until when it can be changed. */
export function OutcomeChoice({ application, about }: OutcomeChoiceProps) {
  const t = useTranslations('applications.followUp');
  const tell = useRecordOutcomeMutation({});
  const { id, followUp } = application;
  const { busy, submit } = useSubmit({
    send: (outcome: InterviewOutcome) => tell({ input: { applicationId: id, outcome } }),
    onDone: () => undefined,
    failed: t('failed'),
    onRefused: (message) => void toast.error(message),
  });
  const told = followUp?.outcome ?? null;
  return (
    <div className={classes.part}>
      {application.viewerCanRecordOutcome ? (
        <div className={classes.choices} role="group" aria-label={about ? t('outcomeOf', { about }) : t('outcome')}>
          {INTERVIEW_OUTCOMES.map((outcome) => (
            <LightButton
              key={outcome}
              look="secondary"
              className={classes.choice}
              aria-pressed={told === outcome}
              disabled={busy}
              onClick={() => void submit(outcome)}
            >
              {t(`outcomes.${outcome}`)}
            </LightButton>
          ))}
          {about ? <Absent application={application} busy={busy} /> : null}
        </div>
      ) : null}
      <p className={classes.line} aria-live="polite">
        {/* On the page of all, its head says what to do. */}
        {about && !told && followUp?.companySays !== 'OTHER_ABSENT' ? null : <Told application={application} />}
      </p>
      {told === 'CHOSEN' ? <CloseFilledJob job={application.job} /> : null}
    </div>
  );
}

/** On the page of all: that the applicant did not come, in the same row. Pressed again, it says that the interview took place. */
function Absent({ application, busy }: OutcomeChoiceProps & { busy: boolean }) {
  const t = useTranslations('applications.followUp.own.COMPANY');
  const report = useReportAttendance(application.id);
  const isAbsent = application.followUp?.companySays === 'OTHER_ABSENT';
  if (!application.viewerCanReportAttendance) return null;
  return (
    <LightButton
      look="secondary"
      className={classes.choice}
      aria-pressed={isAbsent}
      disabled={busy || report.busy}
      onClick={() => void report.submit(isAbsent ? 'TOOK_PLACE' : 'OTHER_ABSENT')}
    >
      {t('OTHER_ABSENT')}
    </LightButton>
  );
}

function Told({ application: { followUp, selectedInterview } }: OutcomeChoiceProps) {
  const t = useTranslations('applications.followUp');
  const { companySays = null, outcome = null, changeableUntil = null, isOutcomeMissing = false } = followUp ?? {};
  if (outcome === null && companySays === 'OTHER_ABSENT') return <span>{t('askAbsent')}</span>;
  if (outcome === null) return <span>{t(isOutcomeMissing ? 'missing.COMPANY' : 'ask')}</span>;
  if (outcome === 'STILL_DECIDING') return <span>{t('toldApplicant.STILL_DECIDING')}</span>;
  if (changeableUntil === null) return <span>{t(`toldApplicant.${outcome}`)}</span>;
  return (
    <Sentence>
      {t.rich('changeable', {
        outcome: t(`outcomes.${outcome}`),
        time: () => <TimeText value={changeableUntil} zone={selectedInterview.timeZone} />,
      })}
    </Sentence>
  );
}
