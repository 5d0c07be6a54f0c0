import { spawn } from 'node:child_process';
import { findOrInstallChromium } from './browser';
import { buildIfChanged } from './build';
import { checkoutDirectory } from './checkout';
import { createProgress } from './progress';
import { runCommandLine } from './start-up-error';

const isLong = Boolean(process.env['LONG_TESTS']);

/**
 * Browser tests by themselves: `npm run e2e -- hire --headed`. What follows goes to Playwright, whose global setup
 * (e2e/start-app.ts) starts a database and a server for this run alone.
 */
async function runBrowserTests(words: readonly string[]): Promise<number> {
  const onProgress = createProgress();
  // A server that already runs was built before.
  if (!process.env['E2E_BASE_URL']) await buildIfChanged({ server: true, client: true, onProgress });
  // The tests of notifications, which are long ones, need what the one without a window refuses.
  const isWhole = isLong || words.some((word) => ['--headed', '--debug', '--ui'].includes(word));
  const env = { ...process.env, CHROMIUM_PATH: await findOrInstallChromium(onProgress, { isWhole }) };
  const child = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...words], {
    cwd: checkoutDirectory,
    env,
    stdio: 'inherit',
  });
  // Playwright stops server and database in order; this process waits for that.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => void child.kill('SIGINT'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 130));
  });
}

if (require.main === module)
  void runCommandLine(async () => {
    process.exitCode = await runBrowserTests(process.argv.slice(2));
  });
