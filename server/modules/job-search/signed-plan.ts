import { foldForSearch } from '../../../domain/text';
import { isSignature, signatureOf } from '../../derived-key';
import type { Env } from '../../env';
import type { SearchPlan } from './search-plan';

/**
 * The plan of a first page, which later pages ask with: it depends on the titles that a server knows, which are up to a
 * minute old and differ between servers. Signed, because the one who writes it decides how much work a search is.
 */
export function signPlan(env: Env, plan: SearchPlan): string {
  const text = JSON.stringify(plan);
  return `${signatureOf(env.SESSION_SECRET, FORM, text)}.${text}`;
}

/** Null for one that no server of this version has signed, and for one of another search. */
export function planOfText(env: Env, search: string, signed: string | null | undefined): SearchPlan | null {
  const dot = signed?.indexOf('.') ?? -1;
  if (!signed || dot < 0) return null;
  const text = signed.slice(dot + 1);
  if (!isSignature(signed.slice(0, dot), signatureOf(env.SESSION_SECRET, FORM, text))) return null;
  const plan = JSON.parse(text) as SearchPlan;
  return plan.search === foldForSearch(search) ? plan : null;
}

/** With another form of plans, this gets another number. */
const FORM = 'search plan 2';
