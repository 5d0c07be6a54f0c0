import { expect, type Page } from '@playwright/test';
import { ONCE_MORE } from './controlled-responses';
import type { Fault } from './screen-audit';

/**
 * A made-up language that shows which texts are not translated: every message in ⟦ ⟧, its letters accented and two
 * fifths more of them. It takes the place of Bahasa Indonesia in the browser, made from the English files on their way.
 */

type Node = string | number | [string, ...unknown[]];
type Message = string | Node[];
type Messages = { [key: string]: Message | Messages };

const PLAIN = 'aceilnorsuyzACEILNORSUYZbdfghjkmpqtvwxBDFGHJKMPQTVWX';
const ACCENTED = 'àçéîļñôŕšûýžÀÇÉÎĻÑÔŔŠÛÝŽƀđƒĝĥĵķɱþɋţṽŵẋƁĐƑĜĤĴĶṀÞɊŢṼŴẊ';

/** Before and after what people wrote and other values, which may hold values themselves: invisible, and without width. */
const [OPENS, CLOSES] = ['\u2063', '\u2064'] as const;

function accented(text: string): string {
  return Array.from(text, (letter, index) => {
    const at = PLAIN.indexOf(letter);
    if (at === -1) return letter;
    const other = Array.from(ACCENTED)[at] ?? letter;
    return index % 5 === 0 || index % 5 === 3 ? other + other : other;
  }).join('');
}

/** A compiled node: a text, 0 for `#`, a value `[name]`, `[name, kind, choices]`, or a tag `[name, …children]`. */
function madeUpNode(node: Node): Node[] {
  if (typeof node === 'string') return [accented(node)];
  if (!Array.isArray(node)) return [OPENS, node, CLOSES];
  const [name, kind, ...rest] = node;
  if (kind === undefined) return [OPENS, node, CLOSES];
  if (typeof kind === 'number' && kind >= 4) return [OPENS, node, CLOSES];
  if (typeof kind === 'number' && kind > 0) {
    const choices = Object.entries(rest[0] as Record<string, Message>).map(([choice, message]) => [
      choice,
      madeUpNodes(message),
    ]);
    return [[name, kind, Object.fromEntries(choices)]];
  }
  return [[name, ...(node.slice(1) as Node[]).flatMap(madeUpNode)]];
}

const madeUpNodes = (message: Message): Node[] =>
  (typeof message === 'string' ? [message] : Array.isArray(message) ? message : [message]).flatMap(madeUpNode);

function madeUp(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' || Array.isArray(value) ? ['⟦', ...madeUpNodes(value), '⟧'] : madeUp(value),
    ]),
  );
}

