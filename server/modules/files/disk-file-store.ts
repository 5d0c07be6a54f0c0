import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from '../../ports';

/** Files on disk. Keys are made by the server and hold only letters, digits, dashes and one slash. */
export function createDiskFileStore(directory: string): FileStore {
  const pathOf = (storageKey: string) => {
    if (!/^[\w-]+\/[\w-]+$/.test(storageKey)) throw new Error('A storage key may not leave the file store');
    return join(directory, storageKey);
  };
  return {
    async write(storageKey, content) {
      const path = pathOf(storageKey);
      await mkdir(dirname(path), { recursive: true });
      // Written beside and moved, so that no reader ever meets half a file.
      await writeFile(`${path}.part`, content);
      await rename(`${path}.part`, path);
    },
    read: (storageKey) => createReadStream(pathOf(storageKey)),
    remove: (storageKey) => rm(pathOf(storageKey), { force: true }),
  };
}
