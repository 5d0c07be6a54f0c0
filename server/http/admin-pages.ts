import type { RequestHandler } from 'express';
import { isActingAdmin } from '../actor';
import { actorOfRequest } from './middleware/session';

/** Before an administrators' page; for everyone else the client shows that there is no such page. */
export const requireAdministrator: RequestHandler = (request, response, next) => {
  response.vary('Cookie');
  next(isActingAdmin(actorOfRequest(request)) ? undefined : 'route');
};
