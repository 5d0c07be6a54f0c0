import type { Language } from '../../../domain/language';
import type { Actor } from '../../actor';
import { integer, notNullHere, nullable, text } from '../../db/row';
import { selectRows, type QueryExecutor } from '../../db/statements';
import type { RequestContext } from '../../graphql/context';
import { oneByKey, type LoadScope } from '../../graphql/loaders';
import { textsIn } from '../../language/texts';

/** What an account did for a company. */
export interface DoneByMember {
  companyId: string;
  /** Null where no person of the company did it. */
  accountId: string | null;
}

const ID_IN_JSON = 'char(26) CHARACTER SET ascii COLLATE ascii_bin';
interface MemberName {
  /** What colleagues read; null of a former member whose account is gone, or who never gave a name. */
  name: string | null;
  /** Of a former member, in the order in which they left. */
  number: number | null;
}

const NAMED = {
  company_id: notNullHere(text),
  account_id: notNullHere(text),
  name: nullable(text),
  number: nullable(integer),
};

const keyOf = (companyId: string, accountId: string): string => `${companyId} ${accountId}`;

/** Names of accounts as those of a company; one statement, however many. */
async function readMemberNames(executor: QueryExecutor, keys: readonly string[]): Promise<MemberName[]> {
  const asked = keys.map((key) => key.split(' ')).map(([company, account]) => ({ company, account }));
  const rows = await selectRows(
    executor,
    NAMED,
    `SELECT asked.company_id, asked.account_id, COALESCE(a.person_name, IF(m.account_id IS NULL, NULL, a.email)) AS name,
            f.number
     FROM JSON_TABLE(?, '$[*]' COLUMNS (company_id ${ID_IN_JSON} PATH '$.company', account_id ${ID_IN_JSON} PATH '$.account')) asked
     LEFT JOIN accounts a ON a.id = asked.account_id
     LEFT JOIN company_members m ON m.account_id = asked.account_id AND m.company_id = asked.company_id
     LEFT JOIN former_members f ON f.company_id = asked.company_id AND f.account_id = asked.account_id`,
    [JSON.stringify(asked)],
  );
  return oneByKey(keys, rows, (row) => keyOf(row.company_id, row.account_id)).map((row) => ({
    name: row?.name ?? null,
    number: row?.number ?? null,
  }));
}

/** The rows of each page with who did it, in words; one statement a page. */
export async function* pagesWithMembers<Item extends DoneByMember>(
  executor: QueryExecutor,
  pages: AsyncGenerator<readonly Item[]>,
  language: Language,
): AsyncGenerator<(Item & { by: string | null })[]> {
  for await (const page of pages) {
    const names = await readMemberNames(
      executor,
      page.map(({ companyId, accountId }) => keyOf(companyId, accountId ?? '')),
    );
    yield page.map((row, index) => ({ ...row, by: row.accountId && wordsFor(names[index], language) }));
  }
}

function wordsFor(named: MemberName | undefined, language: Language): string {
  return named?.name ?? textsIn(language)('stored.formerMember', { number: named?.number ?? 0 });
}

const loadMemberNames = ({ services }: LoadScope, keys: readonly string[]): Promise<MemberName[]> =>
  readMemberNames(services.dataSource, keys);

/** For a colleague; null of a former member without a name. */
export async function colleagueName(
  executor: QueryExecutor,
  { companyId, accountId }: { companyId: string; accountId: string },
): Promise<string | null> {
  const [named] = await readMemberNames(executor, [keyOf(companyId, accountId)]);
  return named?.name ?? null;
}

/** Members and administrators read who did something for a company; applicants and visitors never do. */
export function readsMembersOf(actor: Actor | null, companyId: string): boolean {
  if (actor?.activeRole === 'COMPANY') return actor.companyId === companyId;
  return actor?.activeRole === 'ADMIN';
}

/** A name, or which former member it was. Null where no person of the company did it, and for those who may not read it. */
export async function memberNameFor(
  { actor, loaders, session }: Pick<RequestContext, 'actor' | 'loaders' | 'session'>,
  { companyId, accountId }: DoneByMember,
): Promise<string | null> {
  if (accountId === null || !readsMembersOf(actor, companyId)) return null;
  return wordsFor(await loaders.load(loadMemberNames, keyOf(companyId, accountId)), session.language);
}
