import { expect, test, type Page } from './browser-test';
import { ONCE_MORE } from './controlled-responses';
import { signInByApi } from './people';
import { addressOf, isLoaded, PORTALS } from './screen-list';

/** Every effect of it shows: an element has `data-planted`, a script calls `planted`, a request asks for `planted`. */
const MARKUP = `</textarea><script data-planted>planted()</script>"><img src=/planted onerror=planted() data-planted><svg onload=planted() data-planted>{{7*7}} ${'W'.repeat(50)}`;

/** As long as one may be. */
const SKILL = `<img src=/planted data-planted>${'W'.repeat(19)}`;

/** The fields that people write in their own words; what is a code has no small letter. */
const WRITTEN =
  /^(title|jobTitle|description|location|venue|about|additionalInfo|comment|note|text|reason|rejectionReason|revocationNote|companyAddress|workExperience|term|(?!place|package|__)\w+name|\w*skills)$/i;
const isWritten = (name: string, text: string): boolean => WRITTEN.test(name) && /\p{Ll}/u.test(text);

/** The first rows of each list are enough. */
function planted(answer: unknown, name = ''): unknown {
  if (typeof answer === 'string' && isWritten(name, answer)) return /skills$/i.test(name) ? SKILL : MARKUP;
  if (Array.isArray(answer)) return answer.map((item, index) => (index > 3 ? item : planted(item, name)));
  if (answer === null || typeof answer !== 'object') return answer;
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, planted(value, key)]));
}

/** Plants the markup in all responses; records what only its effects can have caused. */
async function plant(page: Page): Promise<string[]> {
  const effects: string[] = [];
  const note = (effect: string) => void effects.push(`${page.url()}: ${effect}`);
  await page.exposeFunction('planted', () => note('a planted script ran'));
  // No page of the product loads inline or foreign code, so everything that the policy blocks was planted.
  await page.exposeFunction('notePolicyViolation', (what: string) => note(`against the policy: ${what}`));
  await page.addInitScript(() => {
    const { notePolicyViolation } = window as unknown as { notePolicyViolation: (what: string) => void };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      notePolicyViolation(`${violatedDirective} ${blockedURI}`),
    );
  });
  page.on('pageerror', ({ message }) => note(message));
  page.on('request', (request) => {
    if (request.url().includes('planted')) note(`asked for ${request.url()}`);
  });
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch(ONCE_MORE).catch(() => null);
    // Leaving a page aborts its requests.
    if (response) await route.fulfill({ response, json: planted(await response.json()) }).catch(() => undefined);
  });
  return effects;
}

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const [who, { email, screens }] of Object.entries(PORTALS)) {
  if (email === null) continue;
  test(`what people wrote is text on every screen of the ${who}`, async ({ page }) => {
    await signInByApi(page.request, email);
    const effects = await plant(page);
    const links = new Set<string>();
    const readable: string[] = [];
    for (const screen of screens) {
      const address = await addressOf({ page, links }, screen);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(address);
      await isLoaded(page);

      if ((await page.getByText(MARKUP).count()) > 0) readable.push(screen.route);
      const made = page.locator('[data-planted], [href^="javascript:" i], [src^="javascript:" i]');
      expect(await made.count(), `elements made of markup on ${address}`).toBe(0);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        // What slides in may be wider for a moment.
        await expect.poll(() => sideways(page), `pixels sideways on ${address} at ${width}`).toBe(0);
      }
      expect(effects).toEqual([]);
    }
    expect(readable.length).toBeGreaterThan(0);
  });
}
