import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../lib/workspace.mjs';
import { sources } from './entry-points.mjs';

const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
const imported = /(\bfrom |\bimport\(|\bimport )(['"])([^'"]+)\2/g;

/**
 * Has the compiler write the declarations, each library in a folder of its own, and lets them find each other where nothing of this
 * workspace is: by a relative path to a file, also for `@portal/domain` (decision 007). Throws what the compiler says.
 */
export function writeDeclarations(folder) {
  execFileSync(process.execPath, [compiler, '-p', join(import.meta.dirname, 'tsconfig.json')], { stdio: 'inherit' });
  for (const path of readdirSync(folder, { recursive: true })) {
    if (!path.endsWith('.d.ts')) continue;
    const file = join(folder, path);
    const rewritten = readFileSync(file, 'utf8').replaceAll(
      imported,
      (_all, before, quote, name) => `${before}${quote}${found(name, { folder, file })}${quote}`,
    );
    writeFileSync(file, rewritten);
  }
}

/** What stands in the place of an imported name. */
function found(name, { folder, file }) {
  const source = sources[name];
  if (source) return relativeTo(file, join(folder, asModule(source)));
  if (!name.startsWith('.')) return name;
  const path = join(dirname(file), name.replace(/\.ts$/, ''));
  return relativeTo(file, existsSync(`${path}.d.ts`) ? `${path}.js` : join(path, 'index.js'));
}

const asModule = (source) => source.replace(/\.ts$/, '.js');

const relativeTo = (file, target) => {
  const path = relative(dirname(file), target).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
};
