import express, { type Router } from 'express';
import { receiveCallback } from '../../modules/payments';
import type { Services } from '../../services';
import { servicesOf } from '../../request-services';
import { siteRouter } from '../site-router';

/** Far above any callback, and within the column that keeps it. */
const MAX_BODY = '32kb';

/**
 * The payment provider's callback. The body stays raw, because the signature covers its bytes; without a valid
 * signature the response reveals nothing.
 */
export function paymentCallback(services: Services): Router {
  const router = siteRouter();
  router.post(
    '/payments/callback',
    express.raw({ type: () => true, limit: MAX_BODY, inflate: false }),
    async (request, response) => {
      const success = await receiveCallback(servicesOf(services, request), {
        // A request without a body leaves no Buffer behind.
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        signature: request.get('x-callback-signature'),
        event: request.get('x-callback-event'),
      });
      response.status(success ? 200 : 403).json({ success });
    },
  );
  return router;
}
