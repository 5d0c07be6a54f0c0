import { buffer } from 'node:stream/consumers';
import pLimit from 'p-limit';
import { affectedRows, selectOne } from '../../../db/statements';
import type { Services } from '../../../services';
import { isActivePdf } from '../active-pdf';
import type { FileRow } from '../file.queries';

/** Each PDF being judged may hold its unpacked objects in memory. */
const oneByOne = pLimit(1);
const underWay = new Map<string, Promise<boolean>>();

/**
 * True for a PDF that could run code when it is opened. Decided when it is first served and then kept, so that files
 * from before this rule are judged as well, and an upload that nobody opens costs nothing. However many ask for the
 * same file at once, it is read and judged once.
 */
export async function runsCode(services: Services, file: FileRow): Promise<boolean> {
  if (file.media_type !== 'application/pdf') return false;
  if (file.runs_code !== null) return file.runs_code === 1;
  const judged =
    underWay.get(file.id) ?? oneByOne(async () => (await keptAnswer(services, file)) ?? judge(services, file));
  underWay.set(file.id, judged);
  try {
    return await judged;
  } finally {
    underWay.delete(file.id);
  }
}

/** The file's row may have been read before another request kept its answer. */
async function keptAnswer({ dataSource }: Services, { id }: FileRow): Promise<boolean | null> {
  const row = await selectOne<{ runs_code: number | null }>(dataSource, 'SELECT runs_code FROM files WHERE id = ?', [
    id,
  ]);
  return row?.runs_code == null ? null : row.runs_code === 1;
}

async function judge({ dataSource, files }: Services, file: FileRow): Promise<boolean> {
  const content = await files.read(file.storage_key);
  // The answer then says that it is missing.
  if (!content) return true;
  const isActive = await isActivePdf(await buffer(content));
  await affectedRows(dataSource, 'UPDATE files SET runs_code = ? WHERE id = ?', [isActive, file.id]);
  return isActive;
}
