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
      // Opened first, so that a missing file is known before the first byte is sent.
      const file = await open(pathOf(storageKey)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return file?.createReadStream(range) ?? null;
    },
    async remove(storageKey) {
      await rm(pathOf(storageKey), { force: true });
      await rm(`${pathOf(storageKey)}.part`, { force: true });
    },
  };
}