/** From now on the page's switch leads to the made-up language. The choice stays in this page: others use the account, too. */
export async function offerPseudoLocale(page: Page): Promise<void> {
  await page.route(/\/assets\/text-id-\w+-\w+\.json$/, async (route) => {
    const response = await route.fetch({ ...ONCE_MORE, url: route.request().url().replace('text-id-', 'text-en-') });
    await route.fulfill({ response, json: madeUp((await response.json()) as Messages) });
  });
  await page.route('**/graphql', async (route) => {
    const { query = '' } = route.request().postDataJSON() as { query?: string };
    if (!/^\s*(#.*\s*)*mutation SetLanguage\b/.test(query)) return route.fallback();
    await route.fulfill({ json: { data: { setLanguage: { errors: [] } } } });
  });
}

async function switchTo(page: Page, language: 'en' | 'id'): Promise<void> {
  // An open dialog covers it.
  await page
    .locator(`button[lang="${language}"]`)
    .first()
    .evaluate((button: HTMLElement) => button.click());
  await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' });
}

/** Toasts keep the language that they were shown in, and say which. */
async function dismissToasts(page: Page): Promise<void> {
  await page
    .locator('.mantine-Notification-closeButton')
    .evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
  await expect(page.locator('.mantine-Notification-root')).toHaveCount(0);
}

/**
 * What of the page is not translated, cut off or too wide in the made-up language. The page is in English again
 * afterwards. `refusal` is a sentence of the server, which has its own languages.
 */
export async function auditPseudoLocale(
  page: Page,
  screen: string,
  { width, refusal }: { width: number; refusal: string | undefined },
): Promise<Fault[]> {
  await page.setViewportSize({ width, height: 800 });
  await dismissToasts(page);
  await switchTo(page, 'id');
  const found = await page.evaluate(faultsOfPage, { marks: `${OPENS}${CLOSES}`, refusal });
  await switchTo(page, 'en');
  return found.map(({ fault, first }) => ({ screen, form: `made-up language, ${width} px`, fault, first }));
}

/** Runs in the page. */
function faultsOfPage({
  marks,
  refusal,
}: {
  marks: string;
  refusal: string | undefined;
}): { fault: string; first: string }[] {
  /**
   * Names of zones and others, how an address begins, the words of salaries and days, which are in domain/ (salaries.ts, dates.ts), and those of
   * the browser for how long and how far away a time is.
   */
  const SAME =
    /TemuKerja|WIB|WITA|WIT|Jakarta|Makassar|Jayapura|UTC|(?:dalam\s)?\d+\s(?:detik|menit|jam|hari|minggu)(?:\syang\slalu)?|kemarin(?:\sdulu)?|besok|lusa|hari\sini|Rp|QRIS|https:\/\/|per\sbulan|per\sjam|Mulai|Hingga|Januari|Februari|Maret|April|Juni|Juli|Agustus|September|Oktober|November|Desember|Jan|Feb|Mar|Apr|Mei|Jun|Jul|Agu|Sep|Okt|Nov|Des|Senin|Selasa|Rabu|Kamis|Jumat|Sabtu|Minggu|Sen|Sel|Rab|Kam|Jum|Sab|Min/g;
  const faults: { fault: string; first: string }[] = [];
  const innermost = new RegExp(`[${marks[0]}][^${marks}]*[${marks[1]}]`, 'g');
  const withoutValues = (text: string): string => {
    const less = text.replace(innermost, '');
    return less === text ? text : withoutValues(less);
  };
  const isPlain = (text: string) => /[A-Za-z]{2}/.test(withoutValues(text).replace(SAME, ''));
  // What the server says in whole sentences is in its languages; its own tests ask for both.
  // A toast of the other language may have come after those were dismissed: the page has asked again.
  const isWritten = (element: Element | null) =>
    Boolean(
      element?.closest(
        '[translate="no"], [data-from-server], .mantine-Notification-root[lang="en"], [aria-hidden="true"][tabindex], textarea, script, style, noscript',
      ),
    );
  const describe = (element: Element | null) => element?.outerHTML.slice(0, 200) ?? '';

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode;
    if (isWritten(parent) || (refusal && textContent === refusal)) continue;
    if (isPlain(textContent ?? '')) faults.push({ fault: `not translated: ${textContent}`, first: describe(parent) });
    // Beside what people wrote, or for screen readers alone.
    if (!parent || parent.clientWidth <= 1 || parent.querySelector('[translate="no"]')) continue;
    // The words of a tab bar are short in each language, and no longer one has to fit: `audit` looks at the real ones.
    const nav = parent.closest('nav');
    if (nav && getComputedStyle(nav).position === 'fixed') continue;
    const { overflowX, clipPath } = getComputedStyle(parent);
    if (clipPath === 'none' && /hidden|clip/.test(overflowX) && parent.scrollWidth > parent.clientWidth + 1)
      faults.push({ fault: `cut off: ${textContent}`, first: describe(parent) });
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    if (isWritten(element)) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      const text = element.getAttribute(name) ?? '';
      if (isPlain(text)) faults.push({ fault: `${name} not translated: ${text}`, first: describe(element) });
    }
  }
  const wide = document.documentElement.scrollWidth - window.innerWidth;
  if (wide > 0) faults.push({ fault: `${wide} px sideways`, first: '' });
  return faults;
}
