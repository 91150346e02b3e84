const tables = /[\\/]libs[\\/]contract[\\/]src[\\/]endpoints[\\/][\w-]+\.ts$/;
const summary = /(?<=\bsummary:\s*)(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/g;
const remarks = /\berrors: \[[^\]\n]*\],?|\bisAddition: true,?/g;

/** Leaves what only the API document says out of what browsers fetch: sentences, further error codes, what is an addition. */
export const withoutSummaries = () => ({
  name: 'without-summaries',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    tables.test(id) ? { code: code.replace(summary, "''").replace(remarks, ''), map: null } : null,
});
