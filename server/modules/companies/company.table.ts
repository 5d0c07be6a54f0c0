import { filePath } from '../../../domain/files';
import type { WaitingAs } from '../../../domain/verification';
import { emptied, kept, type FieldTable } from '../../db/field-table';
import { flag, instant, integer, nullable, oneOf, text } from '../../db/row';
import type { Company } from './company.entity';
import type { CompanyRecords, CompanyType } from './company.types';

const TIME = kept('when something took place');
const OWN_WORDS = emptied("the company's own words");
const ABOUT_IT = emptied('written about the company');
const ADMINISTRATOR = kept('the id of an administrator');
const FILE_GONE = emptied('the files are gone');
const IN_STATUS = 'the verification status says it';

/** Every column of a company. What is open is on its page; the rest are its records (`CompanyRecords`). */
export const COMPANY_TABLE = {
  id: {
    column: text,
    seenBy: 'open',
    erasure: kept('the row stays for the applications that refer to it'),
    shown: 'id',
  },
  account_id: { column: nullable(text), seenBy: 'server', erasure: emptied('no one acts as it any more'), shown: null },
  company_name: {
    column: text,
    seenBy: 'open',
    erasure: emptied("the company's own words", "''"),
    shown: 'companyName',
  },
  phone_number: { column: nullable(text), seenBy: 'own', erasure: OWN_WORDS, shown: 'phoneNumber' },
  company_npwp: { column: nullable(text), seenBy: 'own', erasure: OWN_WORDS, shown: 'companyNpwp' },
  company_address: { column: nullable(text), seenBy: 'open', erasure: OWN_WORDS, shown: 'companyAddress' },
  industry: { column: nullable(text), seenBy: 'open', erasure: OWN_WORDS, shown: 'industry' },
  company_size: { column: nullable(text), seenBy: 'open', erasure: OWN_WORDS, shown: 'companySize' },
  website: { column: nullable(text), seenBy: 'open', erasure: OWN_WORDS, shown: 'website' },
  description: { column: nullable(text), seenBy: 'open', erasure: OWN_WORDS, shown: 'description' },
  deed_file_id: { column: nullable(text), seenBy: 'own', erasure: FILE_GONE, shown: 'deedUrl', as: filePath },
  logo_file_id: { column: nullable(text), seenBy: 'open', erasure: FILE_GONE, shown: 'logoUrl', as: filePath },
  is_verified: {
    column: flag,
    seenBy: 'open',
    erasure: emptied('no company is there any more', '0'),
    shown: 'isVerified',
  },
  verified_at: { column: nullable(instant), seenBy: 'own', erasure: ABOUT_IT, shown: 'verifiedAt' },
  verified_by: {
    column: nullable(text),
    seenBy: 'own',
    erasure: ADMINISTRATOR,
    shown: 'verifiedById',
    notExported: 'for administrators alone',
  },
  is_rejected: {
    column: flag,
    seenBy: 'own',
    erasure: emptied('it waits for no decision', '1'),
    shown: 'isRejected',
    notExported: IN_STATUS,
  },
  rejected_at: { column: nullable(instant), seenBy: 'own', erasure: TIME, shown: 'rejectedAt' },
  rejected_by: {
    column: nullable(text),
    seenBy: 'own',
    erasure: ADMINISTRATOR,
    shown: 'rejectedById',
    notExported: 'for administrators alone',
  },
  rejection_reason: { column: nullable(text), seenBy: 'own', erasure: ABOUT_IT, shown: 'rejectionReason' },
  waiting_since: { column: instant, seenBy: 'own', erasure: TIME, shown: 'waitingSince' },
  waiting_as: {
    column: oneOf<WaitingAs>(),
    seenBy: 'own',
    erasure: kept('one of a few fixed words'),
    shown: 'waitingAs',
    notExported: IN_STATUS,
  },
  revocation_note: { column: nullable(text), seenBy: 'own', erasure: ABOUT_IT, shown: 'revocationNote' },
  profile_version: {
    column: integer,
    seenBy: 'own',
    erasure: kept('a count of edits'),
    shown: 'profileVersion',
    notExported: 'the corrections say when what was edited',
  },
  is_imported: {
    column: flag,
    seenBy: 'open',
    erasure: kept('whether it came with a list'),
    shown: 'isImported',
    notExported: 'no one signs in as such a company',
  },
  created_at: { column: instant, seenBy: 'open', erasure: TIME, shown: 'createdAt' },
  updated_at: { column: instant, seenBy: 'server', erasure: TIME, shown: null },
  erasing_at: { column: nullable(instant), seenBy: 'own', erasure: TIME, shown: null },
  lock_version: { column: integer, seenBy: 'server', erasure: kept('a count of locks'), shown: null },
} as const satisfies FieldTable<Company, keyof CompanyType | keyof CompanyRecords>;
