import type { Router } from 'express';
import { paths } from '../../domain/paths';
import { stopWaitOfToken } from '../modules/applications';
import { turnMailsOff } from '../modules/saved-searches';
import { servicesOf } from '../request-services';
import type { Services } from '../services';
import { Failure } from './middleware/failure';
import { siteRouter } from './site-router';

/**
 * One-click unsubscribing (RFC 8058): mail programs and the client's page send a POST whose link is signed, and no session
 * or cookie counts. A GET shows that page and changes nothing, because mail scanners open every link.
 */
export function unsubscribeRoute(services: Services): Router {
  const router = siteRouter();
  router.post(paths.unsubscribe, async (request, response) => {
    const { token } = request.query;
    const own = servicesOf(services, request);
    if (typeof token !== 'string' || !((await turnMailsOff(own, token)) || (await stopWaitOfToken(own, token))))
      throw new Failure(404, 'unsubscribeLink');
    response.set('Cache-Control', 'no-store').json({ success: true });
  });
  return router;
}
