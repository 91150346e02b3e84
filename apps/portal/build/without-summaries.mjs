const tables = /[\\/]libs[\\/]contract[\\/]src[\\/]endpoints[\\/][\w-]+\.ts$/;
const summary = /(?<=\bsummary:\s*)(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)/g;
const remarks = /\berrors: \[[^\]]*\],?|\bisAddition(?:: true)?,/g;
const schemas = /[\\/]libs[\\/]contract[\\/]src[\\/](fields|records)[\\/].*\.ts$/;
const notes = /\bdocumented\(\{(?:[^'}]|'(?:[^'\\\n]|\\.)*')*\}\),?/g;

/**
 * Leaves what only the API document says out of what browsers fetch: sentences, further error codes, what is an addition, and
 * the notes on fields.
 */
export const withoutSummaries = () => ({
  name: 'without-summaries',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => {
    if (tables.test(id))
      return {
        code: code.replace(summary, "''").replace(remarks, (found) => found.replaceAll(/[^\n]/g, '')),
        map: null,
      };
    return schemas.test(id) ? { code: code.replace(notes, ''), map: null } : null;
  },
});
