import { stringifySetCookie } from 'cookie';
import type { Request, Response, Router } from 'express';
import { DomainError } from '../../../../domain/errors';
import { homeOf } from '../../../../domain/home-of';
import { isLanguage, LANGUAGE_COOKIE, LANGUAGE_COOKIE_SECONDS } from '../../../../domain/language';
import { paths } from '../../../../domain/paths';
import { LANDING } from '../../../../domain/public-addresses';
import type { PublicOpenJobs } from '../../../../domain/public-pages';
import { sessionStateOf } from '../../../../domain/roles';
import { wibDateOf } from '../../../../domain/time';
import { renderedRoleOf } from '../../../actor';
import { networkOf } from '../../../http/middleware/network-of';
import { languageOfBrowser } from '../../../http/middleware/request-language';
import type { RequestSession, SessionReader } from '../../../http/middleware/session';
import { siteRouter } from '../../../http/site-router';
import { servicesOf } from '../../../request-services';
import type { Services } from '../../../services';
import { readOpenJobs } from '../public-jobs.sql';
import type { Pages } from './pages';

/**
 * The landing page, with jobs that can be applied for now; people who are signed in are led to where they belong. It is
 * there without a database and for a network that has read too much, then without the jobs.
 */
export function landingPage(ofAll: Services, sessions: SessionReader, { render, sheet }: Pages): Router {
  const { env, clock, limiter, logger } = ofAll;
  const withoutDatabase =
    (what: string) =>
    (error: unknown): null => {
      if (!(error instanceof DomainError)) logger.warn({ err: error }, `the landing page is without ${what}`);
      return null;
    };
  const sessionOf = (request: Request, response: Response): Promise<RequestSession | null> =>
    sessions.read(request, response).catch(withoutDatabase('a session'));
  const openJobs = async (request: Request): Promise<PublicOpenJobs> => {
    await limiter.consume('public-page', networkOf(request.ip ?? 'unknown'));
    return readOpenJobs(servicesOf(ofAll, request));
  };
  const router = siteRouter();
  router.get(paths.landing, async (request, response) => {
    const actor = (await sessionOf(request, response))?.actor;
    response.vary('Cookie').vary('Accept-Language');
    if (actor) {
      const state = sessionStateOf({ ...actor, activeRole: renderedRoleOf(actor) });
      return response.set('Cache-Control', 'no-store').redirect(302, homeOf(state));
    }
    const { language: chosen } = request.query;
    const language = isLanguage(chosen) ? chosen : languageOfBrowser(request);
    if (isLanguage(chosen)) {
      // As the portal's own switch remembers it.
      const rules = { path: '/', sameSite: 'lax', maxAge: LANGUAGE_COOKIE_SECONDS } as const;
      response.append('Set-Cookie', stringifySetCookie(LANGUAGE_COOKIE, chosen, rules));
    }
    const open = await openJobs(request).catch(withoutDatabase('jobs'));
    const support = { email: env.SUPPORT_EMAIL, whatsApp: env.SUPPORT_WHATSAPP };
    const page = render({
      language,
      site: env.APP_URL,
      addresses: LANDING,
      today: wibDateOf(clock.now()),
      sheet,
      content: { kind: 'landing', open, support },
    });
    response.set('Cache-Control', 'no-cache').type('html').send(page);
  });
  return router;
}
