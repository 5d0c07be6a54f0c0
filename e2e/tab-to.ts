import { expect, type Locator, type Page } from '@playwright/test';

/** More Tab stops than any path in these tests; a target further away counts as unreachable. */
const MAX_STOPS = 80;

/** Presses Tab until one of `targets` has the focus. */
export async function tabTo(page: Page, targets: Locator): Promise<void> {
  await expect(targets.first()).toBeAttached();
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    if ((await page.locator(':focus').and(targets).count()) === 1) return;
  }
  throw new Error(`${MAX_STOPS} presses of Tab do not reach ${targets}`);
}
