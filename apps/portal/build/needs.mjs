import { build } from 'vite';

/**
 * Which parts of the portal need which module: by the module's id, the ids of the modules that are fetched on demand (`import()`) and
 * cannot do without it; `entry` stands for the first page.
 *
 * The bundler knows it only once it has dropped what nobody uses, so it bundles once for this, a file for each set of parts.
 */
export async function readNeeds(settings) {
  const { output } = await build({
    ...settings,
    configFile: false,
    logLevel: 'error',
    build: {
      ...settings.build,
      write: false,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: {
        ...settings.build.rolldownOptions,
        output: { codeSplitting: true },
        // A module that two parts share stays apart: put with one of them, it would seem to need all that the one needs.
        experimental: { chunkOptimization: false },
      },
    },
  });
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const needs = new Map();
  for (const chunk of chunks.values()) {
    if (!chunk.isEntry && !chunk.isDynamicEntry) continue;
    const part = chunk.isEntry ? 'entry' : chunk.facadeModuleId;
    for (const file of withImports(chunk.fileName, chunks)) {
      for (const id of Object.keys(chunks.get(file).modules)) needs.set(id, [...(needs.get(id) ?? []), part]);
    }
  }
  return needs;
}

function withImports(file, chunks, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of chunks.get(file).imports) withImports(next, chunks, seen);
  return seen;
}
