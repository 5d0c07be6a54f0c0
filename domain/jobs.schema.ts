import { z } from 'zod';
import { EMPLOYMENT_TYPES, EmploymentType, isPastAutoClose, JOB_LOCATION_MAX, JOB_TITLE_MAX } from './jobs';
import { SalaryPeriod } from './salaries';
import { givenText, orElse, requiredText, tagList } from './schema-parts';
import type { TimesRead } from './interview-times';
import { slotDraftsSchema } from './slots.schema';
import { isLocalDate, TIME_ZONES } from './time';

/** The create form of a job. */

/** Rp 1 trillion; anything larger is a typing error. */
const MAX_SALARY = 1_000_000_000_000;

const salaryAmount = z
  .number()
  .nullish()
  .transform((value) => value ?? null)
  .pipe(
    z.number().int('SALARY_DIGITS_ONLY').min(0, 'SALARY_DIGITS_ONLY').max(MAX_SALARY, 'SALARY_DIGITS_ONLY').nullable(),
  );
const jobText = (max: number, multiline = false) => requiredText({ max, multiline, required: 'JOB_FIELDS_REQUIRED' });

/** What a posting says, field by field. Without `read`, the command checks that its last day is in the future. */
const contentOf = (read: TimesRead | null) => ({
  title: jobText(JOB_TITLE_MAX),
  location: jobText(JOB_LOCATION_MAX),
  description: jobText(20_000, true),
  employmentType: orElse(z.enum(EMPLOYMENT_TYPES), EmploymentType.FULL_TIME),
  skills: tagList(40, 60).refine((skills) => skills.length > 0, 'JOB_SKILLS_REQUIRED'),
  salaryMin: salaryAmount,
  salaryMax: salaryAmount,
  salaryPeriod: orElse(z.enum([SalaryPeriod.MONTHLY, SalaryPeriod.HOURLY]), SalaryPeriod.MONTHLY),
  autoCloseDate: givenText((text) => text || null)
    .pipe(z.string().refine(isLocalDate, 'INPUT_INVALID').nullable())
    .refine(
      (autoCloseDate) => !read || !isPastAutoClose({ autoCloseDate, timeZone: read.timeZone }, read.now),
      'AUTO_CLOSE_IN_PAST',
    ),
});

interface GivenSalary {
  salaryMin?: number | null | undefined;
  salaryMax?: number | null | undefined;
}

function refuseEmptyRange({ salaryMin = null, salaryMax = null }: GivenSalary, context: z.RefinementCtx): void {
  if (salaryMin !== null && salaryMax !== null && salaryMin > salaryMax)
    context.addIssue({ code: 'custom', message: 'SALARY_RANGE_INVALID', path: ['salaryMin'] });
}

/** The create form of a job in this zone. */
export function createJobSchema(read: TimesRead) {
  return z
    .object({
      ...contentOf(read),
      slots: slotDraftsSchema(read),
      isPublic: orElse(z.boolean(), true),
    })
    .superRefine(refuseEmptyRange)
    .transform((job) => ({ ...job, timeZone: read.timeZone }));
}
/** That form in each zone, for many jobs: a schema costs more to build than to use. */
export const createJobSchemas = (now: Date) => ({
  'Asia/Jakarta': createJobSchema({ now, timeZone: 'Asia/Jakarta' }),
  'Asia/Makassar': createJobSchema({ now, timeZone: 'Asia/Makassar' }),
  'Asia/Jayapura': createJobSchema({ now, timeZone: 'Asia/Jayapura' }),
});
export type JobDraft = z.output<ReturnType<typeof createJobSchema>>;

/** What makes the create form safe to send again. */
export const formKeySchema = z.object({
  key: z
    .string()
    .regex(/^[\w-]{16,64}$/, 'INPUT_INVALID')
    .nullish()
    .transform((key) => key ?? null),
});

/** The edit form: the rules of the create form for what is given; the rest of the posting stays as it is. */
export function editJobFormSchema(read: TimesRead | null) {
  const content = contentOf(read);
  return z
    .object({
      title: content.title.optional(),
      location: content.location.optional(),
      timeZone: z.enum(TIME_ZONES).optional(),
      description: content.description.optional(),
      employmentType: content.employmentType.optional(),
      skills: content.skills.optional(),
      salaryMin: content.salaryMin.optional(),
      salaryMax: content.salaryMax.optional(),
      salaryPeriod: content.salaryPeriod.optional(),
      autoCloseDate: content.autoCloseDate.optional(),
    })
    .superRefine(refuseEmptyRange);
}
/** As the server reads it: the command, which knows the job's zone, checks that the last day is in the future. */
export const editJobSchema = editJobFormSchema(null);
export type JobEdits = z.output<typeof editJobSchema>;
