import { asTyped } from './signs';

/** Companies: option lists and the tax number. */

/** What counts in an NPWP (tax number). */
export const npwpDigits = (typed: string): string => asTyped(typed).replace(/\D/g, '');

/** An NPWP of 15 digits, as they were until July 2024, in today's form; null for any other number. */
export function renewedNpwp(typed: string): string | null {
  const digits = npwpDigits(typed);
  return digits.length === 15 ? `0${digits}` : null;
}

export const REGISTRATION_INDUSTRIES = [
  'Technology',
  'Healthcare',
  'Finance',
  'Education',
  'Retail',
  'Manufacturing',
  'Transportation',
  'Construction',
  'Agriculture',
  'Entertainment',
  'Hospitality',
  'Energy',
  'Media',
  'Telecommunications',
  'Other',
] as const;
export const PROFILE_INDUSTRIES = [
  'Technology',
  'Healthcare',
  'Finance',
  'Education',
  'Retail',
  'Manufacturing',
  'Hospitality',
  'Other',
] as const;
export const REGISTRATION_COMPANY_SIZES = [
  '1-10 employees',
  '11-50 employees',
  '51-200 employees',
  '201-500 employees',
  '501-1000 employees',
  '1000+ employees',
] as const;
export const PROFILE_COMPANY_SIZES = [
  '1-10 employees',
  '11-50 employees',
  '51-200 employees',
  '201-500 employees',
  '501-1000 employees',
  '1001+ employees',
] as const;

/** A list plus the stored value, so that a value from the other list stays selectable. */
export function optionsWith(options: readonly string[], stored: string | null | undefined): string[] {
  return stored && !options.includes(stored) ? [...options, stored] : [...options];
}
