import type { RequestHandler, Router } from 'express';
import { LANGUAGES, type Language } from '../../../../domain/language';
import { DAY_MS } from '../../../../domain/time';
import { publicPaths } from '../../../../domain/public-pages';
import { countCompanySitemaps, readCompanySitemap } from '../public-companies.sql';
import { servicesOf } from '../../../request-services';
import type { Services } from '../../../services';
import { siteRouter } from '../../../http/site-router';
import { countSitemaps, readSitemap } from '../public-jobs.sql';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * Every public job and company in both languages (sitemaps.org): `/sitemap.xml` names the files, each with 50,000 addresses
 * at most.
 */
export function sitemapRoutes(ofAll: Services, limit: RequestHandler): Router {
  const router = siteRouter();
  const site = ofAll.env.APP_URL;
  // Addresses are made of letters, digits and hyphens: nothing in them has a meaning in XML.
  const urls = (pathIn: (language: Language) => string, changed: Date): string =>
    LANGUAGES.map(
      (language) => `<url><loc>${site}${pathIn(language)}</loc><lastmod>${changed.toISOString()}</lastmod></url>`,
    ).join('');
  router.get('/sitemap.xml', limit, async (request, response) => {
    const services = servicesOf(ofAll, request);
    const [jobs, companies] = await Promise.all([countSitemaps(services), countCompanySitemaps(services)]);
    const files = [...namesOf('sitemap', jobs), ...namesOf('sitemap-companies', companies)];
    const entries = files.map((name) => `<sitemap><loc>${site}/${name}</loc></sitemap>`);
    response.type('xml').send(`${DECLARATION}<sitemapindex ${SCHEMA}>${entries.join('')}</sitemapindex>`);
  });
  router.get(/^\/sitemap-(\d{1,4})\.xml$/, limit, async (request, response) => {
    const jobs = await readSitemap(servicesOf(ofAll, request), Number(request.params[0]));
    const entries = jobs.map((job) => urls((language) => publicPaths.job(language, job), job.updated_at));
    response.type('xml').send(`${DECLARATION}<urlset ${SCHEMA}>${entries.join('')}</urlset>`);
  });
  router.get(/^\/sitemap-companies-(\d{1,4})\.xml$/, limit, async (request, response) => {
    const companies = await readCompanySitemap(servicesOf(ofAll, request), Number(request.params[0]));
    const entries = companies.map(({ id, company_name: name, updated_at: changed }) =>
      urls((language) => publicPaths.company(language, { id, name }), changed),
    );
    response.type('xml').send(`${DECLARATION}<urlset ${SCHEMA}>${entries.join('')}</urlset>`);
  });
  router.get('/robots.txt', (_request, response) => {
    response.type('txt').send(`${ROBOTS.join('\n')}\nSitemap: ${site}/sitemap.xml\n`);
  });
  router.get('/.well-known/security.txt', (_request, response) => {
    response.type('txt').send(securityText(ofAll));
  });
  return router;
}

/** RFC 9116: where a weakness is reported. */
function securityText({ env, clock }: Services): string {
  const expires = new Date(clock.now().getTime() + 180 * DAY_MS);
  return [
    `Contact: mailto:${env.SUPPORT_EMAIL}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${env.APP_URL}/.well-known/security.txt`,
    '',
  ].join('\n');
}

const namesOf = (kind: string, files: number): string[] =>
  Array.from({ length: files }, (_, file) => `${kind}-${file}.xml`);

/** Pages of an account are for nobody else. */
const ROBOTS = [
  'User-agent: *',
  ...['/user/', '/company/', '/admin/', '/graphql', '/exports/'].map((path) => `Disallow: ${path}`),
  // The longer path counts: companies register without an account.
  'Allow: /company/register',
];
