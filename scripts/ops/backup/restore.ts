import path from 'node:path';
import type { ErasureServices } from '../../../server/modules/erasure';
import { replayErasure } from '../../../server/modules/erasure';
import { createDataSource } from '../../../server/db/data-source';
import { storedKeys } from '../../../server/modules/files';
import { endMembershipAgain } from '../../../server/modules/members';
import { findLedgerDifferences } from '../../../server/modules/tokens';
import { readRemovals, type RemovalList } from '../../../server/modules/upkeep';
import { openDatabase } from '../../../testkit/database/open-database';
import { readCommandLine } from '../../command-line';
import { createProgress, type OnProgress } from '../../progress';
import { StartUpError } from '../../start-up-error';
import { withErasureServices } from '../erasure-services';
import { loadDump } from './database-dump';
import { endAllAccess } from './end-all-access.sql';
import { backupsIn, PLACES, readManifest, type Manifest } from './manifest';
import { checkSeal, readBackupKey, unseal } from './sealed-file';

const USAGE =
  '\nnpm run ops -- restore <directory> --removals <ERASED_LIST of a server>… [--backup <name>]\nWith DATABASE_URL of an empty database, FILES_DIR or S3_* of an empty store, and no server running.';

export interface RestoreReport {
  erasedAgain: number;
  removedAgain: number;
  /** Members who left since and would have been the last owner. */
  keptOwners: number;
  wrongBalances: number;
  /** Storage keys of files that the backup does not have. */
  missing: string[];
}

/** Throws StartUpError where a list is missing, or shorter than it was when the backup was made. */
export function demandLists({ erasedLists }: Manifest, given: readonly RemovalList[]): void {
  for (const { id, entries } of erasedLists) {
    const list = given.find((one) => one.list === id);
    if (!list)
      throw new StartUpError(
        `A server's list of removals is missing (${id}): give the ERASED_LIST of each server by --removals. Nothing was changed.`,
      );
    if (list.entries < entries)
      throw new StartUpError(
        `The list ${id} has ${list.entries} entries and had ${entries} at the backup: give the newest. Nothing was changed.`,
      );
  }
}

/** Everything of the backup is checked before the first byte is written. */
export async function loadDatabase(
  url: string,
  { directory, folder, key }: { directory: string; folder: string; key: Buffer },
  onProgress: OnProgress,
): Promise<void> {
  const dataSource = createDataSource({ url, poolSize: 1 });
  await dataSource.initialize();
  try {
    const tables = await dataSource.query<object[]>('SHOW TABLES');
    if (tables.length > 0) throw new StartUpError('The database is not empty. Nothing was changed.');
  } finally {
    await dataSource.destroy();
  }
  const name = PLACES.database(folder);
  const file = path.join(directory, name);
  onProgress('checking the database of the backup');
  await checkSeal(file, { key, name });
  onProgress('loading the database');
  await loadDump(url, unseal(file, { key, name }));
}

/** What follows in the loaded database: files, what was removed since, and nobody signed in. */
export async function completeRestore(
  services: ErasureServices,
  {
    directory,
    key,
    manifest,
    lists,
  }: { directory: string; key: Buffer; manifest: Manifest; lists: readonly RemovalList[] },
  onProgress: OnProgress,
): Promise<RestoreReport> {
  const { dataSource, files } = services;
  const report: RestoreReport = { erasedAgain: 0, removedAgain: 0, keptOwners: 0, wrongBalances: 0, missing: [] };
  onProgress('ending all sessions, feeds and mailed links');
  await endAllAccess(dataSource.database);
  let restored = 0;
  for await (const storageKeys of storedKeys(dataSource)) {
    for (const storageKey of storageKeys) {
      const name = PLACES.file(storageKey);
      try {
        await files.write(storageKey, unseal(path.join(directory, name), { key, name }));
        restored += 1;
      } catch (error) {
        if (!(error instanceof StartUpError)) throw error;
        report.missing.push(storageKey);
      }
    }
    onProgress(`${restored} files`);
  }
  for (const list of lists) {
    for (const entry of list.erased) if (await replayErasure(services, entry)) report.erasedAgain += 1;
    for (const entry of list.left.filter(({ leftAt }) => leftAt > manifest.startedAt)) {
      const told = await endMembershipAgain(services, entry);
      if (told === 'removed') report.removedAgain += 1;
      if (told === 'last owner') report.keptOwners += 1;
    }
  }
  report.wrongBalances = (await findLedgerDifferences(dataSource)).length;
  return report;
}

export async function restoreFromCommandLine(words: readonly string[]): Promise<void> {
  const { positionals, values } = readCommandLine(words, USAGE, {
    allowPositionals: true,
    options: { removals: { type: 'string', multiple: true }, backup: { type: 'string' } },
  });
  const [given] = positionals;
  if (given === undefined || positionals.length > 1) throw new StartUpError(USAGE.trim());
  const directory = path.resolve(given);
  const key = readBackupKey();
  const onProgress = createProgress();
  const folder = values.backup ?? (await backupsIn(directory))[0];
  if (folder === undefined) throw new StartUpError(`There is no finished backup in ${directory}.`);
  const manifest = await readManifest(directory, folder, key);
  const lists = await Promise.all(
    (values.removals ?? []).map((file) =>
      readRemovals(file).catch(() => {
        throw new StartUpError(`${file} could not be read. Nothing was changed.`);
      }),
    ),
  );
  demandLists(manifest, lists);
  const opened = await openDatabase(onProgress);
  try {
    await loadDatabase(opened.url, { directory, folder, key }, onProgress);
  } finally {
    await opened.close();
  }
  const report = await withErasureServices(onProgress, (services) =>
    completeRestore(services, { directory, key, manifest, lists }, onProgress),
  );
  for (const storageKey of report.missing) process.stdout.write(`missing: ${storageKey}\n`);
  process.stdout.write(
    `${folder} is restored. Erased again: ${report.erasedAgain}. Members removed again: ${report.removedAgain}. ` +
      `Last owners kept: ${report.keptOwners}. Files missing: ${report.missing.length}. Wrong balances: ${report.wrongBalances}.\n`,
  );
  if (report.missing.length + report.wrongBalances > 0) process.exitCode = 1;
}
