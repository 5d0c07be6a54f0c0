import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { Erasure } from './erasure.entity';

/**
 * The erasures that are done, by ids alone, in a file outside of the database: a restored backup does not know of those
 * since it was made, and `npm run ops -- erase --replay` does them again.
 */
const id = z.string().length(26);
const line = z.object({
  accountId: id,
  role: z.enum(['USER', 'COMPANY']).nullable(),
  seekerId: id.nullable(),
  companyId: id.nullable(),
  erasedAt: z.iso.datetime(),
});
export type ErasedEntry = z.output<typeof line>;

/** On the disk when it returns. A line that a crash has cut short is ended first. */
export async function appendErased(
  path: string,
  { accountId, role, seekerId, companyId }: Pick<Erasure, 'accountId' | 'role' | 'seekerId' | 'companyId'>,
  now: Date,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, 'a', 0o600);
  try {
    const entry: ErasedEntry = { accountId, role, seekerId, companyId, erasedAt: now.toISOString() };
    await file.appendFile(`\n${JSON.stringify(entry)}`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The entries of a list, each once (who came back and left again is in it twice, with other profiles), and how many lines were no entries: those that a crash cut short. */
export async function readErased(path: string): Promise<{ entries: ErasedEntry[]; unreadable: number }> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((text) => text.trim() !== '');
  const parsed = lines.map((text) => {
    try {
      return line.parse(JSON.parse(text));
    } catch {
      return null;
    }
  });
  const entries = parsed.filter((entry) => entry !== null);
  const distinct = new Map(
    entries.map((entry) => [`${entry.accountId} ${entry.role} ${entry.seekerId} ${entry.companyId}`, entry]),
  );
  return { entries: [...distinct.values()], unreadable: parsed.length - entries.length };
}
