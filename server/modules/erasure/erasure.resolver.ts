import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { requestErasureSchema } from '../../../domain/erasures.schema';
import { Role } from '../../../domain/roles';
import { read } from '../../db/read';
import { actorOf, type RequestContext } from '../../graphql/context';
import { parse } from '../../graphql/parse-input';
import { RefusesWith, done } from '../../graphql/payload';
import { isLastOwner } from '../companies';
import { cancelErasure } from './commands/cancel-erasure';
import { requestErasure } from './commands/request-erasure';
import { Erasure } from './erasure.entity';
import { CancelErasurePayload, ErasureType, RequestErasureInput, RequestErasurePayload } from './erasure.types';
import { OWNER_REFUSALS } from '../accounts';

@Authorized(Role.USER, Role.COMPANY, Role.ADMIN)
@Resolver()
export class ErasureResolver {
  @Query(() => ErasureType, {
    nullable: true,
    description: 'The erasure of the own account, or of one of its roles, that is not done; null without one.',
  })
  async myErasure(@Ctx() context: RequestContext): Promise<ErasureType | null> {
    return openErasureOf(context, actorOf(context).accountId);
  }

  @Query(() => Boolean, {
    description: 'The own company would go with the own account or role, because nobody else owns it.',
  })
  companyGoesAlong(@Ctx() context: RequestContext): Promise<boolean> {
    const { accountId } = actorOf(context);
    return read(context.services.dataSource, (manager) => isLastOwner(manager, accountId));
  }

  @RefusesWith('ERASURE_ADMIN', ...OWNER_REFUSALS, 'ERASURE_WAITING', 'OWNERS_FROZEN')
  @Mutation(() => RequestErasurePayload, {
    description:
      'Erases a role or the whole account, now or in 14 days; it is hidden at once. Administrators cannot be erased this way.',
  })
  async requestErasure(
    @Ctx() context: RequestContext,
    @Arg('input', () => RequestErasureInput, { description: 'What and when.' }) given: RequestErasureInput,
  ): Promise<RequestErasurePayload> {
    const input = parse(requestErasureSchema, given);
    const erasure = await requestErasure(context.services, actorOf(context), input, context.clientAddress);
    const isSignedOut = erasure.role === null && input.when === 'NOW';
    if (isSignedOut) await context.session.end();
    return done({
      erasure: erasureOf({ ...erasure, closedAt: input.when === 'NOW' ? erasure.dueAt : null }),
      isSignedOut,
    });
  }

  @RefusesWith('ERASURE_NONE')
  @Mutation(() => CancelErasurePayload, {
    description: 'Cancels the erasure that waits; everything is as before.',
  })
  async cancelErasure(@Ctx() context: RequestContext): Promise<CancelErasurePayload> {
    await cancelErasure(context.services, actorOf(context));
    return done({ isCancelled: true });
  }
}

export async function openErasureOf({ services }: RequestContext, accountId: string): Promise<ErasureType | null> {
  const open = await read(services.dataSource, (manager) =>
    manager.getRepository(Erasure).findOneBy({ openAccountId: accountId }),
  );
  return open && erasureOf(open);
}

function erasureOf({ id, role, requestedAt, dueAt, closedAt }: Erasure): ErasureType {
  return { id, role, requestedAt, dueAt, state: closedAt === null ? 'WAITING' : 'ERASING' };
}
