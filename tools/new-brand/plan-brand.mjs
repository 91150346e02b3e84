// What a new brand holds, or the one sentence why it cannot be made. Writes nothing.
import { join } from 'node:path';
import { importTogether } from '../lib/import-typescript.mjs';
import { asFile, completeFacts } from './facts.mjs';
import { readLogo } from './logo.mjs';
import { questions } from './questions.mjs';
import { Refusal } from './refusal.mjs';

const {
  brand: lib,
  node,
  palette,
} = await importTogether({
  brand: 'libs/brand/src/index.ts',
  node: 'libs/brand/src/node/index.ts',
  palette: 'libs/brand/src/palette/index.ts',
});

/** Why a brand cannot have this name, null: it can. */
function whyNotName(name, taken) {
  if (!name) return 'Say what to call it: npm run new:brand -- baobab "#9a3412" logo.svg';
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return `"${name}" cannot be the name of a brand: write it in small letters, digits and hyphens, as "baobab".`;
  return taken.includes(name)
    ? `There is a brand "${name}" already: take another name, or change its brand.json.`
    : null;
}

/** The brands that are there. One that cannot be drawn is refused first: nothing can be compared with it. */
function readBrands(folder) {
  return node.brandsIn(folder).map((id) => {
    const read = node.readBrandFolder(join(folder, id));
    if ('problems' in read) throw new Refusal(`${read.problems[0]}; mend that brand before another is made.`);
    return read.brand;
  });
}

/**
 * The files of a new brand by their names. `terminal` answers questions, null where nobody can.
 * Throws a `Refusal` for a name, a colour, a logo or a fact that cannot be.
 */
export async function planBrand({ name, colour, logo, facts: given }, { folder, terminal }) {
  const badName = whyNotName(name, node.brandsIn(folder));
  if (badName) throw new Refusal(badName);
  const read = palette.readColour(colour ?? '');
  if (read === null)
    throw new Refusal(
      `"${colour ?? ''}" is no colour: write one that hides what is under it, in quotes, as "#9a3412".`,
    );
  const markSvg = readLogo(logo, lib.markProblem);
  const others = readBrands(folder);

  const themes = palette.paletteOf(read);
  const fileOf = (facts) => ({ id: name, ...asFile(facts), mark: 'mark.svg', ...themes });
  const problemOf = (facts) => factProblem(fileOf(facts), { others, markSvg });
  const facts = await completeFacts(given, { terminal, problemOf });
  return { 'brand.json': `${JSON.stringify(inOrder(fileOf(facts)), null, 2)}\n`, 'mark.svg': markSvg };
}

/** The keys in the order of the other files, the facts in that of the questions. */
function inOrder({ id, productName, contact, legal, mark, light, dark }) {
  const tokens = (theme) => Object.fromEntries(Object.keys(lib.themeTokens).map((token) => [token, theme[token]]));
  return { id, productName, contact, legal, mark, light: tokens(light), dark: tokens(dark) };
}

/** What is wrong with the facts so far: their form, or that another insurer has them. */
function factProblem(file, { others, markSvg }) {
  // A name that nobody has asked for yet is not wrong.
  const read = lib.readBrand({ ...file, productName: file.productName || 'not known yet' }, () => markSvg);
  if ('problems' in read) return `${read.problems[0]}: correct it.`;
  for (const other of others) {
    const [place] = lib.factsInCommon(file, other);
    if (place)
      return `${named(place)} "${valueAt(file, place)}" is that of the brand "${other.id}": say this insurer's own, or people reach another.`;
  }
  return null;
}

const named = (place) => `${questions.find((question) => question.place === place).label} (${place})`;
const valueAt = (file, place) => place.split('.').reduce((part, key) => part[key], file);
