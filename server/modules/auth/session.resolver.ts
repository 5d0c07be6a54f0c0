import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Role } from '../../../domain/roles';
import { actorOf, type RequestContext } from '../../graphql/context';
import { RefusesWith, done } from '../../graphql/payload';
import { deviceName, endOtherSessions, endSession, sessionsOf } from '../accounts';
import { AccountSession, SessionsPayload } from './session.types';

@Authorized(Role.USER, Role.COMPANY, Role.ADMIN)
@Resolver()
export class SessionResolver {
  @Query(() => [AccountSession], {
    description: 'The browsers that are signed in to the own account, most recently used first; the newest 100.',
  })
  mySessions(@Ctx() context: RequestContext): Promise<AccountSession[]> {
    return ownSessions(context);
  }

  @RefusesWith()
  @Mutation(() => SessionsPayload, {
    description: 'Signs one browser out. One that is signed out already, or is not the own, changes nothing.',
  })
  async endSession(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the session, from mySessions.' }) id: string,
  ): Promise<SessionsPayload> {
    const { accountId, sessionId } = actorOf(context);
    await endSession(context.services.dataSource, accountId, id);
    const sessions = await ownSessions(context);
    if (id === sessionId) await context.session.end();
    return done({ sessions });
  }

  @RefusesWith()
  @Mutation(() => SessionsPayload, { description: 'Signs out every browser but this one.' })
  async endOtherSessions(@Ctx() context: RequestContext): Promise<SessionsPayload> {
    const { accountId, sessionId } = actorOf(context);
    await endOtherSessions(context.services.dataSource, accountId, sessionId);
    return done({ sessions: await ownSessions(context) });
  }
}

async function ownSessions(context: RequestContext): Promise<AccountSession[]> {
  const { accountId, sessionId } = actorOf(context);
  const { dataSource, clock } = context.services;
  const rows = await sessionsOf(dataSource, accountId, clock.now());
  return rows.map((row) => ({
    id: row.public_id,
    device: deviceName(row.user_agent, context.session.language),
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    isCurrent: row.public_id === sessionId,
  }));
}
