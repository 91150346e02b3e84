import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from '../tools/lib/chromium.mjs';

// React as people get it: its development build records a stack for every element and warns about every update outside of `act`.
process.env.NODE_ENV = 'production';

/** Every story is a test: it renders, its `play` passes, and axe finds nothing. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  cacheDir: join(import.meta.dirname, '../node_modules/.vite/stories'),
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  // Somebody who writes on while this runs does not write over every story.
  server: { hmr: { overlay: false } },
  test: {
    name: 'stories',
    // The first screen opens the database, which takes its time where much else runs.
    testTimeout: 180_000,
    // One page for all: the database opens once, and every story starts it over.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        // As after a person's own click, which a play cannot make.
        contextOptions: { permissions: ['clipboard-read', 'clipboard-write'] },
        launchOptions: {
          executablePath: findChromium() ?? '/usr/bin/chromium',
          args: [
            '--no-sandbox',
            '--disable-dev-shm-usage',
            '--disable-background-networking',
            '--disable-component-update',
            // A story that asks for something elsewhere gets nothing.
            '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost, EXCLUDE 127.0.0.1',
          ],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
    setupFiles: [join(import.meta.dirname, 'vitest.setup.ts')],
  },
});
