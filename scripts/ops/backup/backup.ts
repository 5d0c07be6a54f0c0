import { readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS } from '../../../domain/time';
import type { ErasureServices } from '../../../server/modules/erasure';
import { storedKeys } from '../../../server/modules/files';
import { recordUpkeep, removalLists, UPKEEP } from '../../../server/modules/upkeep';
import { readCommandLine } from '../../command-line';
import { createProgress, type OnProgress } from '../../progress';
import { StartUpError } from '../../start-up-error';
import { withErasureServices } from '../erasure-services';
import { dumpOf } from './database-dump';
import { folderOf, isBackup, isSealedFile, PLACES, timeOf, writeManifest } from './manifest';
import { readBackupKey, seal } from './sealed-file';

/** What the privacy page promises: nothing erased is in a backup for longer. */
const KEPT_MS = 30 * DAY_MS;
const USAGE = '\nnpm run ops -- backup <directory>';

export interface BackupReport {
  folder: string;
  /** Of the database's dump and of the files that were new. */
  bytes: number;
  newFiles: number;
  /** Storage keys of files whose bytes were not there. */
  missing: string[];
  removed: string[];
}

type Source = Pick<ErasureServices, 'dataSource' | 'clock' | 'files' | 'env'>;

/** A backup that fails leaves no folder that looks like one. */
export async function backUp(
  source: Source,
  place: { directory: string; key: Buffer },
  onProgress: OnProgress,
): Promise<BackupReport> {
  const startedAt = source.clock.now();
  try {
    return await backUpAt(startedAt, source, place, onProgress);
  } catch (error) {
    await rm(path.join(place.directory, folderOf(startedAt)), { recursive: true, force: true });
    throw error;
  }
}

/** The database first, then the files: every row then has its file. Files never change, so each is copied once. */
async function backUpAt(
  startedAt: Date,
  { dataSource, clock, files, env }: Source,
  { directory, key }: { directory: string; key: Buffer },
  onProgress: OnProgress,
): Promise<BackupReport> {
  const folder = folderOf(startedAt);
  const lists = await removalLists(dataSource);
  onProgress('the database');
  const place = PLACES.database(folder);
  let bytes = await seal(path.join(directory, place), dumpOf(env.DATABASE_URL), { key, name: place });
  const missing: string[] = [];
  const kept = new Set(await namesIn(path.join(directory, 'files')));
  let [copied, newFiles] = [0, 0];
  for await (const storageKeys of storedKeys(dataSource)) {
    for (const storageKey of storageKeys) {
      const name = PLACES.file(storageKey);
      const file = path.join(directory, name);
      const content = kept.has(path.basename(name)) ? null : await files.read(storageKey);
      // Its time says when a backup last needed it.
      if (kept.has(path.basename(name))) await utimes(file, startedAt, startedAt);
      else if (!content) missing.push(storageKey);
      else {
        bytes += await seal(file, content as AsyncIterable<Buffer>, { key, name });
        newFiles += 1;
      }
    }
    copied += storageKeys.length;
    onProgress(`${copied} files`);
  }
  await writeManifest(directory, folder, key, {
    startedAt: startedAt.toISOString(),
    erasedLists: lists,
  });
  const removed = await removeOld(directory, startedAt.getTime() - KEPT_MS);
  await recordUpkeep(dataSource, UPKEEP.BACKUP, { doneAt: clock.now(), figure: bytes });
  return { folder, bytes, newFiles, missing, removed };
}

const namesIn = (directory: string): Promise<string[]> => readdir(directory).catch(() => []);

/** Backups from before, and files that none since has needed. */
export async function removeOld(directory: string, before: number): Promise<string[]> {
  const folders = (await namesIn(directory)).filter((name) => isBackup(name) && timeOf(name).getTime() < before);
  for (const folder of folders) await rm(path.join(directory, folder), { recursive: true });
  for (const name of (await namesIn(path.join(directory, 'files'))).filter(isSealedFile)) {
    const file = path.join(directory, 'files', name);
    if ((await stat(file)).mtimeMs < before) await rm(file);
  }
  return folders;
}

export async function backUpFromCommandLine(words: readonly string[]): Promise<void> {
  const { positionals } = readCommandLine(words, USAGE, { allowPositionals: true, options: {} });
  const [directory] = positionals;
  if (directory === undefined || positionals.length > 1) throw new StartUpError(USAGE.trim());
  const key = readBackupKey();
  const onProgress = createProgress();
  const place = { directory: path.resolve(directory), key };
  const { folder, bytes, newFiles, missing, removed } = await withErasureServices(
    onProgress,
    (services) => backUp(services, place, onProgress),
    { isMigrated: false },
  );
  for (const storageKey of missing) process.stdout.write(`missing in the file store: ${storageKey}\n`);
  for (const old of removed) process.stdout.write(`removed after 30 days: ${old}\n`);
  process.stdout.write(`${folder}: ${Math.ceil(bytes / 1_000_000)} MB, ${newFiles} new files.\n`);
}
