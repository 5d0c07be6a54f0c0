import { createInterface } from 'node:readline/promises';
import { normalizeEmail } from '../../domain/accounts';
import { eraseByLetter, replayErasure, REQUESTS_END_MS, type ErasureServices } from '../../server/modules/erasure';
import { readRemovals } from '../../server/modules/upkeep';
import { createProgress, type OnProgress } from '../progress';
import { withErasureServices } from './erasure-services';
import { StartUpError } from '../start-up-error';

const USAGE =
  'npm run ops -- erase <e-mail> [--yes], or npm run ops -- erase --replay <file>, with the servers stopped';

/** Erases the account of an address. Throws StartUpError when there is none. */
export async function eraseAddress(
  services: ErasureServices,
  email: string,
  onProgress: OnProgress,
  drainMs = REQUESTS_END_MS,
): Promise<void> {
  const address = normalizeEmail(email);
  onProgress('closing the account, and waiting for requests that are under way');
  if (!(await eraseByLetter(services, address, drainMs)))
    throw new StartUpError(`There is no account with the address ${address}; nothing was changed.`);
}

/** Erases again what a restored backup contains. Returns how many entries had something left. */
export async function replayList(services: ErasureServices, path: string, onProgress: OnProgress): Promise<number> {
  const { erased, unreadable } = await readRemovals(path).catch(() => {
    throw new StartUpError(`${path} could not be read; nothing was changed.`);
  });
  if (unreadable > 0) onProgress(`${unreadable} lines were cut short by a crash and left out`);
  let done = 0;
  for (const [index, entry] of erased.entries()) {
    if (await replayErasure(services, entry)) done += 1;
    if ((index + 1) % 100 === 0) onProgress(`${index + 1} of ${erased.length} entries`);
  }
  return done;
}

async function isConfirmed(email: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new StartUpError(`There is no terminal to ask on: add --yes.\n${USAGE}`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (
      (
        await terminal.question(`Erase everything of ${email}? This cannot be taken back. Type the address: `)
      ).trim() === email
    );
  } finally {
    terminal.close();
  }
}

export async function eraseFromCommandLine(given: readonly string[]): Promise<void> {
  const words = given.filter((word) => word !== '--yes');
  const [first, file] = words;
  const onProgress = createProgress();
  if (first === '--replay' && file !== undefined && words.length === 2) {
    const erased = await withErasureServices(onProgress, (services) => replayList(services, file, onProgress));
    return void process.stdout.write(`${erased} erasures were done again.\n`);
  }
  if (first === undefined || first.startsWith('--') || words.length > 1) throw new StartUpError(USAGE);
  if (words.length === given.length && !(await isConfirmed(first)))
    throw new StartUpError('That is not the address; nothing was changed.');
  await withErasureServices(onProgress, (services) => eraseAddress(services, first, onProgress));
  process.stdout.write(`${first} is erased.\n`);
}
