import { randomUUID } from 'node:crypto';
import { serve } from '@hono/node-server';
import { offsetClock } from './clock/offset-clock';
import { createSchedule } from './clock/schedule';
import { outsideWorld } from './outside-world';
import { readSettings } from './settings';
import { startLines } from './start-lines';

/** How often we look whether something is due, in milliseconds. */
const tickEvery = 100;

const settings = readSettings(process.env);
if ('problems' in settings) {
  console.error(`The stand-ins did not start:\n- ${settings.problems.join('\n- ')}`);
  process.exit(1);
}

const clock = offsetClock(() => new Date());
const schedule = createSchedule(clock);
const world = outsideWorld({
  settings,
  clock,
  schedule,
  newId: () => randomUUID(),
  fetch: (url, init) => fetch(url, init),
});
const server = serve({ fetch: world.fetch, port: settings.OUTSIDE_PORT, hostname: settings.OUTSIDE_HOST }, ({ port }) =>
  console.log(startLines(`http://localhost:${port}`)),
);
const ticking = setInterval(schedule.tick, tickEvery);
server.on('error', ({ message }: Error) => {
  console.error(`The stand-ins did not start: ${message}`);
  process.exit(1);
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    clearInterval(ticking);
    server.close(() => process.exit(0));
    if ('closeAllConnections' in server) setTimeout(() => server.closeAllConnections(), 1000).unref();
  });
}
