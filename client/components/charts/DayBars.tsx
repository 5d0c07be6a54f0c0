import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { formatThousands } from '../../../domain/money';
import { useFormats } from '../../language/formats';
import { scaleFor } from './scale';
import classes from './DayBars.module.css';

/** What is counted. */
export interface Series {
  name: string;
  /** The colour of its part of a column; null for what is said and not drawn. */
  mark: string | null;
  /** How a count is written, when not as a plain number. */
  text?: (count: number) => string;
}

export interface CountedDay {
  /** `YYYY-MM-DD`, in WIB; of a week its Monday. */
  date: string;
  /** One of each series. */
  counts: readonly number[];
}

export interface DayBarsProps {
  days: readonly CountedDay[];
  /** From the axis upwards. */
  series: readonly Series[];
  unit?: 'day' | 'week';
}

/** The axis says one day of each week, or every second week, the last one among them. */
const LABEL_EVERY = { day: 7, week: 2 } as const;

/** As it is written, by default with points between thousands. */
export const countOf = ({ text = formatThousands }: Series, count = 0): string => text(count);

const share = (count: number, top: number): string => `${(count / top) * 100}%`;

/** The day that the pointer is on, in figures. */
function Figures({
  day,
  series,
  unit,
  isLate,
}: Required<Pick<DayBarsProps, 'series' | 'unit'>> & { day: CountedDay; isLate: boolean }) {
  const t = useTranslations('portal.chart');
  const formats = useFormats();
  return (
    <dl className={classes.figures} data-late={isLate || undefined}>
      <dt>{unit === 'week' ? t('weekFrom', { day: formats.day(day.date) }) : formats.day(day.date)}</dt>
      {series.map((one, index) => (
        <dd key={one.name}>{`${one.name} ${countOf(one, day.counts[index])}`}</dd>
      ))}
    </dl>
  );
}

/** The drawing itself: a column for each day or week, stacked by series. Hidden from screen readers, which get the table beside it. */
export function DayBars({ days, series, unit = 'day' }: DayBarsProps) {
  const formats = useFormats();
  const [shown, setShown] = useState<number | null>(null);
  const drawnOf = ({ counts }: CountedDay) => counts.map((count, part) => (series[part]?.mark ? count : 0));
  const { ticks, top } = scaleFor(Math.max(...days.map((day) => drawnOf(day).reduce((sum, count) => sum + count, 0))));
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
            {series.map(({ name, mark }, part) =>
              mark ? <span key={name} style={{ height: share(day.counts[part] ?? 0, top), background: mark }} /> : null,
            )}
            {(days.length - 1 - index) % LABEL_EVERY[unit] === 0 && <small>{formats.dayAndMonth(day.date)}</small>}
          </div>
        ))}
        {shownDay && <Figures day={shownDay} series={series} unit={unit} isLate={(shown ?? 0) >= days.length / 2} />}
      </div>
    </div>
  );
}
