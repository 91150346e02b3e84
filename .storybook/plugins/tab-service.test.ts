import { EventEmitter } from 'node:events';
import { type ViteDevServer } from 'vite';
import { expect, it, vi } from 'vitest';
import { tabService } from './tab-service';

const rule = '/workspace/libs/domain/src/rule.ts';
const table = '/workspace/libs/service/store/src/table.ts';

/** A server of development with the service in it, which is not bundled for real. */
async function serving() {
  const bundle = vi.fn(async () => ({ files: new Map<string, Buffer>(), sources: new Set([rule, table]) }));
  const database = vi.fn(async () => ({ name: 'migrated.tar', content: Buffer.from('rows') }));
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
  const send = vi.fn();
  const use = vi.fn();
  const server = { middlewares: { use }, watcher, hot: { send } };
  tabService({ bundle, database }).configureServer.call({} as never, server as unknown as ViteDevServer);
  await vi.waitFor(() => expect(watcher.add).toHaveBeenCalled());
  const openPage = () => {
    for (const [handler] of use.mock.calls)
      if (typeof handler === 'function') handler({ headers: { accept: 'text/html' } }, {}, () => undefined);
  };
  return { bundle, database, send, openPage, edit: (file: string) => watcher.emit('change', file) };
}

it('an edit of what the service is made of loads the page again, and leaves the database as it is', async () => {
  const { bundle, database, send, edit } = await serving();
  edit(rule);
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'full-reload' }));
  expect(bundle).toHaveBeenCalledTimes(2);
  expect(database).toHaveBeenCalledTimes(1);
});

it('a page that is asked for while the service is bundled is not loaded a second time', async () => {
  const { bundle, send, openPage, edit } = await serving();
  edit(rule);
  openPage();
  await vi.waitFor(() => expect(bundle).toHaveBeenCalledTimes(2));
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(send).not.toHaveBeenCalled();
});

it('an edit of the store makes the database again', async () => {
  const { database, send, edit } = await serving();
  edit(table);
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  expect(database).toHaveBeenCalledTimes(2);
});

it('after an edit that cannot be bundled the next one is', async () => {
  const { bundle, send, edit } = await serving();
  bundle.mockRejectedValueOnce(new Error('Unexpected token'));
  edit(rule);
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  edit(rule);
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(bundle).toHaveBeenCalledTimes(3);
});

it('an edit of anything else does nothing', async () => {
  const { bundle, send, edit } = await serving();
  edit('/workspace/libs/features/home/src/home.screen.tsx');
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(bundle).toHaveBeenCalledTimes(1);
  expect(send).not.toHaveBeenCalled();
});
