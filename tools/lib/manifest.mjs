import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const lazyModulesFile = '.vite/lazy-modules.json';

/** Writes down which file each module is in that is fetched on demand: Vite's manifest names the first module of a file only. */
export const lazyModulesInManifest = () => ({
  name: 'lazy-modules-in-manifest',
  apply: 'build',
  generateBundle(_options, bundle) {
    const lazy = Object.values(bundle)
      .filter(({ type }) => type === 'chunk')
      .flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [id, fileName]))
      .filter(([id]) => this.getModuleInfo(id)?.dynamicImporters.length > 0);
    this.emitFile({
      type: 'asset',
      fileName: lazyModulesFile,
      source: JSON.stringify(Object.fromEntries(lazy.sort(([one], [other]) => one.localeCompare(other)))),
    });
  },
});

/** Out of the build's manifests: what the first page needs, and what each lazily loaded module adds to it. */
export async function readManifest(dist) {
  const read = async (file) => JSON.parse(await readFile(join(dist, file), 'utf8'));
  const [manifest, lazyModules] = await Promise.all(['.vite/manifest.json', lazyModulesFile].map(read));
  const entries = new Map(Object.values(manifest).map((entry) => [entry.file, entry]));
  const follow = (file, seen = new Set()) => {
    const entry = entries.get(file);
    if (!entry || seen.has(file)) return seen;
    seen.add(file);
    for (const style of entry.css ?? []) seen.add(style);
    for (const next of entry.imports ?? []) follow(manifest[next].file, seen);
    return seen;
  };
  const entryFiles = [...follow(manifest['index.html'].file)];
  const lazyFiles = (moduleName) => {
    const name = Object.keys(lazyModules).find((module) => module.endsWith(moduleName));
    if (!name) throw new Error(`No module ${moduleName} in the build`);
    return [...follow(lazyModules[name])].filter((file) => !entryFiles.includes(file));
  };
  return {
    entryFiles,
    entryStyles: entryFiles.filter((file) => file.endsWith('.css')),
    lazyFiles,
    lazyScripts: (moduleName) => lazyFiles(moduleName).filter((file) => file.endsWith('.js')),
    lazyModules: Object.keys(lazyModules),
    /** The files of a group (`apps/portal/build/chunks.mjs`), without what they import. */
    filesNamed: (wanted) =>
      Object.values(manifest).flatMap(({ name, file, css = [] }) => (name === wanted ? [file, ...css] : [])),
  };
}
