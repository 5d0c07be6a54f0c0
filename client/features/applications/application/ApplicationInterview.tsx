import { useTranslations } from 'use-intl/react';
import { useFormats } from '../../../language/formats';
import { paths } from '../../../../domain/paths';
import { IconCalendarRepeat } from '../../../icons';
import type { ReactNode } from 'react';
import { isInterviewOver, spanOf } from '../../../../domain/interview-times';
import { NextInterview, NextInterviewButton } from '../../../components/NextInterview/NextInterview';
import { SectionCard } from '../../../components/SectionCard';
import { MomentText } from '../../../components/MomentText';
import { ReadersTime } from '../../../components/ReadersTime';
import { SpanText } from '../../../components/SpanText';
import type { SeekerApplicationFieldsFragment } from '../../../graphql/generated';
import { CancelledNotice } from '../../reschedules/CancelledNotice';
import { isCancelled } from '../../reschedules/reschedule-words';
import type { Negotiation } from '../../reschedules/use-negotiation';
import { useNow } from '../../../lib/use-now';
import classes from './Application.module.css';

/** What the company wrote. */
function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value} translate="no">
        {children}
      </dd>
    </div>
  );
}

/** What the time means for the person now; null where the status says it all. */
function timeStanding(application: SeekerApplicationFieldsFragment, now: Date) {
  const { status, selectedInterview: time } = application;
  if (isCancelled(application)) return null;
  if (status === 'ACCEPTED') return isInterviewOver(time, now) ? 'interviewIsOver' : null;
  if (status === 'NO_REPLY') return 'application.lapsedTime';
  if (status !== 'PENDING') return null;
  return spanOf(time).startsAt > now ? 'application.seatIsKept' : 'application.timeHasPassed';
}

function TimeStanding({ application, now }: Pick<ApplicationInterviewProps, 'application'> & { now: Date }) {
  const t = useTranslations('applications');
  const standing = timeStanding(application, now);
  const { replyBy } = application;
  return (
    <>
      {standing ? <p className={classes.quiet}>{t(standing)}</p> : null}
      {replyBy ? (
        <p className={classes.line}>
          {t.rich('replyBy', {
            time: () => <MomentText value={replyBy} zone={application.selectedInterview.timeZone} />,
          })}
        </p>
      ) : null}
    </>
  );
}

interface ApplicationInterviewProps {
  application: SeekerApplicationFieldsFragment;
  negotiation: Negotiation;
}

/** Where and how, as the company wrote it. */
export function InterviewDetails({ application }: Pick<ApplicationInterviewProps, 'application'>) {
  const t = useTranslations('applications.application');
  const { status, interviewDetails: details } = application;
  if (status !== 'ACCEPTED' || isCancelled(application)) return null;
  return (
    <SectionCard title={t('details')}>
      {details ? (
        <dl className={classes.details}>
          <Detail label={t('venue')}>{details.venue}</Detail>
          {details.additionalInfo ? <Detail label={t('additionalInformation')}>{details.additionalInfo}</Detail> : null}
        </dl>
      ) : (
        <p className={classes.quiet}>{t('noDetails')}</p>
      )}
    </SectionCard>
  );
}

/** An upcoming accepted interview, first on the page and dark. */
function Planned({ application, negotiation }: ApplicationInterviewProps) {
  const t = useTranslations('applications');
  return (
    <NextInterview
      title={t('application.time.ACCEPTED')}
      interview={application}
      fileHref={paths.interviewFile(application.id)}
    >
      {negotiation.canRequest ? (
        <NextInterviewButton onClick={() => negotiation.open('request')}>
          <IconCalendarRepeat size={18} stroke={1.75} aria-hidden />
          {t('reschedule.request')}
        </NextInterviewButton>
      ) : null}
    </NextInterview>
  );
}

/** When; while it is cancelled, who did it and why. */
export function ApplicationInterview({ application, negotiation }: ApplicationInterviewProps) {
  const t = useTranslations('applications.application');
  const places = useTranslations('options.locationType');
  const formats = useFormats();
  const { selectedInterview: time, status } = application;
  const now = useNow();
  const cancelled = isCancelled(application);
  const isQuiet = (status !== 'PENDING' && status !== 'ACCEPTED') || cancelled;
  if (status === 'ACCEPTED' && !cancelled && !isInterviewOver(time, now)) {
    return <Planned application={application} negotiation={negotiation} />;
  }
  return (
    <SectionCard title={t(`time.${status}`)}>
      <p className={classes.time} data-quiet={isQuiet || undefined}>
        <SpanText time={time} />
        <ReadersTime time={time} />
      </p>
      <p className={classes.line}>
        {`${formats.weekday(time.date)}, ${formats.day(time.date)} · ${places(time.locationType)}`}
      </p>
      <TimeStanding application={application} now={now} />
      <CancelledNotice
        application={application}
        party="APPLICANT"
        negotiation={negotiation}
        companyName={application.companyName}
      />
    </SectionCard>
  );
}
