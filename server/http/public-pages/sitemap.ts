import { Router } from 'express';
import { LANGUAGES } from '../../../domain/language';
import { publicPaths } from '../../../domain/public-pages';
import { countSitemaps, readSitemap } from '../../modules/jobs/public';
import { servicesOf } from '../../request-services';
import type { Services } from '../../services';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Every public job in both languages (sitemaps.org): `/sitemap.xml` names the files, each with 50,000 addresses at most. */
export function sitemapRoutes(ofAll: Services): Router {
  const router = Router();
  const site = ofAll.env.APP_URL.replace(/\/$/, '');
  router.get('/sitemap.xml', async (request, response) => {
    const count = await countSitemaps(servicesOf(ofAll, request));
    const files = Array.from(
      { length: count },
      (_, file) => `<sitemap><loc>${site}/sitemap-${file}.xml</loc></sitemap>`,
    );
    response.type('xml').send(`${DECLARATION}<sitemapindex ${SCHEMA}>${files.join('')}</sitemapindex>`);
  });
  router.get(/^\/sitemap-(\d{1,4})\.xml$/, async (request, response) => {
    const jobs = await readSitemap(servicesOf(ofAll, request), Number(request.params[0]));
    // Addresses are made of letters, digits and hyphens: nothing in them has a meaning in XML.
    const urls = jobs.flatMap((job) =>
      LANGUAGES.map((language) => {
        const address = site + publicPaths.job(language, job);
        return `<url><loc>${address}</loc><lastmod>${job.updated_at.toISOString()}</lastmod></url>`;
      }),
    );
    response.type('xml').send(`${DECLARATION}<urlset ${SCHEMA}>${urls.join('')}</urlset>`);
  });
  router.get('/robots.txt', (_request, response) => {
    response.type('txt').send(`${ROBOTS.join('\n')}\nSitemap: ${site}/sitemap.xml\n`);
  });
  return router;
}

/** What an account sees is nobody else's to find. */
const ROBOTS = [
  'User-agent: *',
  ...['/user/', '/company/', '/admin/', '/graphql', '/exports/'].map((path) => `Disallow: ${path}`),
];
