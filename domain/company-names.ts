import { normalForm } from './masking/normalise';
import { cleanLine } from './text';

/**
 * What two spellings of one company's name share: letters without regard to case and accents, look-alikes of other
 * scripts taken for Latin ones, single spaces, no dots or commas at the end. Nothing more is folded, since "PT Maju" and
 * "CV Maju" are two companies.
 */
export function companyNameKey(name: string): string {
  const line = normalForm(cleanLine(name));
  return line.replace(/[.,\s]+$/u, '') || line;
}
