import { readFile } from 'node:fs/promises';
import { partsOf } from './parts-of-module.mjs';

const mark = '\0by-function:';
/** The libraries that are one module each, as they are asked for and as they are found. */
const asked = /^valibot$|(?:^|[\\/])chunk-\w+\.mjs$/;
const found = /node_modules[\\/](?:valibot|react-router)[\\/]dist[\\/]/;

/**
 * What the portal never has the router do, and what these functions give then: it fetches ahead for pages of its own framework, and shows
 * errors of server components, only there; nobody has it watched; every address has an error view of ours; no data come with the page; no
 * view moves into another.
 */
const leftOut = {
  PrefetchPageLinks: 'null',
  DefaultErrorComponent: 'null',
  decodeRouteErrorResponseDigest: 'undefined',
  RSCErrorHandler: 'arguments[0].children',
  getRouteInstrumentationUpdates: '{}',
  instrumentClientSideRouter: 'arguments[0]',
  parseHydrationData: 'undefined',
  persistAppliedTransitions: 'undefined',
  restoreAppliedTransitions: 'undefined',
};

/**
 * Gives each function of valibot and of the router a module of its own. Such a library is one module, and a module lives in one file: every
 * function that some later screen uses would travel with the first page. Apart they go where they are needed, as modules of ours do.
 */
export const byFunction = () => {
  const libraries = new Map();
  return {
    name: 'by-function',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source.startsWith(mark)) return source;
      if (!asked.test(source)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!resolved || !found.test(resolved.id)) return null;
      return { id: `${mark}${resolved.id}`, moduleSideEffects: false };
    },
    async load(id) {
      if (!id.startsWith(mark)) return null;
      const [file, part = ''] = id.slice(mark.length).split('#');
      if (!libraries.has(file)) libraries.set(file, readLibrary(this, file));
      const code = (await libraries.get(file)).get(part);
      return { code, moduleSideEffects: false };
    },
  };
};

async function readLibrary(bundler, file) {
  const code = shortened(bundler, await readFile(file, 'utf8'));
  const program = bundler.parse(code);
  const sources = new Map();
  for (const { source } of program.body.filter(({ type }) => type === 'ImportDeclaration')) {
    sources.set(source.value, (await bundler.resolve(source.value, file)).id);
  }
  return partsOf(code, program, {
    addressOf: (part) => `${mark}${file}#${part}`,
    sourceOf: (name) => sources.get(name),
  });
}

function shortened(bundler, code) {
  const functions = bundler
    .parse(code)
    .body.filter(({ type, id }) => type === 'FunctionDeclaration' && Object.hasOwn(leftOut, id.name));
  return functions.reduceRight(
    (text, { id: { name }, start, end }) =>
      `${text.slice(0, start)}function ${name}() { return ${leftOut[name]}; }${text.slice(end)}`,
    code,
  );
}
