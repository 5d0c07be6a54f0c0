import { expect, type Browser, type Page } from '@playwright/test';
import { TURNING_SIGNS } from './hostile-texts';
import type { Planter } from './planter';

/** A page that notes whatever planted markup makes of itself. */
export interface WatchedPage {
  page: Page;
  /** What has happened so far that only planted markup can have done. */
  deeds: string[];
}

export async function watchedPage(browser: Browser, person: Planter): Promise<WatchedPage> {
  const context = await browser.newContext({ storageState: await person.http.storageState() });
  const page = await context.newPage();
  const deeds: string[] = [];
  const note = (deed: string) => deeds.push(`${page.url()}: ${deed}`);
  await context.exposeFunction('planted', () => note('a planted script ran'));
  // Loaded by none of our pages, so that what is refused for being inline or foreign is planted.
  await context.exposeFunction('notePolicyViolation', (what: string) => note(`against the policy: ${what}`));
  await context.addInitScript(() => {
    const { notePolicyViolation } = window as unknown as { notePolicyViolation: (what: string) => void };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      notePolicyViolation(`${violatedDirective} ${blockedURI}`),
    );
  });
  page.on('dialog', (dialog) => {
    note(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', ({ message }) => note(message));
  page.on('popup', (popup) => note(`opened ${popup.url()}`));
  page.on('request', (request) => {
    // Only the page itself may have an address that says so: a search for it.
    if (!request.isNavigationRequest() && /planted/.test(request.url())) note(`asked for ${request.url()}`);
  });
  return { page, deeds };
}

interface Sight {
  texts: string[];
  made: string[];
  sideways: number;
}

/** What the page shows: visible text by element, titles of the tab and values of fields; and what was made of markup. */
function look(page: Page): Promise<Sight> {
  return page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ checkOpacity: false, visibilityProperty: true });
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement && isSeen(node.parentElement)) texts.push(node.nodeValue ?? '');
    }
    for (const field of document.querySelectorAll('input, textarea'))
      if (isSeen(field)) texts.push((field as HTMLInputElement).value);
    const made = [
      ...document.querySelectorAll(
        '[data-planted], [href^="javascript:" i], [href^="data:text" i], [src^="javascript:" i]',
      ),
    ].map(({ outerHTML }) => outerHTML.slice(0, 200));
    return { texts, made, sideways: document.documentElement.scrollWidth - window.innerWidth };
  });
}

/** All of these lines can be read on the page, whole and as text, and nothing was made of any of them. */
export async function expectInert({ page, deeds }: WatchedPage, lines: readonly string[]): Promise<void> {
  const place = page.url();
  await expect(async () => {
    const { texts } = await look(page);
    expect(
      lines.filter((line) => !texts.some((text) => text.includes(line))),
      `not readable on ${place}`,
    ).toEqual([]);
  }).toPass({ timeout: 60_000 });
  const { texts, made, sideways } = await look(page);
  expect(made, `made of planted markup on ${place}`).toEqual([]);
  expect(deeds).toEqual([]);
  expect(
    texts.filter((text) => TURNING_SIGNS.test(text)),
    `turned around on ${place}`,
  ).toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  const { sideways: onPhone } = await look(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect([sideways, onPhone], `pixels sideways on ${place}`).toEqual([0, 0]);
}
