import { JOB_AS_JSON } from './job-columns.sql';

const DASHBOARD_JOBS = 3;

/** The newest open jobs of a company, for its dashboard: a table of their ids. Takes the company's id. */
export const FIRST_ACTIVE_JOB_IDS = `
  (SELECT id FROM jobs WHERE company_id = ? AND is_deleted = 0 AND is_active = 1 ORDER BY created_at DESC, id DESC LIMIT ${DASHBOARD_JOBS})`;

/** These jobs as JSON, for `jobsOfJson`: one value beside what else a statement reads. Takes the company's id. */
export const FIRST_ACTIVE_JOBS = `
  SELECT JSON_ARRAYAGG(${JOB_AS_JSON} ORDER BY j.created_at DESC, j.id DESC)
  FROM ${FIRST_ACTIVE_JOB_IDS} first JOIN jobs j ON j.id = first.id JOIN companies c ON c.id = j.company_id`;
