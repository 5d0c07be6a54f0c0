import { join } from 'node:path';
import { defineConfig } from 'vite';

/** The worker and the one that removes it, each a file without imports beside the built client. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    outDir: '../../dist/client',
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: {
        'service-worker': join(import.meta.dirname, 'service-worker.ts'),
        'service-worker-removal': join(import.meta.dirname, 'removal.ts'),
      },
      output: { entryFileNames: '[name].js' },
    },
  },
});
