import { useTranslations } from 'use-intl/react';
import { useFormats } from '../../language/formats';
import { Disclosure } from '../Disclosure';
import { countOf, DayBars, type DayBarsProps } from './DayBars';
import classes from './Plot.module.css';

export interface PlotProps extends DayBarsProps {
  /** What it shows, such as "Applications of the last 30 days, by status". */
  label: string;
}

/** Each series with its colour and its sum; a colour is never the only sign. */
function Legend({ days, series }: PlotProps) {
  const t = useTranslations('portal.chart');
  return (
    <ul className={classes.legend} aria-label={t('total')}>
      {series.map((one, index) => (
        <li key={one.name}>
          {one.mark ? <span className={classes.swatch} style={{ background: one.mark }} aria-hidden /> : null}
          <span>{one.name}</span>{' '}
          <strong>
            {countOf(
              one,
              days.reduce((sum, { counts }) => sum + (counts[index] ?? 0), 0),
            )}
          </strong>
        </li>
      ))}
    </ul>
  );
}

function FiguresTable({ days, series, label, unit = 'day' }: PlotProps) {
  const t = useTranslations('portal.chart');
  const formats = useFormats();
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t(unit)}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map(({ date, counts }) => (
          <tr key={date}>
            <th scope="row">{formats.day(date)}</th>
            {series.map((one, index) => (
              <td key={one.name}>{countOf(one, counts[index])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Counts by day or week: a drawing with its sums, and the same figures as a table. */
export function Plot(props: PlotProps) {
  const t = useTranslations('portal.chart');
  const { days, series, unit } = props;
  return (
    <div>
      <Legend {...props} />
      <DayBars days={days} series={series} unit={unit} />
      <Disclosure summary={t('asTable')}>
        <div className={classes.scroll}>
          <FiguresTable {...props} />
        </div>
      </Disclosure>
    </div>
  );
}
