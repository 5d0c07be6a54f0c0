import { expect, type Browser, type Page } from '@playwright/test';
import { TURNING_SIGNS } from './hostile-texts';
import type { XssSeeder } from './xss-seeder';

/** A page that records every effect of planted markup. */
export interface WatchedPage {
  page: Page;
  /** What only planted markup can have caused so far. */
  effects: string[];
}

export async function watchedPage(browser: Browser, person: XssSeeder): Promise<WatchedPage> {
  const context = await browser.newContext({ storageState: await person.http.storageState() });
  const page = await context.newPage();
  const effects: string[] = [];
  const note = (effect: string) => effects.push(`${page.url()}: ${effect}`);
  await context.exposeFunction('planted', () => note('a planted script ran'));
  // No page of the product loads inline or foreign code, so everything that the policy blocks was planted.
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
    // Only the page's own address may contain the word: a search for it.
    if (!request.isNavigationRequest() && /planted/.test(request.url())) note(`asked for ${request.url()}`);
  });
  return { page, effects };
}

interface Sight {
  texts: string[];
  made: string[];
  sideways: number;
}

/** What the page shows: visible text, tab title and field values; and elements made from planted markup. */
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

/** Expects that all lines can be read on the page as whole text and that none had an effect. */
export async function expectInert({ page, effects }: WatchedPage, lines: readonly string[]): Promise<void> {
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
  expect(effects).toEqual([]);
  expect(
    texts.filter((text) => TURNING_SIGNS.test(text)),
    `turned around on ${place}`,
  ).toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  // What slides in may be wider for a moment.
  await expect.poll(async () => (await look(page)).sideways, `pixels sideways on a phone on ${place}`).toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(sideways, `pixels sideways on ${place}`).toBe(0);
}
