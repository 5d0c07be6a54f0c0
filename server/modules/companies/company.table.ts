import { filePath } from '../../../domain/files';
import type { WaitingAs } from '../../../domain/verification';
import { CODE, emptied, ID, kept, TIME, type FieldTable } from '../../db/field-table';
import { flag, instant, integer, nullable, oneOf, text } from '../../db/row';
import type { Company } from './company.entity';
import type { CompanyRecords, CompanyType } from './company.types';

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
    logged: true,
  },
  email: {
    column: nullable(text),
    seenBy: 'own',
    erasure: emptied('no one reads mail for it any more'),
    shown: 'email',
    logged: false,
  },
  company_name: {
    column: text,
    seenBy: 'open',
    erasure: emptied("the company's own words", "''"),
    shown: 'companyName',
    logged: false,
  },
  phone_number: { column: nullable(text), seenBy: 'own', erasure: OWN_WORDS, shown: 'phoneNumber', logged: false },
  company_npwp: { column: nullable(text), seenBy: 'own', erasure: OWN_WORDS, shown: 'companyNpwp', logged: false },
  company_address: {
    column: nullable(text),
    seenBy: 'open',
    erasure: OWN_WORDS,
    shown: 'companyAddress',
    logged: false,
  },
  industry: { column: nullable(text), seenBy: 'open', erasure: OWN_WORDS, shown: 'industry', logged: false },
  company_size: { column: nullable(text), seenBy: 'open', erasure: OWN_WORDS, shown: 'companySize', logged: false },
  website: { column: nullable(text), seenBy: 'open', erasure: OWN_WORDS, shown: 'website', logged: false },
  description: { column: nullable(text), seenBy: 'open', erasure: OWN_WORDS, shown: 'description', logged: false },
  deed_file_id: {
    column: nullable(text),
    seenBy: 'own',
    erasure: FILE_GONE,
    shown: 'deedUrl',
    logged: true,
    as: filePath,
  },
  logo_file_id: {
    column: nullable(text),
    seenBy: 'open',
    erasure: FILE_GONE,
    shown: 'logoUrl',
    logged: true,
    as: filePath,
  },
  is_verified: {
    column: flag,
    seenBy: 'open',
    erasure: emptied('no company is there any more', '0'),
    shown: 'isVerified',
    logged: true,
  },
  verified_at: { column: nullable(instant), seenBy: 'own', erasure: ABOUT_IT, shown: 'verifiedAt', logged: true },
  verified_by: {
    column: nullable(text),
    seenBy: 'own',
    erasure: ADMINISTRATOR,
    shown: 'verifiedById',
    logged: true,
    notExported: 'for administrators alone',
  },
  is_rejected: {
    column: flag,
    seenBy: 'own',
    erasure: emptied('it waits for no decision', '1'),
    shown: 'isRejected',
    logged: true,
    notExported: IN_STATUS,
  },
  rejected_at: { column: nullable(instant), seenBy: 'own', erasure: TIME, shown: 'rejectedAt', logged: true },
  rejected_by: {
    column: nullable(text),
    seenBy: 'own',
    erasure: ADMINISTRATOR,
    shown: 'rejectedById',
    logged: true,
    notExported: 'for administrators alone',
  },
  rejection_reason: {
    column: nullable(text),
    seenBy: 'own',
    erasure: ABOUT_IT,
    shown: 'rejectionReason',
    logged: false,
  },
  waiting_since: { column: instant, seenBy: 'own', erasure: TIME, shown: 'waitingSince', logged: true },
  waiting_as: {
    column: oneOf<WaitingAs>(),
    seenBy: 'own',
    erasure: CODE,
    shown: 'waitingAs',
    logged: true,
    notExported: IN_STATUS,
  },
  revocation_note: { column: nullable(text), seenBy: 'own', erasure: ABOUT_IT, shown: 'revocationNote', logged: false },
  last_decision_id: { column: nullable(text), seenBy: 'server', erasure: ID, shown: null, logged: true },
  profile_version: {
    column: integer,
    seenBy: 'own',
    erasure: kept('a count of edits'),
    shown: 'profileVersion',
    logged: true,
    notExported: 'the corrections say when what was edited',
  },
  is_imported: {
    column: flag,
    seenBy: 'open',
    erasure: kept('whether it came with a list'),
    shown: 'isImported',
    logged: true,
    notExported: 'no one signs in as such a company',
  },
  is_public: {
    column: flag,
    seenBy: 'own',
    erasure: emptied('nothing of it is shown any more', '0'),
    shown: 'isPublic',
    logged: true,
  },
  created_at: { column: instant, seenBy: 'open', erasure: TIME, shown: 'createdAt', logged: true },
  updated_at: { column: instant, seenBy: 'server', erasure: TIME, shown: null, logged: true },
  erasing_at: { column: nullable(instant), seenBy: 'own', erasure: TIME, shown: null, logged: true },
  lock_version: { column: integer, seenBy: 'server', erasure: kept('a count of locks'), shown: null, logged: true },
} as const satisfies FieldTable<Company, CompanyType & CompanyRecords>;
