import { PaymentFlag, type FlaggedPaymentOrder, type InvoiceStatus } from '../../../domain/payments';
import { newId } from '../../db/columns';
import { decimal, instant, integer, nullable, oneOf, text, type Row } from '../../db/row';
import { affectedRows, selectOne, selectRows, type QueryExecutor, type SqlPart } from '../../db/statements';
import { write } from '../../db/write';
import { countRows } from '../../graphql/counted.sql';
import { allOf, equals, firstRowsOf } from '../../graphql/keyset.sql';
import type { Period } from '../../graphql/period';
import { within } from '../../graphql/period.sql';
import type { PaymentGateway } from '../../ports';
import { PaymentCallback } from './invoice.entity';
import type { PaymentReport } from './tripay-messages';

const CALLBACK = {
  id: text,
  merchantRef: nullable(text),
  body: text,
  signature: nullable(text),
  event: nullable(text),
  flag: nullable(oneOf<PaymentFlag>()),
  dismissedFlag: nullable(oneOf<PaymentFlag>()),
  receivedAt: instant,
  invoiceId: nullable(text),
  companyId: nullable(text),
  companyName: nullable(text),
  status: nullable(oneOf<InvoiceStatus>()),
  reference: nullable(text),
  amount: nullable(integer),
  tokens: nullable(integer),
};
export type CallbackRow = Row<typeof CALLBACK>;

const COLUMNS = `p.id, p.merchant_ref AS merchantRef, p.body, p.signature, p.event, p.flag, p.dismissed_flag AS dismissedFlag,
  p.received_at AS receivedAt, i.id AS invoiceId, i.company_id AS companyId, i.company_name AS companyName, i.status, i.reference,
  i.amount, i.tokens + i.bonus AS tokens`;
const ITS_INVOICE = 'LEFT JOIN invoices i ON i.merchant_ref = p.merchant_ref';

/** One stored callback, flagged or not, with the invoice that it names. */
export function readCallback(executor: QueryExecutor, id: string): Promise<CallbackRow | null> {
  return selectOne(executor, CALLBACK, `SELECT ${COLUMNS} FROM payment_callbacks p ${ITS_INVOICE} WHERE p.id = ?`, [
    id,
  ]);
}

/** True when the provider signed the stored bytes; responses of its detail call have no signature. */
export function isVerifiedCallback(payments: PaymentGateway, { body, signature }: CallbackRow): boolean {
  return payments.isSignedByProvider(Buffer.from(body, 'utf8'), signature ?? undefined);
}

interface FlaggedFilter extends Period {
  flag: PaymentFlag | null;
  order: FlaggedPaymentOrder;
  /** Only those that come after this id; null starts at the first. */
  after: string | null;
  limit: number;
}

const DIRECTIONS = {
  NEWEST: { sign: '<', direction: 'DESC' },
  OLDEST: { sign: '>', direction: 'ASC' },
} as const satisfies Record<FlaggedPaymentOrder, object>;

/**
 * A page of flagged reports, by when they came. Each flag is its own range of the index (flag, id), cut at the limit, so that
 * only a few pages are sorted.
 */
export function listFlagged(
  executor: QueryExecutor,
  { flag, order, after, limit, ...period }: FlaggedFilter,
): Promise<CallbackRow[]> {
  const { sign, direction } = DIRECTIONS[order];
  const next = after === null ? null : { sql: `f.id ${sign} ?`, parameters: [after] };
  const flags = flag ? [flag] : Object.values(PaymentFlag);
  const ranges = flags.map((each) => flaggedOf('f.id', { flag: each, ...period }, next));
  const { sql, parameters } = firstRowsOf(ranges, limit, { order: `id ${direction}` });
  return selectRows(
    executor,
    CALLBACK,
    `SELECT ${COLUMNS} FROM (${sql}) page JOIN payment_callbacks p ON p.id = page.id ${ITS_INVOICE} ORDER BY p.id ${direction}`,
    parameters,
  );
}

