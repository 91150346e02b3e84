/** What nothing needs: files, exports and types that nobody imports, packages that nothing names. */
export default {
  project: ['{apps,libs,tools,.storybook}/**/*.{ts,tsx,mjs,css,mdx}', '*.mjs'],
  entry: [
    'tools/dev/{session,rehearsal}.mjs', // started as processes by dev.mjs and prove.mjs
    'libs/conformance/src/index.ts', // read by tools/conformance.mjs through Vite
    'tools/bench/*.mjs', // a bench starts its server and its seed as processes
    'apps/portal/build/pages.mjs', // started by with-pages.mjs as a process
    'apps/portal/src/server.ts', // built by pages.mjs through Vite, loaded by it and by the service
    'apps/portal/src/service-worker/service-worker.ts', // built by worker.mjs through Vite
    'apps/portal/src/first-paint/{draw-last-known,without-react}.tsx', // built by last-known.mjs through Vite
    'tools/bench/pages/limits/*/look.css', // linked by the page beside it
    '.storybook/screens/scenarios-of-page.ts', // what pages of stories get in the place of the scenarios
    'libs/contract/src/testing/first-page.ts', // bundled by a test that counts its bytes
  ],
  nx: { config: ['nx.json', '{apps,libs,tools,.storybook}/**/project.json'] },
  vite: { config: ['{apps/*,tools/contract-package,.storybook/alone}/vite.config.ts'] },
  vitest: {
    config: [
      '{apps,libs}/**/vitest{,.histories}.config.ts',
      'vitest.web.mjs',
      '.storybook/{unit.config.mjs,vitest.config.ts,gallery/vitest.config.ts}',
    ],
  },
  playwright: { config: ['apps/portal-e2e/playwright.config.ts'] },
  // Belong to the machine, and are asked for before they are used.
  ignoreBinaries: ['openssl', 'apt-get', 'pdftotext', 'pdfinfo'],
  // A value may have a second name for what it means there: `formatCover`, `anybody`.
  exclude: ['duplicates'],
};
