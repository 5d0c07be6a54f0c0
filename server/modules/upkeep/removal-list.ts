import { existsSync } from 'node:fs';
import { link, mkdir, open, readFile, rm, writeFile, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { newId } from '../../db/columns';
import type { DatabaseAccess } from '../../db/database';
import { write } from '../../db/write';
import { countListEntry } from './removal-list.sql';

/**
 * Who was erased and which members left, by ids alone, in a file of each server outside of the database: a restored backup
 * does not know of those since it was made. `npm run ops -- restore` and `erase --replay` do them again.
 */
const id = z.string().length(26);
const header = z.object({ list: id });
const erasure = z.object({
  accountId: id,
  role: z.enum(['USER', 'COMPANY']).nullable(),
  seekerId: id.nullable(),
  companyId: id.nullable(),
  erasedAt: z.iso.datetime(),
});
const leaving = z.object({ accountId: id, companyId: id, leftAt: z.iso.datetime() });
export type ErasedEntry = z.output<typeof erasure>;
export type LeftEntry = z.output<typeof leaving>;

export interface RemovalList {
  /** Null of a file that no server began. */
  list: string | null;
  /** Each erasure once: who came back and left again is in it twice, with other profiles. */
  erased: ErasedEntry[];
  left: LeftEntry[];
  /** Lines that are entries. */
  entries: number;
  /** Lines that a crash cut short. */
  unreadable: number;
}

/** On the disk when it returns, and counted in the database, so that a backup knows how long the list was. */
export async function appendRemoval(
  dataSource: DatabaseAccess,
  path: string,
  entry: ErasedEntry | LeftEntry,
): Promise<void> {
  await begin(path);
  const file = await open(path, 'a+', 0o600);
  let list: string | null;
  try {
    list = await listOf(file);
    // A line that a crash has cut short is ended first.
    await file.appendFile(`\n${JSON.stringify(entry)}`);
    await file.sync();
  } finally {
    await file.close();
  }
  if (list) await write(dataSource, (manager) => countListEntry(manager, list));
}

/** A list appears with its id in it, or not at all: several may begin it at once, and one id counts. */
async function begin(path: string): Promise<void> {
  if (existsSync(path)) return;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const list = newId();
  const unfinished = `${path}.${list}`;
  await writeFile(unfinished, JSON.stringify({ list }), { mode: 0o600 });
  try {
    await link(unfinished, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(unfinished);
  }
}

/** The id in its first line; null of a file that no server began. */
async function listOf(file: FileHandle): Promise<string | null> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
  const [first = ''] = buffer.subarray(0, bytesRead).toString().split('\n');
  return parsed(header, first)?.list ?? null;
}

export async function readRemovals(path: string): Promise<RemovalList> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((text) => text.trim() !== '');
  const list = parsed(header, lines[0] ?? '')?.list ?? null;
  const rows = list ? lines.slice(1) : lines;
  const erased = rows.map((row) => parsed(erasure, row)).filter((entry) => entry !== null);
  const left = rows.map((row) => parsed(leaving, row)).filter((entry) => entry !== null);
  const distinct = new Map(
    erased.map((entry) => [`${entry.accountId} ${entry.role} ${entry.seekerId} ${entry.companyId}`, entry]),
  );
  const entries = erased.length + left.length;
  return { list, erased: [...distinct.values()], left, entries, unreadable: rows.length - entries };
}

function parsed<Value>(schema: z.ZodType<Value>, line: string): Value | null {
  try {
    return schema.parse(JSON.parse(line));
  } catch {
    return null;
  }
}
