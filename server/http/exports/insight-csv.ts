import {
  INSIGHT_DAYS,
  INSIGHT_STAGES,
  isInsightPeriod,
  lastDays,
  type InsightPeriod,
  type InsightStage,
} from '../../../domain/insights';
import { addDays, wibDateOf } from '../../../domain/time';
import { textsIn } from '../../language/texts';
import type { Language } from '../../../domain/language';
import { readInsights } from '../../modules/insights';
import type { Period } from '../../graphql/period';
import type { files } from '../../messages/en/files';
import type { ExportScope } from './admin-csv';
import { csvTable } from './csv-table';

type Insights = Awaited<ReturnType<typeof readInsights>>;
type Figures = Insights['all'];

interface Line {
  figure: keyof typeof files.csv.insights;
  job?: string;
  days: InsightPeriod;
  count: string | number | null;
  before?: string | number | null;
}

/** The figures of the page, one in each line. Days that cannot be read are the page's own first choice. */
export function insightLines(
  { services }: ExportScope,
  { companyId, language, period: { since, until } }: { companyId: string; language: Language; period: Period },
): AsyncGenerator<string> {
  const asked = { from: since ?? '', to: until ?? '' };
  const period =
    since && until && isInsightPeriod(asked) ? asked : lastDays(INSIGHT_DAYS['12w'], wibDateOf(services.clock.now()));
  const texts = textsIn(language);
  async function* pages(): AsyncGenerator<Line[]> {
    yield linesOf(await readInsights(services, companyId, period), language);
  }
  return csvTable(pages(), language, {
    figure: ({ figure }) => texts(`files.csv.insights.${figure}`),
    job: ({ job }) => job ?? null,
    firstDay: ({ days }) => days.from,
    lastDay: ({ days }) => days.to,
    count: ({ count }) => count,
    countBefore: ({ before }) => before ?? null,
  });
}

const FIELD = { APPLIED: 'applied', ACCEPTED: 'accepted', INTERVIEWED: 'interviewed', CHOSEN: 'chosen' } as const;

function linesOf(insights: Insights, language: Language): Line[] {
  const texts = textsIn(language);
  const { period, seenSince, seenWeeks, seenWeeksBefore } = insights;
  const seen = (figures: Figures, weeks: InsightPeriod | null): string | number =>
    weeks === null || weeks.to < seenSince
      ? texts('files.csv.insightWords.notCounted')
      : (figures.seen ?? texts('files.csv.insightWords.fewerThanFive'));
  const funnel = (job: string, figures: Figures, previous?: Figures): Line[] => [
    {
      figure: 'SEEN',
      job,
      days: seenWeeks ?? period,
      count: seen(figures, seenWeeks),
      ...(previous ? { before: seen(previous, seenWeeksBefore) } : {}),
    },
    ...INSIGHT_STAGES.map((figure: InsightStage) => ({
      figure,
      job,
      days: period,
      count: figures[FIELD[figure]],
      ...(previous ? { before: previous[FIELD[figure]] } : {}),
    })),
  ];
  const { otherJobs } = insights;
  return [
    ...funnel(texts('files.csv.insightWords.allJobs'), insights.all, insights.previous),
    ...insights.jobs.flatMap(({ title, figures }) => funnel(title, figures)),
    ...(otherJobs
      ? funnel(texts('files.csv.insightWords.otherJobs', { count: otherJobs.jobs }), otherJobs.figures)
      : []),
    ...insights.answers.map(({ part, applications, before }) => ({
      figure: part,
      days: period,
      count: applications,
      before,
    })),
    ...insights.tokenWeeks.map(({ week, tokens, before }) => ({
      figure: 'TOKENS' as const,
      days: { from: week, to: addDays(week, 6) },
      count: tokens,
      before,
    })),
  ];
}
