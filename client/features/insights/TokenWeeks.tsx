import { useMediaQuery } from '@mantine/hooks';
import { useTranslations } from 'use-intl/react';
import { formatThousands } from '../../../domain/money';
import { scaleFor } from '../../components/charts/scale';
import type { CompanyInsightsQuery } from '../../graphql/generated';
import { useFormats } from '../../language/formats';
import classes from './Insights.module.css';

type Week = CompanyInsightsQuery['companyInsights']['tokenWeeks'][number];

const share = (tokens: number, top: number): string => `${(tokens / top) * 100}%`;
/** The axis says every third week. */
const LABEL_EVERY = 3;

/** Hidden from screen readers, which get the table beside it. */
function Plot({ weeks }: { weeks: readonly Week[] }) {
  const formats = useFormats();
  const { ticks, top } = scaleFor(Math.max(...weeks.map(({ tokens }) => tokens)));
  return (
    <div className={classes.tokenPlot} aria-hidden>
      <div className={classes.ticks}>
        {ticks.map((tick) => (
          <span key={tick} style={{ bottom: share(tick, top) }}>
            {formatThousands(tick)}
          </span>
        ))}
      </div>
      <div className={classes.weeks}>
        {ticks.map((tick) => (
          <hr key={tick} style={{ bottom: share(tick, top) }} />
        ))}
        {weeks.map(({ week, tokens }, index) => (
          <div key={week} className={classes.week}>
            <span style={{ height: share(tokens, top) }} />
            {index % LABEL_EVERY === 0 && <small>{formats.dayAndMonth(week)}</small>}
          </div>
        ))}
      </div>
    </div>
  );
}

function WeekTable({ weeks }: { weeks: readonly Week[] }) {
  const t = useTranslations('insights.tokens');
  const formats = useFormats();
  const sum = (field: 'tokens' | 'before'): string =>
    formatThousands(weeks.reduce((total, week) => total + week[field], 0));
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
        {weeks.map(({ week, tokens, before }) => (
          <tr key={week}>
            <th scope="row">{formats.dayAndMonth(week)}</th>
            <td>{formatThousands(tokens)}</td>
            <td className={classes.quiet}>{formatThousands(before)}</td>
          </tr>
        ))}
        <tr className={classes.sum}>
          <th scope="row">{t('sum')}</th>
          <td>{sum('tokens')}</td>
          <td>{sum('before')}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** The plot with its table beside it, which a phone folds. */
export function TokenWeeks({ weeks }: { weeks: readonly Week[] }) {
  const t = useTranslations('insights.tokens');
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  return (
    <div className={classes.tokens}>
      <Plot weeks={weeks} />
      {isWide ? (
        <WeekTable weeks={weeks} />
      ) : (
        <details className={classes.folded}>
          <summary>{t('asTable')}</summary>
          <WeekTable weeks={weeks} />
        </details>
      )}
    </div>
  );
}
