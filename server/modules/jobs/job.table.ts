import type { EmploymentType } from '../../../domain/jobs';
import type { SalaryPeriod } from '../../../domain/salaries';
import type { TimeZone } from '../../../domain/time';
import { CODE, COUNT, emptied, ID, TIME, type FieldTable } from '../../db/field-table';
import { day, flag, instant, integer, nullable, oneOf, text } from '../../db/row';
import type { Job } from './job.entity';
import type { JobType } from './job.types';

const OWN_WORDS = "the company's own words";
const OVER = 'no one applies to it any more';

/** Every column of a job; `shown-job.ts` makes the fields of the schema from them. */
export const JOB_TABLE = {
  id: { column: text, seenBy: 'open', erasure: ID, shown: 'id', logged: true },
  company_id: {
    column: text,
    seenBy: 'open',
    erasure: ID,
    shown: 'companyId',
    logged: true,
    notExported: 'the company itself',
  },
  contact_id: {
    column: nullable(text),
    seenBy: 'server',
    erasure: emptied('nobody is a member any more'),
    shown: null,
    logged: true,
  },
  company_name: {
    column: text,
    seenBy: 'open',
    erasure: emptied(OWN_WORDS, "''"),
    shown: 'companyName',
    logged: false,
    notExported: 'the company itself',
  },
  title: { column: text, seenBy: 'open', erasure: emptied(OWN_WORDS, "''"), shown: 'title', logged: false },
  description: { column: text, seenBy: 'open', erasure: emptied(OWN_WORDS, "''"), shown: 'description', logged: false },
  location: { column: text, seenBy: 'open', erasure: emptied(OWN_WORDS, "''"), shown: 'location', logged: false },
  place_id: {
    column: nullable(text),
    seenBy: 'server',
    erasure: emptied('read from the location'),
    shown: null,
    logged: true,
  },
  time_zone: { column: oneOf<TimeZone>(), seenBy: 'open', erasure: CODE, shown: 'timeZone', logged: true },
  employment_type: {
    column: oneOf<EmploymentType>(),
    seenBy: 'open',
    erasure: CODE,
    shown: 'employmentType',
    logged: true,
  },
  salary_min: {
    column: nullable(integer),
    seenBy: 'open',
    erasure: emptied(OWN_WORDS),
    shown: 'salary.min',
    logged: false,
  },
  salary_max: {
    column: nullable(integer),
    seenBy: 'open',
    erasure: emptied(OWN_WORDS),
    shown: 'salary.max',
    logged: false,
  },
  salary_period: {
    column: nullable(oneOf<SalaryPeriod>()),
    seenBy: 'open',
    erasure: emptied(OWN_WORDS),
    shown: 'salary.period',
    logged: true,
  },
  skills: { column: text, seenBy: 'open', erasure: emptied(OWN_WORDS, "'[]'"), shown: 'skills', logged: false },
  auto_close_date: { column: nullable(day), seenBy: 'open', erasure: TIME, shown: 'autoCloseDate', logged: true },
  is_active: { column: flag, seenBy: 'open', erasure: emptied(OVER, '0'), shown: 'isActive', logged: true },
  is_deleted: { column: flag, seenBy: 'own', erasure: emptied(OVER, '1'), shown: null, logged: true },
  is_visible: {
    column: flag,
    seenBy: 'open',
    erasure: emptied(OVER, '0'),
    shown: 'isVisibleToSeekers',
    logged: true,
    notExported: 'follows from the job, its pauses and the company',
  },
  is_paused: {
    column: flag,
    seenBy: 'open',
    erasure: emptied(OVER, '0'),
    shown: 'isPaused',
    logged: true,
    notExported: 'the records have its pauses',
  },
  is_public: {
    column: flag,
    seenBy: 'open',
    erasure: emptied(OVER, '0'),
    shown: 'isPublic',
    logged: true,
  },
  search_text: {
    column: text,
    seenBy: 'server',
    erasure: emptied('made of the texts', "''"),
    shown: null,
    logged: false,
  },
  application_count: { column: integer, seenBy: 'server', erasure: COUNT, shown: null, logged: true },
  import_key: {
    column: nullable(text),
    seenBy: 'server',
    erasure: emptied('from the list that it came with'),
    shown: null,
    logged: false,
  },
  form_key: {
    column: nullable(text),
    seenBy: 'server',
    erasure: emptied('no form is sent again'),
    shown: null,
    logged: true,
  },
  /** Read as a name, by its company and administrators. */
  posted_by: { column: nullable(text), seenBy: 'server', erasure: ID, shown: null, logged: true },
  form_digest: {
    column: nullable(text),
    seenBy: 'server',
    erasure: emptied('made of the texts'),
    shown: null,
    logged: false,
  },
  created_at: { column: instant, seenBy: 'open', erasure: TIME, shown: 'createdAt', logged: true },
  updated_at: { column: instant, seenBy: 'open', erasure: TIME, shown: 'updatedAt', logged: true },
  search_changed_at: { column: instant, seenBy: 'server', erasure: TIME, shown: null, logged: true },
  lock_version: { column: integer, seenBy: 'server', erasure: COUNT, shown: null, logged: true },
} as const satisfies FieldTable<Job, JobType>;
