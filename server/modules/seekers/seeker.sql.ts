import { instant, integer, nullable, text, type Row } from '../../db/row';
import { parseJsonList, placeholders, selectOne, selectRows, type QueryExecutor } from '../../db/statements';
import type { LoadScope } from '../../graphql/loaders';

const SEEKER = {
  id: text,
  account_id: text,
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
};
type Skills = 'technical_skills' | 'soft_skills';
export type SeekerRow = Omit<Row<typeof SEEKER>, Skills> & Record<Skills, string[]>;

/** Seekers by id in one statement, for themselves and for administrators, never for companies. */
export async function loadSeekers({ services }: LoadScope, ids: readonly string[]): Promise<(SeekerRow | null)[]> {
  const rows = await selectRows(
    services.dataSource,
    SEEKER,
    `SELECT s.id, s.account_id, s.full_name, a.email, s.phone_number, s.education, s.work_experience, s.technical_skills,
            s.soft_skills, s.cv_file_id, s.portfolio_file_id, s.picture_file_id, s.is_profile_complete, s.created_at
     FROM seekers s JOIN accounts a ON a.id = s.account_id WHERE s.id IN (${placeholders(ids)})`,
    ids,
  );
  const byId = new Map(
    rows.map((row) => [
      row.id,
      { ...row, technical_skills: parseJsonList(row.technical_skills), soft_skills: parseJsonList(row.soft_skills) },
    ]),
  );
  return ids.map((id) => byId.get(id) ?? null);
}

export async function seekerName(executor: QueryExecutor, id: string): Promise<string | null> {
  const row = await selectOne(executor, { full_name: text }, 'SELECT full_name FROM seekers WHERE id = ?', [id]);
  return row && row.full_name;
}
