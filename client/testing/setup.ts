import '@testing-library/jest-dom';
import { notifications } from '@mantine/notifications';
import { act, configure } from '@testing-library/react';
import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';
import { languageStore } from '../language/store';
import * as english from '../messages/en';

jest.mock('../lib/this-year', () => ({ thisYear: () => '2026' }));

// What Mantine, the router and Apollo expect of a browser and jsdom does not have.
Object.assign(globalThis, { TextEncoder, TextDecoder });
Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });

// A browser in Jakarta, wherever the tests run.
Date.prototype.getTimezoneOffset = () => -7 * 60;

class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

Object.assign(window, {
  ResizeObserver: NoResizeObserver,
  scrollTo: () => undefined,
  // Its user wants no movement: an animation's frames would come when no test waits for them.
  matchMedia: (query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)',
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  }),
});
window.HTMLElement.prototype.scrollIntoView = () => undefined;
const openers = new WeakMap<HTMLDialogElement, Element | null>();
Object.assign(window.HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    openers.set(this, document.activeElement);
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    this.dispatchEvent(new Event('close'));
  },
});
// As long as the file; no test looks at what is in it.
window.Blob.prototype.arrayBuffer = async function (this: Blob) {
  return new ArrayBuffer(this.size);
};

// A condition is waited for as long as a busy machine needs; a test that hangs still ends and is named.
configure({ asyncUtilTimeout: 120_000 });
jest.setTimeout(300_000);

// One test's browser storage is gone before the next, in every file.
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

// Every text is here from the start, and each test begins in English.
beforeEach(() => languageStore.show({ language: 'en', messages: english }));

/** jsdom computes a style from all its rules, and queries by role ask for the same elements again and again. */
function keepComputedStyles(): void {
  const compute = window.getComputedStyle.bind(window);
  let kept = new WeakMap<Element, CSSStyleDeclaration>();
  const forget = (): void => void (kept = new WeakMap());
  const changes = new MutationObserver(forget);
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  window.getComputedStyle = (element, pseudoElement) => {
    // What is outside of the document changes unobserved.
    if (pseudoElement || !element.isConnected) return compute(element, pseudoElement);
    if (changes.takeRecords().length > 0) forget();
    const style = kept.get(element) ?? compute(element);
    kept.set(element, style);
    return style;
  };
}

keepComputedStyles();

// Their list belongs to the module, which the files of a group share.
afterEach(() => act(() => notifications.clean()));

// A test that stops time leaves it running for the next.
afterEach(() => void jest.useRealTimers());
