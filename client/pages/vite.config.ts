import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import mantinePreset from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import type { Plugin, Rule } from 'postcss';
import { brotliFiles } from '../brotli-files';
import { themeSheet } from '../theme-sheet';

const SCHEME = /\[data-mantine-color-scheme=["']?(light|dark)["']?\]/g;

/**
 * Without a script nothing says on the page which scheme a person chose: the system's decides, as it does in the portal
 * for people who chose none. What the theme says for a scheme goes into its media query.
 */
function systemScheme(): Plugin {
  return {
    postcssPlugin: 'system-scheme',
    OnceExit(root, { AtRule }) {
      root.walkRules((rule: Rule) => {
        const schemes = new Set([...rule.selector.matchAll(SCHEME)].map(([, scheme]) => scheme));
        const [scheme] = schemes;
        if (scheme === undefined || schemes.size > 1) return;
        // As heavy as before.
        const own = rule.clone({ selector: rule.selector.replace(SCHEME, '[data-mantine-color-scheme]') });
        rule.replaceWith(new AtRule({ name: 'media', params: `(prefers-color-scheme: ${scheme})`, nodes: [own] }));
      });
    },
  };
}

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
