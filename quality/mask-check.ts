import { readFileSync } from 'node:fs';
import { measureMask, readMaskSamples, maskLines } from './mask-check/measure-mask';
import { runCommandLine } from '../scripts/start-up-error';

/** `npm run mask:check -- <file.json>`: how much of what identifies a person the mask leaves in a judged list of texts. */
function maskCheck([file]: readonly string[]): void {
  if (file === undefined) throw new Error('Name a file: npm run mask:check -- list.json');
  const samples = readMaskSamples(JSON.parse(readFileSync(file, 'utf8')));
  process.stdout.write(`${maskLines(measureMask(samples)).join('\n')}\n`);
}

void runCommandLine(() => maskCheck(process.argv.slice(2)));
