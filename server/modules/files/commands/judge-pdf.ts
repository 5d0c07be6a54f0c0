import { buffer } from 'node:stream/consumers';
import { atMost } from '../../../at-most';
import { write } from '../../../db/write';
import { read } from '../../../db/read';
import type { Services } from '../../../services';
import { isActivePdf } from '../active-pdf';
import { StoredFile } from '../file.entity';

/** Each PDF being checked may hold its unpacked objects in memory. */
const oneByOne = atMost(1);

/**
 * True for a PDF that could run code when it is opened. Checked when it is first served and then stored, which covers files
 * from before this rule and skips files that are never opened.
 */
export async function runsCode(services: Services, file: StoredFile): Promise<boolean> {
  if (file.mediaType !== 'application/pdf') return false;
  return file.runsCode ?? oneByOne(async () => (await storedVerdict(services, file)) ?? judge(services, file));
}

/** Another request may have stored its result while this one waited. */
async function storedVerdict({ dataSource }: Services, { id }: StoredFile): Promise<boolean | null> {
  const stored = await read(dataSource, (manager) =>
    manager.findOne(StoredFile, { select: { id: true, runsCode: true }, where: { id } }),
  );
  return stored?.runsCode ?? null;
}

async function judge({ dataSource, files }: Services, file: StoredFile): Promise<boolean> {
  const content = await files.read(file.storageKey);
  // The route then says that the file is missing.
  if (!content) return true;
  const isActive = await isActivePdf(await buffer(content));
  await write(dataSource, (manager) => manager.getRepository(StoredFile).update(file.id, { runsCode: isActive }));
  return isActive;
}
