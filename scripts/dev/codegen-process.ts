import { generate } from '@graphql-codegen/cli';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { codegenConfig, type CodegenTarget } from '../../codegen';
import { checkoutDirectory } from '../checkout';

/** What a run did: the files that it wrote, or why it failed. */
export type CodegenResult = { written: string[] } | { failure: string };

/**
 * Codegen that `npm run dev` keeps in memory, because loading its packages takes longer than a run. It gets the target
 * of a run as a message, and answers with the result. It ends with the script that started it.
 */
async function run(target: CodegenTarget): Promise<CodegenResult> {
  try {
    const { generates, ...config } = codegenConfig();
    const section = { ...config, silent: true, generates: { [target]: generates[target] } };
    const files = (await generate(section, false)) as { filename: string; content: string }[];
    // A file that is written as it was would reload the page.
    const changed = files.filter(({ filename, content }) => textOf(filename) !== content);
    for (const { filename, content } of changed) writeFileSync(filename, content);
    return { written: changed.map(({ filename }) => relative(checkoutDirectory, filename)) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

const textOf = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);

process.on('message', (target: CodegenTarget) => void run(target).then((result) => process.send?.(result)));
process.once('disconnect', () => process.exit());
