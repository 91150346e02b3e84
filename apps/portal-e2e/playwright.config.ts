import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const workspace = join(import.meta.dirname, '../..');
const launchOptions = {
  executablePath: process.env.CHROME ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking', '--disable-component-update'],
};

/** Where time passes and money moves: what the width changes of these screens, their stories show. */
const onPhoneOnly = /(payments|missed-payment|payment-detours|banking)\.spec\.ts$/;

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
  use: { trace: 'retain-on-failure', launchOptions, timezoneId: 'Africa/Johannesburg', locale: 'en-ZA' },
  projects: [
    { name: 'phone', use: { ...devices['Galaxy S9+'], viewport: { width: 360, height: 740 }, launchOptions } },
    {
      name: 'desktop',
      testIgnore: onPhoneOnly,
      use: { viewport: { width: 1280, height: 800 }, launchOptions },
    },
  ],
});
