import type { InvoiceStatus } from '../../../../domain/payments';
import type { TransactionType } from '../../../../domain/tokens';
import { decimal, instant, integer, notNullHere, nullable, oneOf, text } from '../../../db/row';
import { selectRows, type QueryExecutor, type SqlPart } from '../../../db/statements';
import type { LoadScope } from '../../../graphql/loaders';
import { afterCursor, allOf, anyOf, cursorPartsOf, equals, firstRowsOf, newestBy } from '../../../graphql/keyset.sql';
import { cursorPage, type CountedPage, type CursorArgs } from '../../../graphql/paging';
import { countRows } from '../../../graphql/counted.sql';
import type { Period } from '../../../graphql/period';
import { within } from '../../../graphql/period.sql';
import { codeContains, findMatches, nameContains } from './search.sql';
import { LEDGER_TYPES, readEntries, readInvoices } from './transaction-details.sql';
import { NOTHING, type AdminPackageSum, type AdminTokenSums, type AdminTokenTransaction } from './transactions.types';

export interface TransactionsFilter extends Period {
  type?: TransactionType | null;
  /** Only purchases have one. */
  status?: InvoiceStatus | null;
  /** Substring of the company's name or of a reference; empty for all. */
  search: string;
  /** Only of this company. */
  companyId?: string | null;
}

const LISTED = { id: text, at: instant, source: oneOf<'LEDGER' | 'INVOICE'>() };

/** What a statement reads of each table; the ledger's refunds come with their invoice. */
interface Columns {
  ledger: string;
  invoice: string;
}

const PAGE: Columns = {
  ledger: "t.id, t.created_at AS at, 'LEDGER' AS source",
  invoice: "i.id, i.created_at AS at, 'INVOICE' AS source",
};

/**
 * Token transactions, newest first: the ledger and the invoices, merged by time. Each kind is read from its own index.
 * Three statements, and one more for a search; the count is one, and two for a search.
 */
export async function listTransactions(
  { services }: Pick<LoadScope, 'services'>,
  filter: TransactionsFilter,
  { after, limit }: CursorArgs,
): Promise<CountedPage<AdminTokenTransaction>> {
  const executor = services.dataSource;
  const ranges = await rangesOf(executor, filter, PAGE, after);
  const count = async () => countRows(executor, await rangesOf(executor, filter, PAGE, null));
  if (ranges.length === 0) return { items: [], endCursor: null, count };
  const { sql, parameters } = firstRowsOf(ranges, limit + 1);
  const rows = await selectRows(executor, LISTED, sql, parameters);
  const { items: found, endCursor } = cursorPage(rows, limit, cursorPartsOf);
  const idsIn = (wanted: string) => found.filter(({ source }) => source === wanted).map(({ id }) => id);
  const [entries, invoices] = await Promise.all([
    readEntries(executor, idsIn('LEDGER')),
    readInvoices(executor, idsIn('INVOICE')),
  ]);
  const newestFirst = (one: AdminTokenTransaction, other: AdminTokenTransaction) =>
    other.timestamp.getTime() - one.timestamp.getTime() || (one.id < other.id ? 1 : -1);
  return { items: [...entries, ...invoices].toSorted(newestFirst), endCursor, count };
}

const SUMMED: Columns = {
  ledger: 't.type AS kind, t.company_id, t.amount AS tokens, i.amount AS amount, 0 AS received',
  invoice:
    "IF(i.paid_at IS NULL, 'UNPAID', 'PURCHASE') AS kind, i.company_id, i.tokens + i.bonus AS tokens, i.amount, i.amount_received AS received",
};

const SUM = {
  kind: text,
  count: integer,
  companies: integer,
  tokens: nullable(decimal),
  amount: nullable(decimal),
  received: nullable(decimal),
};

/** What the transactions add up to, by kind, from the same ranges of the indexes as the list: one statement, and two for a search. */
export async function sumTransactions(
  { services }: Pick<LoadScope, 'services'>,
  filter: TransactionsFilter,
): Promise<AdminTokenSums> {
  const ranges = await rangesOf(services.dataSource, filter, SUMMED, null);
  const rows =
    ranges.length === 0
      ? []
      : await selectRows(
          services.dataSource,
          SUM,
          `SELECT kind, COUNT(*) AS count, COUNT(DISTINCT company_id) AS companies, SUM(tokens) AS tokens, SUM(amount) AS amount, SUM(received) AS received
           FROM (${ranges.map(({ sql }) => `(${sql})`).join(' UNION ALL ')}) matching GROUP BY kind`,
          ranges.flatMap(({ parameters }) => parameters),
        );
  const sumOf = (kind: 'PURCHASE' | (typeof LEDGER_TYPES)[number]) => {
    const row = rows.find((each) => each.kind === kind);
    if (!row) return NOTHING;
    const { count, companies, tokens, amount, received } = row;
    return { count, companies, tokens: Number(tokens), amount: Number(amount), amountReceived: Number(received) };
  };
  return { purchases: sumOf('PURCHASE'), refunds: sumOf('REFUND'), usage: sumOf('USAGE'), grants: sumOf('GRANT') };
}

