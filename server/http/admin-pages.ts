import type { RequestHandler } from 'express';
import { isActingAdmin } from '../actor';
import type { Env } from '../env';
import { actorOfRequest } from './middleware/session';

/** Before an administrators' page; for everyone else the client shows that there is no such page. */
export const forAdministrators: RequestHandler = (request, response, next) => {
  response.vary('Cookie');
  next(isActingAdmin(actorOfRequest(request)) ? undefined : 'route');
};

/** The page that scripts/schema-reference.mjs makes. */
export function schemaReference(env: Env): RequestHandler {
  return (_request, response) => {
    response.set('Cache-Control', 'private, no-cache');
    response.sendFile('.schema/reference.html', { root: env.CLIENT_DIR, dotfiles: 'allow', cacheControl: false });
  };
}
