import { getRequestListener } from '@hono/node-server';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { aWorld } from './a-world';

/** The outside world behind a real port, until the test is over. */
export async function aListeningWorld(environment: Record<string, string> = {}) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const world = aWorld({ APP_MODE: 'test', OUTSIDE_URL: url, ...environment });
  server.on('request', getRequestListener(world.app.fetch, { overrideGlobalObjects: false }));
  return { ...world, url };
}
export type ListeningWorld = Awaited<ReturnType<typeof aListeningWorld>>;
