/** One day of a chart: how many of each status. */
export interface StatusDay {
  /** `YYYY-MM-DD`, in WIB. */
  date: string;
  pending: number;
  accepted: number;
  rejected: number;
}

/** Every series of the chart, from the axis upwards: its field, its word and its tone (variables.css). */
export const statusSeries = [
  { field: 'pending', word: 'Pending', mark: 'var(--tk-pending-mark)' },
  { field: 'accepted', word: 'Accepted', mark: 'var(--tk-accepted-mark)' },
  { field: 'rejected', word: 'Rejected', mark: 'var(--tk-rejected-mark)' },
] as const satisfies readonly { field: keyof StatusDay; word: string; mark: string }[];
