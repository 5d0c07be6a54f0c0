import type { Router, Request, Response } from 'express';
import { LANGUAGES, type Language } from '../../../../domain/language';
import { PUBLIC_COMPANIES } from '../../../../domain/public-addresses';
import {
  feedPath,
  pageOf,
  PLACE_PAGE_FROM,
  publicPaths,
  publicSearchOf,
  type PublicPage,
} from '../../../../domain/public-pages';
import { Role, sessionStateOf } from '../../../../domain/roles';
import { wibDateOf } from '../../../../domain/time';
import { paths } from '../../../../domain/paths';
import { renderedRoleOf, type Actor } from '../../../actor';
import { isPossibleId } from '../../../db/columns';
import { readPublicCompany } from '../public-companies.sql';
import { countView, readJob } from '../../jobs';
import { readTrackRecord } from '../../track-records';
import { servicesOf } from '../../../request-services';
import type { Services } from '../../../services';
import { placeName, placeOf, placesWithin } from '../../../text/places/place-of';
import { actorOfRequest } from '../../../http/middleware/session';
import type { Pages } from './pages';
import { siteRouter } from '../../../http/site-router';
import { listPublicJobs, listPublicJobsOf, readPublicJob } from '../public-jobs.sql';

/** How programs call themselves that read pages for no person: search engines, previews of links, checks. */
const CRAWLER = /bot|crawl|spider|slurp|preview|facebookexternalhit|monitor|headless|lighthouse|\+https?:/i;

/** Every browser says Mozilla; who says nothing, or that it is a crawler, is none. */
const isCrawler = (userAgent: string | undefined): boolean =>
  !userAgent?.startsWith('Mozilla/') || CRAWLER.test(userAgent);

/** What a route found: a page with its status, or where it leads. */
type Answer =
  | { status: 200 | 404 | 410; page: Pick<PublicPage, 'addresses' | 'content' | 'feed'> }
  | { to: string; status: 301 | 302 };

/** Ids come first in an address, and are of one length. */
const ID_LENGTH = 26;

/**
 * Pages for people without an account, drawn on the server. What is not public gets the same 404 for every reason.
 * People who are signed in are led on to the portal, so nothing here depends on a person.
 */
