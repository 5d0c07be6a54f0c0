import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLocale, useTranslations } from 'use-intl/react';
import { PUBLIC_JOBS } from '../../../domain/public-addresses';
import { MINUTE_MS, ZONE_NAMES } from '../../../domain/time';
import type { ChosenTimeQuery, ChosenTimeQueryVariables } from '../../graphql/generated';
import { IconCalendarEvent } from '../../icons';
import { useFormats } from '../../language/formats';
import { postGraphql } from '../../lib/post-graphql';
import { wantedJobAt, type WantedJob } from '../../lib/wanted-job';
import document from './ChosenTime.graphql?raw';
import classes from './ChosenTimeStrip.module.css';

type Chosen = NonNullable<ChosenTimeQuery['chosenTime']>;

/** By plain fetch, because the login page has no Apollo Client; undefined until it is known. */
function useChosenTime({ jobId, slotId }: WantedJob): Chosen | null | undefined {
  const [chosen, setChosen] = useState<Chosen | null>();
  useEffect(() => {
    let isCurrent = true;
    const variables: ChosenTimeQueryVariables = { jobId, slotId };
    void postGraphql<ChosenTimeQuery>(document, { ...variables })
      .then((answer) => answer.chosenTime)
      // The way back works without it.
      .catch(() => null)
      .then((answer) => isCurrent && setChosen(answer));
    return () => {
      isCurrent = false;
    };
  }, [jobId, slotId]);
  return chosen;
}

function Time({ time }: { time: NonNullable<Chosen['time']> }) {
  const t = useTranslations('chosenTime');
  const formats = useFormats();
  const minutes = (Date.parse(time.endsAt) - Date.parse(time.startsAt)) / MINUTE_MS;
  return (
    <>
      <b>{`${formats.shortWeekday(time.date)}, ${formats.dayAndMonth(time.date)}, ${time.start} ${ZONE_NAMES[time.timeZone]}`}</b>
      <span>{t(`places.${time.locationType}`)}</span>
      <span>{t('minutes', { count: minutes })}</span>
    </>
  );
}

function Strip({ wanted }: { wanted: WantedJob }) {
  const t = useTranslations('chosenTime');
  const language = useLocale();
  const chosen = useChosenTime(wanted);
  // Nothing moves while it is asked for.
  if (chosen === undefined) return <div className={classes.strip} aria-hidden />;
  if (chosen === null) return null;
  const { title, time } = chosen;
  return (
    <section className={classes.strip} aria-label={t('label')}>
      <div className={classes.inner}>
        <IconCalendarEvent size={20} stroke={1.75} aria-hidden />
        <div className={classes.words} role="status">
          <b className={classes.title} translate="no">
            {title}
          </b>
          <div className={classes.time}>
            {time ? <Time time={time} /> : <b>{t(wanted.slotId === null ? 'noTime' : 'gone')}</b>}
          </div>
        </div>
        {/* Drawn by the server, so not a page of the router. */}
        <a href={`${PUBLIC_JOBS[language]}/${wanted.jobId}`} className={classes.change}>
          {t(time ? 'change' : 'choose')}
        </a>
      </div>
    </section>
  );
}

/** What someone who comes from a public job has chosen, on the way to apply. */
export function ChosenTimeStrip() {
  const { search } = useLocation();
  const wanted = wantedJobAt(search);
  return wanted ? <Strip wanted={wanted} /> : null;
}
