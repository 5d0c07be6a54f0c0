import { cleanSearch } from '../../../../domain/jobs';
import { Redactor } from '../../../text/masking';
import { foldForSearch } from '../../../../domain/text';
import { DAY_MS } from '../../../../domain/time';

/** The searches that lead seekers to a job, as its company sees them. */

/** A company sees a search only when this many seekers came by it, so that it identifies nobody. */
export const VIEWED_TERM_MIN_SEEKERS = 5;
export const VIEWED_TERMS_KEPT_MS = 30 * DAY_MS;
export const MAX_VIEWED_TERMS = 20;

/** The search as it is counted; null when it is too short to mean anything. */
export function viewedTermOf(search: string): string | null {
  // Cleaned again, because folding can leave spaces and make a text longer.
  const term = cleanSearch(foldForSearch(cleanSearch(search)));
  return Array.from(term).length < 2 ? null : term;
}

/**
 * Tells which terms a company may read: those without a contact and without the name of any of these people. A term goes
 * whole, because what is left of it would say nothing of the search.
 */
export function hidingPeople(terms: readonly string[], names: readonly string[]): (term: string) => boolean {
  const anyone = new Redactor('');
  const all = terms.join('\n');
  const named = names.map((name) => new Redactor(name)).filter((redactor) => redactor.names(all));
  return (term) => anyone.text(term) === term && !named.some((redactor) => redactor.names(term));
}
