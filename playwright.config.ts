import { defineConfig } from '@playwright/test';

/** One journey a file, in a real Chromium, on the production build of server and client. */
export default defineConfig({
  testDir: 'e2e',
  // Whole files that only `npm run test:long` runs.
  testIgnore: process.env['LONG_TESTS'] ? [] : ['**/*.long.spec.ts'],
  globalSetup: './e2e/start-app.ts',
  fullyParallel: false,
  workers: 2,
  // Limits for what hangs, never for what is slow: a busy machine needs several times what a quiet one does.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    baseURL: process.env['E2E_BASE_URL'],
    actionTimeout: 120_000,
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Jakarta',
    // What a browser keeps is for the tests about it; the others would be answered by it in place of the server.
    serviceWorkers: 'block',
    // Each step of a transition is a picture to draw, and no test looks at one.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace takes a picture at each step, which costs more than the steps: `npx playwright test --trace retain-on-failure` when one is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
