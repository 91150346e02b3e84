import { expect, it, vi } from 'vitest';
import { type DatabaseFile, type TabServiceBundle } from './bundle-tab-service';
import { type Make, serviceInServer } from './service-in-server';

const table = `${import.meta.dirname.replace('.storybook/plugins', '')}libs/service/store/src/table.ts`;
const bundleOf = (service: string, worker = 'worker'): TabServiceBundle => ({
  files: new Map([['service.js', Buffer.from(`${worker} loads ${service}`)]]),
  service,
});

/** A server of development with the service in it, which is not bundled for real. */
async function serving(first: TabServiceBundle | Error = bundleOf('service-1.js')) {
  let bundle: (made: TabServiceBundle | Error) => void = () => undefined;
  const database = vi.fn(async (): Promise<DatabaseFile> => ({ name: 'migrated-1.tar', content: Buffer.from('rows') }));
  const close = vi.fn(async () => undefined);
  const latest = vi.fn(async () => bundleOf('service-1.js'));
  const keepBundled = vi.fn<Make['keepBundled']>(async ({ name }, onBundle) => {
    bundle = onBundle;
    onBundle(name === 'migrated-1.tar' ? first : bundleOf('service-1.js', `worker with ${name}`));
    return { latest, close };
  });
  const told = { onNewService: vi.fn(), onNewWorker: vi.fn() };
  const service = serviceInServer({ database, keepBundled }, told);
  await service.latest();
  latest.mockClear();
  return {
    service,
    database,
    keepBundled,
    latest,
    close,
    ...told,
    bundle: (made: TabServiceBundle | Error) => bundle(made),
  };
}

it('the first bundle is what pages begin with: nobody is told', async () => {
  const { onNewService, onNewWorker } = await serving();
  expect(onNewService).not.toHaveBeenCalled();
  expect(onNewWorker).not.toHaveBeenCalled();
});

it('an edit of the service leaves the worker and its database as they are', async () => {
  const { bundle, onNewService, onNewWorker, database } = await serving();
  bundle(bundleOf('service-2.js'));
  expect(onNewService).toHaveBeenCalledTimes(1);
  expect(onNewWorker).not.toHaveBeenCalled();
  expect(database).toHaveBeenCalledTimes(1);
});

it('an edit of the worker itself makes another worker', async () => {
  const { bundle, onNewService, onNewWorker } = await serving();
  bundle(bundleOf('service-1.js', 'another worker'));
  expect(onNewWorker).toHaveBeenCalledTimes(1);
  expect(onNewService).not.toHaveBeenCalled();
});

it('an edit that cannot be bundled is told once, and the page loads again after the next that can', async () => {
  const { bundle, onNewService, onNewWorker } = await serving();
  bundle(new Error('Unexpected token'));
  bundle(new Error('Unexpected token'));
  expect(onNewService).toHaveBeenCalledTimes(1);
  bundle(bundleOf('service-2.js'));
  expect(onNewWorker).toHaveBeenCalledTimes(1);
});

it('a page that came before anything could be bundled gets a worker once it can', async () => {
  const { bundle, onNewWorker } = await serving(new Error('Unexpected token'));
  bundle(bundleOf('service-1.js'));
  expect(onNewWorker).toHaveBeenCalledTimes(1);
});

it('an edit of a table makes the database again, and a worker that loads it', async () => {
  const { service, database, close, onNewWorker } = await serving();
  database.mockResolvedValue({ name: 'migrated-2.tar', content: Buffer.from('more rows') });
  service.edited(table);
  await service.latest();
  expect(close).toHaveBeenCalledTimes(1);
  expect(onNewWorker).toHaveBeenCalledTimes(1);
});

it('an edit of the store that leaves the tables as they are keeps the database', async () => {
  const { service, keepBundled, close } = await serving();
  service.edited(table);
  await service.latest();
  expect(keepBundled).toHaveBeenCalledTimes(1);
  expect(close).not.toHaveBeenCalled();
});

it('a store that cannot make its database is told, and the edit that mends it is taken', async () => {
  const { service, database, onNewService, onNewWorker } = await serving();
  database.mockRejectedValueOnce(new Error('syntax error at or near "TABEL"'));
  service.edited(table);
  await expect(service.latest()).rejects.toThrow('TABEL');
  expect(onNewService).toHaveBeenCalledTimes(1);
  service.edited(table);
  expect((await service.latest()).service).toBe('service-1.js');
  expect(onNewWorker).toHaveBeenCalledTimes(1);
});

it('what cannot be bundled while the store is edited is taken once it is mended elsewhere', async () => {
  const { service, bundle, onNewWorker, latest } = await serving();
  bundle(new Error('Unexpected token'));
  latest.mockRejectedValueOnce(new Error('Unexpected token'));
  service.edited(table);
  expect((await service.latest()).service).toBe('service-1.js');
  bundle(bundleOf('service-2.js'));
  expect(onNewWorker).toHaveBeenCalledTimes(1);
});

it('a store that is broken when the server starts is taken once it is mended', async () => {
  const database = vi.fn<Make['database']>().mockRejectedValueOnce(new Error('Unexpected token'));
  database.mockResolvedValue({ name: 'migrated-1.tar', content: Buffer.from('rows') });
  const keepBundled = async () => ({ latest: async () => bundleOf('service-1.js'), close: async () => undefined });
  const service = serviceInServer({ database, keepBundled }, { onNewService: vi.fn(), onNewWorker: vi.fn() });
  await expect(service.latest()).rejects.toThrow('Unexpected token');
  service.edited(table);
  expect((await service.latest()).service).toBe('service-1.js');
  await service.close();
});

it('an edit of anything else does not look at the database', async () => {
  const { service, database } = await serving();
  service.edited('/workspace/libs/features/home/src/home.screen.tsx');
  await service.latest();
  expect(database).toHaveBeenCalledTimes(1);
});
