import type { PublicPage, RenderPublicPage } from '../../../domain/public-pages';

/** Some 20 MB: a page has up to 60 kB, and its data up to half of that. */
const KEPT = 200;

/**
 * The same renderer, which draws the newest 200 pages once: drawing takes ten times as long as reading what is on a page.
 * The data of a page is the key, and the day with it, so what has changed is drawn again. Nothing of it depends on a person.
 */
export function drawnOnce(render: RenderPublicPage): RenderPublicPage {
  const drawn = new Map<string, string>();
  return (page: PublicPage) => {
    const key = JSON.stringify(page);
    const html = drawn.get(key) ?? render(page);
    // The order of a Map is that of its writes: the first is the one that was not asked for the longest.
    drawn.delete(key);
    drawn.set(key, html);
    const [oldest] = drawn.keys();
    if (drawn.size > KEPT && oldest !== undefined) drawn.delete(oldest);
    return html;
  };
}
