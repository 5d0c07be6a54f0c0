import { useTranslations } from 'use-intl/react';
import { useFormats } from '../../language/formats';
import { DayBars } from './DayBars';
import { statusSeries, type StatusDay } from './status-series';
import classes from './StatusOverTimeChart.module.css';
import hidden from '../VisuallyHidden.module.css';

export interface StatusOverTimeChartProps {
  /** In order of time, days without any included. */
  days: readonly StatusDay[];
  /** What the chart shows, such as "Applications of the last 30 days, by status". */
  label: string;
}

/** The same figures in words, for screen readers. */
function FiguresTable({ days, label }: StatusOverTimeChartProps) {
  const t = useTranslations('portal');
  const formats = useFormats();
  return (
    <table>
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{t('chart.day')}</th>
          {statusSeries.map(({ field, status }) => (
            <th key={field} scope="col">
              {t(`status.${status}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.date}>
            <th scope="row">{formats.day(day.date)}</th>
            {statusSeries.map(({ field }) => (
              <td key={field}>{day[field]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Each status with its colour and its sum; a colour is never the only sign. */
function Legend({ days }: { days: readonly StatusDay[] }) {
  const t = useTranslations('portal');
  return (
    <ul className={classes.legend} aria-label={t('chart.total')}>
      {statusSeries.map(({ field, status }) => (
        <li key={field}>
          <span className={classes.swatch} data-status={field} aria-hidden />
          <span>{t(`status.${status}`)}</span>{' '}
          <strong>{days.reduce((sum, day) => sum + day[field], 0).toLocaleString('id-ID')}</strong>
        </li>
      ))}
    </ul>
  );
}

/** Applications per day, stacked by status. */
export function StatusOverTimeChart({ days, label }: StatusOverTimeChartProps) {
  const t = useTranslations('portal.status');
  return (
    <div>
      <Legend days={days} />
      <DayBars
        labelEvery={7}
        days={days.map((day) => ({ date: day.date, counts: statusSeries.map(({ field }) => day[field]) }))}
        series={statusSeries.map(({ status, mark }) => ({ name: t(status), mark }))}
      />
      <div className={hidden.hidden}>
        <FiguresTable days={days} label={label} />
      </div>
    </div>
  );
}
