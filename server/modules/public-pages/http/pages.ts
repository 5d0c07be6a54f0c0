import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { RenderPublicPage } from '../../../../domain/public-pages';
import { cachedRender } from './drawn-pages';

/** What the build of `client/pages` has made. */
export interface Pages {
  render: RenderPublicPage;
  /** Address of the style sheet. */
  sheet: string;
}

/** From its sources where tests run, which have no build; null where there is neither. */
export function loadPages(directory: string): Pages | null {
  const file = ['render.cjs', 'render.tsx'].map((name) => resolve(directory, name)).find((path) => existsSync(path));
  if (!file) return null;
  // oxlint-disable-next-line typescript/no-require-imports -- a built file whose place a setting says
  const { renderPage } = require(file) as { renderPage: RenderPublicPage };
  const assets = join(directory, 'assets');
  const sheet = (existsSync(assets) ? readdirSync(assets) : []).find((name) => name.endsWith('.css'));
  return { render: cachedRender(renderPage), sheet: `/pages/assets/${sheet ?? 'style.css'}` };
}
