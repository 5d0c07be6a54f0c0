import type { InvoiceStatus } from '../../../domain/payments';
import type { TransactionType } from '../../../domain/tokens';
import { oneOf, text } from '../../db/row';
import { selectRows, type QueryExecutor } from '../../db/statements';
import type { LoadScope } from '../../graphql/loaders';
import { cursorPage, decodeCursor, type CursorArgs, type CursorPage } from '../../graphql/paging';
import { allOf, anyOf, equals, firstRowsOf, type SqlPart } from './keyset.sql';
import { codeContains, findMatches, nameContains } from './search.sql';
import { LEDGER_TYPES, readEntries, readInvoices } from './transaction-details.sql';
import type { AdminTokenTransaction } from './transactions.types';

export interface TransactionsFilter {
  type?: TransactionType | null;
  /** Only purchases have one. */
  status?: InvoiceStatus | null;
  /** Substring of the company's name or of a reference; empty for all. */
  search: string;
  /** Only of this company. */
  companyId?: string | null;
}

const LISTED = { id: text, source: oneOf<'LEDGER' | 'INVOICE'>() };

/**
 * Token transactions, newest first: the ledger and the invoices, merged by id, since both kinds of ids are ordered by
 * time. Each kind is read from its own index. Three statements, and one more for a search.
 */
export async function listTransactions(
  { services }: Pick<LoadScope, 'services'>,
  filter: TransactionsFilter,
  { after, limit }: CursorArgs,
): Promise<CursorPage<AdminTokenTransaction>> {
  const executor = services.dataSource;
  const ranges = await rangesOf(executor, filter, after);
  if (ranges.length === 0) return { items: [], endCursor: null };
  const { sql, parameters } = firstRowsOf(ranges, limit + 1, { order: 'id DESC' });
  const rows = await selectRows(executor, LISTED, sql, parameters);
  const { items: found, endCursor } = cursorPage(rows, limit, ({ id }) => [id]);
  const idsIn = (wanted: string) => found.filter(({ source }) => source === wanted).map(({ id }) => id);
  const [entries, invoices] = await Promise.all([
    readEntries(executor, idsIn('LEDGER')),
    readInvoices(executor, idsIn('INVOICE')),
  ]);
  return { items: [...entries, ...invoices].toSorted((one, other) => (one.id < other.id ? 1 : -1)), endCursor };
}

/** Stored in capitals and searched without regard to case. */
const INVOICE_REFERENCES = ['i.merchant_ref COLLATE ascii_general_ci', 'i.reference COLLATE ascii_general_ci'];

async function rangesOf(
  executor: QueryExecutor,
  { type, status, search, companyId }: TransactionsFilter,
  after: string | null,
): Promise<SqlPart[]> {
  const [lastId] = decodeCursor(after, 'id') ?? [];
  const companies = search ? await findMatches(executor, companiesNamed(search)) : null;
  /** The table's conditions: its company is one of those found, or an invoice's number contains the search. */
  const where = (table: 't' | 'i', references: readonly string[], more: SqlPart | null, named: SqlPart | null = null) =>
    allOf([
      equals(`${table}.company_id`, companyId),
      more,
      lastId ? { sql: `${table}.id < ?`, parameters: [lastId] } : null,
      companies &&
        anyOf([
          companies.among(`${table}.company_id`),
          named,
          ...references.map((column) => codeContains(column, search)),
        ]),
    ]);

  const ledgerTypes = status ? [] : LEDGER_TYPES.filter((kind) => !type || type === kind);
  const ledgerIndex = companyId ? 'ix_token_transactions_company' : 'ix_token_transactions_type';
  const ranges = ledgerTypes.map((kind) => {
    const searchesInvoice = search && kind === 'REFUND';
    const { sql, parameters } = where('t', searchesInvoice ? INVOICE_REFERENCES : [], equals('t.type', kind));
    const invoice = searchesInvoice ? 'JOIN invoices i ON i.id = t.invoice_id' : '';
    return {
      sql: `SELECT STRAIGHT_JOIN t.id, 'LEDGER' AS source FROM token_transactions t FORCE INDEX (${ledgerIndex}) ${invoice} WHERE ${sql}`,
      parameters,
    };
  });
  if (type && type !== 'PURCHASE') return ranges;

  const invoiceIndex = companyId ? 'ix_invoices_company' : status ? 'ix_invoices_listed' : 'PRIMARY';
  const { sql, parameters } = where(
    'i',
    INVOICE_REFERENCES,
    equals('i.status', status),
    // As it is shown: by the name of the purchase.
    nameContains('i.company_name', search),
  );
  return [
    ...ranges,
    { sql: `SELECT i.id, 'INVOICE' AS source FROM invoices i FORCE INDEX (${invoiceIndex}) WHERE ${sql}`, parameters },
  ];
}

function companiesNamed(search: string): SqlPart {
  const { sql, parameters } = nameContains('company_name', search);
  return { sql: `SELECT id FROM companies FORCE INDEX (ix_companies_created) WHERE ${sql}`, parameters };
}
