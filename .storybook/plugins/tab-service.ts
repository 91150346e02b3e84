import { extname } from 'node:path';
import { type Connect, type Plugin } from 'vite';
import { bundleTabService, databaseFile, entryFile, packed } from './bundle-tab-service.ts';
import { keepBundled } from './keep-bundled.ts';
import { serviceInServer, tables } from './service-in-server.ts';
import { shrinking } from './shrinking.ts';

const virtualName = 'virtual:tab-service';
const folder = 'tab-service';
/** Tells the worker where the service lies that it may go on with. */
const newest = 'newest';
/** What the page hears then. */
const serviceChanged = 'tab-service:changed';
const types: Record<string, string> = { '.js': 'text/javascript', '.wasm': 'application/wasm' };

/**
 * Gives pages the address of the service for a worker: `import address from 'virtual:tab-service'`.
 *
 * It is bundled once for whatever asks for it, and again when something of it changes. Then the page is told, and the worker goes on with
 * the new service on the database that it has. Where the worker itself or the database have changed, the page loads again.
 */
export function tabService(make = { database: databaseFile, bundle: bundleTabService, keepBundled }) {
  return {
    name: 'tab-service',
    resolveId: (id) => (id === virtualName ? `\0${virtualName}` : null),
    load(id) {
      if (id !== `\0${virtualName}`) return null;
      if (this.environment.mode === 'dev') return `export default '/${folder}/${entryFile}';`;
      return `export default new URL('${folder}/${entryFile}', document.baseURI).href;`;
    },
    async generateBundle() {
      // A server has it beside what Vite bundles.
      if (this.environment.mode === 'dev') return;
      const { files } = await make.bundle(await packed(await make.database()));
      for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
    },
    configureServer: (server) => {
      const kept = serviceInServer(make, {
        onNewService: () => server.hot.send(serviceChanged, null),
        onNewWorker: () => server.hot.send({ type: 'full-reload' }),
      });
      const shrink = shrinking();
      const serve: Connect.NextHandleFunction = async (request, response, next) => {
        try {
          const { files, service } = await kept.latest();
          const name = new URL(request.url ?? '/', 'http://page').pathname.slice(1);
          if (name === newest) return void response.end(service);
          const file = files.get(name);
          if (!file) return next();
          response.setHeader('Content-Type', types[extname(name)] ?? 'application/octet-stream');
          response.setHeader('Content-Encoding', 'br');
          response.setHeader('Cache-Control', name === entryFile ? 'no-cache' : 'max-age=31536000, immutable');
          response.end(await shrink(name, file));
        } catch (error) {
          next(error);
        }
      };
      server.middlewares.use(`/${folder}`, serve);
      server.watcher.add(tables);
      server.watcher.on('change', (file) => kept.edited(file));
      server.httpServer?.once('close', () => void kept.close());
    },
  } satisfies Plugin;
}
