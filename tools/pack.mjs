// `npm run pack`: the contract and the stub as packages, to be installed with `npm install <file>`. docs/api/packages.md.
import { ensureInstalled, run } from './lib/workspace.mjs';

const folder = 'dist/packages';

ensureInstalled();
const build = ['run-many', '-t', 'build,package', '-p', 'stub,contract', '--output-style=static'];
const steps = [
  ['nx', build],
  ['npm', ['pack', '--pack-destination', folder, `./${folder}/contract`, `./${folder}/stub`]],
];
for (const [command, args] of steps) {
  process.exitCode = await run(command, args);
  if (process.exitCode !== 0) break;
}
