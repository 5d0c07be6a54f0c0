import type { InvoiceStatus } from '../../../domain/payments';
import type { TransactionType } from '../../../domain/tokens';
import { oneOf, text } from '../../db/row';
import { selectRows, type QueryExecutor } from '../../db/statements';
import type { LoadScope } from '../../graphql/loaders';
import { encodeCursor } from '../../graphql/paging';
import { ADMIN_PAGE_SIZE, allOf, anyOf, belowId, type Condition, type CursorArgs } from './keyset.sql';
import { codeContains, findMatches, nameContains, type Matches } from './search.sql';
import { LEDGER_TYPES, readEntries, readInvoices, type LedgerType } from './transaction-details.sql';
import type { AdminTokenTransaction } from './transactions.types';

export interface TransactionsFilter {
  type: TransactionType | null;
  /** Only purchases have one. */
  status: InvoiceStatus | null;
  /** Substring of the company's name or of a reference; empty for all. */
  search: string;
  /** Only of this company. */
  companyId?: string | null;
}

type Source = 'LEDGER' | 'INVOICE';

/**
 * Token transactions, newest first: the ledger and the invoices, merged by id, since both kinds of ids are ordered by
 * time. Each kind is read from its own index. Three statements, and one more for a search.
 */
export async function listTransactions(
  { services }: Pick<LoadScope, 'services'>,
  filter: TransactionsFilter,
  { after, limit = ADMIN_PAGE_SIZE }: CursorArgs,
): Promise<{ items: AdminTokenTransaction[]; endCursor: string | null }> {
  const executor = services.dataSource;
  const found = await listTransactionIds(executor, filter, { after, limit });
  const shown = found.slice(0, limit);
  const idsOf = (source: Source) => shown.filter((row) => row.source === source).map(({ id }) => id);
  const [entries, invoices] = await Promise.all([
    readEntries(executor, idsOf('LEDGER')),
    readInvoices(executor, idsOf('INVOICE')),
  ]);
  const byId = new Map([...entries, ...invoices].map((item) => [item.id, item]));
  const last = shown.at(-1);
  return {
    items: shown.map(({ id }) => byId.get(id)).filter((item) => item !== undefined),
    endCursor: found.length > limit && last ? encodeCursor([last.id]) : null,
  };
}

async function listTransactionIds(
  executor: QueryExecutor,
  { type, status, search, companyId = null }: TransactionsFilter,
  { after, limit }: Required<CursorArgs>,
): Promise<{ id: string; source: Source }[]> {
  const companies = search ? await findMatches(executor, companiesNamed(search)) : null;
  const ledgerTypes = status ? [] : LEDGER_TYPES.filter((kind) => type === null || type === kind);
  const narrowed = { companies, search, companyId, after };
  const branches = [
    ...ledgerTypes.map((kind) => ledgerBranch(kind, narrowed)),
    type === null || type === 'PURCHASE' ? invoiceBranch(status, narrowed) : null,
  ].filter((branch) => branch !== null);
  if (branches.length === 0) return [];
  return selectRows(
    executor,
    { id: text, source: oneOf<Source>() },
    `${branches.map(({ sql }) => `(${sql} ORDER BY id DESC LIMIT ?)`).join(' UNION ALL ')} ORDER BY id DESC LIMIT ?`,
    [...branches.flatMap(({ parameters }) => [...parameters, limit + 1]), limit + 1],
  );
}

function companiesNamed(search: string): Condition {
  const { sql, parameters } = nameContains('c.company_name', search);
  return { sql: `SELECT c.id FROM companies c FORCE INDEX (ix_companies_created) WHERE ${sql}`, parameters };
}

/** Stored in capitals and searched without regard to case. */
const INVOICE_REFERENCES = ['i.merchant_ref COLLATE ascii_general_ci', 'i.reference COLLATE ascii_general_ci'] as const;

/** The company is one of those found, or an invoice's number contains the search. */
function matching(
  companies: Matches | null,
  companyColumn: string,
  search: string,
  references: readonly string[],
): Condition | null | 'none' {
  if (!companies) return null;
  const conditions = [
    companies.among(companyColumn),
    ...references.map((column) => codeContains(column, search)),
  ].filter((condition) => condition !== null);
  return conditions.length === 0 ? 'none' : anyOf(conditions);
}

interface Narrowed {
  companies: Matches | null;
  search: string;
  companyId: string | null;
  after: CursorArgs['after'];
}

const ofCompany = (column: string, companyId: string | null): Condition | null =>
  companyId ? { sql: `${column} = ?`, parameters: [companyId] } : null;

/** Null when the search leaves nothing of this kind. */
function ledgerBranch(kind: LedgerType, { companies, search, companyId, after }: Narrowed): Condition | null {
  const isRefund = kind === 'REFUND';
  const found = matching(companies, 't.company_id', search, isRefund ? INVOICE_REFERENCES : []);
  if (found === 'none') return null;
  const { sql, parameters } = allOf([
    ofCompany('t.company_id', companyId),
    { sql: 't.type = ?', parameters: [kind] },
    belowId('t.id', after),
    found,
  ]);
  const invoice = found && isRefund ? 'JOIN invoices i ON i.id = t.invoice_id' : '';
  return {
    sql: `SELECT STRAIGHT_JOIN t.id, 'LEDGER' AS source FROM token_transactions t FORCE INDEX (${companyId ? 'ix_token_transactions_company' : 'ix_token_transactions_type'}) ${invoice} WHERE ${sql}`,
    parameters,
  };
}

function invoiceBranch(
  status: InvoiceStatus | null,
  { companies, search, companyId, after }: Narrowed,
): Condition | null {
  const found = matching(companies, 'i.company_id', search, INVOICE_REFERENCES);
  if (found === 'none') return null;
  const { sql, parameters } = allOf([
    ofCompany('i.company_id', companyId),
    status ? { sql: 'i.status = ?', parameters: [status] } : null,
    belowId('i.id', after),
    found,
  ]);
  const index = companyId ? 'ix_invoices_company' : status ? 'ix_invoices_listed' : 'PRIMARY';
  return { sql: `SELECT i.id, 'INVOICE' AS source FROM invoices i FORCE INDEX (${index}) WHERE ${sql}`, parameters };
}