const PACKAGED: Columns = {
  ledger: `${SUMMED.ledger}, i.package_name`,
  invoice: `${SUMMED.invoice}, i.package_name`,
};

const PACKAGE_SUM = {
  packageName: notNullHere(text),
  count: integer,
  companies: integer,
  tokens: decimal,
  amount: decimal,
  received: decimal,
  refunds: integer,
};

/** What was bought of each package, the one that brought most first: one statement, and two for a search. */
export async function sumPackages(
  { services }: Pick<LoadScope, 'services'>,
  filter: TransactionsFilter,
): Promise<AdminPackageSum[]> {
  const ranges = await rangesOf(services.dataSource, filter, PACKAGED, null);
  if (ranges.length === 0) return [];
  const ofPurchase = (sum: string) => `COALESCE(SUM(IF(kind = 'PURCHASE', ${sum}, 0)), 0)`;
  const rows = await selectRows(
    services.dataSource,
    PACKAGE_SUM,
    `SELECT NULLIF(package_name, '') AS packageName, CAST(COALESCE(SUM(kind = 'PURCHASE'), 0) AS INT) AS count,
            COUNT(DISTINCT IF(kind = 'PURCHASE', company_id, NULL)) AS companies, ${ofPurchase('tokens')} AS tokens,
            ${ofPurchase('amount')} AS amount, ${ofPurchase('received')} AS received, CAST(COALESCE(SUM(kind = 'REFUND'), 0) AS INT) AS refunds
     FROM (${ranges.map(({ sql }) => `(${sql})`).join(' UNION ALL ')}) matching
     WHERE kind IN ('PURCHASE', 'REFUND') AND package_name IS NOT NULL GROUP BY package_name ORDER BY amount DESC, package_name`,
    ranges.flatMap(({ parameters }) => parameters),
  );
  return rows.map(({ tokens, amount, received, ...row }) => ({
    ...row,
    tokens: Number(tokens),
    amount: Number(amount),
    amountReceived: Number(received),
  }));
}

const NEWEST = newestBy('created_at');

/** Stored in capitals and searched without regard to case. */
const INVOICE_REFERENCES = ['i.merchant_ref COLLATE ascii_general_ci', 'i.reference COLLATE ascii_general_ci'];

async function rangesOf(
  executor: QueryExecutor,
  filter: TransactionsFilter,
  columns: Columns,
  after: string | null,
): Promise<SqlPart[]> {
  const { type, status, search, companyId } = filter;
  const companies = search ? await findMatches(executor, companiesNamed(search)) : null;
  /** The table's conditions: its company is one of those found, or an invoice's number contains the search. */
  const where = (table: 't' | 'i', references: readonly string[], more: SqlPart | null, named: SqlPart | null = null) =>
    allOf([
      equals(`${table}.company_id`, companyId),
      more,
      within(`${table}.created_at`, filter),
      afterCursor({ ...NEWEST, column: `${table}.created_at` }, after, `${table}.id`),
      companies &&
        anyOf([
          companies.among(`${table}.company_id`),
          named,
          ...references.map((column) => codeContains(column, search)),
        ]),
    ]);

  const ledgerTypes = status ? [] : LEDGER_TYPES.filter((kind) => !type || type === kind);
  const ledgerIndex = companyId ? 'ix_token_transactions_company_time' : 'ix_token_transactions_type';
  const ranges = ledgerTypes.map((kind) => {
    const references = search && kind === 'REFUND' ? INVOICE_REFERENCES : [];
    // As it is shown: by the name of the purchase, as below.
    const named = references.length > 0 ? nameContains('i.company_name', search) : null;
    const { sql, parameters } = where('t', references, equals('t.type', kind), named);
    const needsInvoice = references.length > 0 || columns.ledger.includes('i.');
    return {
      sql: `SELECT STRAIGHT_JOIN ${columns.ledger} FROM token_transactions t FORCE INDEX (${ledgerIndex})
            ${needsInvoice ? 'LEFT JOIN invoices i ON i.id = t.invoice_id' : ''} WHERE ${sql}`,
      parameters,
    };
  });
  if (type && type !== 'PURCHASE') return ranges;

  const invoiceIndex = companyId ? 'ix_invoices_company_time' : status ? 'ix_invoices_listed' : 'ix_invoices_created';
  const { sql, parameters } = where(
    'i',
    INVOICE_REFERENCES,
    equals('i.status', status),
    // As it is shown: by the name of the purchase.
    nameContains('i.company_name', search),
  );
  return [
    ...ranges,
    { sql: `SELECT ${columns.invoice} FROM invoices i FORCE INDEX (${invoiceIndex}) WHERE ${sql}`, parameters },
  ];
}

function companiesNamed(search: string): SqlPart {
  const { sql, parameters } = nameContains('company_name', search);
  return { sql: `SELECT id FROM companies FORCE INDEX (ix_companies_created) WHERE ${sql}`, parameters };
}
