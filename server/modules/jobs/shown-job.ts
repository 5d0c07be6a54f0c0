import { filePath } from '../../../domain/files';
import { isPastAutoClose, type EmploymentType } from '../../../domain/jobs';
import { WIB, type TimeZone } from '../../../domain/time';
import { parseJsonList } from '../../db/statements';
import type { JobCardRow, JobRow } from './job-columns.sql';
import type { JobType } from './job.types';

/** The long texts must not be read from a card, which has none. */
type CardOrJob = JobCardRow & Partial<JobRow>;

/** A small projection has neither, and nothing of it reads what follows from them. */
type Closing = Partial<Pick<JobCardRow, 'auto_close_date' | 'time_zone'>>;

const isPast = ({ auto_close_date: autoCloseDate = null, time_zone: timeZone = WIB }: Closing, now: Date): boolean =>
  isPastAutoClose({ autoCloseDate, timeZone }, now);

export function isVisibleToSeekers(row: JobCardRow, now: Date): boolean {
  return row.is_visible && !isPast(row, now);
}

function textOf(row: CardOrJob, name: 'description' | 'skills'): string {
  const text = row[name];
  if (text === undefined) throw new Error(`The card of a job has no ${name}`);
  return text;
}

/**
 * A job as the API shows it; getters compute what most lists do not read. A class, because getters in an object literal give
 * each object its own hidden class, which keeps its row until a full collection (docs/performance.md).
 */
class ShownJob implements JobType {
  readonly id: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly companyLogo: string | null;
  readonly isCompanyVerified: boolean;
  readonly title: string;
  readonly location: string;
  readonly timeZone: TimeZone;
  readonly employmentType: EmploymentType;
  readonly autoCloseDate: string | null;
  readonly isActive: boolean;
  readonly isVisibleToSeekers: boolean;
  readonly isPaused: boolean;
  readonly isPublic: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly #row: CardOrJob;
  #skills: string[] | undefined;

  constructor(row: CardOrJob, now: Date) {
    this.id = row.id;
    this.companyId = row.company_id;
    this.companyName = row.company_name;
    this.companyLogo = filePath(row.logo_file_id);
    this.isCompanyVerified = row.is_verified;
    this.title = row.title;
    this.location = row.location;
    this.timeZone = row.time_zone;
    this.employmentType = row.employment_type;
    this.autoCloseDate = row.auto_close_date;
    this.isActive = row.is_active && !isPast(row, now);
    this.isVisibleToSeekers = isVisibleToSeekers(row, now);
    this.isPaused = row.is_paused;
    this.isPublic = row.is_public;
    this.createdAt = row.created_at;
    this.updatedAt = row.updated_at;
    this.#row = row;
  }

  get description(): string {
    return textOf(this.#row, 'description');
  }

  get salary(): JobType['salary'] {
    const { salary_min: min, salary_max: max, salary_period: period } = this.#row;
    return period && { min, max, period };
  }

  get skills(): string[] {
    return (this.#skills ??= parseJsonList(textOf(this.#row, 'skills')));
  }
}

/** As it is open or closed at this moment. */
export const jobOf = (row: CardOrJob, now: Date): JobType => new ShownJob(row, now);
