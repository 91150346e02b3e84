import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { readBrand, type ReadBrand } from '../brand.ts';
import { type PhoneIcons, phoneIcons } from '../phone-icons.ts';

/** Reads and checks the brand in a folder. Every problem begins with the folder it is in. */
export function readBrandFolder(folder: string): ReadBrand {
  const path = join(folder, 'brand.json');
  if (!existsSync(path)) return { problems: [`${path} is missing`] };
  const contents = parsed(readFileSync(path, 'utf8'));
  if ('problem' in contents) return { problems: [`${path} ${contents.problem}`] };
  const fileBeside = (name: string) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : null;
  const read = readBrand(contents.value, fileBeside);
  if ('problems' in read) return { problems: read.problems.map((problem) => `${folder}: ${problem}`) };
  const name = basename(resolve(folder));
  return read.brand.id === name
    ? { brand: { ...read.brand, phoneIcons: iconsIn(folder) } }
    : { problems: [`${folder}: id is "${read.brand.id}", the folder "${name}"`] };
}

/** Those that are there: a brand without them has the pictures that phones make up. */
const iconsIn = (folder: string): PhoneIcons =>
  new Map(
    phoneIcons
      .filter(({ file }) => existsSync(join(folder, file)))
      .map(({ file }) => [file, new Uint8Array(readFileSync(join(folder, file)))]),
  );

/** The brands that a folder of brands holds. */
export const brandsIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : [];

function parsed(text: string): { value: unknown } | { problem: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { problem: `is no JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}
