import type { RequestHandler } from 'express';
import { isActingAdmin } from '../actor';
import type { Services } from '../services';
import { playgroundPolicy } from './middleware/security';
import { actorOfRequest } from './middleware/session';

/**
 * `/admin/playground` is the client's page like every other path, and for everyone but administrators nothing more:
 * the same page under the same policy, on which the client shows that there is no such page. Administrators get it
 * under a policy of its own, which the editor needs. A policy belongs to a document, so the client always loads this
 * page as one.
 */
export function playgroundDoor(services: Services): RequestHandler {
  const policy = playgroundPolicy(services.env);
  return (request, response, next) => {
    response.vary('Cookie');
    if (!isActingAdmin(actorOfRequest(request))) return next();
    policy(request, response, next);
  };
}
