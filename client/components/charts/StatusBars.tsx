import { useTranslations } from 'use-intl/react';
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { useFormats } from '../../language/formats';
import { statusSeries, type StatusDay } from './status-series';
import classes from './StatusOverTimeChart.module.css';

/**
 * The drawing itself, in a chunk of its own with the chart library. Hidden from screen readers, which get the table
 * beside it. It never moves: bars that grow say nothing, and some people feel sick of them.
 */
export function StatusBars({ days }: { days: readonly StatusDay[] }) {
  const t = useTranslations('portal.status');
  const formats = useFormats();
  return (
    <BarChart
      responsive
      className={classes.bars}
      data={[...days]}
      accessibilityLayer={false}
      margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
      barCategoryGap="20%"
    >
      <CartesianGrid vertical={false} stroke="var(--tk-hairline)" />
      <XAxis
        dataKey="date"
        // The year is in the tooltip.
        tickFormatter={formats.dayAndMonth}
        tickLine={false}
        axisLine={{ stroke: 'var(--tk-control-border)' }}
        minTickGap={16}
        interval="preserveStartEnd"
      />
      <YAxis allowDecimals={false} width="auto" tickLine={false} axisLine={false} />
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: 'var(--tk-nav-hover-bg)' }}
        labelFormatter={(day) => formats.day(String(day))}
        wrapperClassName={classes.tooltip}
      />
      {statusSeries.map(({ field, status, mark }) => (
        <Bar key={field} dataKey={field} name={t(status)} stackId="status" fill={mark} isAnimationActive={false} />
      ))}
    </BarChart>
  );
}
