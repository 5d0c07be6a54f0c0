import type { Request, RequestHandler, Response } from 'express';
import { DomainError } from '../../../../domain/errors';
import type { Language } from '../../../../domain/language';
import { publicSearchOf } from '../../../../domain/public-pages';
import { wibDateOf } from '../../../../domain/time';
import type { Services } from '../../../services';
import { networkOf } from '../../../http/middleware/network-of';
import type { Pages } from './pages';

/** No longer than the window in which the limiter counts these. */
const RETRY_AFTER_SECONDS = 60;

export type CountedRead = 'public-page' | 'public-search' | 'sitemap';

/** What a request of a page counts as: a search by words costs more than a page. */
export function countedReadOf({ originalUrl }: Request): CountedRead {
  const { searchParams } = new URL(originalUrl, 'http://any.host');
  return publicSearchOf(searchParams).search === '' ? 'public-page' : 'public-search';
}

/**
 * Counts reads of public pages by network, and responds with 429 beyond the limit. Before the session is read, so that a
 * flood costs one statement for each request.
 */
export function crawlerLimit(
  { limiter, clock, env }: Services,
  { render, sheet }: Pages,
  readOf: (request: Request) => CountedRead,
  languageOf: (request: Request) => Language,
): RequestHandler {
  const busyPage = (language: Language): string =>
    render({
      language,
      site: env.APP_URL,
      addresses: null,
      today: wibDateOf(clock.now()),
      sheet,
      content: { kind: 'busy' },
    });
  return async (request: Request, response: Response, next) => {
    try {
      await limiter.consume(readOf(request), networkOf(request.ip ?? 'unknown'));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const headers = { 'Retry-After': String(RETRY_AFTER_SECONDS), 'Cache-Control': 'no-store' };
      response
        .status(429)
        .set(headers)
        .type('html')
        .send(busyPage(languageOf(request)));
      return;
    }
    next();
  };
}
