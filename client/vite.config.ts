import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import mantinePreset from 'postcss-preset-mantine';
import { defaultClientConditions, defineConfig, type Plugin, type UserConfig } from 'vite';
import { brotliFiles } from './brotli-files';
import { compiledMessages } from './compiled-messages';
import { firstPageHints } from './first-page-hints';
import { readPages, type FirstPage } from './first-pages';
import { pageParts } from './page-parts';
import { themeSheet } from './theme-sheet';

// Exactly: in development /graphql/apollo.ts is one of the source files.
const apiPaths = [
  ...[
    '^/graphql($|\\?)',
    '/auth/',
    '/upload',
    '/files/',
    '/interviews/',
    '/receipts/',
    '/exports/',
    '/payments/',
    '/sandbox',
    '/pages/assets/',
    '^/($|\\?)',
    '^/(lowongan|jobs|perusahaan|companies)($|[/?])',
    '^/(robots.txt|sitemap|.well-known/)',
  ],
  ...['/healthz', '/readyz'],
];
const apiServer = process.env.API_URL ?? 'http://localhost:4000';

/** What never changes with our own code, so that a new version leaves two thirds of the entry in the browser's cache. */
const base =
  /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|use-intl|@formatjs|intl-messageformat|icu-minify)\//;

/** Of the entry, what code that comes later takes as well: in one file, or each of them would be one. */
const start =
  /vite\/preload-helper|client\/(app\/(Logout|fresh-page|hints|logout-wish)|language\/(load-texts|store|text-files)|lib\/(contact|ended-session|kept-copy|local-storage|own-phone|push-here|page-title|post-graphql|shown-account|tell-loaded|timed-fetch|unsaved-changes|whatsapp-address))\.|domain\/(language|service-worker|shown-account)\./;

/** Mantine's components that most pages draw. */
const controls =
  'Alert|Anchor|Avatar|Button|Card|CloseButton|Group|Loader|Paper|Portal|Stack|Text|Title|Transition|UnstyledButton';

/** Mantine, which pages of plain HTML open without. */
const mantine = new RegExp(
  `@mantine/core/(esm/(core|components/(${controls}))|styles)/|@mantine/(notifications/styles|hooks/)|client/theme/|node_modules/clsx/`,
);

/** Dialogs, drawers, toasts and what scrolls in them: a page gets them when a person first touches it. */
const overlays = new RegExp(
  '@mantine/core/esm/components/(Drawer|FocusTrap|Modal|ModalBase|Notification|Overlay|ScrollArea|VisuallyHidden)/' +
    '|@mantine/(notifications/esm/(Notif|get-)|hooks/esm/use-(drag|focus-trap|force-update|window-event)/)' +
    '|node_modules/(@babel/runtime|get-nonce|react-remove-scroll(-bar)?|react-style-singleton|react-transition-group|use-callback-ref|use-sidecar)/' +
    '|client/(app/layouts/LazyMenuDrawer|components/(LazyModal|LazyConfirmModal|ToastList)|lib/merge-refs)',
);

/**
 * What every page with data needs comes in a few files instead of fifty: fewer requests, better compression, and a
 * shorter list of files in the entry. Libraries by name and without their dependencies, or the login page's would be
 * among them; our own modules by the first pages that need them.
 */
const sharedByPages = (firstPages: readonly FirstPage[]) => ({
  includeDependenciesRecursively: false,
  groups: [
    { name: 'base', test: base, priority: 5 },
    { name: 'start', test: start, priority: 5 },
    { name: 'overlays', test: overlays, priority: 4 },
    {
      name: 'data',
      test: /node_modules\/(@apollo|graphql|rxjs|tslib|@wry|optimism)\/|client\/graphql\/(?!generated)/,
      minShareCount: 4,
      priority: 3,
    },
    // Before Mantine, of which pages of plain HTML take a few modules.
    {
      name: pageParts(import.meta.dirname, firstPages),
      test: /\/(client\/(?!theme\/)|domain\/|@mantine\/)/,
      priority: 2,
    },
    { name: 'mantine', test: mantine, minShareCount: 4, priority: 1 },
    // What only later pages draw.
    { name: 'icons', test: /client\/icons\/Icon/, minShareCount: 3 },
  ],
});

/**
 * Mantine's ScrollArea, which every table and dialog brings along, takes one line of a library that places popovers.
 * It gets that line alone; what really places popovers still gets the library.
 */
function scrollAreaWithoutFloatingUi(): Plugin {
  return {
    name: 'scroll-area-without-floating-ui',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const isScrollArea = source === '@floating-ui/react' && importer.endsWith('/ScrollArea/ScrollArea.mjs');
      return isScrollArea ? join(import.meta.dirname, 'lib/merge-refs.ts') : null;
    },
  };
}

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const { firstPages, paths } = command === 'build' ? await readPages() : { firstPages: [], paths: [] };
  return {
    root: import.meta.dirname,
    plugins: [
      compiledMessages(),
      react(),
      themeSheet(),
      firstPageHints(firstPages, paths),
      brotliFiles(),
      scrollAreaWithoutFloatingUi(),
    ],
    // RxJS offers classes instead of functions that imitate them to those who ask for es2015.
    resolve: { conditions: ['es2015', ...defaultClientConditions] },
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
      rolldownOptions: {
        output: {
          codeSplitting: sharedByPages(firstPages),
          // Without names: the entry lists all files, and names would be a third of that list (1.3 kB gzip, docs/performance.md).
          // Seven characters of the hash are the least that the bundler takes for so many files; those of small letters compress better.
          hashCharacters: 'base36',
          chunkFileNames: 'assets/[hash:7].js',
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
        },
        // A page that names one icon of the list does not load those that the list names beside it.
        treeshake: { moduleSideEffects: [{ test: /\/client\/(icons|graphql\/generated)/, sideEffects: false }] },
        // The playground's libraries carry hints for a compiler that is not ours; one warning for each would drown others.
        onLog: (level, log, report) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : report(level, log)),
      },
    },
    // The playground's editor runs its language services in workers that are modules.
    worker: { format: 'es' },
    // Its imports of workers are Vite's to read; bundled ahead for development, they would be taken for files.
    optimizeDeps: { exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'] },
    server: {
      fs: { allow: ['..'] },
      proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: apiServer, changeOrigin: false }])),
    },
  };
});
