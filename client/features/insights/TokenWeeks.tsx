import { useMediaQuery } from '@mantine/hooks';
import { useTranslations } from 'use-intl/react';
import { TOKEN_WEEKS, type InsightPeriod } from '../../../domain/insights';
import { addDays } from '../../../domain/time';
import { DayBars } from '../../components/charts/DayBars';
import type { CompanyInsightsQuery } from '../../graphql/generated';
import { useFormats } from '../../language/formats';
import { Figure } from './Figure';
import classes from './Insights.module.css';
import { useDays } from './use-days';

type Week = CompanyInsightsQuery['companyInsights']['tokenWeeks'][number];

interface TokenWeeksProps {
  weeks: readonly Week[];
  opened: InsightPeriod | null;
  onOpen: (days: InsightPeriod) => void;
}

/** How many days earlier the weeks are that each is compared with. */
const DAYS_BEFORE = 7 * TOKEN_WEEKS;

const earlier = ({ from, to }: InsightPeriod): InsightPeriod => ({
  from: addDays(from, -DAYS_BEFORE),
  to: addDays(to, -DAYS_BEFORE),
});

function WeekTable({ weeks, opened, onOpen }: TokenWeeksProps) {
  const t = useTranslations('insights.tokens');
  const formats = useFormats();
  const daysText = useDays();
  const sum = (field: 'tokens' | 'before'): number => weeks.reduce((total, week) => total + week[field], 0);
  const figure = (tokens: number, days: InsightPeriod) => (
    <Figure
      value={tokens}
      label={t('spent', { days: daysText(days) })}
      isOpened={opened?.from === days.from && opened.to === days.to}
      onOpen={() => onOpen(days)}
    />
  );
  const [first, last] = [weeks[0], weeks.at(-1)];
  const whole = first && last ? { from: first.week, to: addDays(last.week, 6) } : null;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('week')}</th>
          <th scope="col">{t('tokens')}</th>
          <th scope="col">{t('before')}</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ week, tokens, before }) => {
          const days = { from: week, to: addDays(week, 6) };
          return (
            <tr key={week}>
              <th scope="row">{formats.dayAndMonth(week)}</th>
              <td>{figure(tokens, days)}</td>
              <td className={classes.quiet}>{figure(before, earlier(days))}</td>
            </tr>
          );
        })}
        {whole ? (
          <tr className={classes.sum}>
            <th scope="row">{t('sum')}</th>
            <td>{figure(sum('tokens'), whole)}</td>
            <td>{figure(sum('before'), earlier(whole))}</td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}

/** The plot with its table beside it, which a phone folds. */
export function TokenWeeks(props: TokenWeeksProps) {
  const t = useTranslations('insights.tokens');
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  return (
    <div className={classes.tokens}>
      <DayBars
        days={props.weeks.map(({ week, tokens }) => ({ date: week, counts: [tokens] }))}
        series={[{ name: t('tokens'), mark: 'var(--tk-token-mark)' }]}
        unit="week"
      />
      {isWide ? (
        <WeekTable {...props} />
      ) : (
        <details className={classes.folded}>
          <summary>{t('asTable')}</summary>
          <WeekTable {...props} />
        </details>
      )}
    </div>
  );
}
