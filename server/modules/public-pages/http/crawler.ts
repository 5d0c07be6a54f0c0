/** How programs call themselves that read pages for no person: search engines, previews of links, checks. */
const CRAWLER = /bot|crawl|spider|slurp|preview|facebookexternalhit|monitor|headless|lighthouse|\+https?:/i;

/** Every browser says Mozilla; who says nothing, or that it is a crawler, is none. */
export const isCrawler = (userAgent: string | undefined): boolean =>
  !userAgent?.startsWith('Mozilla/') || CRAWLER.test(userAgent);
