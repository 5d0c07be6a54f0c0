import type { Status } from '../StatusBadge';

/** One day of a chart: how many of each status. */
export interface StatusDay {
  /** `YYYY-MM-DD`, in WIB. */
  date: string;
  pending: number;
  accepted: number;
  rejected: number;
}

/** Every series of the chart, from the axis upwards: its field, its status and its tone (variables.css). */
export const statusSeries = [
  { field: 'pending', status: 'PENDING', mark: 'var(--tk-pending-mark)' },
  { field: 'accepted', status: 'ACCEPTED', mark: 'var(--tk-accepted-mark)' },
  { field: 'rejected', status: 'REJECTED', mark: 'var(--tk-rejected-mark)' },
] as const satisfies readonly { field: keyof StatusDay; status: Status; mark: string }[];
