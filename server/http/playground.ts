import type { RequestHandler } from 'express';
import { isActingAdmin } from '../actor';
import type { Services } from '../services';
import { playgroundPolicy } from './middleware/security';
import { actorOfRequest } from './middleware/session';

/**
 * `/admin/playground` is the client's page; administrators get it under the content policy that the editor needs. For
 * everyone else the client shows that there is no such page. A policy belongs to a document, so the client always opens
 * this page with a full load.
 */
export function playgroundRoute(services: Services): RequestHandler {
  const policy = playgroundPolicy(services.env);
  return (request, response, next) => {
    response.vary('Cookie');
    if (!isActingAdmin(actorOfRequest(request))) return next();
    policy(request, response, next);
  };
}
