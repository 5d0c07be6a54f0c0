import { ApplicationStatus } from '../../../domain/applications';
import type { AdminRead } from '../../../domain/audit';
import { VerificationStatus, verificationStatusOf } from '../../../domain/verification';
import { cleanSearch } from '../../../domain/jobs';
import { wibDateOf, wibTimeOf } from '../../../domain/time';
import { InvoiceStatus } from '../../../domain/payments';
import { TransactionType } from '../../../domain/tokens';
import type { Actor } from '../../actor';
import type { LoadScope } from '../../graphql/loaders';
import { applicationPages, companyPages, transactionPages, userPages } from '../../modules/admin/public';
import { recordAdminRead } from '../../modules/audit/public';
import type { Services } from '../../services';
import { csvTable } from './csv-table';

/** A filter from the query string, as on the screen; an invalid value counts as missing. */
export type ExportFilter = (name: string) => string | null;

interface AdminExport {
  lines: (scope: LoadScope, filter: ExportFilter) => AsyncGenerator<string>;
  /** Its name on the audit trail. */
  what: AdminRead;
}

/** The administrators' lists as CSV, by the name of the file. */
export const ADMIN_EXPORTS = {
  companies: { lines: companyLines, what: 'EXPORT_COMPANIES' },
  users: { lines: userLines, what: 'EXPORT_USERS' },
  applications: { lines: applicationLines, what: 'EXPORT_APPLICATIONS' },
  'token-transactions': { lines: transactionLines, what: 'EXPORT_TOKEN_TRANSACTIONS' },
} as const satisfies Record<string, AdminExport>;

/** Puts a download on the audit trail with its filters. Await it before the first line is sent. */
export function recordExport(
  scope: { services: Services; actor: Actor },
  what: AdminRead,
  filter: ExportFilter,
): Promise<void> {
  return recordAdminRead(scope, {
    what,
    subjects: [],
    filter: {
      search: cleanSearch(filter('search')),
      status: filter('status'),
      type: filter('type'),
      origin: filter('origin'),
    },
  });
}

function oneOf<Option extends string>(options: Record<string, Option>, given: string | null): Option | null {
  return Object.values(options).find((option) => option === given) ?? null;
}

function dateAndTime(instant: Date | null): [date: string | null, time: string | null] {
  return instant ? [wibDateOf(instant), wibTimeOf(instant)] : [null, null];
}

/** As the screen says them. */
const ORIGINS: Readonly<Record<string, boolean>> = { imported: true, registered: false };

function companyLines(scope: LoadScope, filter: ExportFilter): AsyncGenerator<string> {
  const pages = companyPages(scope, {
    status: oneOf(VerificationStatus, filter('status')),
    search: cleanSearch(filter('search')),
    isImported: ORIGINS[filter('origin') ?? ''] ?? null,
  });
  return csvTable(
    ['Company', 'Email', 'Phone', 'NPWP', 'Industry', 'Size', 'Address', 'Status', 'Registered on'],
    pages,
    (company) => [
      company.company_name,
      company.email,
      company.phone_number,
      company.company_npwp,
      company.industry,
      company.company_size,
      company.company_address,
      verificationStatusOf({ isVerified: company.is_verified === 1, isRejected: company.is_rejected === 1 }),
      wibDateOf(company.created_at),
    ],
  );
}

function userLines(scope: LoadScope, filter: ExportFilter): AsyncGenerator<string> {
  const pages = userPages(scope, { search: cleanSearch(filter('search')) });
  return csvTable(
    ['Name', 'Email', 'Phone', 'Education', 'Technical skills', 'Soft skills', 'CV', 'Portfolio', 'Registered on'],
    pages,
    (user) => [
      user.fullName,
      user.email,
      user.phoneNumber,
      user.education,
      user.technicalSkills.join('; '),
      user.softSkills.join('; '),
      user.cvUrl ? 'yes' : 'no',
      user.portfolioUrl ? 'yes' : 'no',
      wibDateOf(user.createdAt),
    ],
  );
}

function applicationLines(scope: LoadScope, filter: ExportFilter): AsyncGenerator<string> {
  const pages = applicationPages(scope, {
    status: oneOf(ApplicationStatus, filter('status')),
    search: cleanSearch(filter('search')),
  });
  return csvTable(
    [
      'Applicant',
      'Email',
      'Phone',
      'Job',
      'Job ID',
      'Company',
      'Status',
      'Applied on',
      'Interview date',
      'Interview time (WIB)',
    ],
    pages,
    (application) => [
      application.full_name,
      application.email,
      application.phone_number,
      application.title,
      application.job_id,
      application.company_name,
      application.status,
      wibDateOf(application.applied_at),
      application.interview_date,
      `${application.interview_start}-${application.interview_end}`,
    ],
  );
}

function transactionLines(scope: LoadScope, filter: ExportFilter): AsyncGenerator<string> {
  const pages = transactionPages(scope, {
    type: oneOf(TransactionType, filter('type')),
    status: oneOf(InvoiceStatus, filter('status')),
    search: cleanSearch(filter('search')),
  });
  const head = [
    'Date',
    'Time (WIB)',
    'Company',
    'Type',
    'Status',
    'Tokens',
    'Amount (IDR)',
    'Received (IDR)',
    'Package',
    'Job',
    'Reference',
    'Merchant reference',
    'Payment method',
    'Paid on',
    'Paid at (WIB)',
  ];
  return csvTable(head, pages, (transaction) => [
    ...dateAndTime(transaction.timestamp),
    transaction.companyName,
    transaction.type,
    transaction.status,
    transaction.tokens,
    transaction.totalAmount,
    transaction.amountReceived,
    transaction.packageName,
    transaction.jobTitle,
    transaction.reference,
    transaction.merchantRef,
    transaction.paymentMethod,
    ...dateAndTime(transaction.paidAt),
  ]);
}
