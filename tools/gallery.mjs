// `npm run gallery`: a picture of every component and screen, in every brand of the folder, on a phone and on a wide screen, on one page to look through.
// Made from the built Storybook on a plain server of files, in a Chromium that reaches nothing else. `npm run gallery -- home` makes
// only the stories whose name holds that word, `--brand baobab` only that brand. What changed
// since the last gallery stands first, in pictures and in words. `--serve` shows it, with Storybook beside it. Ends with 1 when a story
// failed or asked for something elsewhere.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { shareOn, whatChanged } from './gallery/compare.mjs';
import { keepEarlier, readGallery, setLastAside, writeTexts } from './gallery/galleries.mjs';
import { galleryPage } from './gallery/gallery-page.mjs';
import { looksIn } from './gallery/looks.mjs';
import { storyPage } from './gallery/story-page.mjs';
import { serveFolder } from './lib/serve-folder.mjs';
import { importTypescript } from './lib/import-typescript.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled, environment, root } from './lib/workspace.mjs';

/** Tabs at work at the same time: as many as a small machine has cores. */
const tabs = 2;
/** The order of the sidebar; another group comes last. The workbench proves things and shows nothing. */
const groups = ['Foundations', 'Components', 'Forms', 'Screens'];

ensureInstalled();
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { brand: { type: 'string' }, serve: { type: 'boolean' } },
});
const [word = ''] = positionals;
const brands = await brandsToShow(values.brand);
const executablePath = await ensureChromium();
const built = spawnSync('nx', ['run', 'storybook:site', '--output-style=static'], {
  cwd: root,
  env: environment(),
  encoding: 'utf8',
});
if (built.status !== 0) {
  console.error(built.stdout, built.stderr);
  process.exit(1);
}

const site = join(root, 'dist/storybook');
const gallery = join(root, 'dist/gallery');
const last = join(root, 'dist/gallery-before');
const groupOf = ({ title }) => title.split('/')[0];
const placeOf = (entry) => (groups.includes(groupOf(entry)) ? groups.indexOf(groupOf(entry)) : groups.length);
const stories = Object.values(JSON.parse(readFileSync(join(site, 'index.json'), 'utf8')).entries)
  .filter((entry) => entry.type === 'story' && groupOf(entry) !== 'Workbench' && entry.id.includes(word.toLowerCase()))
  .sort((a, b) => placeOf(a) - placeOf(b));
if (stories.length === 0) throw new Error(`There is no story with "${word}" in its name`);

const begun = Date.now();
setLastAside(gallery, last);
const pictures = join(gallery, 'pictures');
const server = await serveFolder(site);
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1'],
});
const foreign = new Set();
const waiting = stories.entries();
const shown = [];
await Promise.all(
  Array.from({ length: tabs }, async () => {
    const show = await storyPage(browser, { address: server.address, looks: looksIn(brands), foreign });
    for (const [place, story] of waiting) shown[place] = await show(story, pictures);
  }),
);
writeTexts(gallery, shown);
const before = readGallery(last);
const changed = before && (await whatChanged(before, readGallery(gallery), shareOn(await browser.newPage())));
if (changed) keepEarlier(gallery, last, changed.changes);
await browser.close();
server.close();

const seconds = Math.round((Date.now() - begun) / 1000);
writeFileSync(
  join(gallery, 'index.html'),
  galleryPage(shown, { brands, seconds, madeAt: new Date().toISOString().slice(0, 16), changed }),
);
const files = readdirSync(pictures);
const megabytes = files.reduce((sum, file) => sum + statSync(join(pictures, file)).size, 0) / 1024 ** 2;
const failed = shown.filter(({ problem }) => problem);
for (const { title, name, problem } of failed) console.log(`FAILED ${title}: ${name}\n  ${problem.split('\n')[0]}`);
for (const url of foreign) console.log(`FAILED asked for ${url}`);
console.log(
  `${shown.length} stories, ${files.length} pictures, ${megabytes.toFixed(1)} MB, ${seconds} s: dist/gallery/index.html`,
);
if (changed)
  console.log(
    `Since the last one: ${changed.changes.length} stories look or read otherwise, ${changed.added.length} are new.`,
  );
if (values.serve) {
  const { address } = await serveFolder(join(root, 'dist'));
  console.log(`${address}/gallery/ (Ctrl+C ends it)`);
} else process.exit(failed.length + foreign.size === 0 ? 0 : 1);

/** The brand that was asked for, else those of the folder, the house first. */
async function brandsToShow(wanted) {
  const [{ houseId }, { brandsIn }] = await Promise.all(
    ['libs/brand/src/index.ts', 'libs/brand/src/node/index.ts'].map(importTypescript),
  );
  const all = brandsIn(join(root, 'libs/brand/brands'));
  if (wanted === undefined) return [houseId, ...all.filter((id) => id !== houseId)];
  if (all.includes(wanted)) return [wanted];
  console.error(`There is no brand "${wanted}" in libs/brand/brands. Known: ${all.join(', ')}.`);
  process.exit(1);
}
