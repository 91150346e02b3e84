import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from './workspace.mjs';

const left = ['node_modules', 'dist', '.data', '.nx', '.git', 'coverage'];

/** A copy of the sources, to be edited and thrown away; its packages are those of this workspace. */
export function scratchCopy(name) {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const filter = (path) => !left.includes(basename(path));
  for (const each of readdirSync(root).filter(filter))
    cpSync(join(root, each), join(folder, each), { recursive: true, filter });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}
