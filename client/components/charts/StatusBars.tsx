import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormats } from '../../language/formats';
import { scaleFor } from './scale';
import { statusSeries, totalOf, type StatusDay } from './status-series';
import classes from './StatusBars.module.css';

/** The axis says one day of each week, the last day among them. */
const LABEL_EVERY = 7;

const share = (count: number, top: number): string => `${(count / top) * 100}%`;

/** The day that the pointer is on, in figures. */
function Figures({ day, isLate }: { day: StatusDay; isLate: boolean }) {
  const t = useTranslations('portal.status');
  const formats = useFormats();
  return (
    <dl className={classes.figures} data-late={isLate || undefined}>
      <dt>{formats.day(day.date)}</dt>
      {statusSeries.map(({ field, status }) => (
        <dd key={field}>{`${t(status)} ${day[field].toLocaleString('id-ID')}`}</dd>
      ))}
    </dl>
  );
}

/** The drawing itself: a column for each day, stacked by status. Hidden from screen readers, which get the table beside it. */
export function StatusBars({ days }: { days: readonly StatusDay[] }) {
  const formats = useFormats();
  const [shown, setShown] = useState<number | null>(null);
  const { ticks, top } = scaleFor(Math.max(...days.map(totalOf)));
  const shownDay = shown === null ? undefined : days[shown];
  return (
    <div className={classes.bars} aria-hidden>
      <div className={classes.ticks}>
        {ticks.map((tick) => (
          <span key={tick} style={{ bottom: share(tick, top) }}>
            {tick.toLocaleString('id-ID')}
          </span>
        ))}
      </div>
      <div className={classes.days} onPointerLeave={() => setShown(null)}>
        {ticks.map((tick) => (
          <hr key={tick} style={{ bottom: share(tick, top) }} />
        ))}
        {days.map((day, index) => (
          <div key={day.date} className={classes.day} onPointerEnter={() => setShown(index)}>
            {statusSeries.map(({ field, mark }) => (
              <span key={field} style={{ height: share(day[field], top), background: mark }} />
            ))}
            {(days.length - 1 - index) % LABEL_EVERY === 0 && <small>{formats.dayAndMonth(day.date)}</small>}
          </div>
        ))}
        {shownDay && <Figures day={shownDay} isLate={(shown ?? 0) >= days.length / 2} />}
      </div>
    </div>
  );
}
