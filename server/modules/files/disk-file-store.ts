import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from '../../ports';
import { checkedStorageKey } from './storage-key';

/** Files on disk, readable by the server's own user only. */
export function createDiskFileStore(directory: string): FileStore {
  const pathOf = (storageKey: string) => join(directory, checkedStorageKey(storageKey));
  return {
    async write(storageKey, content) {
      const path = pathOf(storageKey);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // Written beside and moved, so that no reader sees half a file.
      await writeFile(`${path}.part`, content, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
    async read(storageKey, range) {
      const path = pathOf(storageKey);
      try {
        // Opened first, so that a missing file is known before the first byte is sent.
        return (await open(path)).createReadStream(range);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(storageKey) {
      await rm(pathOf(storageKey), { force: true });
      await rm(`${pathOf(storageKey)}.part`, { force: true });
    },
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
