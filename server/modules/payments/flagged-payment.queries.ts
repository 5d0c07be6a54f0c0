import { PaymentFlag, type InvoiceStatus } from '../../../domain/payments';
import { selectOne, selectRows, type Parameter, type Runner } from '../../db/statements';
import type { PaymentGateway } from '../../ports';

export interface CallbackRow {
  id: string;
  merchant_ref: string | null;
  body: string;
  signature: string | null;
  event: string | null;
  flag: PaymentFlag | null;
  dismissed_flag: PaymentFlag | null;
  received_at: Date;
  invoice_id: string | null;
  company_id: string | null;
  company_name: string | null;
  invoice_status: InvoiceStatus | null;
  invoice_reference: string | null;
  amount: number | null;
  tokens: number | null;
}

const COLUMNS = `p.id, p.merchant_ref, p.body, p.signature, p.event, p.flag, p.dismissed_flag, p.received_at, i.id AS invoice_id, i.company_id, i.company_name,
  i.status AS invoice_status, i.reference AS invoice_reference, i.amount, i.tokens + i.bonus AS tokens`;
const ITS_INVOICE = 'LEFT JOIN invoices i ON i.merchant_ref = p.merchant_ref';

/** 64-bit columns and sums arrive as text. */
function callbackOf(row: CallbackRow): CallbackRow {
  const numberOf = (value: number | null) => (value === null ? null : Number(value));
  return { ...row, amount: numberOf(row.amount), tokens: numberOf(row.tokens) };
}

/** One stored callback, flagged or not, with the invoice that it names. */
export async function readCallback(runner: Runner, id: string): Promise<CallbackRow | null> {
  const row = await selectOne<CallbackRow>(
    runner,
    `SELECT ${COLUMNS} FROM payment_callbacks p ${ITS_INVOICE} WHERE p.id = ?`,
    [id],
  );
  return row && callbackOf(row);
}

/** True when the provider signed the stored bytes; what its detail call said carries no signature. */
export function isVerifiedCallback(payments: PaymentGateway, { body, signature }: CallbackRow): boolean {
  return payments.isSignedByProvider(Buffer.from(body, 'utf8'), signature ?? undefined);
}

interface FlaggedWish {
  flag: PaymentFlag | null;
  /** Only those with a smaller id; null starts at the newest. */
  before: string | null;
  limit: number;
}

/**
 * The statement of a stretch of what is flagged, newest first. Each flag is a range of its own in the index (flag, id),
 * cut at the limit, so that nothing but a few stretches is ever sorted; exported so that its plan can be tested.
 */
export function flaggedStatement({ flag, before, limit }: FlaggedWish): { sql: string; parameters: Parameter[] } {
  const flags = flag ? [flag] : Object.values(PaymentFlag);
  const range =
    '(SELECT f.id FROM payment_callbacks f FORCE INDEX (ix_payment_callbacks_flagged) WHERE f.flag = ? AND f.id < ? ORDER BY f.id DESC LIMIT ?)';
  return {
    sql: `SELECT ${COLUMNS} FROM (${flags.map(() => range).join(' UNION ALL ')}) newest JOIN payment_callbacks p ON p.id = newest.id ${ITS_INVOICE}
          ORDER BY p.id DESC LIMIT ?`,
    // The largest character a ULID can hold sorts after every id.
    parameters: [...flags.flatMap((each) => [each, before ?? 'Z'.repeat(26), limit]), limit],
  };
}

export async function listFlagged(runner: Runner, wish: FlaggedWish): Promise<CallbackRow[]> {
  const { sql, parameters } = flaggedStatement(wish);
  return (await selectRows<CallbackRow>(runner, sql, parameters)).map(callbackOf);
}

/** All that are flagged, from the index alone. */
export async function countFlagged(runner: Runner): Promise<number> {
  const row = await selectOne<{ flagged: string }>(
    runner,
    'SELECT COUNT(*) AS flagged FROM payment_callbacks FORCE INDEX (ix_payment_callbacks_flagged) WHERE flag IS NOT NULL',
  );
  return Number(row?.flagged ?? 0);
}
