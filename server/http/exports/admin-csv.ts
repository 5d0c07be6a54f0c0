import { ApplicationStatus, waitingBefore } from '../../../domain/applications';
import type { AdminRead } from '../../../domain/audit';
import { InterviewState } from '../../../domain/interviews';
import type { Language } from '../../../domain/language';
import { VerificationStatus, verificationStatusOf } from '../../../domain/verification';
import { cleanSearch } from '../../../domain/jobs';
import { isLocalDate, wibDateOf, wibTimeOf } from '../../../domain/time';
import { InvoiceStatus } from '../../../domain/payments';
import { TransactionType } from '../../../domain/tokens';
import type { Actor } from '../../actor';
import type { Services } from '../../services';
import type { Period } from '../../graphql/period';
import { applicationPages, companyPages, transactionPages, userPages } from '../../modules/admin';
import { optionText, textsIn } from '../../language/texts';
import { pagesWithReceipts } from '../../modules/reveals';
import { packageNameIn } from '../../modules/tokens';
import { asText, csvTable, interviewPlace, interviewStateText } from './csv-table';
import { TransactionSums, type TransactionRow } from './transaction-sums';

/** A filter from the query string, as on the screen; an invalid value counts as missing. */
export type ExportFilter = (name: string) => string | null;

export interface ExportScope {
  services: Services;
  actor: Actor | null;
}

/** Nothing is read before the first line is asked for. */
interface OpenExport {
  /** What of the filter the list has read, as the screen says it. */
  filter: Readonly<Record<string, string | null>> & Period;
  lines: AsyncGenerator<string>;
}

interface AdminExport {
  open: (scope: ExportScope, asked: ExportFilter, language: Language) => OpenExport;
  /** Its name on the audit trail. */
  what: AdminRead;
}

/** The administrators' lists as CSV, by the name of the file. */
export const ADMIN_EXPORTS = {
  companies: { open: openCompanies, what: 'EXPORT_COMPANIES' },
  users: { open: openUsers, what: 'EXPORT_USERS' },
  applications: { open: openApplications, what: 'EXPORT_APPLICATIONS' },
  'token-transactions': { open: openTransactions, what: 'EXPORT_TOKEN_TRANSACTIONS' },
} as const satisfies Record<string, AdminExport>;
export const ADMIN_EXPORT_NAMES = Object.keys(ADMIN_EXPORTS) as (keyof typeof ADMIN_EXPORTS)[];

/** The days of the screen's list. */
export function exportPeriod(filter: ExportFilter): Period {
  const dayOf = (name: string) => {
    const day = filter(name);
    return day !== null && isLocalDate(day) ? day : null;
  };
  return { since: dayOf('since'), until: dayOf('until') };
}

const given = <Option extends string>(options: readonly Option[], value: string | null): Option | null =>
  options.find((option) => option === value) ?? null;
const oneOf = <Option extends string>(options: Record<string, Option>, value: string | null): Option | null =>
  given(Object.values(options), value);

/** As the screen says them. */
const ORIGINS: ReadonlyMap<string, boolean> = new Map([
  ['imported', true],
  ['registered', false],
]);

/** What every list can be narrowed by. */
const everyFilter = (asked: ExportFilter) => ({ search: cleanSearch(asked('search')), ...exportPeriod(asked) });

function openCompanies(scope: ExportScope, asked: ExportFilter, language: Language): OpenExport {
  const filter = {
    status: oneOf(VerificationStatus, asked('status')),
    origin: given([...ORIGINS.keys()], asked('origin')),
    answered: given(['never'], asked('answered')),
    ...everyFilter(asked),
  };
  const pages = companyPages(scope, {
    ...filter,
    isImported: ORIGINS.get(filter.origin ?? '') ?? null,
    neverAnswered: filter.answered !== null,
  });
  const statusOf = (row: { is_verified: boolean; is_rejected: boolean }) =>
    verificationStatusOf({ isVerified: row.is_verified, isRejected: row.is_rejected });
  const lines = csvTable(pages, language, {
    company: (row) => row.company_name,
    email: (row) => row.email,
    phone: (row) => asText(row.phone_number),
    npwp: (row) => asText(row.company_npwp),
    industry: (row) => optionText('industry', row.industry, language),
    size: (row) => optionText('companySize', row.company_size, language),
    address: (row) => row.company_address,
    status: (row) => textsIn(language)(`files.csv.verificationStatus.${statusOf(row)}`),
    registeredOn: (row) => wibDateOf(row.created_at),
  });
  return { filter, lines };
}

