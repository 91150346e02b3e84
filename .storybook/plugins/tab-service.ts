import { extname } from 'node:path';
import { type Connect, type Plugin } from 'vite';
import { bundleTabService, compressed, entryFile, type TabServiceBundle } from './bundle-tab-service.ts';

const virtualName = 'virtual:tab-service';
const folder = 'tab-service';
const types: Record<string, string> = { '.js': 'text/javascript', '.wasm': 'application/wasm' };

const isOwn = (file: string) => /^\/(?!.*node_modules)/.test(file);

/**
 * Gives pages the address of the service for a worker: `import address from 'virtual:tab-service'`.
 *
 * It is bundled in a second, once for whatever asks for it. When something of it changes it is bundled again, and the page loads again
 * unless that is under way.
 */
export function tabService(): Plugin {
  let bundle: Promise<TabServiceBundle> | undefined;
  const bundled = () => (bundle ??= bundleTabService());
  const packed = new WeakMap<Buffer, Promise<Buffer>>();
  const pack = (file: Buffer) => {
    if (!packed.has(file)) packed.set(file, compressed(file));
    return packed.get(file);
  };
  return {
    name: 'tab-service',
    resolveId: (id) => (id === virtualName ? `\0${virtualName}` : null),
    load(id) {
      if (id !== `\0${virtualName}`) return null;
      if (this.environment.mode === 'dev') return `export default '/${folder}/${entryFile}';`;
      return `export default new URL('${folder}/${entryFile}', document.baseURI).href;`;
    },
    async generateBundle() {
      const { files } = await bundled();
      for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
    },
    configureServer: (server) => {
      let hasPage = false;
      const serve: Connect.NextHandleFunction = async (request, response, next) => {
        try {
          const name = new URL(request.url ?? '/', 'http://page').pathname.slice(1);
          const file = (await bundled()).files.get(name);
          if (!file) return next();
          hasPage = true;
          response.setHeader('Content-Type', types[extname(name)] ?? 'application/octet-stream');
          response.setHeader('Content-Encoding', 'br');
          response.setHeader('Cache-Control', name === entryFile ? 'no-cache' : 'max-age=31536000, immutable');
          response.end(await pack(file));
        } catch (error) {
          next(error);
        }
      };
      server.middlewares.use(`/${folder}`, serve);
      void bundled().then(({ sources }) => server.watcher.add([...sources].filter(isOwn)));
      server.watcher.on('change', async (file) => {
        if (!(await bundled()).sources.has(file)) return;
        hasPage = false;
        bundle = bundleTabService();
        await bundle;
        if (!hasPage) server.hot.send({ type: 'full-reload' });
      });
    },
  };
}
