import { normalForm } from './masking/normalise';
import { cleanLine } from '../../domain/text';

/**
 * The form in which names of companies are compared: no case or accents, look-alikes of other scripts as Latin letters,
 * single spaces, no dots or commas at the end. Nothing more, since "PT Maju" and "CV Maju" are two companies.
 */
export function companyNameKey(name: string): string {
  const line = normalForm(cleanLine(name));
  return line.replace(/[.,\s]+$/u, '') || line;
}
