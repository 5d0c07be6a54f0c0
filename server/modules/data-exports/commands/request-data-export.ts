import { mayInCompany } from '../../../../domain/company-rights';
import { DomainError, refuse } from '../../../../domain/errors';
import { Role } from '../../../../domain/roles';
import { wibDateOf } from '../../../../domain/time';
import type { Actor } from '../../../actor';
import { newId } from '../../../db/columns';
import { isDuplicateKey } from '../../../db/transaction';
import { read } from '../../../db/read';
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
  const { requestedOn } = request;
  await write(dataSource, (manager) => manager.getRepository(DataExport).insert(request)).catch(
    async (error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
      const isOwn = await read(dataSource, (manager) => manager.existsBy(DataExport, { accountId, requestedOn }));
      if (isOwn) throw refuse('DATA_EXPORT_ONCE_A_DAY');
      const detail = { key: 'DATA_EXPORT_BY_COLLEAGUE', values: {} } as const;
      throw new DomainError({ code: 'DATA_EXPORT_ONCE_A_DAY', detail });
    },
  );
  return request;
}
