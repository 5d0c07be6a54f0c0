import { affectedRows } from '../../../db/statements';
import type { Services } from '../../../services';
import { isActivePdf } from '../active-pdf';
import type { FileRow } from '../file.queries';

/**
 * True for a PDF that could run code when it is opened. Decided when it is first served and then kept, so that files
 * from before this rule are judged as well, and an upload that nobody opens costs nothing.
 */
export async function runsCode({ dataSource, files }: Services, file: FileRow): Promise<boolean> {
  if (file.media_type !== 'application/pdf') return false;
  if (file.runs_code !== null) return file.runs_code === 1;
  const content = await files.read(file.storage_key);
  // The answer then says that it is missing.
  if (!content) return true;
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk as Buffer);
  const isActive = await isActivePdf(Buffer.concat(chunks));
  await affectedRows(dataSource, 'UPDATE files SET runs_code = ? WHERE id = ?', [isActive, file.id]);
  return isActive;
}
