// `npm run brand -- lwandle`: puts the built portal into a brand, for a server that only knows files. Without it such a server
// shows the house brand until `config.json` has come. The service of this workspace needs none of this: it does the same at start.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { compressAll } from './lib/compress.mjs';
import { importTypescript } from './lib/import-typescript.mjs';
import { root } from './lib/workspace.mjs';

const [id, portal = 'dist/portal'] = process.argv.slice(2);
const { brandPage, brandStyle, licenceSentence, maskableIcon, phoneIcons, webManifest } =
  await importTypescript('libs/brand/src/index.ts');
const { brandsIn, readBrandFolder } = await importTypescript('libs/brand/src/node/index.ts');

const brands = resolve(root, process.env.BRANDS_DIR ?? 'libs/brand/brands');
const folder = resolve(root, portal);
const refuse = (problems) => {
  console.error(['The portal was left as it is:', ...problems.map((problem) => `- ${problem}`)].join('\n'));
  process.exit(1);
};
if (!brandsIn(brands).includes(id)) {
  refuse([`Usage: npm run brand -- <id> [folder of the built portal]; ${brands} holds ${brandsIn(brands).join(', ')}`]);
}
if (!existsSync(join(folder, 'index.html'))) refuse([`${folder} holds no built portal: npx nx build portal`]);
const read = readBrandFolder(join(brands, id));
if ('problems' in read) refuse(read.problems);

const { brand } = read;
const { productName, contact, legal } = brand;
const licenceLine = brand.licenceLine || licenceSentence(legal);
const write = (name, content) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
};
for (const page of ['index.html', 'shell.html']) {
  write(page, brandPage(readFileSync(join(folder, page), 'utf8'), { brand, productName }));
}
const stylesheet = `/brand/${id}.css`;
write(stylesheet, brandStyle(brand));
write('icon.svg', brand.markSvg);
write('icon-maskable.svg', maskableIcon(brand));
write('manifest.webmanifest', webManifest(brand, productName));
for (const { file } of phoneIcons) {
  const icon = brand.phoneIcons.get(file);
  if (icon) write(file, icon);
  else rmSync(join(folder, file), { force: true }); // the one that is there shows the house
}
const config = JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8'));
config.brand = { ...config.brand, id, productName, licenceLine, stylesheet };
config.contact = { ...config.contact, ...contact };
config.legal = { ...config.legal, ...legal };
write('config.json', `${JSON.stringify(config, null, 2)}\n`);
// Browsers that keep the portal notice another release by its name.
const pages = ['index.html', 'shell.html'].map((page) => readFileSync(join(folder, page), 'utf8'));
const release = createHash('sha256').update(JSON.stringify(pages)).digest('base64url').slice(0, 27);
const worker = readFileSync(join(folder, 'service-worker.js'), 'utf8');
write('service-worker.js', worker.replace(/\brelease-[\w-]{27}/, `release-${release}`));
await compressAll(folder);
console.log(`${portal} is in the brand ${id} (${productName}).`);
