import type { Language } from '../../../domain/language';
import { nullable, oneOf, text, type Row } from '../../db/row';
import { selectRows, type Parameter, type QueryExecutor } from '../../db/statements';
import type { CompanyReaders } from '../../ports';

const READER = { account_id: text, to: text, language: nullable(oneOf<Language>()) };

/** Who of the company is told now. Those whose erasure was asked for are passed over. */
export function membersToMail(
  executor: QueryExecutor,
  { companyId, readers }: CompanyReaders,
): Promise<Row<typeof READER>[]> {
  const members = (which: string, parameters: Parameter[] = []): Promise<Row<typeof READER>[]> =>
    selectRows(
      executor,
      READER,
      `SELECT a.id AS account_id, a.email AS \`to\`, a.language FROM company_members m JOIN accounts a ON a.id = m.account_id
       WHERE m.company_id = ? AND m.erasing_at IS NULL ${which}`,
      [companyId, ...parameters],
    );
  if (readers === 'OWNERS') return members("AND m.role = 'OWNER' ORDER BY m.since, m.account_id");
  if (readers === 'MEMBERS') return members('ORDER BY m.since, m.account_id');
  return members(`${CONTACT_FIRST('(SELECT j.contact_id FROM jobs j WHERE j.id = ?)')} LIMIT 1`, [readers.contactOf]);
}

/** A contact that left, or none, is replaced by the first owner. */
const CONTACT_FIRST = (contact: string): string =>
  `ORDER BY m.account_id = ${contact} DESC, m.role = 'OWNER' DESC, m.since, m.account_id`;

/** The account that is told of a job, as an expression on `jobs j`. */
export const TOLD_OF_JOB = `(SELECT m.account_id FROM company_members m
  WHERE m.company_id = j.company_id AND m.erasing_at IS NULL ${CONTACT_FIRST('j.contact_id')} LIMIT 1)`;
