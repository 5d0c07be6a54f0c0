import { existsSync } from 'node:fs';
import path from 'node:path';

const parent = path.resolve(__dirname, '..');

/** Absolute path of the checkout that this script belongs to; built scripts are in its dist/. */
export const checkoutDirectory = existsSync(path.join(parent, 'package.json')) ? parent : path.dirname(parent);

/** Absolute path of something under `.data/`, where everything lies that a run leaves behind. */
export function dataPath(...parts: string[]): string {
  return path.join(checkoutDirectory, '.data', ...parts);
}
