import { PushPreference, ROLE_OF_PUSHES } from '../../../domain/consents';
import type { Actor } from '../../actor';
import type { Language } from '../../../domain/language';
import type { QueryExecutor } from '../../db/statements';
import type { Services } from '../../services';
import { deviceName } from '../accounts';
import { choicesOf } from '../consents';
import { pushRoleOf } from './push-role';
import { subscriptionsOf, type OwnSubscription } from './push-subscriptions.sql';
import type { PushSettings } from './push.types';

/** Null where the server sends no notifications. */
export async function pushSettingsOf(
  { dataSource, clock, push }: Services,
  actor: Actor,
  language: Language,
): Promise<PushSettings | null> {
  if (!push) return null;
  const role = pushRoleOf(actor);
  const subscriptions = await subscriptionsOf(dataSource, actor, clock.now());
  const current = subscriptions.find((one) => one.is_current && one.role === role);
  const kinds = Object.values(PushPreference).filter((kind) => ROLE_OF_PUSHES[kind] === role);
  const choices = await choicesOf(dataSource, actor.accountId, kinds);
  return {
    publicKey: push.publicKey,
    isOn: current !== undefined,
    showsDetails: current?.shows_details ?? false,
    isQuietAtNight: current?.is_quiet_at_night ?? true,
    zone: current?.zone ?? null,
    preferences: kinds.map((kind) => ({ kind, isOn: choices.get(kind) ?? true })),
    subscriptions: subscriptions.map((one) => shown(one, language)),
  };
}

const shown = (row: OwnSubscription, language: Language) => ({
  id: row.id,
  device: deviceName(row.user_agent, language),
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
  isCurrent: row.is_current,
});

/** For a person's copy of their data. */
export async function pushBrowsersOf(
  executor: QueryExecutor,
  actor: Actor,
  { language, now }: { language: Language; now: Date },
) {
  const subscriptions = await subscriptionsOf(executor, actor, now);
  return subscriptions.map((row) => ({
    ...shown(row, language),
    role: row.role,
    zone: row.zone,
    showsDetails: row.shows_details,
    isQuietAtNight: row.is_quiet_at_night,
  }));
}
