import { randomUUID } from 'node:crypto';
import { serve } from '@hono/node-server';
import { outsideWorld } from './outside-world';
import { readSettings } from './settings';

const settings = readSettings(process.env);
if ('problems' in settings) {
  console.error(`The stand-ins did not start:\n- ${settings.problems.join('\n- ')}`);
  process.exit(1);
}

const world = outsideWorld({
  smsGatewaySecret: settings.SMS_GATEWAY_SECRET,
  now: () => new Date(),
  newId: () => randomUUID(),
});
const server = serve({ fetch: world.fetch, port: settings.OUTSIDE_PORT, hostname: settings.OUTSIDE_HOST }, ({ port }) =>
  console.log(`Text messages (stand-in SMS gateway): http://localhost:${port}/inbox`),
);
server.on('error', ({ message }: Error) => {
  console.error(`The stand-ins did not start: ${message}`);
  process.exit(1);
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    if ('closeAllConnections' in server) setTimeout(() => server.closeAllConnections(), 1000).unref();
  });
}
