import { ApplicationStatus } from '../../../domain/applications';
import type { AdminRead } from '../../../domain/audit';
import { VerificationStatus, verificationStatusOf } from '../../../domain/verification';
import { cleanSearch } from '../../../domain/jobs';
import { wibDateOf, wibTimeOf } from '../../../domain/time';
import { InvoiceStatus } from '../../../domain/payments';
import { TransactionType } from '../../../domain/tokens';
import type { LoadScope } from '../../graphql/loaders';
import { applicationPages, companyPages, transactionPages, userPages } from '../../modules/admin/public';
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

function oneOf<Option extends string>(options: Record<string, Option>, given: string | null): Option | null {
  return Object.values(options).find((option) => option === given) ?? null;
}

/** As the screen says them. */
const ORIGINS: Readonly<Record<string, boolean>> = { imported: true, registered: false };

function companyLines(scope: LoadScope, filter: ExportFilter): AsyncGenerator<string> {
  const pages = companyPages(scope, {
    status: oneOf(VerificationStatus, filter('status')),
    search: cleanSearch(filter('search')),
    isImported: ORIGINS[filter('origin') ?? ''] ?? null,
  });
  return csvTable(pages, {
    Company: (row) => row.company_name,
    Email: (row) => row.email,
    Phone: (row) => row.phone_number,
    NPWP: (row) => row.company_npwp,
    Industry: (row) => row.industry,
    Size: (row) => row.company_size,
    Address: (row) => row.company_address,
    Status: (row) => verificationStatusOf({ isVerified: row.is_verified === 1, isRejected: row.is_rejected === 1 }),
    'Registered on': (row) => wibDateOf(row.created_at),
  });
}

function userLines(scope: LoadScope, filter: ExportFilter): AsyncGenerator<string> {
  return csvTable(userPages(scope, { search: cleanSearch(filter('search')) }), {
    Name: (row) => row.fullName,
    Email: (row) => row.email,
    Phone: (row) => row.phoneNumber,
    Education: (row) => row.education,
    'Technical skills': (row) => row.technicalSkills.join('; '),
    'Soft skills': (row) => row.softSkills.join('; '),
    CV: (row) => (row.cvUrl ? 'yes' : 'no'),
    Portfolio: (row) => (row.portfolioUrl ? 'yes' : 'no'),
    'Registered on': (row) => wibDateOf(row.createdAt),
  });
}

function applicationLines(scope: LoadScope, filter: ExportFilter): AsyncGenerator<string> {
  const pages = applicationPages(scope, {
    status: oneOf(ApplicationStatus, filter('status')),
    search: cleanSearch(filter('search')),
  });
  return csvTable(pages, {
    Applicant: (row) => row.full_name,
    Email: (row) => row.email,
    Phone: (row) => row.phone_number,
    Job: (row) => row.title,
    'Job ID': (row) => row.job_id,
    Company: (row) => row.company_name,
    Status: (row) => row.status,
    'Applied on': (row) => wibDateOf(row.applied_at),
    'Interview date': (row) => row.interview_date,
    'Interview time (WIB)': (row) => `${row.interview_start}-${row.interview_end}`,
  });
}

function transactionLines(scope: LoadScope, filter: ExportFilter): AsyncGenerator<string> {
  const pages = transactionPages(scope, {
    type: oneOf(TransactionType, filter('type')),
    status: oneOf(InvoiceStatus, filter('status')),
    search: cleanSearch(filter('search')),
  });
  return csvTable(pages, {
    Date: (row) => wibDateOf(row.timestamp),
    'Time (WIB)': (row) => wibTimeOf(row.timestamp),
    Company: (row) => row.companyName,
    Type: (row) => row.type,
    Status: (row) => row.status,
    Tokens: (row) => row.tokens,
    'Amount (IDR)': (row) => row.totalAmount,
    'Received (IDR)': (row) => row.amountReceived,
    Package: (row) => row.packageName,
    Job: (row) => row.jobTitle,
    Reference: (row) => row.reference,
    'Merchant reference': (row) => row.merchantRef,
    'Payment method': (row) => row.paymentMethod,
    'Paid on': (row) => row.paidAt && wibDateOf(row.paidAt),
    'Paid at (WIB)': (row) => row.paidAt && wibTimeOf(row.paidAt),
  });
}
