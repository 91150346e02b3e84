const ours = /[\\/](libs|apps)[\\/].*\.tsx?$/;
const label = /^\w+Atom\.debugLabel = '\w+';$/gm;

/** Leaves the names of atoms, which only tools for developers show, out of what browsers fetch. */
export const withoutLabels = () => ({
  name: 'without-labels',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => {
    const bare = ours.test(id) ? code.replace(label, '') : code;
    return bare === code ? null : { code: bare, map: null };
  },
});
