import { instant, nullable, text, type Row } from '../../../db/row';
import { selectRows, type QueryExecutor } from '../../../db/statements';
import type { Period } from '../../../graphql/period';
import { within } from '../../../graphql/period.sql';

const ADMINISTRATOR = { id: text, name: text, since: instant, secondFactorSince: nullable(instant) };

/** Who became an administrator in the period, those without a second factor first, then by name; there are never many. */
export function listAdministrators(executor: QueryExecutor, period: Period): Promise<Row<typeof ADMINISTRATOR>[]> {
  const { sql, parameters } = within('a.created_at', period);
  return selectRows(
    executor,
    ADMINISTRATOR,
    `SELECT a.account_id AS id, a.name, a.created_at AS since, f.confirmed_at AS secondFactorSince
     FROM admins a LEFT JOIN second_factors f ON f.account_id = a.account_id
     WHERE ${sql} ORDER BY f.confirmed_at IS NOT NULL, a.name, a.account_id LIMIT 500`,
    parameters,
  );
}
