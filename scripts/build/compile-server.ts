import { transformFile } from '@swc/core';
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkoutDirectory } from '../checkout';

const ONLY_FOR_TESTS = /\.(test|cases)\.ts$/;

/** Compiles the TypeScript of these folders into `target`, and copies the data beside it. Throws for a file that is no TypeScript. */
export async function compileServer(folders: readonly string[], target: string): Promise<void> {
  const inCheckout = (file: string): string => path.join(checkoutDirectory, file);
  for (const folder of folders) {
    rmSync(inCheckout(path.join(target, folder)), { recursive: true, force: true });
    for (const name of readdirSync(inCheckout(folder), { recursive: true, encoding: 'utf8' })) {
      const file = path.join(folder, name);
      const output = inCheckout(path.join(target, file));
      if (ONLY_FOR_TESTS.test(file) || !/\.(ts|json)$/.test(file)) continue;
      mkdirSync(path.dirname(output), { recursive: true });
      if (file.endsWith('.json')) copyFileSync(inCheckout(file), output);
      else await compile(inCheckout(file), output.replace(/\.ts$/, '.js'));
    }
  }
}

async function compile(source: string, output: string): Promise<void> {
  const sourceFileName = path.relative(path.dirname(output), source);
  const configFile = path.join(checkoutDirectory, 'server/.swcrc');
  const { code, map = '' } = await transformFile(source, { configFile, sourceFileName });
  writeFileSync(output, `${code}\n//# sourceMappingURL=${path.basename(output)}.map`);
  writeFileSync(`${output}.map`, map);
}
