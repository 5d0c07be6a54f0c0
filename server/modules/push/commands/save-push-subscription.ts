import { MAX_PUSH_SUBSCRIPTIONS, zoneOf } from '../../../../domain/push';
import { refuse } from '../../../../domain/errors';
import type { Actor } from '../../../actor';
import { newId } from '../../../db/columns';
import { inTransaction, isDuplicateKey, type Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { lockAccount, Session } from '../../accounts';
import { areBrowserKeys, hashOfEndpoint, isKnownEndpoint } from '../push-endpoint';
import { PushSubscription } from '../push-subscription.entity';
import { removeBeyond } from '../push-subscriptions.sql';
import { pushRoleOf } from '../push-role';

export interface SentSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  zone: string;
  showsDetails: boolean;
}

/**
 * Lets the signed-in browser show the notifications of the active role. A subscription is the browser's: it passes to
 * another account, role or session under a new id, so that nothing that was on its way to the one before comes to the next,
 * and only with the browser's own keys. Whatever is wrong with it is refused in the same words, so that nobody learns which
 * endpoints are known here. Safe to repeat.
 */
export async function savePushSubscription(services: Services, actor: Actor, sent: SentSubscription): Promise<void> {
  const { dataSource, limiter, push } = services;
  if (!push || !isKnownEndpoint(sent.endpoint, push) || !areBrowserKeys(sent))
    throw refuse('PUSH_SUBSCRIPTION_INVALID');
  await limiter.consume('save-push', actor.accountId);
  try {
    await inTransaction(dataSource, (transaction) => write(services, transaction, actor, sent), { repeatable: true });
  } catch (error) {
    // Two accounts have sent it at once.
    if (isDuplicateKey(error)) throw refuse('PUSH_SUBSCRIPTION_INVALID');
    throw error;
  }
}

async function write(
  { clock }: Services,
  { manager }: Transaction,
  actor: Actor,
  { endpoint, p256dh, auth, zone, showsDetails }: SentSubscription,
): Promise<void> {
  const { accountId } = actor;
  // Saves of one account wait for each other, so that the limit holds.
  await lockAccount(manager, accountId);
  const session = await manager.getRepository(Session).findOneBy({ accountId, publicId: actor.sessionId });
  if (!session) throw refuse('PUSH_SUBSCRIPTION_INVALID');
  const subscriptions = manager.getRepository(PushSubscription);
  const endpointHash = hashOfEndpoint(endpoint);
  const owner = { accountId, role: pushRoleOf(actor), sessionHash: session.idHash };
  const now = clock.now();
  const content = { p256dh, auth, zone: zoneOf(zone), showsDetails, lastUsedAt: now };
  const before = await subscriptions.findOneBy({ endpointHash });
  if (before && !mayHave(owner, before, { p256dh, auth })) throw refuse('PUSH_SUBSCRIPTION_INVALID');
  if (before && isOf(owner, before)) {
    await subscriptions.update({ id: before.id, ...owner }, content);
    return;
  }
  if (before) await subscriptions.delete({ id: before.id, p256dh: before.p256dh, auth: before.auth });
  // A session has one: the browser has replaced it.
  await subscriptions.delete({ sessionHash: owner.sessionHash });
  const isQuietAtNight = before?.accountId === accountId ? before.isQuietAtNight : true;
  await subscriptions.insert({
    ...content,
    ...owner,
    ...{ id: newId(), endpoint, endpointHash, isQuietAtNight, createdAt: now },
  });
  await removeBeyond(manager, accountId, MAX_PUSH_SUBSCRIPTIONS);
}

type Owner = Pick<PushSubscription, 'accountId' | 'role' | 'sessionHash'>;
const isOf = (owner: Owner, before: Owner): boolean =>
  before.accountId === owner.accountId && before.role === owner.role && before.sessionHash === owner.sessionHash;

const mayHave = (owner: Owner, before: PushSubscription, keys: Pick<PushSubscription, 'p256dh' | 'auth'>): boolean =>
  (before.accountId === owner.accountId && before.role === owner.role) ||
  (before.p256dh === keys.p256dh && before.auth === keys.auth);
