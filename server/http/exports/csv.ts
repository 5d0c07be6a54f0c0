import { Router, type Response } from 'express';
import { Readable } from 'node:stream';
import { errorText } from '../../language/texts';
import type { Language } from '../../../domain/language';
import { cleanSearch } from '../../../domain/jobs';
import { sessionStateOf } from '../../../domain/roles';
import { needsStepUp } from '../../../domain/second-factor';
import { wibDateOf, wibTimeOf } from '../../../domain/time';
import type { TransactionType } from '../../../domain/tokens';
import { isActingAdmin, type Actor } from '../../actor';
import type { QueryExecutor } from '../../db/statements';
import { acceptedApplicantPages } from '../../modules/applications/public';
import { recordAdminRead } from '../../modules/audit/public';
import { readLedger, type LedgerRow } from '../../modules/tokens/public';
import type { Services } from '../../services';
import { ADMIN_EXPORTS, type ExportFilter } from './admin-csv';
import { csvTable } from './csv-table';
import { answerMissing, contentDisposition, sendStream } from '../files/files';
import { servicesOf } from '../../request-services';
import { actorOfRequest, sessionOf } from '../middleware/session';

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
      const actor = actorOfRequest(request);
      const download = open(servicesOf(services, request), actor, (parameter) => textOf(request.query[parameter]));
      if (!actor || !download) return answerMissing(response);
      if (needsStepUp(actor, services.clock.now())) return answerStepUp(response, sessionOf(request).language);
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
    offer(name, (requestServices, actor, filter) => {
      if (!isActingAdmin(actor)) return null;
      const scope = { services: requestServices, actor };
      const search = cleanSearch(filter('search'));
      const filters = { search, status: filter('status'), type: filter('type'), origin: filter('origin') };
      return {
        lines: lines(scope, filter),
        record: () => recordAdminRead(scope, { what, subjects: [], filter: filters }),
      };
    });
  }
  router.use((_request, response) => answerMissing(response));
  return router;
}

/** The client sends HEAD first and opens its step-up dialog on this status. */
function answerStepUp(response: Response, language: Language): void {
  response
    .status(403)
    .set('Cache-Control', 'no-store')
    .json({
      errors: [
        {
          message: errorText('STEP_UP_REQUIRED', language),
          extensions: { code: 'FORBIDDEN', errorCode: 'STEP_UP_REQUIRED' },
        },
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
  return csvTable(acceptedApplicantPages(executor, companyId), {
    Name: (row) => row.full_name,
    Email: (row) => row.email,
    Phone: (row) => row.phone_number,
    Job: (row) => row.job_title,
    'Interview date': (row) => row.interview_date,
    'Interview time (WIB)': (row) => `${row.interview_start}-${row.interview_end}`,
    'Applied on': (row) => wibDateOf(row.applied_at),
  });
}

const LEDGER_ROWS_AT_ONCE = 500;

const ENTRY_TEXTS = {
  PURCHASE: 'Purchase',
  USAGE: 'Accepted applicant',
  GRANT: 'Starting token',
  REFUND: 'Refund',
} as const satisfies Record<TransactionType, string>;

/** Newest first, as the store shows it; the balance is the one after each entry. */
function tokenLedgerLines(executor: QueryExecutor, companyId: string): AsyncGenerator<string> {
  return csvTable(ledgerPages(executor, companyId), {
    Date: (row) => wibDateOf(row.timestamp),
    'Time (WIB)': (row) => wibTimeOf(row.timestamp),
    Entry: (row) => ENTRY_TEXTS[row.type],
    Tokens: (row) => row.amount,
    Balance: (row) => row.balanceAfter,
    Job: (row) => row.jobTitle,
    Package: (row) => row.packageName,
    'Price (IDR)': (row) => row.price,
    Reference: (row) => row.merchantRef,
  });
}

async function* ledgerPages(executor: QueryExecutor, companyId: string): AsyncGenerator<LedgerRow[]> {
  let before: string | null = null;
  do {
    const rows: LedgerRow[] = await readLedger(executor, companyId, before, LEDGER_ROWS_AT_ONCE);
    yield rows;
    before = rows.length === LEDGER_ROWS_AT_ONCE ? (rows.at(-1)?.id ?? null) : null;
  } while (before !== null);
}
