import { buffer } from 'node:stream/consumers';
import pLimit from 'p-limit';
import { write } from '../../../db/write';
import { read } from '../../../db/read';
import type { Services } from '../../../services';
import { isActivePdf } from '../active-pdf';
import { StoredFile } from '../file.entity';

/** Each PDF being judged may hold its unpacked objects in memory. */
const oneByOne = pLimit(1);
const underWay = new Map<string, Promise<boolean>>();

/**
 * True for a PDF that could run code when it is opened. Decided when it is first served and then kept, so that files
 * from before this rule are judged as well, and an upload that nobody opens costs nothing. However many ask for the
 * same file at once, it is read and judged once.
 */
export async function runsCode(services: Services, file: StoredFile): Promise<boolean> {
  if (file.mediaType !== 'application/pdf') return false;
  if (file.runsCode !== null) return file.runsCode;
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
async function keptAnswer({ dataSource }: Services, { id }: StoredFile): Promise<boolean | null> {
  const kept = await read(dataSource, (manager) =>
    manager.findOne(StoredFile, { select: { id: true, runsCode: true }, where: { id } }),
  );
  return kept?.runsCode ?? null;
}

async function judge({ dataSource, files }: Services, file: StoredFile): Promise<boolean> {
  const content = await files.read(file.storageKey);
  // The answer then says that it is missing.
  if (!content) return true;
  const isActive = await isActivePdf(await buffer(content));
  await write(dataSource, (manager) => manager.getRepository(StoredFile).update(file.id, { runsCode: isActive }));
  return isActive;
}