type FlaggedOf = Omit<FlaggedFilter, 'order' | 'after' | 'limit'>;

function flaggedOf(columns: string, { flag, ...period }: FlaggedOf, next: SqlPart | null = null): SqlPart {
  const { sql, parameters } = allOf([
    equals('f.flag', flag) ?? { sql: 'f.flag IS NOT NULL', parameters: [] },
    next,
    within('f.received_at', period),
  ]);
  const from = 'FROM payment_callbacks f FORCE INDEX (ix_payment_callbacks_flagged)';
  return { sql: `SELECT ${columns} ${from} WHERE ${sql}`, parameters };
}

/** How many there are, up to 10,000. */
export function countFlaggedOf(executor: QueryExecutor, filter: FlaggedOf): Promise<number> {
  return countRows(executor, [flaggedOf('1', filter)]);
}

const SUMS = { invoices: integer, amount: decimal, tokens: decimal };

/** What the invoices that they name add up to; several reports may name one. */
export async function sumFlagged(
  executor: QueryExecutor,
  filter: FlaggedOf,
): Promise<Record<keyof typeof SUMS, number>> {
  const { sql, parameters } = flaggedOf('DISTINCT f.merchant_ref', filter);
  const row = await selectOne(
    executor,
    SUMS,
    `SELECT COUNT(*) AS invoices, COALESCE(SUM(i.amount), 0) AS amount, COALESCE(SUM(i.tokens + i.bonus), 0) AS tokens
     FROM (${sql}) named JOIN invoices i ON i.merchant_ref = named.merchant_ref`,
    parameters,
  );
  return { invoices: row?.invoices ?? 0, amount: Number(row?.amount ?? 0), tokens: Number(row?.tokens ?? 0) };
}

export async function countFlagged(executor: QueryExecutor): Promise<number> {
  const row = await selectOne(
    executor,
    { flagged: integer },
    'SELECT COUNT(*) AS flagged FROM payment_callbacks FORCE INDEX (ix_payment_callbacks_flagged) WHERE flag IS NOT NULL',
  );
  return row?.flagged ?? 0;
}

/** False if it is not flagged. One statement, so that concurrent dismissals and replays cannot both succeed. */
export async function dismissFlag(executor: QueryExecutor, id: string): Promise<boolean> {
  const dismissed = await affectedRows(
    executor,
    'UPDATE payment_callbacks SET dismissed_flag = flag, flag = NULL WHERE id = ? AND flag IS NOT NULL',
    [id],
  );
  return dismissed > 0;
}

/** A report that was dismissed for this flag stays dismissed. */
export async function setReplayedFlag(executor: QueryExecutor, id: string, flag: PaymentFlag | null): Promise<void> {
  await affectedRows(executor, 'UPDATE payment_callbacks SET flag = IF(dismissed_flag <=> ?, NULL, ?) WHERE id = ?', [
    flag,
    flag,
    id,
  ]);
}

/** Where a report came from: a stored callback, or the provider's detail call, which leaves no row of its own. */
export type ReportSource = { callbackId: string } | 'DETAIL';

interface Flagging {
  source: ReportSource;
  report: PaymentReport;
  flag: PaymentFlag;
  now: Date;
}

/** Puts a report on the administrators' list. A repeated response of the detail call is listed once, and not after a dismissal. */
export async function flagReport(executor: QueryExecutor, { source, report, flag, now }: Flagging): Promise<void> {
  if (source !== 'DETAIL') {
    await write(executor, (manager) => manager.getRepository(PaymentCallback).update(source.callbackId, { flag }));
    return;
  }
  const { merchantRef } = report;
  await affectedRows(
    executor,
    `INSERT INTO payment_callbacks (id, merchant_ref, body, signature, flag, received_at)
     SELECT ?, ?, ?, NULL, ?, ? FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM payment_callbacks p WHERE p.merchant_ref = ? AND (p.flag = ? OR p.dismissed_flag = ?))`,
    [newId(), merchantRef, JSON.stringify(report), flag, now, merchantRef, flag, flag],
  );
}
