import { extname } from 'node:path';
import { type Connect, type Plugin } from 'vite';
import {
  bundleTabService,
  compressed,
  type DatabaseFile,
  databaseFile,
  entryFile,
  packed,
  type TabServiceBundle,
} from './bundle-tab-service.ts';

const virtualName = 'virtual:tab-service';
const folder = 'tab-service';
const types: Record<string, string> = { '.js': 'text/javascript', '.wasm': 'application/wasm' };

const isOwn = (file: string) => /^\/(?!.*node_modules)/.test(file);
/** Of what the database is made: the rest of an edit leaves it as it is. */
const makesDatabase = (file: string) => /\/libs\/service\/store\//.test(file);

/**
 * Gives pages the address of the service for a worker: `import address from 'virtual:tab-service'`.
 *
 * It is bundled in a second, once for whatever asks for it. When something of it changes it is bundled again, and the page loads again
 * unless that is under way.
 */
export function tabService(make = { database: databaseFile, bundle: bundleTabService }) {
  let database: Promise<DatabaseFile> | undefined;
  const databaseOnce = () => (database ??= make.database());
  let bundle: Promise<TabServiceBundle> | undefined;
  /** Of what the last bundle was made that could be. */
  let sources = new Set<string>();
  const bundled = () => (bundle ??= databaseOnce().then(make.bundle).then(remembered));
  const remembered = (made: TabServiceBundle) => {
    sources = made.sources;
    return made;
  };
  const shrink = shrinking();
  return {
    name: 'tab-service',
    resolveId: (id) => (id === virtualName ? `\0${virtualName}` : null),
    load(id) {
      if (id !== `\0${virtualName}`) return null;
      if (this.environment.mode === 'dev') return `export default '/${folder}/${entryFile}';`;
      return `export default new URL('${folder}/${entryFile}', document.baseURI).href;`;
    },
    async generateBundle() {
      const { files } = await make.bundle(await packed(await databaseOnce()));
      for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
    },
    configureServer: (server) => {
      /** Whether a page has been asked for since the last edit: it takes the service that is being bundled. */
      let hasPage = false;
      const notePage: Connect.NextHandleFunction = (request, _response, next) => {
        if (request.headers.accept?.includes('text/html')) hasPage = true;
        next();
      };
      const serve: Connect.NextHandleFunction = async (request, response, next) => {
        try {
          const name = new URL(request.url ?? '/', 'http://page').pathname.slice(1);
          const file = (await bundled()).files.get(name);
          if (!file) return next();
          hasPage = true;
          response.setHeader('Content-Type', types[extname(name)] ?? 'application/octet-stream');
          response.setHeader('Content-Encoding', 'br');
          response.setHeader('Cache-Control', name === entryFile ? 'no-cache' : 'max-age=31536000, immutable');
          response.end(await shrink(name, file));
        } catch (error) {
          next(error);
        }
      };
      server.middlewares.use(notePage);
      server.middlewares.use(`/${folder}`, serve);
      void bundled().then(() => server.watcher.add([...sources].filter(isOwn)));
      server.watcher.on('change', async (file) => {
        if (!sources.has(file)) return;
        hasPage = false;
        bundle = undefined;
        if (makesDatabase(file)) database = undefined;
        // What cannot be bundled is said by the answer to whoever asks for it.
        await bundled().catch(() => undefined);
        if (!hasPage) server.hot.send({ type: 'full-reload' });
      });
    },
  } satisfies Plugin;
}

/** Compresses each file once. All but the entry are called by what they hold, and most outlive an edit. */
function shrinking() {
  const done = new Map<string, { file: Buffer; small: Promise<Buffer> }>();
  return (name: string, file: Buffer): Promise<Buffer> => {
    const known = done.get(name);
    if (known && (name !== entryFile || known.file === file)) return known.small;
    const small = compressed(file);
    done.set(name, { file, small });
    return small;
  };
}
