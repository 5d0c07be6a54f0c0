import { useTranslations } from 'use-intl/react';
import { Link } from 'react-router-dom';
import { INSIGHT_STAGES } from '../../../domain/insights';
import { formatThousands } from '../../../domain/money';
import { paths } from '../../../domain/paths';
import type { CompanyInsightsQuery } from '../../graphql/generated';
import { counted } from '../../language/counted';
import { Figure } from './Figure';
import { FIGURE_OF } from './Funnel';
import classes from './Insights.module.css';
import type { OpenedFigure } from './opened-figure';
import { shareOf } from './percent';
import { Seen } from './Seen';

type Insights = CompanyInsightsQuery['companyInsights'];
interface JobFiguresProps {
  insights: Insights;
  opened: OpenedFigure | null;
  onOpen: (figure: OpenedFigure) => void;
}

/** The same five figures for each job, and their sum. */
export function JobFigures({ insights, opened, onOpen }: JobFiguresProps) {
  const t = useTranslations('insights');
  const { jobs, otherJobs, all, seenWeeks, seenSince } = insights;
  const isWhole = seenWeeks !== null && seenWeeks.from >= seenSince;
  if (jobs.length === 0) return <p className={classes.hint}>{t('jobs.none')}</p>;

  const cells = (figures: Insights['all'], job?: OpenedFigure['job']) => (
    <>
      <td>
        <Seen seen={figures.seen} weeks={seenWeeks} since={seenSince} />
      </td>
      {INSIGHT_STAGES.map((part) => {
        const value = figures[FIGURE_OF[part]];
        const isSame = opened?.part === part && (opened.job?.id ?? null) === (job?.id ?? null);
        return (
          <td key={part}>
            {job === undefined ? (
              formatThousands(value)
            ) : (
              <Figure
                value={value}
                label={t('jobs.figure', { stage: t(`stages.${part}`), job: job?.title ?? t('jobs.all') })}
                isOpened={isSame}
                onOpen={() => onOpen({ part, job })}
              />
            )}
          </td>
        );
      })}
      <td className={`${classes.wide} ${classes.quiet}`}>{shareOf(figures.applied, isWhole ? figures.seen : null)}</td>
    </>
  );
  return (
    <div className={classes.across}>
      <table className={`${classes.table} ${classes.jobs}`}>
        <thead>
          <tr>
            <th scope="col">{t('jobs.job')}</th>
            <th scope="col">{t('stages.SEEN')}</th>
            {INSIGHT_STAGES.map((part) => (
              <th key={part} scope="col">
                {t(`stages.${part}`)}
              </th>
            ))}
            <th scope="col" className={classes.wide}>
              {t('jobs.share')}
            </th>
          </tr>
        </thead>
        <tbody>
          {jobs.map(({ jobId, title, figures }) => (
            <tr key={jobId}>
              <th scope="row">
                <Link to={paths.company.job(jobId)} translate="no">
                  {title}
                </Link>
              </th>
              {cells(figures, { id: jobId, title })}
            </tr>
          ))}
          {otherJobs ? (
            <tr>
              <th scope="row">{t('jobs.others', counted(otherJobs.jobs))}</th>
              {cells(otherJobs.figures)}
            </tr>
          ) : null}
          <tr className={classes.sum}>
            <th scope="row">{t('jobs.all')}</th>
            {cells(all, null)}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
