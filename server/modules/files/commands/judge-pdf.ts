import { buffer } from 'node:stream/consumers';
import pLimit from 'p-limit';
import { write } from '../../../db/write';
import { read } from '../../../db/read';
import type { Services } from '../../../services';
import { isActivePdf } from '../active-pdf';
import { StoredFile } from '../file.entity';

/** Each PDF being checked may hold its unpacked objects in memory. */
const oneByOne = pLimit(1);
const underWay = new Map<string, Promise<boolean>>();

/**
 * True for a PDF that could run code when it is opened. Checked when it is first served and then stored, which covers files
 * from before this rule and skips files that are never opened. Concurrent requests for a file share one check.
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

/** Another request may have stored its result since the row was read. */
async function keptAnswer({ dataSource }: Services, { id }: StoredFile): Promise<boolean | null> {
  const kept = await read(dataSource, (manager) =>
    manager.findOne(StoredFile, { select: { id: true, runsCode: true }, where: { id } }),
  );
  return kept?.runsCode ?? null;
}

async function judge({ dataSource, files }: Services, file: StoredFile): Promise<boolean> {
  const content = await files.read(file.storageKey);
  // The route then answers that the file is missing.
  if (!content) return true;
  const isActive = await isActivePdf(await buffer(content));
  await write(dataSource, (manager) => manager.getRepository(StoredFile).update(file.id, { runsCode: isActive }));
  return isActive;
}
