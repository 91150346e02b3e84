const tables = /[\\/]libs[\\/]contract[\\/]src[\\/]endpoints[\\/][\w-]+\.ts$/;
const summary = /(?<=\bsummary:\s*)(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/g;

/** Leaves the sentences of the API document out of what browsers fetch: no page shows them, and the first page carries six. */
export const withoutSummaries = () => ({
  name: 'without-summaries',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (tables.test(id) ? { code: code.replace(summary, "''"), map: null } : null),
});
