import { filePath } from '../../../domain/files';
import { isProfileComplete, profileCompletionPercent } from '../../../domain/seekers';
import { instant, integer, notNullHere, nullable, text, type Row } from '../../db/row';
import { parseJsonList, placeholders, selectOne, selectRows, type QueryExecutor } from '../../db/statements';
import type { LoadScope } from '../../graphql/loaders';
import type { SeekerParent } from './seeker.types';

const SEEKER = {
  id: text,
  account_id: notNullHere(text),
  full_name: text,
  email: text,
  phone_number: nullable(text),
  education: nullable(text),
  work_experience: nullable(text),
  technical_skills: text,
  soft_skills: text,
  cv_file_id: nullable(text),
  portfolio_file_id: nullable(text),
  picture_file_id: nullable(text),
  is_profile_complete: integer,
  created_at: instant,
  erasing_at: nullable(instant),
};

/** Seekers by id in one statement, for themselves and for administrators, never for companies. */
export async function loadSeekers({ services }: LoadScope, ids: readonly string[]): Promise<(SeekerParent | null)[]> {
  const rows = await selectRows(
    services.dataSource,
    SEEKER,
    `SELECT s.id, s.account_id, s.full_name, a.email, s.phone_number, s.education, s.work_experience, s.technical_skills,
            s.soft_skills, s.cv_file_id, s.portfolio_file_id, s.picture_file_id, s.is_profile_complete, s.created_at,
            s.erasing_at
     FROM seekers s JOIN accounts a ON a.id = s.account_id WHERE s.id IN (${placeholders(ids)})`,
    ids,
  );
  const byId = new Map(rows.map((row) => [row.id, seekerOf(row)]));
  return ids.map((id) => byId.get(id) ?? null);
}

function seekerOf(row: Row<typeof SEEKER>): SeekerParent {
  const profile = {
    fullName: row.full_name,
    phoneNumber: row.phone_number,
    education: row.education,
    workExperience: row.work_experience,
    technicalSkills: parseJsonList(row.technical_skills),
    softSkills: parseJsonList(row.soft_skills),
  };
  return {
    ...profile,
    id: row.id,
    accountId: row.account_id,
    email: row.email,
    cvUrl: filePath(row.cv_file_id),
    portfolioUrl: filePath(row.portfolio_file_id),
    pictureUrl: filePath(row.picture_file_id),
    profileCompletion: profileCompletionPercent({
      ...profile,
      hasCv: row.cv_file_id !== null,
      hasPortfolio: row.portfolio_file_id !== null,
      hasPicture: row.picture_file_id !== null,
    }),
    isProfileComplete: isProfileComplete({ ...profile, markedComplete: row.is_profile_complete === 1 }),
    createdAt: row.created_at,
    isErasing: row.erasing_at !== null,
  };
}

/** As a company may read it: empty for a seeker who has asked to be erased. */
export async function seekerName(executor: QueryExecutor, id: string): Promise<string | null> {
  const sql = "SELECT IF(erasing_at IS NULL, full_name, '') AS full_name FROM seekers WHERE id = ?";
  const row = await selectOne(executor, { full_name: text }, sql, [id]);
  return row && row.full_name;
}
