// Weighs the built portal against its budgets: brotli bytes, KB of 1024, without a browser. Exits with 1 where one is broken.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotli } from '../apps/portal/build/compress.mjs';
import { readManifest } from '../apps/portal/build/manifest.mjs';
import { root } from './lib/workspace.mjs';

const dist = join(root, 'dist/portal');
const manifest = await readManifest(dist);
const page = await readFile(join(dist, 'index.html'), 'utf8');
const weigh = async (files) => {
  let sum = 0;
  for (const file of files) sum += brotli(await readFile(join(dist, file))).length;
  return sum / 1024;
};

const signIn = [...manifest.entryFiles, ...manifest.lazyFiles('sign-in.screen.tsx')];
const scripts = await weigh(signIn.filter((file) => file.endsWith('.js')));
const styles = await weigh(signIn.filter((file) => file.endsWith('.css')));
const html = brotli(Buffer.from(page)).length / 1024;
const home = scripts + styles + html + (await weigh(manifest.lazyFiles('home.screen.tsx')));

const rows = [
  { what: 'sign-in: JavaScript before the form can be used', kb: scripts, most: 110 },
  { what: 'sign-in: CSS before the form can be used', kb: styles, most: 12 },
  { what: 'sign-in: in all (the CSS stands in the page)', kb: scripts + html, most: 120 },
  { what: 'signed-in home, first visit, in all', kb: home, most: 200 },
];
const shared = new Set(signIn);
for (const module of manifest.lazyModules) {
  const own = manifest.lazyFiles(module).filter((file) => !shared.has(file));
  const most = module.includes('ui-kit') || own.some((file) => /menu/.test(file)) ? 40 : 20;
  rows.push({ what: `own chunks of ${module.split('/').slice(-2).join('/')}`, kb: await weigh(own), most });
}
const foreign = [...page.matchAll(/(?:src|href)="(https?:)?\/\/[^"]+"/g)].map((match) => match[0]);
rows.push({ what: 'addresses of other origins in the first page', kb: foreign.length, most: 0, unit: '' });

let broken = 0;
for (const { what, kb, most, unit = ' KB' } of rows) {
  const ok = kb <= most;
  if (!ok) broken++;
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${what.padEnd(64)} ${kb.toFixed(unit ? 1 : 0).padStart(6)} of ${most}${unit}`);
}
process.exit(broken ? 1 : 0);
