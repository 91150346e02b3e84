// What `npm run dev` is while it runs: two processes that follow their builds, and the portal on Vite.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { addresses, addressLines, staffLines } from '../lib/addresses.mjs';
import { isFree } from '../lib/free-port.mjs';
import { stopwatch } from '../lib/steps.mjs';
import { whenStopped } from '../lib/stopping.mjs';
import { root, start } from '../lib/workspace.mjs';
import { followedApp } from './followed-app.mjs';
import { portalServer } from './portal-server.mjs';
import { problemList } from './problems.mjs';

const port = process.env.PORT ?? '4200';
const servicePort = process.env.SERVICE_PORT ?? '4202';
const outsidePort = process.env.OUTSIDE_PORT ?? '4201';
const portalUrl = `http://localhost:${port}`;

const step = stopwatch();
const problems = problemList(step);
let portal;
const apps = [];

whenStopped(
  async () => {
    step('Stopping ...');
    await Promise.all([portal?.end(), ...apps.map(({ end }) => end())]);
    process.exit(0);
  },
  { isPart: true },
);

for (const [name, number] of Object.entries({ PORT: port, SERVICE_PORT: servicePort, OUTSIDE_PORT: outsidePort })) {
  if (await isFree(Number(number))) continue;
  console.error(`Port ${number} is taken. End what listens there (\`npm run doctor\` names it) or set ${name}.`);
  process.exit(1);
}

/** Read by both, so that each knows where the other is. Whoever comes back from a payment comes back to Vite. */
const settings = {
  PORT: servicePort,
  OUTSIDE_PORT: outsidePort,
  PORTAL_ORIGINS: portalUrl,
  PORTAL_URL: portalUrl,
};
const folder = join(root, 'dist/dev');
mkdirSync(folder, { recursive: true });

/** Apart from `dist/apps`: a build of `npm start` or `npm test` takes nothing away from what runs here. */
const follow = (name, app, readyAddress) => {
  const followed = followedApp({
    name,
    configFile: join(root, 'apps', app, 'vite.config.ts'),
    outDir: join(folder, app),
    sources: ['apps', 'libs'].map((each) => join(root, each)),
    start: () => start('node', [join(folder, app, 'main.js')], { env: settings, stdio: ['ignore', 'ignore', 'pipe'] }),
    readyAddress,
    step,
    problems,
  });
  apps.push(followed);
  return followed;
};

step('Building the service and the outside world ...');
follow('The outside world', 'outside-world', `http://127.0.0.1:${outsidePort}/inbox`);
const service = follow('The service', 'service', `http://127.0.0.1:${servicePort}/readyz`);
portal = await portalServer({ port: Number(port), servicePort, folder, service, problems });
step(`The portal is at ${portalUrl}; it waits for the service.`);

await Promise.all(apps.map(({ firstUp }) => firstUp));
step('Ready. What you save is built again and shown; Ctrl+C stops everything.');
console.log(`\n${addressLines(addresses({ port, outsidePort }))}\n\n${staffLines()}\n`);
