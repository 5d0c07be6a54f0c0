import { parseJsonList, placeholders, selectRows } from '../../db/statements';
import type { LoadScope } from '../../graphql/loaders';

export interface SeekerRow {
  id: string;
  account_id: string;
  full_name: string;
  email: string;
  phone_number: string | null;
  education: string | null;
  work_experience: string | null;
  technical_skills: string[];
  soft_skills: string[];
  cv_file_id: string | null;
  portfolio_file_id: string | null;
  picture_file_id: string | null;
  is_profile_complete: number;
  created_at: Date;
}

type StoredSeekerRow = Omit<SeekerRow, 'technical_skills' | 'soft_skills'> & {
  technical_skills: string;
  soft_skills: string;
};

/** Seekers by id in one statement, for themselves and for administrators; companies never come this way. */
export async function loadSeekers({ services }: LoadScope, ids: readonly string[]): Promise<(SeekerRow | null)[]> {
  const rows = await selectRows<StoredSeekerRow>(
    services.dataSource,
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
