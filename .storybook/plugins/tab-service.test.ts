import { EventEmitter } from 'node:events';
import { type ViteDevServer } from 'vite';
import { expect, it, vi } from 'vitest';
import { type TabServiceBundle } from './bundle-tab-service';
import { tabService } from './tab-service';

const bundleOf = (service: string, worker = 'worker'): TabServiceBundle => ({
  files: new Map([['service.js', Buffer.from(`${worker} loads ${service}`)]]),
  service,
});

/** A server of development with the service in it, which is not bundled for real. */
async function serving() {
  let last = bundleOf('service-1.js');
  let onBundle: (made: TabServiceBundle) => void = () => undefined;
  const make = {
    database: async () => ({ name: 'migrated.tar', content: Buffer.from('rows') }),
    bundle: vi.fn(async () => last),
    keepBundled: async (_database: unknown, given: typeof onBundle) => {
      onBundle = given;
      onBundle(last);
      return { latest: async () => last, close: vi.fn() };
    },
  };
  const send = vi.fn();
  const use = vi.fn();
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
  const plugin = tabService(make);
  const server = { middlewares: { use }, watcher, hot: { send }, httpServer: null };
  plugin.configureServer.call({} as never, server as unknown as ViteDevServer);
  const serve = use.mock.calls[0]?.[1];
  /** What the server answers with. */
  const ask = (url: string) =>
    new Promise<unknown>((end, next) => void serve({ url }, { setHeader: vi.fn(), end }, next));
  await ask('/newest');
  const edit = (made: TabServiceBundle) => onBundle((last = made));
  return { make, plugin, send, ask, edit };
}

it('a page hears of an edit of the service, and its worker finds the new one', async () => {
  const { send, ask, edit } = await serving();
  expect(await ask('/newest')).toBe('service-1.js');
  edit(bundleOf('service-2.js'));
  expect(send).toHaveBeenCalledExactlyOnceWith('tab-service:changed', null);
  expect(await ask('/newest')).toBe('service-2.js');
});

it('a page is loaded again for another worker', async () => {
  const { send, edit } = await serving();
  edit(bundleOf('service-1.js', 'another worker'));
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'full-reload' });
});

it('a server of development does not bundle the service into the page as well', async () => {
  const { make, plugin } = await serving();
  await plugin.generateBundle.call({ environment: { mode: 'dev' } } as never);
  expect(make.bundle).not.toHaveBeenCalled();
});
