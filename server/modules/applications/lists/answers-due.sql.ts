import { addDays, wibDateOf, wibInstant } from '../../../../domain/time';
import { inState } from '../application-state.sql';

/** Who is to be answered before a moment, as a condition on `applications a`; takes the moment. */
export const ANSWER_DUE_BEFORE = `${inState('a', 'WAITING')} AND a.reply_by < ?`;

/** The day is that of WIB, as for all figures of a company. */
export const endOfToday = (now: Date): Date => wibInstant(addDays(wibDateOf(now), 1), '00:00');
