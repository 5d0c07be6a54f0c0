import { mayInCompany } from '../../../domain/company-rights';
import { DATA_EXPORT_LIFE_MS, type DataExportState } from '../../../domain/data-exports';
import type { Actor } from '../../actor';
import { isPossibleId } from '../../db/columns';
import { read } from '../../db/read';
import type { Services } from '../../services';
import { areOwnersFrozen } from '../companies';
import { DataExport } from './data-export.entity';
import type { DataExportType } from './data-export.types';

/** The newest one, unless it has ended or is for owners of a company that the person is not, or no longer. */
export async function ownExport({ dataSource, clock }: Services, actor: Actor): Promise<DataExportType | null> {
  const { accountId } = actor;
  const newest = await read(dataSource, (manager) =>
    manager.findOne(DataExport, { where: { accountId }, order: { requestedOn: 'DESC' } }),
  );
  return newest && !isOver(newest, clock.now()) && mayRead(actor, newest) ? shownExport(newest) : null;
}

/** A copy with a company in it is read by its owners alone. */
function mayRead({ companyId, companyRole }: Actor, found: DataExport): boolean {
  return found.companyId === null || (found.companyId === companyId && mayInCompany(companyRole, 'EXPORT_DATA'));
}

/** A finished file, for its owner; null for everyone else, when its day is over, and while the owners are frozen. */
export async function findDataExport(
  { dataSource, clock }: Services,
  actor: Actor | null,
  id: string,
): Promise<{ storageKey: string; byteSize: number; requestedAt: Date } | null> {
  if (!actor || !isPossibleId(id)) return null;
  const found = await read(dataSource, (manager) => manager.findOneBy(DataExport, { id, accountId: actor.accountId }));
  if (!found || isOver(found, clock.now())) return null;
  const { companyId, storageKey, byteSize, requestedAt } = found;
  if (!mayRead(actor, found)) return null;
  if (companyId !== null && (await areOwnersFrozen(dataSource, companyId, clock.now()))) return null;
  return storageKey === null || byteSize === null ? null : { storageKey, byteSize, requestedAt };
}

/** The sweep may come a little later. */
function isOver({ endedAt }: DataExport, now: Date): boolean {
  return endedAt !== null && endedAt.getTime() + DATA_EXPORT_LIFE_MS <= now.getTime();
}

export function shownExport(found: DataExport): DataExportType {
  const { id, requestedAt, byteSize, endedAt, partsDone, partsTotal } = found;
  const state = stateOf(found);
  const isReady = state === 'READY';
  return {
    id,
    state,
    progress: isReady ? 100 : Math.floor((99 * partsDone) / Math.max(1, partsTotal)),
    requestedAt,
    byteSize,
    expiresAt: isReady && endedAt ? new Date(endedAt.getTime() + DATA_EXPORT_LIFE_MS) : null,
    url: isReady ? `/exports/my-data/${id}.zip` : null,
  };
}

function stateOf({ byteSize, endedAt, tries }: DataExport): DataExportState {
  if (byteSize !== null) return 'READY';
  if (endedAt !== null) return 'FAILED';
  return tries === 0 ? 'WAITING' : 'RUNNING';
}
