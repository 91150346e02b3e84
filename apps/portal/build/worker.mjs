import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

/** What stands at the same address in every release, and the file behind it. */
const pages = {
  '/auth/login': 'index.html',
  '/': 'shell.html',
  '/config.json': 'config.json',
  '/icon.svg': 'icon.svg',
  '/icon-maskable.svg': 'icon-maskable.svg',
  '/manifest.webmanifest': 'manifest.webmanifest',
};

/** Builds the service worker with what this release is made of (`src/service-worker/release.ts`). */
export async function buildWorker(dist, { first, signedIn, places }) {
  const contents = await Promise.all(Object.values(pages).map((file) => readFile(join(dist, file))));
  const hash = createHash('sha256').update(JSON.stringify([first, signedIn, places]));
  for (const content of contents) hash.update(content);
  const paths = (files) => files.map((file) => `/${file}`);
  const release = {
    id: `release-${hash.digest('base64url').slice(0, 27)}`,
    pages: Object.keys(pages),
    first: paths(first),
    signedIn: paths(signedIn),
    places: paths(places),
  };
  await build({
    configFile: false,
    logLevel: 'error',
    define: { builtRelease: JSON.stringify(release) },
    publicDir: false,
    build: {
      outDir: dist,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(import.meta.dirname, '../src/service-worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}
