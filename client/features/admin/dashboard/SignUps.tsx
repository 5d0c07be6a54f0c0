import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { formatThousands } from '../../../../domain/money';
import { paths } from '../../../../domain/paths';
import { DayBars } from '../../../components/charts/DayBars';
import legend from '../../../components/charts/StatusOverTimeChart.module.css';
import { SectionCard } from '../../../components/SectionCard';
import type { AdminDashboardQuery } from '../../../graphql/generated';
import { useFormats } from '../../../language/formats';
import { Disclosure } from '../../../components/Disclosure';
import classes from './AdminDashboardView.module.css';

type Day = AdminDashboardQuery['adminDailyFigures']['days'][number];

const SERIES = [
  { field: 'seekers', mark: 'var(--tk-accepted-mark)' },
  { field: 'companies', mark: 'var(--tk-pending-mark)' },
] as const;

function SignUpTable({ days }: { days: readonly Day[] }) {
  const t = useTranslations('adminDashboard.signUps');
  const formats = useFormats();
  return (
    <table className={classes.table} aria-label={t('title')}>
      <thead>
        <tr>
          <th scope="col">{t('day')}</th>
          {SERIES.map(({ field }) => (
            <th key={field} scope="col">
              {t(field)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((day) => (
          <tr key={day.day}>
            <th scope="row">{formats.day(day.day)}</th>
            {SERIES.map(({ field }) => (
              <td key={field}>{formatThousands(day[field])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Who has signed up on each of the days: a drawing with its sums, and the same figures as a table. */
export function SignUps({ days }: { days: readonly Day[] }) {
  const t = useTranslations('adminDashboard.signUps');
  return (
    <SectionCard
      title={t('title')}
      aside={
        <Link to={paths.admin.users} className={classes.details}>
          {t('all')}
        </Link>
      }
    >
      <ul className={legend.legend}>
        {SERIES.map(({ field, mark }) => (
          <li key={field}>
            <span className={legend.swatch} style={{ background: mark }} aria-hidden />
            <span>{t(field)}</span> <strong>{formatThousands(days.reduce((sum, day) => sum + day[field], 0))}</strong>
          </li>
        ))}
      </ul>
      <DayBars
        labelEvery={7}
        days={days.map((day) => ({ date: day.day, counts: SERIES.map(({ field }) => day[field]) }))}
        series={SERIES.map(({ field, mark }) => ({ name: t(field), mark }))}
      />
      <Disclosure summary={t('table')}>
        <SignUpTable days={days} />
      </Disclosure>
    </SectionCard>
  );
}
