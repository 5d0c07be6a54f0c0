import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** A fault of a screen in one of its states and forms. */
export interface Fault {
  screen: string;
  form: string;
  fault: string;
  first?: string;
}

const WIDTHS = { phone: 360, tablet: 768, desktop: 1280 } as const;
type Width = keyof typeof WIDTHS;
type Scheme = 'light' | 'dark';

interface Form {
  width: Width;
  scheme: Scheme;
  /** Whether axe looks too: the rest costs next to nothing. */
  withAxe: boolean;
}

/** Whether every state of every screen is checked in every form, which takes some minutes more. */
export const isLong = Boolean(process.env['LONG_TESTS']);

/** All six in the long run; otherwise the phone, or the phone and the opposite form for axe, by turns from screen to screen. */
function formsOf(turn: number): Form[] {
  if (isLong)
    return [
      { width: 'phone', scheme: 'light', withAxe: true },
      { width: 'phone', scheme: 'dark', withAxe: true },
      { width: 'tablet', scheme: 'dark', withAxe: true },
      { width: 'tablet', scheme: 'light', withAxe: true },
      { width: 'desktop', scheme: 'dark', withAxe: true },
      { width: 'desktop', scheme: 'light', withAxe: true },
    ];
  const isOpposite = turn % 2 === 1;
  const phone: Form = { width: 'phone', scheme: 'light', withAxe: !isOpposite };
  return isOpposite ? [phone, { width: 'desktop', scheme: 'dark', withAxe: true }] : [phone];
}

/** Checks the page as it is now in each form, without loading it again. */
export async function audit(page: Page, screen: string, turn = 0): Promise<Fault[]> {
  const faults: Fault[] = [];
  await page.evaluate(stopTransitions);
  // What lies under the bar at the top counts as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  const forms = formsOf(turn);
  // From the form that the page has now: drawing it in another takes as long as half a look by axe.
  const isDesktop = page.viewportSize()?.width === WIDTHS.desktop;
  for (const { width, scheme, withAxe } of isDesktop ? forms.toReversed() : forms) {
    await page.setViewportSize({ width: WIDTHS[width], height: 800 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    // The page follows the change; one that the server draws does so by its style sheet.
    const follows = [scheme, 'system'].map((value) => `html[data-mantine-color-scheme="${value}"]`);
    await page.locator(follows.join(', ')).waitFor({ state: 'attached' });
    const form = `${width}, ${scheme}`;
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) faults.push({ screen, form, fault: `${overflow} px sideways` });
    for (const word of await page.evaluate(brokenWords))
      faults.push({ screen, form, fault: `breaks the word ${word}` });
    for (const link of await page.evaluate(cutLinks))
      faults.push({ screen, form, fault: `cuts ${link} off in a menu` });
    if (!withAxe) continue;
    for (const { id, nodes } of await violations(page))
      faults.push({ screen, form, fault: id, first: `${nodes[0]?.html.slice(0, 200)} ${nodes[0]?.failureSummary}` });
  }
  return faults;
}

/** The size of the phone on which journeys go. */
export const PHONE = { width: 360, height: 740 };

/** Even under reduced motion each element takes a moment to follow an inherited colour. */
function stopTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }');
  document.adoptedStyleSheets = [sheet];
}

/** Runs in the page: the words of controls and headings that go over two lines; what people wrote may. */
function brokenWords(): string[] {
  const broken: string[] = [];
  for (const element of document.querySelectorAll('a, button, label, th, h1, h2, h3')) {
    if (!element.checkVisibility() || element.closest('[translate="no"]')) continue;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (walker.currentNode.parentElement?.closest('[translate="no"]')) continue;
      for (const { 0: word, index } of (walker.currentNode.textContent ?? '').matchAll(
        /(?<!\p{L})\p{L}{2,20}(?!\p{L})/gu,
      )) {
        const range = document.createRange();
        range.setStart(walker.currentNode, index);
        range.setEnd(walker.currentNode, index + word.length);
        if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) broken.push(word);
      }
    }
  }
  return broken;
}

/** Runs in the page: the links of tab bars and menus whose words are wider than they are. */
function cutLinks(): string[] {
  return Array.from(document.querySelectorAll('nav a'))
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
    .map(({ textContent }) => textContent);
}

/** What axe finds on the page as it is. */
export async function violations(page: Page) {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  // Axe is half a megabyte: it is loaded once and stays until the page is left.
  const builder = new AxeBuilder({ page, ...(isLoaded ? { axeSource: ';' } : {}) }).setLegacyMode();
  const result = await builder
    .options({
      // What passes is not described, which is most of the work.
      resultTypes: ['violations'],
      xpath: false,
      ancestry: false,
      rules: { 'target-size': { enabled: true } },
    })
    .analyze();
  return result.violations;
}
