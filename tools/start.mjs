// `npm start`: installs what is missing, builds, starts the outside world and the service with the portal.
import { addresses, addressLines, staffLines } from './lib/addresses.mjs';
import { stopwatch } from './lib/steps.mjs';
import { endAll, whenStopped } from './lib/stopping.mjs';
import { ensureInstalled, start } from './lib/workspace.mjs';

const port = process.env.PORT ?? '4200';
const outsidePort = process.env.OUTSIDE_PORT ?? '4201';
const mode = process.env.APP_MODE ?? 'demo';

const step = stopwatch();
const children = [];
let ending = false;
const end = async (code) => {
  if (ending) return;
  ending = true;
  await endAll(children);
  process.exit(code);
};
whenStopped(() => end(0));

ensureInstalled();
const projects = 'portal,service,outside-world';
step('Building the portal, the service and the outside world ...');
const build = start('nx', ['run-many', '-t', 'build', '-p', projects, '--output-style=static'], {
  stdio: process.env.VERBOSE ? 'inherit' : ['ignore', 'ignore', 'inherit'],
  detached: true,
});
children.push({ child: build, isGroup: true });
const built = await new Promise((resolve) => build.once('exit', resolve));
if (built !== 0 && !ending) {
  console.error('The build failed. Run `npx nx run-many -t build` to see why.');
  process.exit(1);
}
if (ending) await new Promise(() => undefined); // `end` ends the process

step('Starting the service and the outside world ...');
const settings = { PORT: port, OUTSIDE_PORT: outsidePort, APP_MODE: mode };
for (const app of ['outside-world', 'service']) {
  const stdio = mode === 'demo' ? ['ignore', 'ignore', 'inherit'] : 'inherit'; // in a demo the lines below say it all
  const child = start('node', [`dist/apps/${app}/main.js`], { env: settings, stdio });
  children.push({ child });
  child.once('exit', (code) => end(code ?? 1));
}

await untilReady(`http://localhost:${port}/readyz`);
if (!ending) step('Ready.');
if (mode === 'demo' && !ending) {
  console.log(`
${addressLines([...addresses({ port, outsidePort }), ['API', `http://localhost:${port}/api/reference`]])}

  Sign in with one of these policy numbers; the one-time PIN arrives in the inbox:
    7000010012   a family
    7000010020   a single parent, a premium behind
    7000010038   one person

${staffLines()}

  Ctrl+C stops everything.
`);
}

async function untilReady(address) {
  for (let tries = 0; tries < 600 && !ending; tries++) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  if (!ending) {
    console.error(`The service did not answer at ${address} within a minute.`);
    end(1);
  }
}
