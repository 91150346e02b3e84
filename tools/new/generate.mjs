// What the generators share: they read everything, refuse in one sentence, and only then write; what they write is formatted.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import * as prettier from 'prettier';
import { root } from '../lib/workspace.mjs';

/** Why nothing is written: a sentence that says what to do. */
export class Refusal extends Error {}

export const read = (path) => readFileSync(join(root, path), 'utf8');

/** How often a text has an anchor: a string, or an expression for one that varies. */
const occurrences = (text, anchor) =>
  typeof anchor === 'string' ? text.split(anchor).length - 1 : [...text.matchAll(new RegExp(anchor, 'gm'))].length;

/** A text with one addition before or after its anchor, or as `change` makes it. Throws where the anchor is not there exactly once. */
export function inserted(text, { path, before, after, add, change }, generator) {
  if (change) return change(text);
  const anchor = before ?? after;
  const times = occurrences(text, anchor);
  if (times !== 1)
    throw new Refusal(
      `${path} has ${times === 0 ? 'no' : times} "${String(anchor).trim()}" where ${generator} puts its lines: make the generator follow the file.`,
    );
  return text.replace(anchor, (found) => (before ? add + found : found + add));
}

const formatted = async (path, text) => {
  const style = await prettier.resolveConfig(join(root, path));
  const { inferredParser } = await prettier.getFileInfo(join(root, path), {
    ignorePath: join(root, '.prettierignore'),
  });
  return inferredParser === null ? text : prettier.format(text, { ...style, filepath: path });
};

/** Writes new files (path to text) and insertions into files that are there. Nothing is written unless all of it can be. */
export async function write({ files, insertions, generator }) {
  const texts = new Map(Object.entries(files));
  for (const path of texts.keys())
    if (existsSync(join(root, path)))
      throw new Refusal(`${path} is there already: take another name, or change what is there.`);
  for (const insertion of insertions) {
    const { path } = insertion;
    texts.set(path, inserted(texts.get(path) ?? read(path), insertion, generator));
  }
  const done = await Promise.all([...texts].map(async ([path, text]) => [path, await formatted(path, text)]));
  for (const [path, text] of done) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/** Runs a generator with what was typed: `make(positionals, options)` gives the sentence to end with. A refusal ends with 1. */
export async function generate(options, make) {
  try {
    const { positionals, values } = parsed(options);
    console.log(await make(positionals, values));
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    console.error(failure.message);
    process.exitCode = 1;
  }
}

function parsed(options) {
  const all = Object.fromEntries(Object.keys(options).map((name) => [name, { type: 'string' }]));
  try {
    return parseArgs({ options: all, allowPositionals: true });
  } catch {
    const known = Object.entries(options).map(([name, example]) => `--${name}=${example}`);
    throw new Refusal(`The options are ${known.join(', ')}: write them so, after the name.`);
  }
}