export function publicPages(ofAll: Services, { render, sheet }: Pages): Router {
  const router = siteRouter();
  const site = ofAll.env.APP_URL;
  const send = (request: Request, response: Response, language: Language, answer: Answer): void => {
    // A page that a person sees while signed in must not stay where the next person finds it.
    response.vary('Cookie').set('Cache-Control', actorOfRequest(request) ? 'no-store' : 'no-cache');
    if ('to' in answer) return response.redirect(answer.status, answer.to);
    const today = wibDateOf(ofAll.clock.now());
    response
      .status(answer.status)
      .type('html')
      .send(render({ ...answer.page, language, site, today, sheet }));
  };
  const listPage = async (request: Request, language: Language, placeId: string | null): Promise<Answer> => {
    const asked = publicSearchOf(new URL(request.originalUrl, site).searchParams);
    const place = placeId === null ? placeOf(asked.place)?.id : placeId;
    // A place that nobody knows has no jobs.
    const within = place === undefined ? (asked.place === '' ? null : []) : placesWithin(place);
    const found = await listPublicJobs(servicesOf(ofAll, request), asked, within);
    const isWhole = asked.search === '' && asked.place === '' && asked.type === null;
    const isThere = found.jobs.length >= (asked.page === 1 ? PLACE_PAGE_FROM : 1);
    if (placeId !== null && isWhole && !isThere)
      return { status: 404, page: { addresses: null, content: { kind: 'missing' } } };
    const addresses = isWhole && asked.page === 1 ? { id: listPath('id', placeId), en: listPath('en', placeId) } : null;
    const named = placeId === null ? null : { id: placeId, name: placeName(placeId, language) ?? placeId };
    const content = {
      kind: 'list' as const,
      asked: named ? { ...asked, place: named.name } : asked,
      place: named,
      ...found,
    };
    const feed = addresses ? { feed: feedPath(addresses[language]) } : {};
    return { status: 200, page: { addresses, content, ...feed } };
  };
  const jobPage = async (request: Request, language: Language, path: string): Promise<Answer> => {
    const id = path.slice(0, ID_LENGTH);
    const actor = actorOfRequest(request);
    const portal = actor && (portalPage(actor, id) ?? (await pageOfOwnJob(servicesOf(ofAll, request), actor, id)));
    if (portal) return { to: portal, status: 302 };
    const content = await readPublicJob(servicesOf(ofAll, request), id, language);
    if (content.kind !== 'job')
      return { status: content.kind === 'closed' ? 410 : 404, page: { addresses: null, content } };
    const addresses = {
      id: publicPaths.job('id', content.job),
      en: publicPaths.job('en', content.job),
    } satisfies Record<Language, string>;
    // A wrong or an old title leads to the address of today, so that one page has one address.
    if (addresses[language] !== `${publicPaths.jobs(language)}/${path}`)
      return { to: addresses[language], status: 301 };
    if (request.method === 'GET' && !isCrawler(request.get('user-agent')))
      await countView(ofAll.dataSource, id, ofAll.clock.now());
    return { status: 200, page: { addresses, content } };
  };
  const companyPage = async (request: Request, language: Language, path: string): Promise<Answer> => {
    const id = path.slice(0, ID_LENGTH);
    const actor = actorOfRequest(request);
    const portal = actor && portalPageOfCompany(actor, id);
    if (portal) return { to: portal, status: 302 };
    const services = servicesOf(ofAll, request);
    const page = pageOf(new URL(request.originalUrl, site).searchParams);
    const company = await readPublicCompany(services, id);
    if (!company) return { status: 404, page: { addresses: null, content: { kind: 'missing' } } };
    const addresses = { id: publicPaths.company('id', company), en: publicPaths.company('en', company) };
    if (addresses[language] !== `${PUBLIC_COMPANIES[language]}/${path}`)
      return { to: addresses[language], status: 301 };
    const [trackRecord, found] = await Promise.all([
      readTrackRecord(services, id),
      listPublicJobsOf(services, id, page),
    ]);
    const content = { kind: 'company' as const, company: { ...company, trackRecord }, page, ...found };
    // Its first page is the one to be found.
    const feed = feedPath(`${PUBLIC_COMPANIES[language]}/${id}`);
    return { status: 200, page: { addresses: page === 1 ? addresses : null, content, feed } };
  };
  for (const language of LANGUAGES) {
    // A feed that is not there: the same 404 as any other address.
    router.get(
      [feedPath(`${publicPaths.jobs(language)}/:of`), feedPath(`${PUBLIC_COMPANIES[language]}/:of`)],
      (request, response) =>
        send(request, response, language, { status: 404, page: { addresses: null, content: { kind: 'missing' } } }),
    );
    router.get(`${PUBLIC_COMPANIES[language]}/:company`, async (request: Request<{ company: string }>, response) =>
      send(request, response, language, await companyPage(request, language, request.params.company)),
    );
    router.get(publicPaths.jobs(language), async (request, response) =>
      send(request, response, language, await listPage(request, language, null)),
    );
    router.get(`${publicPaths.jobs(language)}/:job`, async (request: Request<{ job: string }>, response) => {
      const { job } = request.params;
      const isPlace = placeName(job, language) !== undefined;
      const answer = isPlace ? await listPage(request, language, job) : await jobPage(request, language, job);
      send(request, response, language, answer);
    });
  }
  return router;
}

const listPath = (language: Language, placeId: string | null): string =>
  placeId === null ? publicPaths.jobs(language) : publicPaths.place(language, placeId);

/** Where someone who is signed in reads the same job, whether it is there or not; null for those who read it here. */
function portalPage(actor: Actor, jobId: string): string | null {
  const { activeRole } = actor;
  // Nothing of the portal is open to them yet.
  if (sessionStateOf({ ...actor, activeRole: renderedRoleOf(actor) }) === 'unverified') return null;
  if (activeRole === Role.USER) return paths.user.job(jobId);
  return activeRole === Role.ADMIN ? paths.admin.job(jobId) : null;
}

/** Where a company reads its own job, open or not; null for one that it has removed, and for those of others. */
async function pageOfOwnJob({ dataSource }: Services, { companyId }: Actor, id: string): Promise<string | null> {
  const job = companyId && isPossibleId(id) ? await readJob(dataSource, id) : null;
  return job && job.company_id === companyId && !job.is_deleted ? paths.company.job(id) : null;
}

/** Where someone who is signed in reads the same company; null for companies, which read others here. */
function portalPageOfCompany({ activeRole, companyId }: Actor, id: string): string | null {
  if (activeRole === Role.USER) return paths.user.company(id);
  if (activeRole === Role.ADMIN) return paths.admin.companyDetails(id);
  return companyId === id ? paths.company.profile : null;
}
