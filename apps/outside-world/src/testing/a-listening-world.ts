import { getRequestListener } from '@hono/node-server';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { aWorld, start } from './a-world';

/** A clock that goes as the computer's does, whole seconds apart from it, from about where the others stand. */
function goingClock() {
  const begun = Math.floor(Date.now() / 1000) * 1000;
  return () => new Date(Date.parse(start) + Date.now() - begun);
}

/** The outside world behind a real port, until the test is over: on a clock that goes, as the sign-in provider's own does. */
export async function aListeningWorld(environment: Record<string, string> = {}) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const world = aWorld({ APP_MODE: 'test', OUTSIDE_URL: url, ...environment }, goingClock());
  server.on('request', getRequestListener(world.app.fetch, { overrideGlobalObjects: false }));
  return { ...world, url };
}
export type ListeningWorld = Awaited<ReturnType<typeof aListeningWorld>>;
