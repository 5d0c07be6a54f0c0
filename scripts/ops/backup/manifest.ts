import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { StartUpError } from '../../start-up-error';
import { seal, unseal } from './sealed-file';

/** The folder of a backup is called by its time: 2026-11-29T020000Z. */
const FOLDER = /^\d{4}-\d\d-\d\dT\d{6}Z$/;
const SEALED = '.sealed';

const manifest = z.object({
  startedAt: z.iso.datetime(),
  /** Of each server's list of erased people, what it had: a restore demands at least as much. */
  erasedLists: z.array(z.object({ id: z.string(), entries: z.number().int() })),
});
export type Manifest = z.output<typeof manifest>;

export const folderOf = (startedAt: Date): string => startedAt.toISOString().replace(/:|\.\d+/g, '');

export const timeOf = (folder: string): Date => new Date(folder.replace(/T(\d\d)(\d\d)(\d\d)Z/, 'T$1:$2:$3Z'));

/** Where the parts of a backup lie, and by which names they are sealed. */
export const PLACES = {
  database: (folder: string) => `${folder}/database.sql.gz.sealed`,
  manifest: (folder: string) => `${folder}/manifest.sealed`,
  file: (storageKey: string) => `files/${storageKey.replaceAll('/', '_')}${SEALED}`,
};

/** A directory may hold other things, which are never removed. */
export const isBackup = (name: string): boolean => FOLDER.test(name);
export const isSealedFile = (name: string): boolean => name.endsWith(SEALED);

/** The backups in a directory, the newest first; without those that were not finished, which have no manifest. */
export async function backupsIn(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch(() => []);
  const folders = names.filter(isBackup).toSorted().toReversed();
  const finished = await Promise.all(
    folders.map(async (folder) => (await readdir(path.join(directory, folder))).includes('manifest.sealed')),
  );
  return folders.filter((_folder, index) => finished[index]);
}

/** Written last: a backup without it does not count. */
export async function writeManifest(directory: string, folder: string, key: Buffer, content: Manifest): Promise<void> {
  const name = PLACES.manifest(folder);
  async function* text(): AsyncGenerator<Uint8Array> {
    yield await Promise.resolve(Buffer.from(JSON.stringify(content)));
  }
  await seal(path.join(directory, name), text(), { key, name });
}

export async function readManifest(directory: string, folder: string, key: Buffer): Promise<Manifest> {
  const name = PLACES.manifest(folder);
  const parsed = manifest.safeParse(
    JSON.parse((await buffer(unseal(path.join(directory, name), { key, name }))).toString()),
  );
  if (!parsed.success) throw new StartUpError(`${name} is of another version.`);
  return parsed.data;
}
