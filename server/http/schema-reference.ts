import type { RequestHandler } from 'express';
import { isActingAdmin } from '../actor';
import type { Env } from '../env';
import { actorOfRequest } from './middleware/session';

/** The page that scripts/schema-reference.mjs makes, for administrators; everyone else gets the client's "not found" page. */
export function schemaReference(env: Env): RequestHandler {
  return (request, response, next) => {
    response.vary('Cookie');
    if (!isActingAdmin(actorOfRequest(request))) return next();
    response.set('Cache-Control', 'private, no-cache');
    response.sendFile('.schema/reference.html', { root: env.CLIENT_DIR, dotfiles: 'allow', cacheControl: false });
  };
}
