import { type Plugin } from 'vite';

const lateImport = /\bimport\((["'])([^"'\n]+)\1\)/g;
const ownFile = /\/(libs|apps|\.storybook)\/(?!.*node_modules).+\.tsx?(\?|$)/;

const helper = `const importedOnce = (name, load) => {
  const all = (globalThis.importedOnce ??= new Map());
  if (!all.has(name)) all.set(name, load().catch((error) => { all.delete(name); throw error; }));
  return all.get(name);
};
`;

/**
 * Where stories are tests, each module that is loaded late is asked for once, and again only if that failed. A browser that is asked for
 * one that it has walks through every module beneath: some 650 in development, where a built portal has one file. Seven such walks in each
 * story were a quarter of the work of its page.
 */
export const importedOnce = (): Plugin => ({
  name: 'imported-once',
  enforce: 'post',
  transform: (code, id) => (ownFile.test(id) ? rewritten(code, id) : null),
});

export function rewritten(code: string, file: string) {
  const once = code.replace(
    lateImport,
    (late, _quote, specifier: string) => `importedOnce(${JSON.stringify(`${file} ${specifier}`)}, () => ${late})`,
  );
  return once === code ? null : { code: `${helper}${once}`, map: null };
}
