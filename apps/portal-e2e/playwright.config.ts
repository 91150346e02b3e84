import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { type BackendOption } from './src/system/journey';
import { findChromium } from '../../tools/lib/chromium.mjs';

const workspace = join(import.meta.dirname, '../..');
const isProof = process.env.TEST_SIZE === 'prove';
const launchOptions = {
  executablePath: findChromium() ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    // A page of a journey lives for seconds: to compile its scripts a second and a third time takes a tenth of the journey.
    ...(isProof ? [] : ['--js-flags=--no-maglev,--no-turbofan']),
  ],
};

/**
 * Where time passes, money moves or somebody else decides: the width changes nothing of that. What it changes of these screens, their
 * stories and the visit to every address show.
 */
const onPhoneOnly =
  /(after-a-release|airplane-mode|another-brand|answers-on-the-way|approvals|areas-switched-off|banking|claims|create-policy|failed-debit|home-at-once|kinds-of-death|main-member-died|missed-payment|newer-release|payment-detours|payments|plans|refused-and-disputed|specified-calls-only|spouse-and-extended|to-do|uploads-on-a-bad-line|what-a-page-loads|who-is-paid|without-a-network)\.spec\.ts$/;
/**
 * What a device keeps is the same at every width, and so is what others decide after a death, or what becomes of a form that was sent:
 * here on a phone, with `npm run prove` on a wide screen too.
 */
const onPhoneUnlessProved =
  /(beneficiaries|children|death-register|documents|guardian|own-phone|paid-in-cash|personal-details|requests|somebody-died|waits-for-a-network|yearly-check)\.spec\.ts$/;
/** Staff and integrators work on wide screens. */
const onDesktopOnly = /(api-reference|identity-providers|servicing|staff-sign-in)\.spec\.ts$/;
/** About the stub itself. */
const onStubOnly = /\/stub\.spec\.ts$/;

/** Reading and changing as a policyholder, paying, and reading as staff, which the stub answers as the service does; all of it with `npm run prove`. */
const onStub = isProof
  ? /\/(beneficiaries|children|personal-details|plans|servicing|sign-in|spouse-and-extended|stub)\.spec\.ts$/
  : /\/(beneficiaries|servicing|stub)\.spec\.ts$/;

/** Writing down every step of every journey takes a quarter of their time: for one that fails. */
const keepsTraces = Boolean(process.env.TRACE);

/** One pixel for each of CSS: nothing here looks at pixels, and the device has twenty for each. */
const onPhone = {
  ...devices['Galaxy S9+'],
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 1,
  launchOptions,
};

/** Journeys through the built system: every worker starts a service and an outside world of its own. */
export default defineConfig<object, BackendOption>({
  testDir: join(import.meta.dirname, 'src/journeys'),
  outputDir: join(workspace, 'dist/e2e'),
  globalSetup: './src/system/seed-once.ts',
  fullyParallel: false,
  workers: 2,
  forbidOnly: !!process.env.CI,
  // A browser stops drawing for no reason once in some thousand journeys. Those that passed only the second time are named at the end.
  retries: 1,
  reporter: [['list'], [join(workspace, 'tools/reliability/playwright-reporter.mjs')]],
  // For a machine that does much else besides; a journey that goes well waits for none of it.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    trace: keepsTraces ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions,
    // Whoever asks for less motion has nothing drawn sixty times a second; `first-paint` and `responsiveness` see all of it.
    contextOptions: { reducedMotion: isProof ? 'no-preference' : 'reduce' },
    // What a worker fetches cannot be held up or counted; the journeys about it allow it (`without-a-network`, `newer-release`).
    serviceWorkers: 'block',
    timezoneId: 'Africa/Johannesburg',
    locale: 'en-ZA',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: [onDesktopOnly, onStubOnly],
      use: onPhone,
    },
    {
      name: 'desktop',
      testIgnore: [onPhoneOnly, onStubOnly, ...(isProof ? [] : [onPhoneUnlessProved])],
      use: { viewport: { width: 1280, height: 800 }, launchOptions },
    },
    {
      name: 'stub',
      testMatch: onStub,
      // The stub takes longer to start than these journeys.
      workers: 1,
      use: { ...onPhone, backend: 'stub' },
    },
  ],
});
