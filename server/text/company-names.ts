import { normalForm } from './masking/normalise';
import { withPlainSigns } from '../../domain/signs';
import { cleanLine } from '../../domain/text';

/**
 * The form in which names of companies are compared: no case or accents, look-alikes of other scripts as Latin letters,
 * one kind of apostrophe and hyphen, single spaces, no dots or commas at the end. Nothing more, since "PT Maju" and "CV Maju" are two companies.
 */
export function companyNameKey(name: string): string {
  const line = normalForm(withPlainSigns(cleanLine(name)));
  return line.replace(/[.,\s]+$/u, '') || line;
}
