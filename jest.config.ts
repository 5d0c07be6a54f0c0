/**
 * Named, because Node's own TypeScript, which Jest tries first, wants the endings of imported files.
 *
 * @jest-config-loader ts-node
 * @jest-config-loader-options {"transpileOnly": true, "compilerOptions": {"rootDir": "."}}
 */

import type { Config } from 'jest';
import { grouped } from './scripts/test/grouped/grouped';

/** Packages that are ES modules only; Jest loads CommonJS. */
const moduleOnly = '/node_modules/(?:use-intl|intl-messageformat|@formatjs|icu-minify)/.+\\.js$';
const transformed = ['/node_modules/(?!(?:use-intl|intl-messageformat|@formatjs|icu-minify)/)'];

const swc = (options: { react: boolean }) =>
  [
    '@swc/jest',
    {
      swcrc: false,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: options.react, decorators: true },
        transform: options.react
          ? { react: { runtime: 'automatic' } }
          : { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
        keepClassNames: true,
      },
      module: { type: 'commonjs' },
      sourceMaps: 'inline',
    },
  ] as [string, Record<string, unknown>];

const rootsOf = (...folders: string[]): string[] => folders.map((folder) => `<rootDir>/${folder}`);
const testMatch = ['**/*.test.ts', '**/*.test.tsx'];

/** Whole files that only `npm run test:long` runs. */
const ignored = ['/node_modules/', ...(process.env['LONG_TESTS'] ? [] : ['\\.long\\.test\\.tsx?$'])];

/** Server tests run on a real MariaDB that globalSetup starts; client tests in jsdom. */
const config = {
  // One more than the cores of the smallest machine: a test often waits for its database, a process or a time.
  maxWorkers: 3,
  projects: [
    {
      displayName: 'server',
      testEnvironment: 'node',
      roots: rootsOf('domain', 'server', 'testkit', 'scripts', 'migrations', 'quality', 'bench'),
      testMatch,
      testPathIgnorePatterns: ignored,
      globalSetup: '<rootDir>/testkit/database/start-database.ts',
      globalTeardown: '<rootDir>/testkit/database/stop-database.ts',
      // A spy ends with its test: files that share one load must not see each other's.
      restoreMocks: true,
      setupFilesAfterEnv: ['<rootDir>/testkit/server/setup.ts'],
      // The public pages, which the server draws, are components of the client.
      moduleNameMapper: { '\\.css$': '<rootDir>/client/testing/css-module.cjs' },
      transform: {
        '^.+\\.tsx$': swc({ react: true }),
        '^.+\\.ts$': swc({ react: false }),
        [moduleOnly]: swc({ react: false }),
      },
      transformIgnorePatterns: transformed,
    },
    {
      displayName: 'client',
      testEnvironment: 'jsdom',
      roots: rootsOf('client'),
      testMatch,
      testPathIgnorePatterns: ignored,
      restoreMocks: true,
      setupFilesAfterEnv: ['<rootDir>/client/testing/setup.ts'],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/client/testing/css-module.cjs',
        '\\.svg$': '<rootDir>/client/testing/css-module.cjs',
        '^(.+\\.graphql)\\?raw$': '$1',
      },
      transform: {
        '^.+\\.tsx?$': swc({ react: true }),
        [moduleOnly]: swc({ react: false }),
        '\\.graphql$': '<rootDir>/client/testing/raw-text.cjs',
      },
      transformIgnorePatterns: transformed,
    },
  ],
} satisfies Config;

// In groups under `npm test`; `export default config` runs each file by itself.
export default grouped(config);
