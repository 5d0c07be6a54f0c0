import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '../../db/columns';
import { appendErased, readErased } from './erased-list';

test('keeps both erasures of a person who came back and left the same role again, and each once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'temukerja-erased-'));
  const path = join(folder, 'erased.jsonl');
  const [accountId, first, second] = [newId(), newId(), newId()];
  const erased = (seekerId: string) =>
    appendErased(path, { accountId, role: 'USER', seekerId, companyId: null }, new Date());
  for (const seekerId of [first, second, second]) await erased(seekerId);

  const { entries, unreadable } = await readErased(path);

  expect(entries.map(({ seekerId }) => seekerId)).toEqual([first, second]);
  expect(unreadable).toBe(0);
  rmSync(folder, { recursive: true });
});
