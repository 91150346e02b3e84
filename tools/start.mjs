// `npm start`: installs what is missing, builds, starts the outside world and the service with the portal.
import { ensureInstalled, run, start } from './lib/workspace.mjs';

const port = process.env.PORT ?? '4200';
const outsidePort = process.env.OUTSIDE_PORT ?? '4201';
const mode = process.env.APP_MODE ?? 'demo';

ensureInstalled();
const built = await run(
  'nx',
  ['run-many', '-t', 'build', '-p', 'portal,service,outside-world', '--output-style=static'],
  {
    stdio: process.env.VERBOSE ? 'inherit' : ['ignore', 'ignore', 'inherit'],
  },
);
if (built !== 0) {
  console.error('The build failed. Run `npx nx run-many -t build` to see why.');
  process.exit(built);
}

const children = [
  start('node', ['dist/apps/outside-world/main.js'], { env: { OUTSIDE_PORT: outsidePort } }),
  start('node', ['dist/apps/service/main.js'], { env: { PORT: port, OUTSIDE_PORT: outsidePort, APP_MODE: mode } }),
];

let ending = false;
const end = (code) => {
  if (ending) return;
  ending = true;
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
  Promise.all(children.map((child) => child.exitCode ?? new Promise((resolve) => child.once('exit', resolve)))).then(
    () => process.exit(code),
  );
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0));
for (const child of children) child.once('exit', (code) => end(code ?? 1));

await untilReady(`http://localhost:${port}/readyz`);
if (mode === 'demo') {
  console.log(`
  Portal      http://localhost:${port}
  PIN inbox   http://localhost:${outsidePort}/inbox
  API         http://localhost:${port}/api/docs

  Sign in with one of these policy numbers; the one-time PIN arrives in the inbox:
    7000010012   a family
    7000010020   a single parent, a premium behind
    7000010038   one person

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
