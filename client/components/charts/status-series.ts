import type { ApplicationStatus } from '../../../domain/applications';

/** How many of each status. */
export interface StatusCounts {
  pending: number;
  noReply: number;
  accepted: number;
  rejected: number;
  withdrawn: number;
}

/** One day of a chart. */
export interface StatusDay extends StatusCounts {
  /** `YYYY-MM-DD`, in WIB. */
  date: string;
}

/** Every series of the chart, from the axis upwards: its field, its status and its tone (variables.css). */
export const statusSeries = [
  { field: 'pending', status: 'PENDING', mark: 'var(--tk-pending-mark)' },
  { field: 'noReply', status: 'NO_REPLY', mark: 'var(--tk-no-reply-mark)' },
  { field: 'accepted', status: 'ACCEPTED', mark: 'var(--tk-accepted-mark)' },
  { field: 'rejected', status: 'REJECTED', mark: 'var(--tk-rejected-mark)' },
  { field: 'withdrawn', status: 'WITHDRAWN', mark: 'var(--tk-withdrawn-mark)' },
] as const satisfies readonly { field: keyof StatusCounts; status: ApplicationStatus; mark: string }[];

/** Of all statuses together. */
export const totalOf = (counts: StatusCounts): number =>
  statusSeries.reduce((sum, { field }) => sum + counts[field], 0);
