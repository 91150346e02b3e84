import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Out of Vite's manifest: what the first page needs, and what each lazily loaded module adds to it. */
export async function readManifest(dist) {
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
  const follow = (key, seen = new Set()) => {
    const entry = manifest[key];
    if (!entry || seen.has(entry.file)) return seen;
    seen.add(entry.file);
    for (const style of entry.css ?? []) seen.add(style);
    for (const next of entry.imports ?? []) follow(next, seen);
    return seen;
  };
  const entryFiles = [...follow('index.html')];
  const lazyFiles = (moduleName) => {
    const key = Object.keys(manifest).find((name) => name.endsWith(moduleName));
    if (!key) throw new Error(`No module ${moduleName} in the build`);
    return [...follow(key)].filter((file) => !entryFiles.includes(file));
  };
  return {
    entryFiles,
    entryStyles: entryFiles.filter((file) => file.endsWith('.css')),
    lazyFiles,
    lazyScripts: (moduleName) => lazyFiles(moduleName).filter((file) => file.endsWith('.js')),
    lazyModules: Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry),
  };
}
