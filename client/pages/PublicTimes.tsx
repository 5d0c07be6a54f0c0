import { useTranslations } from 'use-intl/react';
import type { CSSProperties } from 'react';
import type { PublicTime } from '../../domain/public-pages';
import { addDays, ZONE_NAMES, type LocalDate } from '../../domain/time';
import { DAYS_IN_SIGHT, mondayOf, weeksOf } from '../components/times/board-weeks';
import board from '../components/times/TimeBoard.module.css';
import chip from '../components/times/TimeChip.module.css';
import { IconBuilding, IconHelpCircle, IconVideo } from '../icons';
import { useFormats } from '../language/formats';
import classes from './PublicTimes.module.css';

const placeIcons = { ONSITE: IconBuilding, ONLINE: IconVideo, TENTATIVE: IconHelpCircle } as const;

/** A free time as a link to sign in, which comes back to the job with this time chosen. Without its seats. */
function TimeLink({ time, to }: { time: PublicTime; to: string }) {
  const span = useTranslations('portal.time');
  const places = useTranslations('options.locationType');
  const formats = useFormats();
  const place = places(time.locationType);
  const PlaceIcon = placeIcons[time.locationType];
  const spoken = [
    `${time.start}: ${formats.weekday(time.date)}, ${formats.day(time.date)}`,
    span('span', { start: time.start, end: time.end, zone: ZONE_NAMES[time.timeZone] }),
    place,
  ].join(', ');
  return (
    <a href={to} rel="nofollow" className={`${chip.chip} ${classes.link}`} aria-label={spoken}>
      <span className={chip.time}>{time.start}</span>
      <small className={`${chip.line} ${classes.placeLine}`}>
        <PlaceIcon size={14} stroke={1.75} aria-hidden />
        {place}
      </small>
    </a>
  );
}

interface PublicTimesProps {
  times: readonly PublicTime[];
  today: LocalDate;
  /** Where choosing one leads. */
  pathOf: (slotId: string) => string;
}

/**
 * The time board as links: it needs no script, so all its weeks stand below each other. On a phone, browsers that draw
 * buttons for what scrolls show its arrows; the others say how many days there are to swipe to.
 */
export function PublicTimes({ times, today, pathOf }: PublicTimesProps) {
  const t = useTranslations('browse.times');
  const zoneText = useTranslations('portal.time');
  const formats = useFormats();
  const [first] = times;
  const dayCount = new Set(times.map(({ date }) => date)).size;
  const thisMonday = mondayOf(today);
  const names: Record<LocalDate, string> = { [thisMonday]: t('thisWeek'), [addDays(thisMonday, 7)]: t('nextWeek') };
  return (
    <div className={board.place}>
      <div className={classes.place}>
        {first ? (
          <p className={board.zone} aria-hidden>
            {zoneText('zone', { zone: ZONE_NAMES[first.timeZone] })}
            {dayCount > DAYS_IN_SIGHT ? (
              <span className={classes.swipe}> · {t('swipe', { days: String(dayCount) })}</span>
            ) : null}
          </p>
        ) : null}
        <div
          className={`${board.board} ${classes.board}`}
          role="group"
          aria-label={t('label')}
          tabIndex={-1}
          data-goes-on={dayCount > DAYS_IN_SIGHT || undefined}
          data-earlier={t('earlier')}
          data-later={t('later')}
        >
          {weeksOf(times).map(({ monday, days }) => (
            <div key={monday} className={board.week} style={{ '--days': days.length } as CSSProperties}>
              <div className={board.weekName} aria-hidden>
                {names[monday] ? `${names[monday]} · ` : null}
                {formats.dayAndMonth(days[0]?.date ?? monday)} – {formats.dayAndMonth(days.at(-1)?.date ?? monday)}
              </div>
              {days.map(({ date, times: ofDay }) => (
                <div key={date} className={board.day} data-offers={ofDay.length === 0 ? 'nothing' : 'free'}>
                  <div className={board.dayName} aria-hidden>
                    {formats.shortWeekday(date)} <span className={board.number}>{Number(date.slice(-2))}</span>
                    <span className={board.date}>{formats.dayAndMonth(date)}</span>
                  </div>
                  {ofDay.map((time) => (
                    <TimeLink key={time.id} time={time} to={pathOf(time.id)} />
                  ))}
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
