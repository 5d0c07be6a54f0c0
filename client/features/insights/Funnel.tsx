import { useTranslations } from 'use-intl/react';
import { INSIGHT_STAGES, type InsightStage } from '../../../domain/insights';
import { formatThousands } from '../../../domain/money';
import type { CompanyInsightsQuery } from '../../graphql/generated';
import { useFormats } from '../../language/formats';
import { Bar } from './Bar';
import { Figure } from './Figure';
import classes from './Insights.module.css';
import type { OpenedFigure } from './opened-figure';
import { barOf, changeOf, shareOf } from './percent';
import { useDays } from './use-days';
import { Seen } from './Seen';

type Insights = CompanyInsightsQuery['companyInsights'];
export const FIGURE_OF = {
  APPLIED: 'applied',
  ACCEPTED: 'accepted',
  INTERVIEWED: 'interviewed',
  CHOSEN: 'chosen',
} as const satisfies Record<InsightStage, keyof Insights['all']>;

interface FunnelProps {
  insights: Insights;
  opened: OpenedFigure | null;
  onOpen: (figure: OpenedFigure) => void;
}

/** The five steps of all jobs, each with its bar, its share of the step before, and the period before. */
export function Funnel({ insights, opened, onOpen }: FunnelProps) {
  const t = useTranslations('insights');
  const formats = useFormats();
  const days = useDays();
  const { all, previous, seenWeeks, seenWeeksBefore, seenSince } = insights;
  // Views of a period that was not counted from its beginning are no measure.
  const isWhole = (weeks: Insights['seenWeeks']) => weeks !== null && weeks.from >= seenSince;
  const wholeSeen = isWhole(seenWeeks) ? all.seen : null;
  const wholeSeenBefore = isWhole(seenWeeksBefore) ? previous.seen : null;
  const most = Math.max(all.seen ?? 0, all.applied);
  const stepBefore = { APPLIED: wholeSeen, ACCEPTED: all.applied, INTERVIEWED: all.accepted, CHOSEN: all.interviewed };
  return (
    <>
      <div className={classes.across}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('funnel.stage')}</th>
              <td className={classes.plot} aria-hidden />
              <th scope="col">{t('funnel.count')}</th>
              <th scope="col">{t('funnel.share')}</th>
              <th scope="col" className={classes.wide}>
                {t('funnel.before')}
              </th>
              <th scope="col">{t('funnel.difference')}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t('stages.SEEN')}</th>
              <Bar share={barOf(all.seen ?? 0, most)} />
              <td>
                <Seen seen={all.seen} weeks={seenWeeks} since={seenSince} />
              </td>
              <td />
              <td className={`${classes.wide} ${classes.quiet}`}>
                <Seen seen={previous.seen} weeks={seenWeeksBefore} since={seenSince} />
              </td>
              <td className={classes.quiet}>{changeOf(wholeSeen, wholeSeenBefore)}</td>
            </tr>
            {INSIGHT_STAGES.map((part) => {
              const field = FIGURE_OF[part];
              return (
                <tr key={part}>
                  <th scope="row">{t(`stages.${part}`)}</th>
                  <Bar share={barOf(all[field], most)} />
                  <td>
                    <Figure
                      value={all[field]}
                      label={t(`stages.${part}`)}
                      isOpened={opened?.part === part}
                      onOpen={() => onOpen({ part, job: null })}
                    />
                  </td>
                  <td className={classes.quiet}>{shareOf(all[field], stepBefore[part])}</td>
                  <td className={`${classes.wide} ${classes.quiet}`}>{formatThousands(previous[field])}</td>
                  <td className={classes.quiet}>{changeOf(all[field], previous[field])}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className={classes.hint}>
        <span>{seenWeeks ? t('funnel.seen', { days: days(seenWeeks) }) : t('funnel.noWeek')}</span>{' '}
        <span>{t('funnel.since', { day: formats.dayAndMonth(seenSince) })}</span> <span>{t('funnel.rest')}</span>
      </p>
    </>
  );
}
