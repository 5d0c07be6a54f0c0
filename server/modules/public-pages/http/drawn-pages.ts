import type { PublicPage, RenderPublicPage } from '../../../../domain/public-pages';

/** Some 20 MB: a page has up to 60 kB, and its data up to half of that. */
const KEPT = 200;

/**
 * The same renderer, which draws a page once while it is among the 200 that were asked for last: drawing takes several times as long as reading what is on it.
 * The data of a page is the key, and the day with it, so what has changed is drawn again. Nothing of it depends on a person.
 */
export function cachedRender(render: RenderPublicPage): RenderPublicPage {
  const drawn = new Map<string, string>();
  return (page: PublicPage) => {
    const key = JSON.stringify(page);
    const html = drawn.get(key) ?? render(page);
    // A Map keeps the order of its writes, so its first key was asked for the longest ago.
    drawn.delete(key);
    drawn.set(key, html);
    const [oldest] = drawn.keys();
    if (drawn.size > KEPT && oldest !== undefined) drawn.delete(oldest);
    return html;
  };
}
