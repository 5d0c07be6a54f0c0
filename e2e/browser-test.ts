import { test as base } from '@playwright/test';

export * from '@playwright/test';

/**
 * Playwright's test, which also ends what a test has opened by `browser.newContext()`: its pages would go on asking the
 * server, beside those of all later tests.
 */
export const test = base.extend<{ endContexts: void }>({
  endContexts: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
