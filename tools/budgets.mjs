// Weighs the built portal against its budgets: brotli bytes, KB of 1024, without a browser. Exits with 1 where one is broken.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotli } from './lib/compress.mjs';
import { readManifest } from './lib/manifest.mjs';
import { root } from './lib/workspace.mjs';

const dist = join(root, 'dist/portal');
const manifest = await readManifest(dist);
const page = await readFile(join(dist, 'index.html'), 'utf8');
const weigh = async (files) => {
  let sum = 0;
  for (const file of files) sum += brotli(await readFile(join(dist, file))).length;
  return sum / 1024;
};

const isScript = (file) => file.endsWith('.js');
const signIn = [...manifest.entryFiles, ...manifest.lazyFiles('sign-in.screen.tsx')];
const scripts = await weigh(signIn.filter(isScript));
const styles = await weigh(signIn.filter((file) => file.endsWith('.css')));
const html = brotli(Buffer.from(page)).length / 1024;
const afterSignIn = ['home.screen.tsx', 'make-calls.ts', 'signed-in-actions.tsx'].flatMap(manifest.lazyFiles);
const home = scripts + styles + html + (await weigh([...new Set(afterSignIn)]));

const rows = [
  { what: 'sign-in: JavaScript before the form can be used', kb: scripts, most: 107 },
  { what: 'sign-in: CSS before the form can be used', kb: styles, most: 12 },
  { what: 'sign-in: in all (the CSS stands in the page)', kb: scripts + html, most: 120 },
  ...(await Promise.all(
    ['report/report.screen.tsx', 'sign-in/claim-sign-in.screen.tsx'].map(async (screen) => ({
      what: `first visit, JavaScript of ${screen}`,
      kb: (await weigh(manifest.entryFiles.filter(isScript))) + (await weigh(manifest.lazyScripts(screen))),
      most: 148,
    })),
  )),
  { what: 'signed-in home, first visit, in all', kb: home, most: 190 },
];
const [, early] = /import\('\/(assets\/[^']+)'\)/.exec(await readFile(join(dist, 'shell.html'), 'utf8')) ?? [];
if (!early) throw new Error('The page fetches nothing that draws the last known card');
rows.push({ what: 'on an own phone: what draws the last known card before React', kb: await weigh([early]), most: 5 });
const isScreenModule = (module) => module.endsWith('.screen.tsx');
/** What several screens share, by the name of its file (`apps/portal/build/chunks.mjs`): fetched with the first of them. */
const groups = {
  calls: { what: 'shared by calls and public pages', most: 23 },
  'signed-in': { what: 'shared by the screens behind sign-in, fetched with home', most: 33 },
  changes: { what: 'shared by the forms, fetched with the first of them', most: 18 },
  details: { what: 'shared by pages that show something without a form', most: 9.2 },
  'public-forms': { what: 'shared by forms that need no sign-in and those behind it', most: 9 },
  'of-deaths': { what: 'shared by public forms about a death and the pages of claims', most: 5 },
  'of-claims': { what: 'shared by the pages of claims, fetched with the first of them', most: 7 },
  payments: { what: 'shared by the payments and what is paid', most: 8 },
  staff: { what: 'shared by the pages of staff', most: 7 },
};
for (const [name, { what, most }] of Object.entries(groups)) {
  rows.push({ what, kb: await weigh(manifest.filesNamed(name).filter(isScript)), most });
}
const shared = new Set([...signIn, ...Object.keys(groups).flatMap(manifest.filesNamed)]);
/** KB of what has to be smaller than others that wait for a touch or for the page to rest. */
const small = { 'watch-page.ts': 2 };
/** Fetched by somebody who has not signed in, so without what the screens share. */
const forStrangers = ['make-calls.ts', 'contact-popover.tsx'];
for (const module of manifest.lazyModules) {
  const isScreen = isScreenModule(module);
  const isForStrangers = forStrangers.some((name) => module.endsWith(name));
  const own = manifest.lazyFiles(module).filter((file) => !(isForStrangers ? signIn.includes(file) : shared.has(file)));
  const what = isScreen ? 'own chunks of' : 'fetched on intent or when idle:';
  rows.push({
    what: `${what} ${module.split('/').slice(-2).join('/')}`,
    kb: await weigh(own),
    most: small[module.split('/').pop()] ?? (isScreen ? 20 : 45),
  });
}
// Links that a person may follow are none of this: only what the page itself would fetch.
const foreign = [...page.matchAll(/<(?:script|link|img|iframe)[^>]*(?:src|href)="(?:https?:)?\/\/[^"]+"/g)];
rows.push({ what: 'fetched from other origins by the first page', kb: foreign.length, most: 0, unit: '' });

let broken = 0;
for (const { what, kb, most, unit = ' KB' } of rows) {
  const ok = kb <= most;
  if (!ok) broken++;
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${what.padEnd(64)} ${kb.toFixed(unit ? 1 : 0).padStart(6)} of ${most}${unit}`);
}
process.exit(broken ? 1 : 0);
