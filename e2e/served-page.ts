import { expect, type Page } from '@playwright/test';

/** The worker serves the page and has taken in what it had loaded before. */
export async function isServed(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
        const files = loaded.filter((name) => name.includes('/assets/'));
        const kept = await Promise.all(files.map((file) => caches.match(file, { ignoreVary: true })));
        return kept.every(Boolean);
      }),
    )
    .toBe(true);
}
