// `npm run new:brand -- baobab "#9a3412" logo.svg`: a whole brand from a name, one colour and a logo. Every colour is worked out for both
// themes, the facts of the insurer are asked for (or taken from `--facts facts.json` and options), the pictures for phones are drawn.
// `--open` shows the gallery in it. Nothing lists brands: the folder is enough.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { ensureInstalled, root, run } from './lib/workspace.mjs';
import { factsInFile, factsInOptions } from './new-brand/facts.mjs';
import { nextSteps } from './new-brand/next-steps.mjs';
import { openGallery } from './new-brand/open-gallery.mjs';
import { questions } from './new-brand/questions.mjs';
import { Refusal } from './new-brand/refusal.mjs';

ensureInstalled();
const usual = join(root, 'libs/brand/brands');
const folder = resolve(root, process.env.BRANDS_DIR ?? usual);

/** What was typed. A path is read from where npm was started. */
function readArguments() {
  const texts = Object.fromEntries(['facts', ...questions.map(({ option }) => option)].map((name) => [name, 'string']));
  const options = Object.fromEntries(Object.entries(texts).map(([name, type]) => [name, { type }]));
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { ...options, open: { type: 'boolean' } },
    });
    return { values, positionals };
  } catch (error) {
    throw new Refusal(
      `${error.message.split('. ')[0]}: npm run new:brand -- baobab "#9a3412" logo.svg --facts facts.json`,
    );
  }
}
const fromHere = (path) => path && resolve(process.env.INIT_CWD ?? process.cwd(), path);

/** Who answers, null where there is no terminal. */
function openTerminal() {
  if (!process.stdin.isTTY) return null;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const leave = () => {
    console.error('\nNo brand was made: not every question was answered.');
    process.exit(1);
  };
  lines.once('close', leave);
  return {
    ask: (text) => lines.question(text),
    say: (text) => console.log(`  ${text}`),
    close: () => lines.off('close', leave).close(),
  };
}

/** Writes the folder and draws its pictures: all of it, or none. */
async function writeBrand(name, files) {
  const place = join(folder, name);
  mkdirSync(place, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(place, file), text);
  const drawn = await run('node', ['tools/brand-icons.mjs', name], { env: { BRANDS_DIR: folder } });
  if (drawn === 0) return;
  rmSync(place, { recursive: true });
  throw new Refusal(`The pictures of ${name} could not be drawn, and it was not made: what stands above says why.`);
}

async function main() {
  const { values, positionals } = readArguments();
  const [name, colour, logo] = positionals;
  if (values.open && folder !== usual)
    throw new Refusal('--open shows brands of libs/brand/brands only: leave out --open, or BRANDS_DIR.');
  const { planBrand } = await import('./new-brand/plan-brand.mjs');
  const facts = new Map([...(values.facts ? factsInFile(fromHere(values.facts)) : []), ...factsInOptions(values)]);
  const terminal = openTerminal();
  const files = await planBrand({ name, colour, logo: fromHere(logo), facts }, { folder, terminal });
  terminal?.close();
  await writeBrand(name, files);
  console.log(`The brand ${name} is there, in ${relative(root, join(folder, name))}.`);
  console.log(nextSteps(name, folder === usual ? null : folder));
  if (values.open) process.exitCode = await openGallery(name);
}

await main().catch((error) => {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exit(1);
});
