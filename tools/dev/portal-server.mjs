import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createServer as createVite } from 'vite';
import { root } from '../lib/workspace.mjs';

/** Served by the service, through Vite. */
const isForService = (url) => /^\/(api|config\.json|brand)(\/|\?|$)/.test(url);

/** How long a request waits for a service that is restarting, in milliseconds. */
const longestWait = 10_000;

/**
 * The portal on Vite, behind a server of ours: on SIGTERM Vite's own would end this process before the service has stopped.
 * A request that comes while the service restarts waits for it; after that it is told, as the portal shows refusals.
 * What is wrong stands over the page until it is mended; then the page loads again.
 */
export async function portalServer({ port, servicePort, folder, service, problems }) {
  const server = createServer();
  // Read by the configuration. A build in this process has said "production", in which React takes in no edited module: the page loads anew.
  Object.assign(process.env, { SERVICE_PORT: servicePort, NODE_ENV: 'development' });
  const vite = await createVite({
    configFile: join(root, 'apps/portal/vite.config.ts'),
    cacheDir: join(folder, 'vite'),
    logLevel: 'warn',
    clearScreen: false,
    server: {
      middlewareMode: true,
      ws: { server },
      fs: { allow: [root, realpathSync(join(root, 'node_modules'))] }, // packages may be linked from another folder
    },
  });

  server.on('request', async (request, response) => {
    if (isForService(request.url) && !service.isUp()) {
      await Promise.race([service.untilUp(), pause(longestWait, undefined, { ref: false })]);
      if (!service.isUp()) return refuse(response);
    }
    vite.middlewares(request, response);
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');

  let isShown = false;
  problems.onChange((all) => {
    if (all.length > 0) vite.ws.send(overlay(all));
    else if (isShown) vite.ws.send({ type: 'full-reload' });
    isShown = all.length > 0;
  });
  vite.ws.on('connection', (socket) => {
    if (problems.all().length > 0) socket.send(JSON.stringify(overlay(problems.all())));
  });

  return {
    async end() {
      server.close();
      server.closeAllConnections();
      await vite.close();
    },
  };
}

function refuse(response) {
  const message = 'The service is down. The terminal of `npm run dev` says why.';
  response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '1' });
  response.end(JSON.stringify({ success: false, status: 503, message, code: 'SERVICE_DOWN' }));
}

/** Vite's own view of an error, with our sentences. */
const overlay = (problems) => ({
  type: 'error',
  err: {
    message: problems.map(({ sentence }) => sentence).join('\n'),
    frame: problems.map(({ detail }) => detail).join('\n'),
    stack: '',
  },
});
