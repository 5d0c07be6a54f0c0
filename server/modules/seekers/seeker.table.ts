import { filePath } from '../../../domain/files';
import { emptied, kept, TIME, type FieldTable } from '../../db/field-table';
import { flag, instant, integer, nullable, text } from '../../db/row';
import { parseJsonList } from '../../db/statements';
import type { Seeker } from './seeker.entity';
import type { SeekerType } from './seeker.types';

const ROW_STAYS = kept('the row stays for the applications that refer to it');
const OWN_WORDS = "the seeker's own words";
const FILE_GONE = emptied('the files are gone');

/** Every column of a seeker: who reads it, what an erasure does with it, what the schema and the copy of one's data call it. */
export const SEEKER_TABLE = {
  id: { column: text, seenBy: 'own', erasure: ROW_STAYS, shown: 'id', logged: true },
  account_id: {
    column: nullable(text),
    seenBy: 'own',
    erasure: emptied('no one acts as it any more'),
    shown: null,
    logged: true,
  },
  full_name: { column: text, seenBy: 'masked', erasure: emptied(OWN_WORDS, "''"), shown: 'fullName', logged: false },
  phone_number: {
    column: nullable(text),
    seenBy: 'after acceptance',
    erasure: emptied(OWN_WORDS),
    shown: 'phoneNumber',
    logged: false,
  },
  education: { column: nullable(text), seenBy: 'open', erasure: emptied(OWN_WORDS), shown: 'education', logged: false },
  work_experience: {
    column: nullable(text),
    seenBy: 'masked',
    erasure: emptied(OWN_WORDS),
    shown: 'workExperience',
    logged: false,
  },
  technical_skills: {
    column: text,
    seenBy: 'masked',
    erasure: emptied(OWN_WORDS, "'[]'"),
    shown: 'technicalSkills',
    logged: false,
    as: (stored: string): string[] => parseJsonList(stored),
  },
  soft_skills: {
    column: text,
    seenBy: 'masked',
    erasure: emptied(OWN_WORDS, "'[]'"),
    shown: 'softSkills',
    logged: false,
    as: (stored: string): string[] => parseJsonList(stored),
  },
  cv_file_id: {
    column: nullable(text),
    seenBy: 'after acceptance',
    erasure: FILE_GONE,
    shown: 'cvUrl',
    logged: true,
    as: filePath,
  },
  portfolio_file_id: {
    column: nullable(text),
    seenBy: 'after acceptance',
    erasure: FILE_GONE,
    shown: 'portfolioUrl',
    logged: true,
    as: filePath,
  },
  picture_file_id: {
    column: nullable(text),
    seenBy: 'after acceptance',
    erasure: FILE_GONE,
    shown: 'pictureUrl',
    logged: true,
    as: filePath,
  },
  is_profile_complete: {
    column: flag,
    seenBy: 'own',
    erasure: emptied('the profile is empty', '0'),
    shown: null,
    logged: true,
  },
  created_at: { column: instant, seenBy: 'own', erasure: TIME, shown: 'createdAt', logged: true },
  updated_at: { column: instant, seenBy: 'server', erasure: TIME, shown: null, logged: true },
  erasing_at: { column: nullable(instant), seenBy: 'own', erasure: TIME, shown: null, logged: true },
  lock_version: { column: integer, seenBy: 'server', erasure: kept('a count of locks'), shown: null, logged: true },
} as const satisfies FieldTable<Seeker, SeekerType>;
