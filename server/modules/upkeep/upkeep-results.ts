import { read } from '../../db/read';
import type { DatabaseAccess } from '../../db/database';
import { write } from '../../db/write';
import { UpkeepResult, type Upkeep } from './upkeep-result.entity';

/** The last of each kind that was done. */
export function readUpkeep(dataSource: DatabaseAccess): Promise<UpkeepResult[]> {
  return read(dataSource, (manager) => manager.getRepository(UpkeepResult).find());
}

export async function recordUpkeep(
  dataSource: DatabaseAccess,
  name: Upkeep,
  { doneAt, figure }: { doneAt: Date; figure: number },
): Promise<void> {
  await write(dataSource, (manager) =>
    manager.getRepository(UpkeepResult).upsert({ name, doneAt, figure: String(figure) }, ['name']),
  );
}
