// A clone of what is committed, with the packages of this workspace and what somebody brings who adds a brand: a logo and the facts.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/workspace.mjs';

const known = join(root, 'libs/brand/brands/lwandle');

export function freshClone(title) {
  const folder = mkdtempSync(join(tmpdir(), `recipe-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-`));
  execFileSync('git', ['clone', '--quiet', root, folder]);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const { productName, contact, legal } = JSON.parse(readFileSync(join(known, 'brand.json'), 'utf8'));
  const reached = { ...contact, phone: '010 555 0142', chatNumber: '27825550142' };
  writeFileSync(join(folder, 'facts.json'), ofAnother({ productName, contact: reached, legal }));
  writeFileSync(join(folder, 'logo.svg'), readFileSync(join(known, 'mark.svg')));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

/** The facts of one insurer as those of another: its name, and each number with another digit at its end. */
const ofAnother = (facts) =>
  JSON.stringify(facts, null, 2)
    .replaceAll(/lwandle/g, 'baobab')
    .replaceAll(/Lwandle/g, 'Baobab')
    .replaceAll(/(\d)(?="|\/\d)/g, (digit) => String((Number(digit) + 3) % 10));
