import { useId, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { spanOf, type ZonedSpan } from '../../../domain/interview-times';
import { isUnencrypted } from '../../../domain/links';
import type { LocationType } from '../../../domain/slots';
import { IconCalendarPlus, IconClock, IconMapPin, IconVideo } from '../../icons';
import { useFormats } from '../../language/formats';
import { directionsTo } from '../../lib/directions';
import { AgoText } from '../AgoText';
import { ReadersTime } from '../ReadersTime';
import { SpanText } from '../SpanText';
import classes from './NextInterview.module.css';
import { VisuallyHidden } from '../VisuallyHidden';
import { useNow } from '../../lib/use-now';
import type { Elements } from '../elements';

interface NextInterviewProps {
  title: string;
  interview: {
    id: string;
    joinUrl: string | null;
    interviewDetails: { venue: string } | null;
    selectedInterview: ZonedSpan & { locationType: LocationType };
  };
  /** The page with the details, and its label: the job and the company, or the applicant. Missing on that page. */
  about?: { to: string; text: string };
  /** The file for the reader's calendar. */
  fileHref: string;
  /** Among other cards. */
  isSlim?: boolean;
  /** Other things to do with it. */
  children?: Elements;
}

/** Another thing to do with it, beside the ways to be there. */
export function NextInterviewButton(props: ComponentProps<'button'>) {
  return <button type="button" className={classes.way} {...props} />;
}

/** The same, on another page. */
export function NextInterviewLink(props: ComponentProps<typeof Link>) {
  return <Link className={classes.way} {...props} />;
}

/** What happens next, on the one dark card of a page, with the one way to be there. */
export function NextInterview({ title, interview, about, fileHref, isSlim, children }: NextInterviewProps) {
  const t = useTranslations('portal.nextInterview');
  const places = useTranslations('options.locationType');
  const formats = useFormats();
  const id = useId();
  const now = useNow();
  const { joinUrl, selectedInterview: time } = interview;
  const warningId = isUnencrypted(joinUrl) ? `${id}warning` : undefined;
  const venue = interview.interviewDetails?.venue;
  const { startsAt } = spanOf(time);
  const hasBegun = startsAt <= now;
  const PlaceIcon = time.locationType === 'ONLINE' ? IconVideo : IconMapPin;
  return (
    <section aria-labelledby={id} className={classes.card} data-slim={isSlim || undefined}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <span className={classes.until}>
          <IconClock size={16} aria-hidden />
          {hasBegun ? (
            <span>{t('begun')}</span>
          ) : (
            <AgoText value={startsAt.toISOString()} now={now} zone={time.timeZone} />
          )}
        </span>
      </div>
      <div>
        <p className={classes.when}>
          <span>
            {isSlim
              ? `${formats.shortWeekday(time.date)} ${formats.dayAndMonth(time.date)}`
              : `${formats.weekday(time.date)}, ${formats.day(time.date)}`}
          </span>{' '}
          <SpanText time={time} />
          <ReadersTime time={time} />
        </p>
        {about ? (
          <Link to={about.to} className={classes.about} translate="no">
            {about.text}
          </Link>
        ) : null}
        <p className={classes.place}>
          <PlaceIcon size={18} stroke={1.75} aria-hidden />
          <span>
            <span>{places(time.locationType)}</span>
            {venue && time.locationType !== 'ONLINE' ? <span translate="no">{` · ${venue}`}</span> : null}
          </span>
        </p>
      </div>
      <div className={classes.ways}>
        {joinUrl ? (
          <>
            <a
              href={joinUrl}
              target="_blank"
              rel="noopener noreferrer"
              aria-describedby={warningId}
              className={classes.way}
              data-main
            >
              <IconVideo size={18} stroke={1.75} aria-hidden />
              {t('join')} <VisuallyHidden>{t('inNewTab')}</VisuallyHidden>
            </a>
            {warningId ? (
              <p id={warningId} className={classes.warning}>
                {t('notEncrypted')}
              </p>
            ) : null}
          </>
        ) : venue && time.locationType === 'ONSITE' ? (
          <a href={directionsTo(venue)} target="_blank" rel="noopener noreferrer" className={classes.way} data-main>
            <IconMapPin size={18} stroke={1.75} aria-hidden />
            {t('directions')} <VisuallyHidden>{t('inNewTab')}</VisuallyHidden>
          </a>
        ) : null}
        {children}
        {hasBegun ? null : (
          <a href={fileHref} download="interview.ics" className={classes.way}>
            <IconCalendarPlus size={18} stroke={1.75} aria-hidden />
            <span>{t('addToCalendar')}</span>
          </a>
        )}
      </div>
    </section>
  );
}
