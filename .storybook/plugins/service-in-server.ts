import { join } from 'node:path';
import { type DatabaseFile, entryFile, type TabServiceBundle } from './bundle-tab-service.ts';
import { type KeptBundle } from './keep-bundled.ts';

/** What the database is made of. */
export const tables = join(import.meta.dirname, '../../libs/service/store/src');

export interface Make {
  database(): Promise<DatabaseFile>;
  keepBundled(database: DatabaseFile, onBundle: (made: TabServiceBundle | Error) => void): Promise<KeptBundle>;
}

interface Told {
  /** The service has been edited, and the worker can take it or hear why not. */
  onNewService(): void;
  /** The worker itself is another one, or its database. */
  onNewWorker(): void;
}

/** The service in a server of development: always of the newest sources, on a database of the newest tables. */
export function serviceInServer(make: Make, { onNewService, onNewWorker }: Told) {
  /** Of the bundle before; null: it could not be made, which Vite says over the page until that loads again. */
  let worker: string | null | undefined;
  const compare = (made: TabServiceBundle | Error) => {
    const before = worker;
    worker = made instanceof Error ? null : workerOf(made);
    if (before === undefined || (worker === null && before === null)) return;
    if (worker === null || worker === before) onNewService();
    else onNewWorker();
  };
  const begin = async (database: DatabaseFile) => ({ database, kept: await make.keepBundled(database, compare) });
  let current = make.database().then(begin);
  const again = async (before: Awaited<typeof current>) => {
    const database = await make.database();
    if (database.name === before.database.name) return before;
    await before.kept.close();
    return begin(database);
  };
  return {
    latest: async () => (await current).kept.latest(),
    edited: (file: string) => {
      if (file.startsWith(tables)) current = current.then(again);
    },
    close: async () => (await current).kept.close(),
  };
}

/** What stays when the service is replaced: the script that loads it, which names all else that it loads. */
const workerOf = ({ files, service }: TabServiceBundle) => `${files.get(entryFile)}`.replaceAll(service, '');