function openUsers(scope: ExportScope, asked: ExportFilter, language: Language): OpenExport {
  const filter = everyFilter(asked);
  const yesOrNo = (url: string | null | undefined) => textsIn(language)(url ? 'files.csv.yes' : 'files.csv.no');
  const users = userPages(scope, filter);
  const recorded = pagesWithReceipts(scope, users, (row) => ({ subjectId: row.id, seekerId: row.id }));
  const lines = csvTable(recorded, language, {
    name: (row) => row.fullName,
    email: (row) => row.email,
    phone: (row) => asText(row.phoneNumber),
    education: (row) => optionText('education', row.education, language),
    technicalSkills: (row) => row.technicalSkills.join('; '),
    softSkills: (row) => row.softSkills.join('; '),
    cv: (row) => yesOrNo(row.cvUrl),
    portfolio: (row) => yesOrNo(row.portfolioUrl),
    registeredOn: (row) => wibDateOf(row.createdAt),
  });
  return { filter, lines };
}

function openApplications(scope: ExportScope, asked: ExportFilter, language: Language): OpenExport {
  const filter = {
    status: oneOf(ApplicationStatus, asked('status')),
    interview: oneOf(InterviewState, asked('interview')),
    waiting: daysOf(asked('waiting')),
    ...everyFilter(asked),
  };
  const { waiting } = filter;
  const before = waiting === null ? null : waitingBefore(scope.services.clock.now(), Number(waiting));
  const pages = applicationPages(scope, { ...filter, waitingBefore: before });
  const recorded = pagesWithReceipts(scope, pages, (row) => ({ subjectId: row.id, seekerId: row.seeker_id }));
  const lines = csvTable(recorded, language, {
    applicant: (row) => row.full_name,
    email: (row) => row.email,
    phone: (row) => asText(row.phone_number),
    job: (row) => row.title,
    jobId: (row) => asText(row.job_id),
    company: (row) => row.company_name,
    status: (row) => textsIn(language)(`files.csv.applicationStatus.${row.shown_status}`),
    replyBy: (row) => (row.shown_status === 'PENDING' ? wibDateOf(row.reply_by) : null),
    lapsedOn: (row) => row.lapsed_at && wibDateOf(row.lapsed_at),
    appliedOn: (row) => wibDateOf(row.applied_at),
    interviewDate: (row) => wibDateOf(row.interview_starts_at),
    interviewTime: (row) => `${wibTimeOf(row.interview_starts_at)}-${wibTimeOf(row.interview_ends_at)}`,
    interviewPlace: (row) => interviewPlace(row, language),
    interviewState: (row) => interviewStateText(row, language),
    interviewLink: (row) => row.interview_link,
  });
  return { filter, lines };
}

/** As the screen says the days. */
const daysOf = (days: string | null): string | null => (days !== null && /^[1-9]\d{0,2}$/.test(days) ? days : null);

function openTransactions(scope: ExportScope, asked: ExportFilter, language: Language): OpenExport {
  const filter = {
    type: oneOf(TransactionType, asked('type')),
    status: oneOf(InvoiceStatus, asked('status')),
    ...everyFilter(asked),
  };
  const pages = transactionPages(scope, filter);
  const texts = textsIn(language);
  const sums = new TransactionSums();
  const columns: Parameters<typeof csvTable<TransactionRow>>[2] = {
    date: (row) => wibDateOf(row.timestamp),
    time: (row) => wibTimeOf(row.timestamp),
    company: (row) => row.companyName,
    type: (row) => texts(`files.csv.transactionType.${row.type}`),
    status: (row) => row.status && texts(`files.csv.invoiceStatus.${row.status}`),
    tokens: (row) => row.tokens,
    amount: (row) => row.totalAmount,
    amountReceived: (row) => row.amountReceived,
    package: (row) => row.packageName && packageNameIn(row.packageName, language),
    job: (row) => row.jobTitle,
    reference: (row) => asText(row.reference),
    merchantReference: (row) => asText(row.merchantRef),
    paymentMethod: (row) => row.paymentMethod,
    paidOn: (row) => row.paidAt && wibDateOf(row.paidAt),
    paidAt: (row) => row.paidAt && wibTimeOf(row.paidAt),
  };
  const lines = csvTable(sums.adding(pages), language, columns, () =>
    sums.lines((type) => ({ date: texts('files.csv.sum'), type: texts(`files.csv.transactionType.${type}`) })),
  );
  return { filter, lines };
}
