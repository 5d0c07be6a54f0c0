import { useTranslations } from 'use-intl/react';
import { Plot, type PlotProps } from './Plot';
import { statusSeries, type StatusDay } from './status-series';

interface StatusOverTimeChartProps extends Pick<PlotProps, 'label'> {
  /** In order of time, days without any included. */
  days: readonly StatusDay[];
}

/** Applications per day, stacked by status. */
export function StatusOverTimeChart({ days, label }: StatusOverTimeChartProps) {
  const t = useTranslations('portal.status');
  return (
    <Plot
      label={label}
      days={days.map((day) => ({ date: day.date, counts: statusSeries.map(({ field }) => day[field]) }))}
      series={statusSeries.map(({ status, mark }) => ({ name: t(status), mark }))}
    />
  );
}
