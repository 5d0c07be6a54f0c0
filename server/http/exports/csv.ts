import { Router, type Request, type Response } from 'express';
import { Readable } from 'node:stream';
import { ERROR_MESSAGES } from '../../../domain/errors';
import { sessionStateOf } from '../../../domain/roles';
import { needsStepUp } from '../../../domain/second-factor';
import { wibDateOf, wibTimeOf } from '../../../domain/time';
import type { TransactionType } from '../../../domain/tokens';
import { isActingAdmin, type Actor } from '../../actor';
import type { QueryExecutor } from '../../db/statements';
import { acceptedApplicantPages } from '../../modules/applications/public';
import { readLedger, type LedgerRow } from '../../modules/tokens/public';
import type { Services } from '../../services';
import { ADMIN_EXPORTS, recordExport, type ExportFilter } from './admin-csv';
import { csvTable } from './csv-table';
import { answerMissing, contentDisposition, sendStream } from '../files/files';
import { servicesOf } from '../../request-services';
import { actorOfRequest } from '../middleware/session';

interface Download {
  lines: AsyncGenerator<string>;
  /** Awaited before anything is sent, unless only the headers are asked for. */
  record?: () => Promise<void>;
}

/** Null for callers who may not have the file. */
type Offer = (services: Services, actor: Actor | null, filter: ExportFilter) => Download | null;

/** `/exports/{name}.csv`, for companies and administrators. For everyone else the path does not exist. */
export function exportRoutes(services: Services): Router {
  const router = Router();
  const offer = (name: string, open: Offer) =>
    router.get(`/${name}.csv`, async (request, response) => {
      const download = open(servicesOf(services, request), actorOfRequest(request), (parameter) =>
        textOf(request.query[parameter]),
      );
      if (download === null) return answerMissing(response);
      if (mustStepUp(request, services)) return answerStepUp(response);
      if (request.method !== 'HEAD') await download.record?.();
      response.set({
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': contentDisposition('attachment', `${name}-${wibDateOf(services.clock.now())}.csv`),
        'Cache-Control': 'private, no-store, no-transform',
        'X-Content-Type-Options': 'nosniff',
      });
      if (request.method === 'HEAD') return void response.end();
      await sendStream(Readable.from(download.lines), response);
    });
  const forCompany =
    (lines: (executor: QueryExecutor, companyId: string) => AsyncGenerator<string>): Offer =>
    ({ dataSource }, actor) => {
      const companyId = companyOf(actor);
      return companyId === null ? null : { lines: lines(dataSource, companyId) };
    };
  offer('accepted-applicants', forCompany(acceptedApplicantLines));
  offer('token-ledger', forCompany(tokenLedgerLines));
  for (const [name, { lines, what }] of Object.entries(ADMIN_EXPORTS)) {
    offer(name, (own, actor, filter) => {
      if (!isActingAdmin(actor)) return null;
      const scope = { services: own, actor };
      return { lines: lines(scope, filter), record: () => recordExport(scope, what, filter) };
    });
  }
  router.use((_request, response) => answerMissing(response));
  return router;
}

function mustStepUp(request: Request, { clock }: Services): boolean {
  const actor = actorOfRequest(request);
  return actor !== null && needsStepUp(actor, clock.now());
}

/** The client sends HEAD first and opens its step-up dialog on this status. */
function answerStepUp(response: Response): void {
  response
    .status(403)
    .set('Cache-Control', 'no-store')
    .json({
      errors: [
        { message: ERROR_MESSAGES.STEP_UP_REQUIRED, extensions: { code: 'FORBIDDEN', errorCode: 'STEP_UP_REQUIRED' } },
      ],
    });
}

/** A parameter that was given twice counts as missing. */
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The company that the caller acts for, by the same rule as its fields in the API; null for all others. */
function companyOf(actor: Actor | null): string | null {
  if (actor?.activeRole !== 'COMPANY') return null;
  return sessionStateOf({ ...actor, activeRole: actor.activeRole }) === 'unverified' ? null : actor.companyId;
}

function acceptedApplicantLines(executor: QueryExecutor, companyId: string): AsyncGenerator<string> {
  return csvTable(
    ['Name', 'Email', 'Phone', 'Job', 'Interview date', 'Interview time (WIB)', 'Applied on'],
    acceptedApplicantPages(executor, companyId),
    (row) => [
      row.full_name,
      row.email,
      row.phone_number,
      row.job_title,
      row.interview_date,
      `${row.interview_start}-${row.interview_end}`,
      wibDateOf(row.applied_at),
    ],
  );
}

const LEDGER_ROWS_AT_ONCE = 500;

const LEDGER_WORDS = {
  PURCHASE: 'Purchase',
  USAGE: 'Accepted applicant',
  GRANT: 'Starting token',
  REFUND: 'Refund',
} as const satisfies Record<TransactionType, string>;

/** Newest first, as the store shows it; the balance is the one after each entry. */
function tokenLedgerLines(executor: QueryExecutor, companyId: string): AsyncGenerator<string> {
  return csvTable(
    ['Date', 'Time (WIB)', 'Entry', 'Tokens', 'Balance', 'Job', 'Package', 'Price (IDR)', 'Reference'],
    ledgerPages(executor, companyId),
    (row) => [
      wibDateOf(row.created_at),
      wibTimeOf(row.created_at),
      LEDGER_WORDS[row.type],
      row.amount,
      row.balance_after,
      row.job_title,
      row.package_name,
      row.price,
      row.merchant_ref,
    ],
  );
}

async function* ledgerPages(executor: QueryExecutor, companyId: string): AsyncGenerator<LedgerRow[]> {
  let before: string | null = null;
  do {
    const rows: LedgerRow[] = await readLedger(executor, companyId, before, LEDGER_ROWS_AT_ONCE);
    yield rows;
    before = rows.length === LEDGER_ROWS_AT_ONCE ? (rows.at(-1)?.id ?? null) : null;
  } while (before !== null);
}
