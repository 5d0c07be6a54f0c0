import { mayInCompany } from '../../../../domain/company-rights';
import { refuse } from '../../../../domain/errors';
import { Role } from '../../../../domain/roles';
import { wibDateOf } from '../../../../domain/time';
import type { Actor } from '../../../actor';
import { newId } from '../../../db/columns';
import { isDuplicateKey } from '../../../db/transaction';
import { write } from '../../../db/write';
import type { Services } from '../../../services';
import { refuseWhileOwnersFrozen } from '../../companies';
import { DataExport } from '../data-export.entity';

/** Asks for a file with all own data; it is made in the background. */
export async function requestDataExport(
  { dataSource, clock }: Services,
  { accountId, activeRole, companyRole, ...actor }: Actor,
): Promise<DataExport> {
  const now = clock.now();
  const companyId = mayInCompany(companyRole, 'EXPORT_DATA') ? actor.companyId : null;
  if (companyId !== null) await refuseWhileOwnersFrozen(dataSource, companyId, now);
  const request: DataExport = {
    id: newId(),
    accountId,
    companyId,
    requestedOn: wibDateOf(now),
    requestedAs: activeRole === Role.COMPANY ? Role.COMPANY : Role.USER,
    requestedAt: now,
    dueAt: now,
    tries: 0,
    partsDone: 0,
    partsTotal: 0,
    storageKey: null,
    byteSize: null,
    endedAt: null,
  };
  await write(dataSource, (manager) => manager.getRepository(DataExport).insert(request)).catch((error: unknown) => {
    if (isDuplicateKey(error)) throw refuse('DATA_EXPORT_ONCE_A_DAY');
    throw error;
  });
  return request;
}
