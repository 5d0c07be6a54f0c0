import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { type InsightPeriod, NO_ANSWER, ANSWER_SPEEDS } from '../../../domain/insights';
import { paths } from '../../../domain/paths';
import type { Elements } from '../../components/elements';
import { SectionCard } from '../../components/SectionCard';
import { type CompanyInsightsQuery, useInsightApplicationsQuery } from '../../graphql/generated';
import { AnswerSpeeds } from './AnswerSpeeds';
import { Funnel } from './Funnel';
import classes from './Insights.module.css';
import { JobFigures } from './JobFigures';
import type { OpenedFigure, Section } from './opened-figure';
import { TokenWeeks } from './TokenWeeks';
import { useDays } from './use-days';
import { formatThousands } from '../../../domain/money';
import { ApplicationRows } from '../../components/ApplicationRows';
import { EmptyState } from '../../components/EmptyState';
import { PartStatus } from '../../components/PartStatus';
import { PartSkeleton } from '../../components/skeletons';

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
function BehindInsight({ figure, period }: { figure: OpenedFigure; period: InsightPeriod }) {
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

interface InsightsViewProps {
  insights: CompanyInsightsQuery['companyInsights'];
  /** The entries of the token history that some days add up. */
  spentIn: (days: InsightPeriod) => Elements;
}

/** All figures of a period; a figure opens what it counts, under the part that it stands in. */
export function InsightsView({ insights, spentIn }: InsightsViewProps) {
  const t = useTranslations('insights');
  const daysText = useDays();
  const [opened, open] = useState<{ section: Section; figure: OpenedFigure } | null>(null);
  const [openedTokens, openTokens] = useState<InsightPeriod | null>(null);
  const figuresOf = (section: Section) => {
    const figure = opened?.section === section ? opened.figure : null;
    return {
      insights,
      opened: figure,
      onOpen: (next: OpenedFigure): void => {
        const isSame = figure?.part === next.part && figure.job?.id === next.job?.id;
        open(isSame ? null : { section, figure: next });
      },
    };
  };
  const behind = (...sections: readonly Section[]) =>
    opened && sections.includes(opened.section) ? (
      <BehindInsight
        key={`${opened.figure.part} ${opened.figure.job?.id}`}
        figure={opened.figure}
        period={insights.period}
      />
    ) : null;
  return (
    <div className={classes.page}>
      <div className={classes.pair}>
        <SectionCard title={t('funnel.title')}>
          <Funnel {...figuresOf('funnel')} />
        </SectionCard>
        <SectionCard title={t('answers.title')}>
          <AnswerSpeeds {...figuresOf('answers')} />
        </SectionCard>
      </div>
      {behind('funnel', 'answers')}
      <SectionCard title={t('jobs.title')}>
        <JobFigures {...figuresOf('jobs')} />
      </SectionCard>
      {behind('jobs')}
      <SectionCard
        title={t('tokens.title')}
        aside={
          <Link to={paths.company.buyToken} className={classes.more}>
            {t('tokens.ledger')}
          </Link>
        }
      >
        <TokenWeeks
          weeks={insights.tokenWeeks}
          opened={openedTokens}
          onOpen={(next) => openTokens((days) => (days?.from === next.from && days.to === next.to ? null : next))}
        />
      </SectionCard>
      {openedTokens ? (
        <SectionCard
          key={`${openedTokens.from} ${openedTokens.to}`}
          title={t('tokens.spent', { days: daysText(openedTokens) })}
        >
          {spentIn(openedTokens)}
        </SectionCard>
      ) : null}
    </div>
  );
}
