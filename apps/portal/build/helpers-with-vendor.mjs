const importOf = (file) => {
  const name = file.split('/').at(-1).replaceAll('.', '\\.');
  return new RegExp(`import(?:\\{([^}]*)\\}from)?"\\./${name}";`);
};
/** Begins the names that are added to that file: longer than any that the minifier gives. */
const helper = '$helper';
/** `n as e` and `t`, as they stand in an import or an export: pairs of the first name and the second. */
const pairsIn = (names) =>
  names
    .split(',')
    .map((name) => name.split(' as '))
    .map(([one, other = one]) => [one, other]);

/**
 * Puts the bundler's helpers, a file of 400 bytes that every other one imports, into the file of the libraries, which every page has as
 * well: a request less for each page. The bundler lets no group have them (its module is never offered to one).
 */
export const helpersWithVendor = () => ({
  name: 'helpers-with-vendor',
  apply: 'build',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const named = (wanted) => chunks.find(({ name }) => name === wanted);
      const [helpers, vendor] = [named('rolldown-runtime'), named('vendor')];
      if (!helpers || !vendor) return;
      const from = importOf(helpers.fileName);
      const [, code, exported] = /^(.*?)export\{([^}]*)\};?\s*$/s.exec(helpers.code);
      for (const chunk of chunks.filter(({ imports }) => imports.includes(helpers.fileName))) {
        if (!from.test(chunk.code)) throw new Error(`How ${chunk.fileName} imports the bundler's helpers is not known`);
        chunk.code = chunk.code.replace(from, (_all, names) => {
          if (!names) return '';
          if (chunk === vendor) return `var{${pairsIn(names).map(([theirs, ours]) => `${theirs}:${ours}`)}}=${helper};`;
          const ours = pairsIn(names).map(([theirs, name]) => `${helper}${theirs} as ${name}`);
          return `import{${ours}}from"./${vendor.fileName.split('/').at(-1)}";`;
        });
        const imports = chunk.imports.map((file) => (file === helpers.fileName ? vendor.fileName : file));
        chunk.imports = [...new Set(imports)].filter((file) => file !== chunk.fileName);
      }
      const names = pairsIn(exported).map(([ours, theirs]) => ({ ours, theirs }));
      vendor.code = [
        `var ${helper}=(()=>{${code}return{${names.map(({ ours, theirs }) => `${theirs}:${ours}`)}}})(),`,
        `{${names.map(({ theirs }) => `${theirs}:${helper}${theirs}`)}}=${helper};`,
        vendor.code,
        `export{${names.map(({ theirs }) => `${helper}${theirs}`)}};`,
      ].join('');
      delete bundle[helpers.fileName];
    },
  },
});
