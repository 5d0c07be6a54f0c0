import { resolve } from 'node:path';
import type { Router } from 'express';
import { LANGUAGES } from '../../../../domain/language';
import { PUBLIC_COMPANIES } from '../../../../domain/public-addresses';
import { publicPaths } from '../../../../domain/public-pages';
import type { Services } from '../../../services';
import { hashedFiles } from '../../../http/files/client-files';
import { languageOfBrowser } from '../../../http/middleware/request-language';
import type { SessionReader } from '../../../http/middleware/session';
import { countedReadOf, crawlerLimit } from './crawler-limit';
import { feedRoutes } from './feeds';
import { landingPage } from './landing';
import { loadPages } from './pages';
import { publicPages } from './public-pages';
import { sitemapRoutes } from './sitemap';
import { siteRouter } from '../../../http/site-router';

/** All that people without an account and machines read. Nothing where the pages were not built. */
export function publicRoutes(services: Services, sessions: SessionReader): Router {
  const router = siteRouter();
  const { PAGES_DIR } = services.env;
  const pages = loadPages(PAGES_DIR);
  if (!pages) return router;
  router.use('/pages/assets', hashedFiles(resolve(PAGES_DIR, 'assets')));
  router.use(landingPage(services, sessions, pages));
  // The address of a page decides its language.
  for (const language of LANGUAGES)
    router.use(
      [publicPaths.jobs(language), PUBLIC_COMPANIES[language]],
      crawlerLimit(services, pages, countedReadOf, () => language),
      sessions.handler,
    );
  router.use(feedRoutes(services));
  router.use(publicPages(services, pages));
  router.use(
    sitemapRoutes(
      services,
      crawlerLimit(services, pages, () => 'sitemap', languageOfBrowser),
    ),
  );
  return router;
}
