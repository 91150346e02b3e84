/**
 * Takes the scripts that every page begins with out of the lists of what to fetch with each screen: they are there by then, and the
 * lists are part of the first page. Put it after what moves code between files.
 */
export function withoutPageScripts() {
  let ofPage = new Set();
  const resolveDependencies = (_file, files, { hostType }) =>
    hostType === 'js' ? files.filter((file) => !ofPage.has(file)) : files;
  return {
    name: 'without-page-scripts',
    apply: 'build',
    config: () => ({ build: { modulePreload: { resolveDependencies } } }),
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const entries = Object.values(bundle).filter(({ isEntry }) => isEntry);
        ofPage = new Set(entries.flatMap(({ fileName, imports }) => [fileName, ...imports]));
      },
    },
  };
}
