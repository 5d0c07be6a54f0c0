import { useState } from 'react';
import { useFormats } from '../../language/formats';
import { scaleFor } from './scale';
import classes from './DayBars.module.css';

/** What is counted: its name, and the colour of its part of a column. */
interface Series {
  name: string;
  mark: string;
}

interface CountedDay {
  /** `YYYY-MM-DD`, in WIB. */
  date: string;
  /** One of each series. */
  counts: readonly number[];
}

export interface DayBarsProps {
  days: readonly CountedDay[];
  /** From the axis upwards. */
  series: readonly Series[];
  /** The axis says one of so many, the last one among them. */
  labelEvery: number;
}

const share = (count: number, top: number): string => `${(count / top) * 100}%`;

/** The day that the pointer is on, in figures. */
function Figures({ day, series, isLate }: Pick<DayBarsProps, 'series'> & { day: CountedDay; isLate: boolean }) {
  const formats = useFormats();
  return (
    <dl className={classes.figures} data-late={isLate || undefined}>
      <dt>{formats.day(day.date)}</dt>
      {series.map(({ name }, index) => (
        <dd key={name}>{`${name} ${(day.counts[index] ?? 0).toLocaleString('id-ID')}`}</dd>
      ))}
    </dl>
  );
}

/** The drawing itself: a column for each day, or for a week by its Monday, stacked by series. Hidden from screen readers, which get the table beside it. */
export function DayBars({ days, series, labelEvery }: DayBarsProps) {
  const formats = useFormats();
  const [shown, setShown] = useState<number | null>(null);
  const { ticks, top } = scaleFor(Math.max(...days.map(({ counts }) => counts.reduce((sum, count) => sum + count, 0))));
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
            {series.map(({ name, mark }, part) => (
              <span key={name} style={{ height: share(day.counts[part] ?? 0, top), background: mark }} />
            ))}
            {(days.length - 1 - index) % labelEvery === 0 && <small>{formats.dayAndMonth(day.date)}</small>}
          </div>
        ))}
        {shownDay && <Figures day={shownDay} series={series} isLate={(shown ?? 0) >= days.length / 2} />}
      </div>
    </div>
  );
}
