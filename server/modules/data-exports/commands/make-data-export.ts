import { IsNull, Not } from 'typeorm';
import { MINUTE_MS } from '../../../../domain/time';
import { newId } from '../../../db/columns';
import { read } from '../../../db/read';
import { inTransaction } from '../../../db/transaction';
import { write } from '../../../db/write';
import type { Services } from '../../../services';
import { DataExport } from '../data-export.entity';
import { dataExportReadyMail } from '../data-export.mails';
import type { DueExport } from '../data-export.sql';
import { partsOf, type ExportParts } from '../export-parts';
import { exportedPerson, type ExportedPerson } from '../exported-person';
import { zipOf, type ZipEntry } from '../zip';

/** Then it is given up, and the person may ask again on another day. */
const MAX_TRIES = 5;
const MAX_PAUSE_MINUTES = 30;

/**
 * Makes the file of one request. A try that was cut off leaves its storage key in the row: the next one removes what it
 * wrote and begins again under a key of its own. `stillMine` is asked all along.
 */
export async function makeDataExport(
  services: Services,
  due: DueExport,
  stillMine: () => Promise<boolean>,
): Promise<void> {
  const { files, clock, logger } = services;
  if (due.storage_key !== null) await files.remove(due.storage_key);
  const storageKey = `exports/${newId()}`;
  if (!(await beginTry(services, due, storageKey))) return;
  try {
    const person = await exportedPerson(services, due);
    if (!person) throw new Error('The account of a data export is gone');
    const byteSize = await writeZip(services, { id: due.id, storageKey }, await partsOf(services, person), stillMine);
    if (await complete(services, due, person, { storageKey, byteSize })) return;
  } catch (error) {
    logger.warn({ err: error, dataExportId: due.id, tries: due.tries + 1 }, 'a data export was not made');
    if (due.tries + 1 >= MAX_TRIES)
      await write(services.dataSource, (manager) =>
        manager
          .getRepository(DataExport)
          .update({ id: due.id, storageKey, endedAt: IsNull() }, { endedAt: clock.now(), storageKey: null }),
      );
  }
  // Not completed, or by another process meanwhile; or the response to the commit was lost.
  if (!(await isCompleted(services, due.id, storageKey))) await files.remove(storageKey);
}

function isCompleted({ dataSource }: Services, id: string, storageKey: string): Promise<boolean> {
  return read(dataSource, (manager) =>
    manager.getRepository(DataExport).existsBy({ id, storageKey, byteSize: Not(IsNull()) }),
  );
}

async function beginTry({ dataSource, clock }: Services, due: DueExport, storageKey: string): Promise<boolean> {
  const pauseMinutes = Math.min(MAX_PAUSE_MINUTES, 2 ** due.tries);
  const dueAt = new Date(clock.now().getTime() + pauseMinutes * MINUTE_MS);
  const { affected } = await write(dataSource, (manager) =>
    manager
      .getRepository(DataExport)
      .update(
        { id: due.id, tries: due.tries, endedAt: IsNull() },
        { tries: due.tries + 1, storageKey, dueAt, partsDone: 0, partsTotal: 0 },
      ),
  );
  return affected === 1;
}

async function writeZip(
  { files, dataSource }: Services,
  { id, storageKey }: { id: string; storageKey: string },
  { count, entries }: ExportParts,
  stillMine: () => Promise<boolean>,
): Promise<number> {
  let partsDone = 0;
  async function* counted(): AsyncGenerator<ZipEntry> {
    for await (const entry of entries) {
      await write(dataSource, (manager) =>
        manager.getRepository(DataExport).update({ id, storageKey }, { partsDone, partsTotal: count }),
      );
      yield entry;
      partsDone += 1;
    }
  }
  let byteSize = 0;
  async function* measured(): AsyncGenerator<Uint8Array> {
    for await (const bytes of zipOf(counted())) {
      if (!(await stillMine())) throw new Error('This server stops, or another one has taken over');
      byteSize += bytes.length;
      yield bytes;
    }
  }
  await files.write(storageKey, measured());
  return byteSize;
}

/** False when the row no longer waits for this try. */
function complete(
  { dataSource, clock, outbox, env }: Services,
  { id, requested_as: requestedAs }: DueExport,
  { email: to }: ExportedPerson,
  file: { storageKey: string; byteSize: number },
): Promise<boolean> {
  const readyAt = clock.now();
  return inTransaction(dataSource, async (transaction) => {
    const { affected } = await transaction.manager
      .getRepository(DataExport)
      .update({ id, storageKey: file.storageKey, endedAt: IsNull() }, { byteSize: file.byteSize, endedAt: readyAt });
    if (affected !== 1) return false;
    const mail = dataExportReadyMail({ to, appUrl: env.APP_URL, requestedAs, readyAt });
    await outbox.queueMail(transaction, `data-export:${id}`, mail);
    return true;
  });
}
