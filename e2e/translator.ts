import { expect, type Page } from '@playwright/test';

/** How the page tells the test that React has changed a text that the translator took away: the reader sees the old one. */
const STALE = 'Stale text: ';
/** What React throws, and the last net logs, when a text that it moves or removes is gone; its messages are the browser's. */
const FAULTS = new RegExp(`^${STALE}|removeChild|insertBefore|NotFoundError`);

/**
 * Does to a page what the translators of Chrome, Edge and Safari do: each text is replaced by another in two <font>
 * elements, at once and whenever one appears. The words stay, so that the test can find them.
 * Returns the check that nothing has gone wrong so far.
 */
export async function translate(page: Page): Promise<() => Promise<void>> {
  const faults: string[] = [];
  page.on('console', (message) => faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(`${error.name}: ${error.message}`));
  await page.addInitScript(translateTexts, STALE);
  return async () => {
    await expect(page.locator('font > font').first()).toBeVisible();
    expect(faults.filter((fault) => FAULTS.test(fault))).toEqual([]);
  };
}

/** Runs in the page, before its own scripts. */
function translateTexts(stale: string): void {
  const untouched = '[translate=no], script, style, noscript, textarea, title, svg, font';
  const changesOfReplaced = new MutationObserver((changes) => {
    for (const { target } of changes) if (target.nodeValue) console.error(stale + target.nodeValue);
  });
  const replace = (text: Text): void => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) return;
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstChild?.appendChild(document.createTextNode(text.data));
    text.replaceWith(font);
    changesOfReplaced.observe(text, { characterData: true });
  };
  const replaceIn = (node: Node): void => {
    if (node instanceof Text) return replace(node);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === 'characterData') replaceIn(target);
      else addedNodes.forEach(replaceIn);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
