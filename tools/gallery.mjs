// `npm run gallery`: a picture of every component and screen, on one page to look through. Made by the tests of the stories, in a Chromium that reaches
// nothing else: each story is photographed where its test ends, in the house brand. `-- --all` has each in every brand of the folder, on a phone (also
// dark) and on a wide screen, `--brand baobab` in that brand alone; `-- home` makes only the stories whose name holds that word. What changed since the
// last gallery stands first, in pictures and in words. `--serve` shows it, with Storybook beside it, and `--open` opens it in a browser. Ends with 1
// when a story failed or asked for something elsewhere.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { shareOn, whatChanged } from './gallery/compare.mjs';
import { drawStories } from './gallery/drawn-stories.mjs';
import { keepEarlier, readGallery, setLastAside, writeTexts } from './gallery/galleries.mjs';
import { galleryPage } from './gallery/gallery-page.mjs';
import { indexedStories } from './gallery/indexed-stories.mjs';
import { serveGallery } from './gallery/serve-gallery.mjs';
import { importTypescript } from './lib/import-typescript.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled, root } from './lib/workspace.mjs';

ensureInstalled();
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    brand: { type: 'string' },
    all: { type: 'boolean' },
    serve: { type: 'boolean' },
    open: { type: 'boolean' },
  },
});
const word = (positionals[0] ?? '').toLowerCase().replaceAll(' ', '-');
const isAsTested = !values.all && values.brand === undefined;
const brands = await brandsToShow(values);
const executablePath = await ensureChromium();
const stories = await indexedStories(word);
if (stories.length === 0) throw new Error(`There is no story with "${word}" in its name`);

const begun = Date.now();
const folder = join(root, 'dist/gallery');
const last = join(root, 'dist/gallery-before');
setLastAside(folder, last);
const shown = await drawStories(stories, { folder, brands, word, isAsTested });
writeTexts(folder, shown);
const changed = await sinceTheLast();

const seconds = Math.round((Date.now() - begun) / 1000);
writeFileSync(
  join(folder, 'index.html'),
  galleryPage(shown, { brands, seconds, madeAt: new Date().toISOString().slice(0, 16), changed }),
);
const pictures = join(folder, 'pictures');
const files = readdirSync(pictures);
const megabytes = files.reduce((sum, file) => sum + statSync(join(pictures, file)).size, 0) / 1024 ** 2;
const foreignFile = join(folder, 'foreign.txt');
const foreign = new Set(existsSync(foreignFile) ? readFileSync(foreignFile, 'utf8').trim().split('\n') : []);
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
if (values.serve || values.open) await serveGallery({ isOpened: values.open });
else process.exit(failed.length + foreign.size === 0 ? 0 : 1);

/** What this gallery shows otherwise than the last one; null where there was none. */
async function sinceTheLast() {
  const before = readGallery(last);
  if (before === null) return null;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  const changed = await whatChanged(before, readGallery(folder), shareOn(await browser.newPage()));
  await browser.close();
  keepEarlier(folder, last, changed.changes);
  return changed;
}

/** The brand that was asked for, all of the folder with the house first, or the house alone. */
async function brandsToShow({ brand, all: isAll }) {
  const [{ houseId }, { brandsIn }] = await Promise.all(
    ['libs/brand/src/index.ts', 'libs/brand/src/node/index.ts'].map(importTypescript),
  );
  const known = brandsIn(join(root, 'libs/brand/brands'));
  if (isAll) return [houseId, ...known.filter((id) => id !== houseId)];
  if (brand === undefined) return [houseId];
  if (known.includes(brand)) return [brand];
  console.error(`There is no brand "${brand}" in libs/brand/brands. Known: ${known.join(', ')}.`);
  process.exit(1);
}
