import { isPushKind, pushPreferenceOf } from '../../../domain/consents';
import type { OutgoingMail, PushNews } from '../../ports';
import type { QueuedEntry } from './outbox.sql';
import { pushKey } from './push-key';

/** What browsers are told of a mail; null for one that is a mail alone. */
export function pushNewsOf({ kind, to, news }: OutgoingMail): PushNews | null {
  if (!news || !isPushKind(kind)) return null;
  return pushPreferenceOf(kind, typeof to === 'string' ? 'USER' : 'COMPANY') && { kind, to, ...news };
}

export const pushEntry = (
  effectKey: string,
  news: PushNews,
  times: Pick<QueuedEntry, 'dueAt' | 'now'>,
): QueuedEntry => ({
  ...times,
  channel: 'PUSH',
  effectKey: pushKey(effectKey),
  payload: news,
});
