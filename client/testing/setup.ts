import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';
import { languageStore } from '../language/store';
import { english } from '../messages/en';

// What Mantine, the router and Apollo expect of a browser and jsdom does not have.
Object.assign(globalThis, { TextEncoder, TextDecoder });

class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

Object.assign(window, {
  ResizeObserver: NoResizeObserver,
  scrollTo: () => undefined,
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  }),
});
window.HTMLElement.prototype.scrollIntoView = () => undefined;
// As long as the file; no test looks at what is in it.
window.Blob.prototype.arrayBuffer = async function (this: Blob) {
  return new ArrayBuffer(this.size);
};

// A condition is waited for as long as a busy machine needs; a test that hangs still ends and is named.
configure({ asyncUtilTimeout: 120_000 });
jest.setTimeout(300_000);

// Every text is here from the start, and each test begins in English.
beforeEach(() => languageStore.show({ language: 'en', messages: english }));
