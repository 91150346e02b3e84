// After the browser's files: the prerendered sign-in page, the shell for every other address, and brotli/gzip twins.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { compressAll } from '../../../tools/lib/compress.mjs';
import { readManifest } from '../../../tools/lib/manifest.mjs';
import { buildLastKnown } from './last-known.mjs';
import {
  askEarly,
  earlySubmit,
  firstPaint,
  firstPaintStyle,
  otherAddress,
  registerWorker,
  takeTyped,
} from './inline-scripts.mjs';
import { writePublicPages } from './public-pages.mjs';
import { buildWorker } from './worker.mjs';

const portal = join(import.meta.dirname, '..');
const dist = join(portal, '../../dist/portal');
const ssr = join(dist, '.server'); // stays for the service, which draws the public pages with it
const configFile = join(portal, 'vite.config.ts');
const signInModule = 'sign-in.screen.tsx';

await build({
  configFile,
  logLevel: 'error',
  ssr: { noExternal: true },
  build: {
    ssr: join(portal, 'src/server.ts'),
    outDir: ssr,
    manifest: false,
    copyPublicDir: false,
    rolldownOptions: { output: { codeSplitting: true } },
  },
});

const { earlyCall, houseName, ownPhoneMark, prerender, prerenderFirstPaint, publicPages } = await import(
  pathToFileURL(join(ssr, 'server.js')).href
);
const manifest = await readManifest(dist);
const template = await readFile(join(dist, 'index.html'), 'utf8');
const sheetOf = async (files) =>
  (await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')))).join('').trim();
const sheet = await sheetOf(manifest.entryStyles);
const preload = (files) => files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');

/** A sheet that stands in the page is not fetched with the module that asks for it: the loader looks for its link first. */
const isHere = (files) => files.map((file) => `<link rel="stylesheet" disabled href="/${file}">`).join('');
const script = (code) => `<script>${code}</script>`;
const signIn = template
  .replace(/<link rel="stylesheet"[^>]*>\s*/g, '')
  .replace('<!--head-->', () =>
    [
      script(takeTyped),
      `<style>${sheet}</style>`,
      isHere(manifest.entryStyles),
      script(otherAddress),
      script(earlySubmit),
      script(registerWorker),
      preload(manifest.lazyScripts(signInModule)),
    ].join(''),
  )
  .replace('<!--app-->', () => '');
const markup = await prerender('/auth/login');
/** What each main place is drawn with, by its address; and what the frame is. */
const frameModule = 'shell/signed-in-actions.tsx';
const placeModules = {
  '/': ['home/src/home.screen.tsx', 'home/src/after-cover.ts'],
  '/dependants': ['dependants/src/overview/dependants.screen.tsx'],
  '/my-plan': ['plans/src/my-plan/my-plan.screen.tsx'],
  '/payments': ['payments/src/overview/payments.screen.tsx', 'payments/src/overview/answer.tsx'],
  '/documents': ['documents/src/documents.screen.tsx'],
};
/** What opens over them. */
const menuModules = ['customer-menu/customer-menu.tsx'];
const allOf = (modules) => [...new Set(modules.flatMap(manifest.lazyFiles))];
const callScripts = manifest.lazyScripts('api-client/src/make-calls.ts');
const frameScripts = manifest.lazyScripts(frameModule).filter((file) => !callScripts.includes(file));
const ofPlace = (modules) => [
  ...new Set(modules.flatMap(manifest.lazyScripts).filter((file) => ![...callScripts, ...frameScripts].includes(file))),
];
const placeScripts = Object.entries(placeModules).map(([path, modules]) => [path, ofPlace(modules)]);
const paint = firstPaint(
  { all: frameScripts, ...Object.fromEntries(placeScripts) },
  { file: await buildLastKnown(dist), mark: ownPhoneMark },
);

const drawnFirst = [frameModule, ...placeModules['/']].flatMap(manifest.lazyFiles);
const lateStyles = [...new Set(drawnFirst.filter((file) => file.endsWith('.css')))];
const shellSheet = await sheetOf([...manifest.entryStyles, ...lateStyles]);
await writeFile(
  join(dist, 'shell.html'),
  template
    .replace(/<link rel="stylesheet"[^>]*>\s*/g, '')
    .replace('<title>Sign in</title>', () => `<title>${houseName}</title>`)
    .replace('<!--head-->', () =>
      [
        script(takeTyped),
        `<style>${shellSheet}${firstPaintStyle}</style>`,
        isHere([...manifest.entryStyles, ...lateStyles]),
        script(askEarly(earlyCall())),
        script(registerWorker),
        preload(callScripts),
      ].join(''),
    )
    .replace('<div id="root"><!--app--></div>', () => `<div id="root">${prerenderFirstPaint()}</div>${script(paint)}`),
);
await writeFile(
  join(dist, 'index.html'),
  signIn.replace('<div id="root"></div>', () => `<div id="root" data-page="/auth/login">${markup}</div>`),
);
await writePublicPages({ dist, folder: ssr, template, manifest, houseName, publicPages, signIn });
await buildWorker(dist, {
  first: [...manifest.entryFiles, ...manifest.lazyFiles(signInModule), ...callScripts],
  signedIn: allOf(['navigation/customer-more.tsx', 'sign-out/sign-out.screen.tsx']),
  places: [
    ...new Set([...frameScripts, ...lateStyles, ...allOf([...Object.values(placeModules).flat(), ...menuModules])]),
  ],
});
await compressAll(dist);
process.exit(0); // what the page asks for while it is prerendered keeps a timer for five minutes
