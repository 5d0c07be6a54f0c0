import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { isInterviewOver, spanOf } from '../../../domain/interview-times';
import { isUnencrypted } from '../../../domain/links';
import { AgoText } from '../../components/AgoText';
import next from '../../components/NextInterview/NextInterview.module.css';
import { ReadersTime } from '../../components/ReadersTime';
import { SpanText } from '../../components/SpanText';
import { UserText } from '../../components/UserText';
import { IconClock } from '../../icons';
import { useFormats } from '../../language/formats';
import type { KeptInterview } from '../../lib/kept-copy';
import classes from './OfflinePage.module.css';

interface KeptProps {
  /** In order of time. */
  interviews: readonly KeptInterview[];
  now: Date;
}

const nextOf = ({ interviews, now }: KeptProps): KeptInterview | undefined =>
  interviews.find(({ time }) => !isInterviewOver(time, now));

function Until({ interview: { time }, now }: { interview: KeptInterview; now: Date }) {
  const t = useTranslations('portal.nextInterview');
  const { startsAt } = spanOf(time);
  return (
    <span className={next.until}>
      <IconClock size={16} aria-hidden />
      {startsAt <= now ? (
        <span>{t('begun')}</span>
      ) : (
        <AgoText value={startsAt.toISOString()} now={now} zone={time.timeZone} />
      )}
    </span>
  );
}

function Day({ interview: { time } }: { interview: KeptInterview }) {
  const formats = useFormats();
  return (
    <>
      <span>{`${formats.shortWeekday(time.date)} ${formats.dayAndMonth(time.date)}`}</span> <SpanText time={time} />
    </>
  );
}

/** The meeting's address in letters: another phone can type it, and it opens where there is a connection. */
function MeetingLink({ link }: { link: string }) {
  const t = useTranslations('offline');
  const warning = useTranslations('portal.nextInterview');
  return (
    <p className={next.place}>
      <span>
        <span>{`${t('link')}: `}</span>
        <a href={link} rel="noopener noreferrer" className={classes.link} translate="no">
          {link}
        </a>
        {isUnencrypted(link) ? <small className={classes.link}>{warning('notEncrypted')}</small> : null}
      </span>
    </p>
  );
}

/** What happens next, in large letters. */
export function NextKept(props: KeptProps) {
  const t = useTranslations('offline');
  const places = useTranslations('options.locationType');
  const id = useId();
  const interview = nextOf(props);
  if (!interview) return null;
  const { jobTitle, companyName, time, venue, link, notes } = interview;
  return (
    <section aria-labelledby={id} className={next.card}>
      <div className={next.head}>
        <h2 id={id} className={next.title}>
          {t('next')}
        </h2>
        <Until interview={interview} now={props.now} />
      </div>
      <div className={classes.facts}>
        <p className={next.when}>
          <Day interview={interview} />
          <ReadersTime time={time} />
        </p>
        <p className={classes.job} translate="no">
          {companyName ? `${jobTitle} · ${companyName}` : jobTitle}
        </p>
        <p className={next.place}>
          <span>
            <span>{places(time.locationType)}</span>
            {venue && time.locationType !== 'ONLINE' ? <span translate="no">{` · ${venue}`}</span> : null}
          </span>
        </p>
        {link ? <MeetingLink link={link} /> : null}
        {notes ? (
          <UserText multiline size="sm">
            {notes}
          </UserText>
        ) : null}
      </div>
    </section>
  );
}

function Line({ interview, now }: { interview: KeptInterview; now: Date }) {
  const t = useTranslations('offline');
  const places = useTranslations('options.locationType');
  const { jobTitle, companyName, time, venue, link, notes } = interview;
  return (
    <li className={classes.line}>
      <b>
        <Day interview={interview} />
      </b>
      {isInterviewOver(time, now) ? <span>{t('over')}</span> : null}
      <span translate="no">{companyName ? `${jobTitle} · ${companyName}` : jobTitle}</span>
      <span>{places(time.locationType)}</span>
      {venue && time.locationType !== 'ONLINE' ? <span translate="no">{venue}</span> : null}
      {link ? (
        <a href={link} rel="noopener noreferrer" className={classes.link} translate="no">
          {link}
        </a>
      ) : null}
      {notes ? (
        <UserText multiline size="sm">
          {notes}
        </UserText>
      ) : null}
    </li>
  );
}

/** The others, in order of time. */
export function KeptList(props: KeptProps) {
  const others = props.interviews.filter((interview) => interview !== nextOf(props));
  if (others.length === 0) return null;
  return (
    <ul className={classes.list}>
      {others.map((interview) => (
        <Line key={interview.id} interview={interview} now={props.now} />
      ))}
    </ul>
  );
}
