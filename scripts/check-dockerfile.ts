import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkoutDirectory } from './checkout';
import { runBuildSteps } from './docker/run-build-steps';
import { createProgress } from './progress';
import { runCommandLine } from './start-up-error';

/** `node scripts/bootstrap.mjs scripts/check-dockerfile.ts`: the steps of the Dockerfile in an empty folder, without Docker. */
async function checkDockerfile(): Promise<void> {
  const onProgress = createProgress();
  const target = mkdtempSync(path.join(tmpdir(), 'temukerja-image-'));
  try {
    const { command, user } = await runBuildSteps(checkoutDirectory, target, onProgress);
    onProgress(`all steps ran; the image would start "${command.join(' ')}" as ${user ?? 'root'}`);
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}

void runCommandLine(checkDockerfile);
