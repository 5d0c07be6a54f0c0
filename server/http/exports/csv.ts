import type { Router, Response } from 'express';
import { Readable } from 'node:stream';
import { errorText, textsIn } from '../../language/texts';
import type { Language } from '../../../domain/language';
import { POSTING_COLUMN_NAMES, POSTING_COLUMNS } from '../../../domain/posting-file';
import { sessionStateOf } from '../../../domain/roles';
import { needsStepUp } from '../../../domain/second-factor';
import { wibDateOf, wibTimeOf, ZONE_NAMES, zoneAt } from '../../../domain/time';
import { isActingAdmin, type Actor } from '../../actor';
import { batchesOf } from '../../db/batches';
import type { Period } from '../../graphql/period';
import { acceptedApplicantPages } from '../../modules/applications';
import { recordAdminRead } from '../../modules/audit';
import { pagesWithMembers } from '../../modules/companies';
import { pagesWithReceipts } from '../../modules/reveals';
import { insightLines } from './insight-csv';
import { packageNameIn, readLedger, type LedgerRow } from '../../modules/tokens';
import type { Services } from '../../services';
import type { files as fileTexts } from '../../messages/en/files';
import { ADMIN_EXPORT_NAMES, ADMIN_EXPORTS, exportPeriod, type ExportFilter, type ExportScope } from './admin-csv';
import { asText, csvRows, csvTable, interviewPlace, interviewStateText } from './csv-table';
import { sendNotFound, contentDisposition, sendStream } from '../files/files';
import { servicesOf } from '../../request-services';
import { actorOfRequest, sessionOf } from '../middleware/session';
import { siteRouter } from '../site-router';

interface Download {
  lines: AsyncGenerator<string>;
  /** Awaited before anything is sent, unless only the headers are asked for. */
  record?: () => Promise<void>;
}

interface Asked {
  actor: Actor | null;
  filter: ExportFilter;
  language: Language;
}

/** Null for callers who may not have the file. */
type Offer = (services: Services, asked: Asked) => Download | null;

/** `/exports/{name}.csv`, for companies and administrators. For everyone else the path does not exist. */
export function exportRoutes(services: Services): Router {
  const router = siteRouter();
  const offer = (name: keyof typeof fileTexts.csv.names, open: Offer) =>
    router.get(`/${name}.csv`, async (request, response) => {
      const actor = actorOfRequest(request);
      const { language } = sessionOf(request);
      const filter: ExportFilter = (parameter) => textOf(request.query[parameter]);
      const download = open(servicesOf(services, request), { actor, filter, language });
      if (!actor || !download) return sendNotFound(response);
      if (needsStepUp(actor, services.clock.now())) return answerStepUp(response, language);
      if (request.method !== 'HEAD') await download.record?.();
      const day = wibDateOf(services.clock.now());
      const fileName = textsIn(language)(`files.csv.names.${name}`, { day });
      response.set({
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': contentDisposition('attachment', fileName),
        'Cache-Control': 'private, no-store, no-transform',
      });
      if (request.method === 'HEAD') return void response.end();
      await sendStream(Readable.from(download.lines), response);
    });
  const forCompany =
    (lines: (scope: ExportScope, asked: CompanyExport) => AsyncGenerator<string>): Offer =>
    (requestServices, { actor, filter, language }) => {
      const companyId = companyOf(actor);
      if (companyId === null) return null;
      const asked = { companyId, language, period: exportPeriod(filter) };
      return { lines: lines({ services: requestServices, actor }, asked) };
    };
  offer('accepted-applicants', forCompany(acceptedApplicantLines));
  offer('token-ledger', forCompany(tokenLedgerLines));
  offer('insights', forCompany(insightLines));
  offer('posting-template', forCompany(postingTemplateLines));
  for (const name of ADMIN_EXPORT_NAMES) {
    const { open, what } = ADMIN_EXPORTS[name];
    offer(name, (requestServices, { actor, filter, language }) => {
      if (!isActingAdmin(actor)) return null;
      const scope = { services: requestServices, actor };
      const { filter: read, lines } = open(scope, filter, language);
      return { lines, record: () => recordAdminRead(scope, { what, subjects: [], filter: read }) };
    });
  }
  router.use((_request, response) => sendNotFound(response));
  return router;
}

/** The client sends HEAD first and opens its step-up dialog on this status. */
export function answerStepUp(response: Response, language: Language): void {
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

interface CompanyExport {
  companyId: string;
  language: Language;
  /** Of the application, or of the entry of the ledger. */
  period: Period;
}

function acceptedApplicantLines(
  scope: ExportScope,
  { companyId, language, period }: CompanyExport,
): AsyncGenerator<string> {
  const exceptSeekerId = scope.actor?.seekerId ?? null;
  const pages = acceptedApplicantPages(scope.services.dataSource, { companyId, exceptSeekerId }, period);
  const recorded = pagesWithReceipts(scope, pages, (row) => ({ subjectId: row.id, seekerId: row.seeker_id }));
  return csvTable(pagesWithMembers(scope.services.dataSource, recorded, language), language, {
    name: (row) => row.full_name,
    email: (row) => row.email,
    phone: (row) => asText(row.phone_number),
    job: (row) => row.job_title,
    interviewDate: (row) => row.interview_date,
    interviewClock: (row) => `${row.interview_start}-${row.interview_end}`,
    timeZone: (row) => ZONE_NAMES[zoneAt(row.interview_date, row.interview_start, row.interview_starts_at)],
    interviewPlace: (row) => interviewPlace(row, language),
    interviewState: (row) => interviewStateText(row, language),
    interviewLink: (row) => row.interview_link,
    appliedOn: (row) => wibDateOf(row.applied_at),
    by: (row) => row.by,
  });
}

/** The names of the columns alone: an example would be posted by those who leave it in. */
async function* postingTemplateLines(_scope: ExportScope, { language }: CompanyExport): AsyncGenerator<string> {
  const names = POSTING_COLUMN_NAMES.map((column) => POSTING_COLUMNS[column][language]);
  yield await Promise.resolve(`\uFEFF${csvRows([names], language)}`);
}

/** Newest first, as the store shows it; the balance is the one after each entry. */
function tokenLedgerLines(
  { services }: ExportScope,
  { companyId, language, period }: CompanyExport,
): AsyncGenerator<string> {
  const texts = textsIn(language);
  const pages = batchesOf<LedgerRow>((last, limit) =>
    readLedger(services.dataSource, { companyId, before: last?.id ?? null, limit, period }),
  );
  return csvTable(pagesWithMembers(services.dataSource, pages, language), language, {
    date: (row) => wibDateOf(row.timestamp),
    time: (row) => wibTimeOf(row.timestamp),
    entry: (row) => texts(`files.csv.entry.${row.type}`),
    tokens: (row) => row.amount,
    balance: (row) => row.balanceAfter,
    job: (row) => row.jobTitle,
    package: (row) => row.packageName && packageNameIn(row.packageName, language),
    price: (row) => row.price,
    reference: (row) => asText(row.merchantRef),
    by: (row) => row.by,
  });
}
