// `npm run brand:icons -- lwandle`: draws the pictures of a brand for phones that take no SVG into its folder, from its mark. Run it when
// the mark or its ground has changed: a test compares what they were drawn from.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { importTypescript } from './lib/import-typescript.mjs';
import { withText } from './lib/png-text.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { root } from './lib/workspace.mjs';

const [id] = process.argv.slice(2);
const { maskableIcon, phoneIcons } = await importTypescript('libs/brand/src/index.ts');
const { brandsIn, readBrandFolder } = await importTypescript('libs/brand/src/node/index.ts');

const brands = resolve(root, process.env.BRANDS_DIR ?? 'libs/brand/brands');
if (!brandsIn(brands).includes(id)) {
  console.error(`Usage: npm run brand:icons -- <id>; ${brands} holds ${brandsIn(brands).join(', ')}`);
  process.exit(1);
}
const read = readBrandFolder(join(brands, id));
if ('problems' in read) {
  console.error(read.problems.join('\n'));
  process.exit(1);
}

const svg = maskableIcon(read.brand);
const source = createHash('sha256').update(svg).digest('hex');
const browser = await chromium.launch({ executablePath: await ensureChromium() });
try {
  for (const { file, side } of phoneIcons) {
    const page = await browser.newPage({ viewport: { width: side, height: side } });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
    writeFileSync(join(brands, id, file), withText(await page.screenshot(), 'Source', source));
    await page.close();
  }
} finally {
  await browser.close();
}
console.log(`${phoneIcons.map(({ file }) => file).join(', ')} are drawn in ${join(brands, id)}.`);
