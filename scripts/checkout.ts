import path from 'node:path';

/** Absolute path of the checkout that this script belongs to. */
export const checkoutDirectory = path.resolve(__dirname, '..');

/** Absolute path of something under `.data/`, where everything lies that a run leaves behind. */
export function dataPath(...parts: string[]): string {
  return path.join(checkoutDirectory, '.data', ...parts);
}
