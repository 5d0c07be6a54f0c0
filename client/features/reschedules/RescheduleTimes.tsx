import { useTranslations } from 'use-intl/react';
import { useFormats } from '../../language/formats';
import { DateText } from '../../components/DateText';
import { ReadersTime } from '../../components/ReadersTime';
import { SpanText } from '../../components/SpanText';
import { MomentText } from '../../components/MomentText';
import {
  actingParty,
  isCancelled,
  otherSide,
  type RescheduleProps,
  type RescheduleRequest,
  type RescheduleTime,
} from './reschedule-words';
import classes from './Reschedule.module.css';
import { Sentence } from '../../components/Sentence';

function Time({ label, time, isProposed = false }: { label: string; time: RescheduleTime; isProposed?: boolean }) {
  const places = useTranslations('options.locationType');
  const formats = useFormats();
  return (
    <div className={classes.time} data-proposed={isProposed || undefined}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>
        <span className={classes.day}>{`${formats.shortWeekday(time.date)}, ${formats.dayAndMonth(time.date)}`}</span>
        <SpanText time={time} />
        <ReadersTime time={time} />
        <span className={classes.label}>{places(time.locationType)}</span>
      </dd>
    </div>
  );
}

/** Who asked and why, the agreed and the proposed time side by side, and until when it can be answered. */
export function RescheduleTimes({ application, party, request }: RescheduleProps & { request: RescheduleRequest }) {
  const t = useTranslations('applications.reschedule');
  const cancelled = isCancelled(application);
  return (
    <>
      <p className={classes.line}>
        <Sentence>
          {t.rich(`askedOn.${actingParty(request.requestedBy, party)}`, {
            day: () => <DateText value={request.requestedAt} zone={application.selectedInterview.timeZone} />,
          })}
        </Sentence>{' '}
        <span className={classes.quiet} translate="no">
          {request.reason}
        </span>
      </p>
      <dl className={classes.times}>
        <Time label={cancelled ? t('cancelled.title') : t('agreedNow')} time={application.selectedInterview} />
        <Time label={t('proposed')} time={request.newInterview} isProposed />
      </dl>
      <p className={classes.line}>
        <Sentence>
          {t.rich(`expiry.${actingParty(otherSide(request.requestedBy), party)}`, {
            time: () => <MomentText value={request.expiresAt} zone={application.selectedInterview.timeZone} />,
          })}{' '}
          {t(`silence.${cancelled ? 'CANCELLED' : 'PLANNED'}`)}
        </Sentence>
      </p>
    </>
  );
}
