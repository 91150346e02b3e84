/** Asks Chromium to compile every function of a file while it is being downloaded, beside the page; by default each is compiled when it is first called. */
const hint = '//# allFunctionsCalledOnLoad\n';

/** What sign-in and home are drawn with. Of other files most functions are called later, if at all. */
const drawnFirst = ['index', 'vendor', 'frame', 'sign-in.screen', 'calls', 'signed-in', 'home'];

/** Puts that request on the first line of those files: further down it is a comment like any other (decision 012). */
export const compileAhead = () => ({
  name: 'compile-ahead',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const name of drawnFirst) {
        const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
        if (!chunk)
          throw new Error(`No file is named ${name}: what sign-in and home are drawn with has another name now`);
        chunk.code = hint + chunk.code;
      }
    },
  },
});
