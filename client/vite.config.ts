import react from '@vitejs/plugin-react';
import mantinePreset from 'postcss-preset-mantine';
import { defineConfig, type Plugin } from 'vite';
import { themeSheet } from './theme-sheet';

const apiPaths = ['/graphql', '/auth', '/upload', '/files', '/sandbox'];
const apiServer = process.env.API_URL ?? 'http://localhost:4000';

/** The font's file name carries a content hash, so only the build knows what to preload. */
function preloadLatinFont(): Plugin {
  return {
    name: 'preload-latin-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => /latin-wght-normal[^/]*\.woff2$/.test(file));
        if (!font) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${font}` };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), themeSheet(), preloadLatinFont()],
  css: { postcss: { plugins: [mantinePreset()] } },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Inlined data: urls would need a wider content security policy than 'self'.
    assetsInlineLimit: 0,
    // Vite's preload polyfill is an inline-free script, but no browser we support needs it.
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: apiServer, changeOrigin: false }])),
  },
});
