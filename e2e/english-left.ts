import { expect, type Page } from '@playwright/test';
import { english } from '../client/messages/en';
import { indonesian } from '../client/messages/id';

type Texts = { readonly [key: string]: string | Texts };

const textsOf = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : textsOf(text)));

/** What is between the values and tags of all texts: the words that a page shows as they are written there. */
const piecesOf = (texts: Texts): string[] =>
  textsOf(texts)
    .flatMap((text) => text.split(/[{}]|<[^>]*>/))
    .map((piece) => piece.trim())
    .filter((piece) => /[A-Za-z]{2}/.test(piece));

const indonesianPieces = new Set(piecesOf(indonesian));
const englishPieces = [...new Set(piecesOf(english))].filter((piece) => !indonesianPieces.has(piece));
const englishWords = new Set(englishPieces);
const englishSentences = englishPieces.filter((piece) => piece.split(/\s+/).length >= 3);

/** A page in Bahasa Indonesia: it says so to screen readers, and shows none of the product's English texts. */
export async function expectIndonesian(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  const shown = [await page.title(), ...(await page.evaluate(productTexts))];
  const left = shown.filter(
    (text) => englishWords.has(text) || englishSentences.some((sentence) => text.includes(sentence)),
  );
  expect(left, page.url()).toEqual([]);
}

/** Runs in the page: every text and every name of a control, except what people wrote. */
function productTexts(): string[] {
  const isWritten = (element: Element | null) => Boolean(element?.closest('[translate="no"], script, style, noscript'));
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (!isWritten(walker.currentNode.parentElement)) texts.push(walker.currentNode.textContent ?? '');
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      if (!isWritten(element)) texts.push(element.getAttribute(name) ?? '');
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}
