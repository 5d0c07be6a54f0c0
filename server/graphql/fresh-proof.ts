import { createMethodMiddlewareDecorator } from 'type-graphql';
import { requireFreshProof } from '../actor';
import { actorOf, type RequestContext } from './context';

/**
 * For what administrators decide: those with a second factor must have shown a code in the last 15 minutes. Put it
 * below `@AnswersUserErrors()`; it answers before the input is looked at.
 */
export const NeedsFreshProof = (): MethodDecorator =>
  createMethodMiddlewareDecorator<RequestContext>(({ context }, next) => {
    requireFreshProof(actorOf(context), context.services.clock.now());
    return next();
  });
