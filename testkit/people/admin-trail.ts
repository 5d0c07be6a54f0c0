import { newId } from '../../server/db/columns';
import { AdminActivity } from '../../server/modules/audit/audit.entity';
import type { TestServer } from '../server/test-server';
import type { TestActor } from './actors';

interface Entry {
  admin_id: string;
  kind: string;
  action: string;
  parameters: Record<string, string> | null;
  company_id: string | null;
  subjects: string[];
  filter: Record<string, string> | null;
}

/** What the audit trail holds about one administrator, oldest first. */
export async function trailOf(
  { dataSource }: TestServer,
  { accountId }: Pick<TestActor, 'accountId'>,
): Promise<Entry[]> {
  const rows = await dataSource.query<Record<string, unknown>[]>(
    `SELECT y.admin_id, y.kind, y.action, y.parameters, y.company_id, y.subjects,
            IF(words.search IS NULL, y.filter, JSON_SET(y.filter, '$.search', words.search)) AS filter
     FROM admin_activities y LEFT JOIN activity_texts words ON words.activity_id = y.id WHERE y.admin_id = ? ORDER BY y.id`,
    [accountId],
  );
  const parsed = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);
  return rows.map(
    ({ parameters, subjects, filter, ...row }) =>
      ({ ...row, parameters: parsed(parameters), subjects: parsed(subjects), filter: parsed(filter) }) as Entry,
  );
}

/** Writes an entry as the server would; name only what the test is about. */
export async function writeEntry(
  { dataSource, clock }: TestServer,
  { accountId: adminId }: Pick<TestActor, 'accountId'>,
  entry: Pick<AdminActivity, 'action'> & Partial<Pick<AdminActivity, 'companyId' | 'parameters' | 'subjects'>>,
): Promise<void> {
  const kind = /^(READ|EXPORT)/.test(entry.action) ? 'READ' : 'CHANGE';
  await dataSource.manager.insert(AdminActivity, { id: newId(), adminId, kind, createdAt: clock.now(), ...entry });
}
