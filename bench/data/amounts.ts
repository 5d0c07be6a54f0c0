/** How much a filled database holds. Scale 1 has 200,000 jobs and 1,000,000 applications. */
export interface Amounts {
  companies: number;
  jobs: number;
  slots: number;
  seekers: number;
  applications: number;
}

export const SLOTS_PER_JOB = 3;

export function amountsOf(scale: number): Amounts {
  const of = (count: number): number => Math.round(count * scale);
  const jobs = of(200_000);
  return {
    companies: of(20_000),
    jobs,
    slots: jobs * SLOTS_PER_JOB,
    seekers: of(100_000),
    applications: of(1_000_000),
  };
}

/** Two years of history, with the accounts that were there before its first job. */
export const HISTORY_DAYS = 730;
export const FOUNDING_DAYS = 30;
export const FOUNDING_SHARE = 0.3;

/** Words of known frequency for the search measurements; none of them is in the word lists of the texts. */
export const SEARCH_TERMS = {
  /** In 15% of the jobs. */
  common: 'wirausaha',
  /** In exactly `RARE_JOBS` jobs that seekers see. */
  rare: 'oseanografi',
  absent: 'zirkonium',
} as const;

export const COMMON_SHARE = 0.15;
export const RARE_JOBS = 12;

/** Every account of the bench has this password. */
export const BENCH_PASSWORD = 'Bench-1234';
