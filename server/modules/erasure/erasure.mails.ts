import { wibDateOf } from '../../../domain/time';
import type { OutgoingMail } from '../../ports';
import { PRIVACY_PAGES } from '../mail';
import type { Erasure } from './erasure.entity';

type Scope = Pick<Erasure, 'role'>;

const scopeOf = ({ role }: Scope): string => role ?? 'ACCOUNT';

/** The page on which it can be cancelled is the one of a role that the account has. */
export function erasureWaitsMail(
  erasure: Pick<Erasure, 'role' | 'dueAt'>,
  { to, appUrl, isCompany }: { to: string; appUrl: string; isCompany: boolean },
): OutgoingMail {
  const values = { scope: scopeOf(erasure), date: wibDateOf(erasure.dueAt) };
  return { to, kind: 'erasureWaits', values, url: `${appUrl}${PRIVACY_PAGES[isCompany ? 'COMPANY' : 'USER']}` };
}

export function erasureBeginsMail(erasure: Scope, to: string): OutgoingMail {
  return { to, kind: 'erasureBegins', values: { scope: scopeOf(erasure) }, url: null };
}

export function erasureCancelledMail(to: string): OutgoingMail {
  return { to, kind: 'erasureCancelled', values: {}, url: null };
}
