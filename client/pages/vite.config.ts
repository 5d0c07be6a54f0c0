import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import mantinePreset from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { brotliFiles } from '../brotli-files';
import { themeSheet } from '../theme-sheet';
import { systemScheme } from './system-scheme';

/** The public pages as one module for the server, and their one style sheet. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  base: '/pages/',
  publicDir: false,
  plugins: [react(), themeSheet(), brotliFiles()],
  css: { postcss: { plugins: [mantinePreset(), systemScheme()] } },
  ssr: { noExternal: true },
  build: {
    ssr: join(import.meta.dirname, 'render.tsx'),
    ssrEmitAssets: true,
    outDir: '../dist/pages',
    emptyOutDir: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    target: 'node20',
    rolldownOptions: { output: { format: 'cjs', entryFileNames: 'render.cjs' } },
  },
});
