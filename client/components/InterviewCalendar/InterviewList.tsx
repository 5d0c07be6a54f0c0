import { useTranslations } from 'use-intl/react';
import { useFormats } from '../../language/formats';
import { Button } from '@mantine/core';
import { IconVideo } from '../../icons';
import { Link } from 'react-router-dom';
import { TimeText } from '../TimeText';
import { isInterviewOver } from '../../../domain/interview-times';
import type { CalendarDay, CalendarItem } from './calendar-items';
import classes from './InterviewList.module.css';

function Interview({ item, now }: { item: CalendarItem; now: Date }) {
  const t = useTranslations('portal.calendar');
  return (
    <li className={classes.item}>
      <div className={classes.time}>
        <TimeText value={item.start} end={item.end} />
      </div>
      <Link to={item.href} className={classes.title} translate="no">
        {item.title}
      </Link>
      {item.subtitle ? <div className={classes.subtitle}>{item.subtitle}</div> : null}
      {item.joinUrl && !isInterviewOver(item, now) ? (
        <Button
          component="a"
          href={item.joinUrl}
          target="_blank"
          rel="noopener noreferrer"
          variant="light"
          mt="sm"
          leftSection={<IconVideo size={18} stroke={1.75} aria-hidden />}
          aria-label={t('joinOf', { title: item.title })}
        >
          {t('join')}
        </Button>
      ) : null}
    </li>
  );
}

/** Interviews under the day they are on. */
export function InterviewList({ days, now }: { days: readonly CalendarDay[]; now: Date }) {
  const formats = useFormats();
  return (
    <>
      {days.map(({ date, items }) => (
        <section key={date} className={classes.day}>
          <h3 className={classes.heading}>
            {formats.weekday(date)}, <span>{formats.day(date)}</span>
          </h3>
          <ul className={classes.items}>
            {items.map((item) => (
              <Interview key={item.id} item={item} now={now} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
