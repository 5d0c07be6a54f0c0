import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useServer } from '../../../testkit/server/test-server';
import { backUp } from './backup';

const server = useServer();
const directory = mkdtempSync(join(tmpdir(), 'temukerja-backup-test-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

test('a backup that fails says why, and leaves no folder that looks like one', async () => {
  const path = process.env['PATH'];
  process.env['PATH'] = '/nowhere';
  try {
    const { env, clock, files } = server.services;
    const source = { env, clock, files, dataSource: server.dataSource };
    await expect(backUp(source, { directory, key: Buffer.alloc(32, 7) }, () => undefined)).rejects.toThrow(
      'There is no mariadb-dump on this machine',
    );
  } finally {
    process.env['PATH'] = path;
  }
  expect(readdirSync(directory)).toEqual([]);
});
