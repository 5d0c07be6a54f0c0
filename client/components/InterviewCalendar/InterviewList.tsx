import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { Link } from 'react-router-dom';
import { isInterviewOver, spanOf } from '../../../domain/interview-times';
import { isUnencrypted } from '../../../domain/links';
import { IconCheck, IconClock, IconMapPin, IconSwitchHorizontal, IconVideo } from '../../icons';
import { useFormats } from '../../language/formats';
import { directionsTo } from '../../lib/directions';
import { AgoText } from '../AgoText';
import { ReadersTime } from '../ReadersTime';
import { SpanText } from '../SpanText';
import { minutesBetween, type CalendarDay, type CalendarItem } from './calendar-items';
import classes from './InterviewList.module.css';

/** The one way to be there: the meeting, or the way to the place. */
function WayThere({ item }: { item: CalendarItem }) {
  const t = useTranslations('portal.calendar');
  const next = useTranslations('portal.nextInterview');
  const id = useId();
  const warningId = isUnencrypted(item.joinUrl) ? id : undefined;
  const shared = { target: '_blank', rel: 'noopener noreferrer', className: classes.way };
  if (item.joinUrl) {
    return (
      <>
        <a
          {...shared}
          href={item.joinUrl}
          data-main
          aria-label={t('joinOf', { title: item.title })}
          aria-describedby={warningId}
        >
          <IconVideo size={18} stroke={1.75} aria-hidden />
          {t('join')}
        </a>
        {warningId ? (
          <p id={warningId} className={classes.warning}>
            {next('notEncrypted')}
          </p>
        ) : null}
      </>
    );
  }
  if (!item.venue) return null;
  return (
    <a {...shared} href={directionsTo(item.venue)} aria-label={t('directionsOf', { title: item.title })}>
      <IconMapPin size={18} stroke={1.75} aria-hidden />
      {next('directions')}
    </a>
  );
}

function Interview({ item, now }: { item: CalendarItem; now: Date }) {
  const t = useTranslations('portal');
  const isOver = isInterviewOver(item, now);
  const begin = spanOf(item).startsAt;
  return (
    <li className={classes.entry} data-asks={item.needsAnswer || undefined}>
      <span className={classes.mark}>
        {item.needsAnswer ? <IconSwitchHorizontal size={14} aria-hidden /> : <IconCheck size={14} aria-hidden />}
      </span>
      <div className={classes.item}>
        <div className={classes.head}>
          <span className={classes.time}>
            <SpanText time={item} />
          </span>
          {begin > now ? (
            <span className={classes.subtitle}>
              <AgoText value={begin.toISOString()} now={now} zone={item.timeZone} />
            </span>
          ) : null}
        </div>
        <ReadersTime time={item} />
        <Link to={item.href} className={classes.title} translate="no">
          {item.title}
        </Link>
        {item.subtitle ? <div className={classes.subtitle}>{item.subtitle}</div> : null}
        {item.needsAnswer ? <div className={classes.asks}>{t('proposals.title')}</div> : null}
        {isOver ? null : <WayThere item={item} />}
      </div>
    </li>
  );
}

/** `3 hours 30 minutes`. */
function Duration({ minutes }: { minutes: number }) {
  const locale = useLocale();
  const part = (value: number, unit: 'hour' | 'minute') =>
    value === 0 ? [] : [new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)];
  return <span>{[...part(Math.floor(minutes / 60), 'hour'), ...part(minutes % 60, 'minute')].join(' ')}</span>;
}

function Gap({ minutes }: { minutes: number }) {
  const t = useTranslations('portal.calendar');
  return (
    <li className={classes.entry} data-gap>
      <span className={classes.mark}>
        <IconClock size={14} aria-hidden />
      </span>
      <span className={classes.subtitle}>{t.rich('free', { time: () => <Duration minutes={minutes} /> })}</span>
    </li>
  );
}

/** Interviews under the day they are on, each day as a line of time with what is free between them. */
export function InterviewList({ days, now }: { days: readonly CalendarDay[]; now: Date }) {
  const formats = useFormats();
  return (
    <>
      {days.map(({ date, items }) => (
        <section key={date} className={classes.day}>
          <h3 className={classes.heading}>{`${formats.weekday(date)}, ${formats.day(date)}`}</h3>
          <ul className={classes.items}>
            {items.flatMap((item, index) => {
              const before = items[index - 1];
              const minutes = before ? minutesBetween(before, item) : 0;
              const entry = <Interview key={item.id} item={item} now={now} />;
              return minutes > 0 ? [<Gap key={`before ${item.id}`} minutes={minutes} />, entry] : [entry];
            })}
          </ul>
        </section>
      ))}
    </>
  );
}
