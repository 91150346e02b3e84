// `npm run stub`: builds the stub, a backend to develop against, and starts it. apps/stub/README.md says what may stand behind it.
import { ensureInstalled, run } from './lib/workspace.mjs';

ensureInstalled();
const built = await run('nx', ['build', 'stub', '--output-style=static'], { stdio: ['ignore', 'ignore', 'inherit'] });
if (built !== 0) {
  console.error('The build failed. Run `npx nx build stub` to see why.');
  process.exit(1);
}
process.exitCode = await run('node', ['dist/packages/stub/main.js', ...process.argv.slice(2)]);
