/** @jest-config-loader-options {"transpileOnly": true} */

import type { Config } from 'jest';

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

/** Where `npm test` has dealt the test files into groups (docs/adr/0011); each file runs by itself without it. */
const groups = process.env['JEST_GROUPS'];
const files = (project: string, roots: string[]): Pick<Config, 'roots' | 'testMatch'> =>
  groups
    ? { roots: [`${groups}/${project}`], testMatch: ['**/*.test.ts'] }
    : { roots: roots.map((root) => `<rootDir>/${root}`), testMatch: ['**/*.test.ts', '**/*.test.tsx'] };

/** Whole files that only `npm run test:long` runs. */
const ignored = ['/node_modules/', ...(process.env['LONG_TESTS'] ? [] : ['\\.long\\.test\\.tsx?$'])];

/** Server tests run on a real MariaDB that globalSetup starts; client tests in jsdom. */
const config: Config = {
  // One more than the cores of the smallest machine: a test often waits for its database, a process or a time.
  maxWorkers: 3,
  ...(groups ? { testSequencer: '<rootDir>/scripts/test/grouped/alone-first.cjs' } : {}),
  // The second names what hangs.
  reporters: ['default', '<rootDir>/scripts/test/running-tests.cjs'],
  projects: [
    {
      displayName: 'server',
      testEnvironment: '<rootDir>/scripts/test/grouped/one-context.cjs',
      ...files('server', ['domain', 'server', 'scripts', 'migrations', 'quality', 'bench']),
      testPathIgnorePatterns: ignored,
      globalSetup: '<rootDir>/server/testing/start-database.ts',
      globalTeardown: '<rootDir>/server/testing/stop-database.ts',
      // A spy ends with its test: files that share one load must not see each other's.
      restoreMocks: true,
      setupFilesAfterEnv: ['<rootDir>/server/testing/setup.ts'],
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
      ...files('client', ['client']),
      testPathIgnorePatterns: ignored,
      restoreMocks: true,
      setupFilesAfterEnv: ['<rootDir>/client/testing/setup.ts'],
      moduleNameMapper: {
        // Elements without the call stack that made them: recording it, for React's warnings, is a sixth of the time.
        '^react/jsx-runtime$': '<rootDir>/node_modules/react/cjs/react-jsx-runtime.production.js',
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
};

export default config;
