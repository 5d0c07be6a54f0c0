import { refuse } from '../../../../domain/errors';
import { STEP_UP_MINUTES } from '../../../../domain/second-factor';
import { MINUTE_MS } from '../../../../domain/time';
import type { Actor } from '../../../actor';
import type { Services } from '../../../services';
import { markProved } from '../../accounts';
import { proveSecondFactor } from './prove-second-factor';

/** Lets this session export and decide for 15 more minutes. Returns until when. */
export async function stepUp(services: Services, actor: Actor, code: string): Promise<Date> {
  if (!actor.hasSecondFactor) throw refuse('SECOND_FACTOR_OFF');
  const provedAt = await proveSecondFactor(services, { id: actor.accountId, email: actor.email }, code);
  await markProved(services.dataSource, actor, provedAt);
  return new Date(provedAt.getTime() + STEP_UP_MINUTES * MINUTE_MS);
}
