// `npm run bench:release`: what a release that changes a word on one screen makes a returning visitor fetch again, at each place. Builds
// twice (11 seconds of processor). Bytes do not depend on the machine: part of the budgets, and so of `npm test`. The page itself is not
// counted: the service worker has the last one, and fetches the next behind it.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, loadConfigFromFile } from 'vite';
import { brotli } from '../lib/compress.mjs';
import { readManifest } from '../lib/manifest.mjs';
import { root } from '../lib/workspace.mjs';

/** KB that a visitor may have to fetch before the changed screen, or any main place, can be used. */
const most = 10;
const changed = { module: 'home/src/policy-home.tsx', from: 'Hello, ', to: 'Good day, ' };
const places = {
  'sign-in': ['sign-in.screen.tsx'],
  home: ['home.screen.tsx', 'after-cover.ts', 'signed-in-actions.tsx', 'make-calls.ts'],
  people: ['dependants.screen.tsx', 'signed-in-actions.tsx', 'make-calls.ts'],
  payments: ['payments.screen.tsx', 'answer.tsx', 'signed-in-actions.tsx', 'make-calls.ts'],
  documents: ['documents.screen.tsx', 'signed-in-actions.tsx', 'make-calls.ts'],
  'add a child': ['add-child.screen.tsx', 'signed-in-actions.tsx', 'make-calls.ts'],
};

const anotherWord = {
  name: 'another-word',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith(changed.module)) return null;
    if (!code.includes(changed.from)) throw new Error(`${changed.module} no longer says "${changed.from}"`);
    return { code: code.replace(changed.from, changed.to), map: null };
  },
};

/** Builds the files of the portal, without its pages, into a folder. */
async function release(outDir, plugins) {
  const file = join(root, 'apps/portal/vite.config.ts');
  const { config } = await loadConfigFromFile({ command: 'build', mode: 'production' }, file);
  const ours = config.plugins.flat(Infinity).filter((plugin) => plugin?.name !== 'with-pages');
  const target = { ...config.build, outDir };
  await build({ ...config, configFile: false, logLevel: 'error', plugins: [...plugins, ...ours], build: target });
  return readManifest(outDir);
}

const folder = await mkdtemp(join(tmpdir(), 'portal-release-'));
let isWithin = true;
try {
  const [before, after] = [join(folder, 'before'), join(folder, 'after')];
  const [older, newer] = [await release(before, []), await release(after, [anotherWord])];
  const filesOf = (manifest, modules) => new Set([...manifest.entryFiles, ...modules.flatMap(manifest.lazyFiles)]);
  for (const [place, modules] of Object.entries(places)) {
    const known = filesOf(older, modules);
    const fresh = [...filesOf(newer, modules)].filter((name) => !known.has(name));
    let bytes = 0;
    for (const name of fresh) bytes += brotli(await readFile(join(after, name))).length;
    const kb = bytes / 1024;
    isWithin &&= kb <= most;
    console.log(
      `${kb <= most ? 'ok  ' : 'FAIL'} ${place.padEnd(12)} ${kb.toFixed(1).padStart(6)} of ${most} KB in ${fresh.length} files`,
    );
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.exit(isWithin ? 0 : 1);
