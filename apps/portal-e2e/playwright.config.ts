import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const workspace = join(import.meta.dirname, '../..');
const launchOptions = {
  executablePath: process.env.CHROME ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking', '--disable-component-update'],
};

/** Where time passes and money moves: what the width changes of these screens, their stories show. */
const onPhoneOnly = /(payments|missed-payment|payment-detours|banking)\.spec\.ts$/;

/** Writing down every step of every journey takes a quarter of their time: for one that fails. */
const keepsTraces = Boolean(process.env.TRACE);

/** Journeys through the built system: every worker starts a service and an outside world of its own. */
export default defineConfig({
  testDir: join(import.meta.dirname, 'src/journeys'),
  outputDir: join(workspace, 'dist/e2e'),
  fullyParallel: false,
  workers: 2,
  forbidOnly: !!process.env.CI,
  retries: 0,
  reporter: [['list']],
  timeout: 45_000,
  use: {
    trace: keepsTraces ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions,
    timezoneId: 'Africa/Johannesburg',
    locale: 'en-ZA',
  },
  projects: [
    {
      name: 'phone',
      // One pixel for each of CSS: nothing here looks at pixels, and the device has twenty for each.
      use: { ...devices['Galaxy S9+'], viewport: { width: 360, height: 740 }, deviceScaleFactor: 1, launchOptions },
    },
    {
      name: 'desktop',
      testIgnore: onPhoneOnly,
      use: { viewport: { width: 1280, height: 800 }, launchOptions },
    },
  ],
});
