// What makes a folder of built modules a package that npm packs and installs.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

export const workspace = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Packages of this workspace with their exact versions. Throws for one that it does not have. */
export const versionsOf = (names) =>
  Object.fromEntries(
    names.map((name) => {
      const version = workspace.dependencies[name];
      if (!version) throw new Error(`package.json has no dependency ${name}: add it there first.`);
      return [name, version];
    }),
  );

/** A plugin of Vite: beside what was built it writes package.json, with the version of the workspace, and a README. */
export const packageFiles = (folder, description, readme = 'README.md') => {
  let outDir;
  return {
    name: 'package-files',
    configResolved: (config) => void (outDir = config.build.outDir),
    closeBundle() {
      const { version, license } = workspace;
      const { name, ...more } = description;
      const file = { name, version, license, type: 'module', ...more };
      writeFileSync(join(outDir, 'package.json'), `${JSON.stringify(file, null, 2)}\n`);
      copyFileSync(join(folder, readme), join(outDir, 'README.md'));
    },
  };
};
