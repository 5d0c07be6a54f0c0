import type { Language } from './language';

/** The service worker, at the root so that it serves every page. */
export const SERVICE_WORKER_PATH = '/service-worker.js';
/** The page around the application, without hints at the files of one page: what a browser keeps of it. */
export const SHELL_PATH = '/shell';
/** Its one file whose name does not change with its content. */
export const SCHEME_SCRIPT_PATH = '/color-scheme.js';

/** Where a page tells the worker for whom notifications are shown here: in a cache of its own, under this path. */
export const PUSH_CACHE = 'push';
export const PUSH_RECORD_PATH = '/push-record';
export interface PushRecord {
  /** Id of this browser's entry on the server. */
  subscription: string;
  /** Of the words that say nothing. */
  language: Language;
}

/** What a page tells the worker when it has loaded. */
export interface LoadedPage {
  /** Of the page around the application, as the server wrote it into it. */
  version: string;
  /** The addresses of the built files that it has loaded. */
  files: string[];
  /** It has to open without a connection from now on. */
  needsShell: boolean;
}
