import { generate } from '@graphql-codegen/cli';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { codegenConfig } from '../../codegen';
import { checkoutDirectory } from '../checkout';
import type { CodegenTarget } from './document-sources';

/** Writes the generated files of one target, those that differ: a file written as it was would reload the page. */
export async function writeGenerated(target: CodegenTarget): Promise<string[]> {
  const { generates, ...config } = codegenConfig();
  const section = { ...config, silent: true, generates: { [target]: generates[target] } };
  const files = (await generate(section, false)) as { filename: string; content: string }[];
  const changed = files.filter(({ filename, content }) => textOf(filename) !== content);
  for (const { filename, content } of changed) {
    mkdirSync(dirname(filename), { recursive: true });
    writeFileSync(filename, content);
  }
  return changed.map(({ filename }) => relative(checkoutDirectory, filename));
}

const textOf = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);
