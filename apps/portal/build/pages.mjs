// After the browser's files: the prerendered sign-in page, the shell for every other address, and brotli/gzip twins.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { compressAll } from './compress.mjs';
import { readManifest } from './manifest.mjs';
import { earlySubmit, otherAddress } from './inline-scripts.mjs';

const portal = join(import.meta.dirname, '..');
const dist = join(portal, '../../dist/portal');
const ssr = join(portal, '../../dist/portal-prerender');
const configFile = join(portal, 'vite.config.ts');
const signInModule = 'sign-in.screen.tsx';

await build({
  configFile,
  logLevel: 'error',
  ssr: { noExternal: true },
  build: {
    ssr: join(portal, 'src/prerender.tsx'),
    outDir: ssr,
    manifest: false,
    minify: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});

const { prerender } = await import(pathToFileURL(join(ssr, 'prerender.js')).href);
const manifest = await readManifest(dist);
const template = await readFile(join(dist, 'index.html'), 'utf8');
const sheet = (await Promise.all(manifest.entryStyles.map((file) => readFile(join(dist, file), 'utf8'))))
  .join('')
  .trim();
const preload = (files) => files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');

const script = (code) => `<script>${code}</script>`;
const signIn = template
  .replace(/<link rel="stylesheet"[^>]*>\s*/g, '')
  .replace('<!--head-->', () =>
    [
      `<style>${sheet}</style>`,
      script(otherAddress),
      script(earlySubmit),
      preload(manifest.lazyScripts(signInModule)),
    ].join(''),
  )
  .replace('<!--app-->', () => '');
const markup = await prerender('/auth/login');
await writeFile(
  join(dist, 'shell.html'),
  template
    .replace('<!--head-->', () => preload(manifest.lazyScripts('api-client/src/make-calls.ts')))
    .replace('<!--app-->', ''),
);
await writeFile(
  join(dist, 'index.html'),
  signIn.replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`),
);
await rm(ssr, { recursive: true, force: true });
await compressAll(dist);
process.exit(0); // what the page asks for while it is prerendered keeps a timer for five minutes
