import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../scripts/free-ports';
import type { S3Settings } from '../../server/modules/files/s3-file-store';

const PACKAGE = 's3rver@3.7.1';
const BUCKET = 'temukerja';

/**
 * An S3-compatible server that is not ours, fetched by npx: for the long tests only, since its many packages have no
 * place among the project's own.
 */
export async function startS3rver(): Promise<{ settings: S3Settings; stop: () => void }> {
  const [port = 0] = await freePorts(1);
  const folder = mkdtempSync(join(tmpdir(), 'temukerja-s3rver-'));
  const words = ['--yes', PACKAGE, '-d', folder, '-a', '127.0.0.1', '-p', String(port), '--configure-bucket', BUCKET];
  const child = spawn('npx', words, { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  await listening(child);
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: BUCKET,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    stop: () => {
      // npx starts the server as a child of its own: the group is stopped.
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => String(text).includes('listening') && resolve());
    child.once('exit', (code) => reject(new Error(`${PACKAGE} ended with ${code}`)));
  });
}
