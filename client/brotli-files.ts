import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Scripts and style sheets compressed once, as small as Brotli makes them, so that the server need not at each visit. */
export function brotliFiles(): Plugin {
  return {
    name: 'brotli-files',
    apply: 'build',
    writeBundle({ dir = '.' }) {
      const assets = join(dir, 'assets');
      for (const file of readdirSync(assets).filter((name) => /\.(js|css)$/.test(name))) {
        writeFileSync(join(assets, `${file}.br`), brotliCompressSync(readFileSync(join(assets, file))));
      }
    },
  };
}
