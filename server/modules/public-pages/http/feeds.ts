import type { Router, Request, Response } from 'express';
import { LANGUAGES, type Language } from '../../../../domain/language';
import { PUBLIC_COMPANIES } from '../../../../domain/public-addresses';
import { feedPath, PLACE_PAGE_FROM, publicPaths } from '../../../../domain/public-pages';
import { textsIn } from '../../../language/texts';
import { readPublicCompany } from '../public-companies.sql';
import { servicesOf } from '../../../request-services';
import type { Services } from '../../../services';
import { placeName, placesWithin } from '../../../text/places/place-of';
import { atomOf } from './atom';
import { siteRouter } from '../../../http/site-router';
import { readPublicFeed } from '../public-feed.sql';

/** For a feed without entries: it has not changed since there are feeds. */
const FIRST = new Date('2026-01-01T00:00:00Z');

/**
 * The newest public jobs as Atom, in both languages: all (`/lowongan/feed.atom`), of a place that has a page, of a company.
 * What is not public falls through to the pages, which respond with the same 404.
 */
export function feedRoutes(ofAll: Services): Router {
  const router = siteRouter();
  const site = ofAll.env.APP_URL;
  const send = (
    response: Response,
    language: Language,
    { title, page, jobs }: { title: string; page: string; jobs: Awaited<ReturnType<typeof readPublicFeed>> },
  ) => {
    const entries = jobs.map((job) => ({
      id: `${site}${publicPaths.jobs(language)}/${job.id}`,
      url: site + publicPaths.job(language, job),
      title: job.title,
      author: job.company_name,
      summary: `${job.company_name} · ${job.location}`,
      published: job.created_at,
      updated: job.updated_at,
    }));
    response
      .set({ 'Content-Type': 'application/atom+xml; charset=utf-8', 'Cache-Control': 'no-cache' })
      .send(atomOf({ language, title, self: site + feedPath(page), page: site + page, since: FIRST, entries }));
  };
  for (const language of LANGUAGES) {
    const texts = textsIn(language);
    const list = publicPaths.jobs(language);
    router.get(feedPath(list), async (request, response) => {
      const jobs = await readPublicFeed(servicesOf(ofAll, request), {});
      send(response, language, { title: texts('feeds.all'), page: list, jobs });
    });
    router.get(feedPath(`${list}/:place`), async (request: Request<{ place: string }>, response, next) => {
      const { place } = request.params;
      const name = placeName(place, language);
      if (name === undefined) return next();
      const jobs = await readPublicFeed(servicesOf(ofAll, request), { placeIds: placesWithin(place) });
      if (jobs.length < PLACE_PAGE_FROM) return next();
      send(response, language, { title: texts('feeds.of', { name }), page: publicPaths.place(language, place), jobs });
    });
    router.get(
      feedPath(`${PUBLIC_COMPANIES[language]}/:company`),
      async (request: Request<{ company: string }>, response, next) => {
        const services = servicesOf(ofAll, request);
        const company = await readPublicCompany(services, request.params.company);
        if (!company) return next();
        const jobs = await readPublicFeed(services, { companyId: company.id });
        // By the id alone, so that the feed stays when the name changes.
        const page = `${PUBLIC_COMPANIES[language]}/${company.id}`;
        send(response, language, { title: texts('feeds.of', { name: company.name }), page, jobs });
      },
    );
  }
  return router;
}
