import type { Router } from 'express';
import { FEED_PATH, readFeed } from '../../modules/interviews';
import { servicesOf } from '../../request-services';
import type { Services } from '../../services';
import { Failure } from '../middleware/failure';
import { siteRouter } from '../site-router';

/** How long a calendar may use what it has read, in seconds. */
const CACHED_SECONDS = 300;
/** 256 bits in base64url. */
const FEED_NAME = /^([\w-]{43})\.ics$/;

/**
 * `/calendar/{secret}.ics`, and with `?mine=1` only of one's own jobs, for calendars that subscribe: the secret in the address is all that counts, no session and no
 * cookie. Everything else here gets the same response. A company's feed names no applicant, so reading it is no reveal.
 */
export function calendarFeedRoute(services: Services): Router {
  const router = siteRouter();
  router.get(`${FEED_PATH}/:name`, async (request, response) => {
    const [, secret] = FEED_NAME.exec(request.params.name) ?? [];
    const feed =
      secret === undefined
        ? null
        : await readFeed(servicesOf(services, request), secret, request.query['mine'] === '1');
    if (!feed) throw new Failure(404, 'nothingHere');
    response
      .set({
        'Content-Type': 'text/calendar; charset=utf-8',
        'Cache-Control': `private, max-age=${CACHED_SECONDS}`,
        'Last-Modified': feed.lastModified.toUTCString(),
      })
      .send(feed.content);
  });
  return router;
}
