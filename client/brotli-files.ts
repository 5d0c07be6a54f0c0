import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** Only the playground's editor has files of this size: their best compression took a third of the build. */
const LARGE_BYTES = 400_000;
const compress = promisify(brotliCompress);

async function writeCompressed(file: string): Promise<void> {
  const content = await readFile(file);
  const quality = content.length > LARGE_BYTES ? 9 : constants.BROTLI_MAX_QUALITY;
  await writeFile(`${file}.br`, await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
}

/** Scripts, style sheets and texts compressed once, as small as Brotli makes them, so that the server need not at each visit. */
export function brotliFiles(): Plugin {
  return {
    name: 'brotli-files',
    apply: 'build',
    async writeBundle({ dir = '.' }) {
      const assets = join(dir, 'assets');
      const files = (await readdir(assets)).filter((name) => /\.(js|css|json)$/.test(name));
      await Promise.all(files.map((name) => writeCompressed(join(assets, name))));
    },
  };
}
