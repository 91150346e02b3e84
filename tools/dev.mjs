// `npm run dev`: the system with hot reload. The portal is served by Vite, which hands API calls to the service.
import { addresses, addressLines } from './lib/addresses.mjs';
import { ensureInstalled, run, start } from './lib/workspace.mjs';

const port = process.env.PORT ?? '4200';
const servicePort = process.env.SERVICE_PORT ?? '4202';
const outsidePort = process.env.OUTSIDE_PORT ?? '4201';

ensureInstalled();
const code = await run('nx', ['run-many', '-t', 'build', '-p', 'service,outside-world', '--output-style=static'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (code !== 0) process.exit(code);

const portal = `http://localhost:${port}`;
const serviceEnvironment = {
  PORT: servicePort,
  OUTSIDE_PORT: outsidePort,
  PORTAL_ORIGINS: portal,
  PORTAL_URL: portal, // whoever comes back from a payment comes back to Vite
};
const children = [
  start('vite', ['build', '--watch', '-c', 'apps/outside-world/vite.config.ts', '--logLevel', 'warn']),
  start('vite', ['build', '--watch', '-c', 'apps/service/vite.config.ts', '--logLevel', 'warn']),
  start('node', ['--watch', 'dist/apps/outside-world/main.js'], { env: serviceEnvironment }),
  start('node', ['--watch', 'dist/apps/service/main.js'], { env: serviceEnvironment }),
  start('vite', ['-c', 'apps/portal/vite.config.ts'], { env: { PORT: port, SERVICE_PORT: servicePort } }),
];
console.log(addressLines(addresses({ port, outsidePort })));

const end = () => children.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', end);
process.on('SIGTERM', end);
