// A clone of what is committed, installed once and made as new for each recipe, with what somebody brings who adds a brand: a logo and facts.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/workspace.mjs';

const known = join(root, 'libs/brand/brands/lwandle');

export function freshClone() {
  const folder = mkdtempSync(join(tmpdir(), 'recipes-'));
  // As a folder that somebody clones into: PostgreSQL, which does not run as root, has to reach its programs.
  chmodSync(folder, 0o755);
  const inClone = (command, ...args) =>
    execFileSync(command, args, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  inClone('git', 'clone', '--quiet', root, '.');
  inClone('npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline');
  return {
    folder,
    /** Leaves nothing of the recipe before but the packages. */
    makeNew() {
      inClone('git', 'reset', '--quiet', '--hard');
      inClone('git', 'clean', '--quiet', '-fdx', '--exclude=/node_modules');
      const { productName, contact, legal } = JSON.parse(readFileSync(join(known, 'brand.json'), 'utf8'));
      const reached = { ...contact, phone: '010 555 0142', chatNumber: '27825550142' };
      writeFileSync(join(folder, 'facts.json'), ofAnother({ productName, contact: reached, legal }));
      writeFileSync(join(folder, 'logo.svg'), readFileSync(join(known, 'mark.svg')));
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** The facts of one insurer as those of another: its name, and each number with another digit at its end. */
const ofAnother = (facts) =>
  JSON.stringify(facts, null, 2)
    .replaceAll(/lwandle/g, 'baobab')
    .replaceAll(/Lwandle/g, 'Baobab')
    .replaceAll(/(\d)(?="|\/\d)/g, (digit) => String((Number(digit) + 3) % 10));
