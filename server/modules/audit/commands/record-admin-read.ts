import type { AdminRead } from '../../../../domain/audit';
import { refuse } from '../../../../domain/errors';
import type { UploadPreset } from '../../../../domain/files';
import type { Actor } from '../../../actor';
import { newId } from '../../../db/columns';
import type { Services } from '../../../services';

interface PersonalDataRead {
  what: AdminRead;
  /** Ids of the rows that are about to be shown; leave empty for an export, which its filter describes. */
  subjects: string[];
  /** The filter of a list; missing values are left out. */
  filter?: Readonly<Record<string, string | boolean | null | undefined>>;
  /** The company that it is about, if there is just one. */
  companyId?: string;
  /** The kind of the document that is opened. */
  document?: UploadPreset;
}

/**
 * Puts an administrator's read of personal data on the audit trail: one row a request, however many people it shows.
 * Await it before responding: what cannot be recorded is not shown.
 * Error: NOT_ALLOWED for anyone else.
 */
export async function recordAdminRead(
  { services, actor }: { services: Services; actor: Actor | null },
  read: PersonalDataRead,
): Promise<void> {
  if (actor?.activeRole !== 'ADMIN') throw refuse('NOT_ALLOWED');
  const filter = Object.fromEntries(
    Object.entries(read.filter ?? {}).flatMap(([name, value]) =>
      value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  );
  await services.adminReads.write({
    id: newId(),
    adminId: actor.accountId,
    companyId: read.companyId ?? null,
    action: read.what,
    parameters: read.document ? { document: read.document } : null,
    subjects: read.subjects,
    filter: Object.keys(filter).length > 0 ? filter : null,
    createdAt: services.clock.now(),
  });
}
