import type { InsightPart } from '../../../domain/insights';

/** A figure whose applications are shown: of one job, or of all. */
export interface OpenedFigure {
  part: InsightPart;
  job: { id: string; title: string } | null;
}

export type Section = 'funnel' | 'answers' | 'jobs';
