import type { Config } from 'jest';

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

/** Server tests run on a real MariaDB that globalSetup starts; client tests in jsdom. */
const config: Config = {
  maxWorkers: 2,
  // The second names what hangs.
  reporters: ['default', '<rootDir>/scripts/test/running-tests.cjs'],
  projects: [
    {
      displayName: 'server',
      testEnvironment: 'node',
      roots: ['<rootDir>/domain', '<rootDir>/server', '<rootDir>/scripts', '<rootDir>/migrations'],
      testMatch: ['**/*.test.ts'],
      // Whole files that only `npm run test:long` runs.
      testPathIgnorePatterns: ['/node_modules/', ...(process.env['LONG_TESTS'] ? [] : ['\\.long\\.test\\.ts$'])],
      globalSetup: '<rootDir>/server/testing/start-database.ts',
      globalTeardown: '<rootDir>/server/testing/stop-database.ts',
      setupFilesAfterEnv: ['<rootDir>/server/testing/setup.ts'],
      transform: { '^.+\\.ts$': swc({ react: false }) },
    },
    {
      displayName: 'client',
      testEnvironment: 'jsdom',
      roots: ['<rootDir>/client'],
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/client/testing/setup.ts'],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/client/testing/css-module.cjs',
        '\\.svg$': '<rootDir>/client/testing/css-module.cjs',
        '^(.+\\.graphql)\\?raw$': '$1',
      },
      transform: { '^.+\\.tsx?$': swc({ react: true }), '\\.graphql$': '<rootDir>/client/testing/raw-text.cjs' },
    },
  ],
};

export default config;
