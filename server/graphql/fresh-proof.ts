import { createMethodMiddlewareDecorator } from 'type-graphql';
import { requireFreshProof } from '../actor';
import { actorOf, type RequestContext } from './context';

/**
 * For administrators' decisions and their lists of people: a code at most 15 minutes old. Goes below
 * `@RefusesWith` and `@Authorized()`; runs before validation.
 */
export const NeedsFreshProof = (): MethodDecorator =>
  createMethodMiddlewareDecorator<RequestContext>(({ context }, next) => {
    requireFreshProof(actorOf(context), context.services.clock.now());
    return next();
  });
