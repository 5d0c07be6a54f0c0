import { useTranslations } from 'use-intl/react';
import { NO_ANSWER, ANSWER_SPEEDS, type InsightPeriod } from '../../../domain/insights';
import { formatThousands } from '../../../domain/money';
import { ApplicationRows } from '../../components/ApplicationRows';
import { EmptyState } from '../../components/EmptyState';
import { PartStatus } from '../../components/PartStatus';
import { SectionCard } from '../../components/SectionCard';
import { PartSkeleton } from '../../components/skeletons';
import { useInsightApplicationsQuery } from '../../graphql/generated';
import classes from './Insights.module.css';
import type { OpenedFigure } from './opened-figure';

/** The server answers no more. */
const MOST = 100;

const ANSWERS = [...ANSWER_SPEEDS, ...NO_ANSWER];
const answerOf = (part: OpenedFigure['part']) => ANSWERS.find((answer) => answer === part);

function useTitle({ part, job }: OpenedFigure): string {
  const t = useTranslations('insights');
  const answer = answerOf(part);
  const figure = answer
    ? t(`answers.${answer}`)
    : t(`stages.${part as Exclude<OpenedFigure['part'], NonNullable<ReturnType<typeof answerOf>>>}`);
  return t('behind.title', { figure, job: job?.title ?? t('jobs.all') });
}

/** The applications that a figure counts, the newest first. */
export function BehindInsight({ figure, period }: { figure: OpenedFigure; period: InsightPeriod }) {
  const t = useTranslations('insights.behind');
  const { part, job } = figure;
  const { from, to } = period;
  const query = useInsightApplicationsQuery({ variables: { from, to, figure: part, jobId: job?.id ?? null } });
  const title = useTitle(figure);
  const applications = query.data?.insightApplications;
  if (!applications)
    return (
      <SectionCard title={title}>
        <PartStatus query={query} failed={t('failed')} outline={<PartSkeleton />} />
      </SectionCard>
    );
  return (
    <SectionCard title={title}>
      {applications.length === 0 ? (
        <EmptyState drawing="applications">{t('nothing')}</EmptyState>
      ) : (
        <>
          {applications.length < MOST ? null : (
            <p className={classes.hint}>{t('most', { number: formatThousands(MOST) })}</p>
          )}
          <ApplicationRows label={title} applications={applications} />
        </>
      )}
    </SectionCard>
  );
}
