import { PaymentFlag, type InvoiceStatus } from '../../../domain/payments';
import { newId } from '../../db/columns';
import { instant, integer, nullable, oneOf, text, type Row } from '../../db/row';
import { affectedRows, selectOne, selectRows, type QueryExecutor } from '../../db/statements';
import type { PaymentGateway } from '../../ports';

const CALLBACK = {
  id: text,
  merchant_ref: nullable(text),
  body: text,
  signature: nullable(text),
  event: nullable(text),
  flag: nullable(oneOf<PaymentFlag>()),
  dismissed_flag: nullable(oneOf<PaymentFlag>()),
  received_at: instant,
  invoice_id: nullable(text),
  company_id: nullable(text),
  company_name: nullable(text),
  invoice_status: nullable(oneOf<InvoiceStatus>()),
  invoice_reference: nullable(text),
  amount: nullable(integer),
  tokens: nullable(integer),
};
export type CallbackRow = Row<typeof CALLBACK>;

const COLUMNS = `p.id, p.merchant_ref, p.body, p.signature, p.event, p.flag, p.dismissed_flag, p.received_at, i.id AS invoice_id, i.company_id, i.company_name,
  i.status AS invoice_status, i.reference AS invoice_reference, i.amount, i.tokens + i.bonus AS tokens`;
const ITS_INVOICE = 'LEFT JOIN invoices i ON i.merchant_ref = p.merchant_ref';

/** One stored callback, flagged or not, with the invoice that it names. */
export function readCallback(executor: QueryExecutor, id: string): Promise<CallbackRow | null> {
  return selectOne(executor, CALLBACK, `SELECT ${COLUMNS} FROM payment_callbacks p ${ITS_INVOICE} WHERE p.id = ?`, [
    id,
  ]);
}

/** True when the provider signed the stored bytes; answers of its detail call have no signature. */
export function isVerifiedCallback(payments: PaymentGateway, { body, signature }: CallbackRow): boolean {
  return payments.isSignedByProvider(Buffer.from(body, 'utf8'), signature ?? undefined);
}

interface FlaggedFilter {
  flag: PaymentFlag | null;
  /** Only those with a smaller id; null starts at the newest. */
  before: string | null;
  limit: number;
}

/**
 * A page of flagged reports, newest first. Each flag is its own range of the index (flag, id), cut at the limit, so that
 * only a few pages are sorted.
 */
export function listFlagged(executor: QueryExecutor, { flag, before, limit }: FlaggedFilter): Promise<CallbackRow[]> {
  const flags = flag ? [flag] : Object.values(PaymentFlag);
  const range =
    '(SELECT f.id FROM payment_callbacks f FORCE INDEX (ix_payment_callbacks_flagged) WHERE f.flag = ? AND f.id < ? ORDER BY f.id DESC LIMIT ?)';
  return selectRows(
    executor,
    CALLBACK,
    `SELECT ${COLUMNS} FROM (${flags.map(() => range).join(' UNION ALL ')}) newest JOIN payment_callbacks p ON p.id = newest.id ${ITS_INVOICE}
     ORDER BY p.id DESC LIMIT ?`,
    // Z is the largest character of a ULID, so this sorts after every id.
    [...flags.flatMap((each) => [each, before ?? 'Z'.repeat(26), limit]), limit],
  );
}

/** All that are flagged, from the index alone. */
export async function countFlagged(executor: QueryExecutor): Promise<number> {
  const row = await selectOne(
    executor,
    { flagged: integer },
    'SELECT COUNT(*) AS flagged FROM payment_callbacks FORCE INDEX (ix_payment_callbacks_flagged) WHERE flag IS NOT NULL',
  );
  return row?.flagged ?? 0;
}

/** False where it is not flagged. One statement decides between dismissals and replays at the same time; it reads the flag before it ends it. */
export async function dismissFlag(executor: QueryExecutor, id: string): Promise<boolean> {
  const dismissed = await affectedRows(
    executor,
    'UPDATE payment_callbacks SET dismissed_flag = flag, flag = NULL WHERE id = ? AND flag IS NOT NULL',
    [id],
  );
  return dismissed > 0;
}

/** What was dismissed for this very reason stays dismissed. */
export async function setReplayedFlag(executor: QueryExecutor, id: string, flag: PaymentFlag | null): Promise<void> {
  await affectedRows(executor, 'UPDATE payment_callbacks SET flag = IF(dismissed_flag <=> ?, NULL, ?) WHERE id = ?', [
    flag,
    flag,
    id,
  ]);
}

/** Lists an answer of the provider's detail call once, and not again after a dismissal. */
export async function flagDetail(
  executor: QueryExecutor,
  { merchantRef, body, flag, now }: { merchantRef: string; body: string; flag: PaymentFlag; now: Date },
): Promise<void> {
  await affectedRows(
    executor,
    `INSERT INTO payment_callbacks (id, merchant_ref, body, signature, flag, received_at)
     SELECT ?, ?, ?, NULL, ?, ? FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM payment_callbacks p WHERE p.merchant_ref = ? AND (p.flag = ? OR p.dismissed_flag = ?))`,
    [newId(), merchantRef, body, flag, now, merchantRef, flag, flag],
  );
}
