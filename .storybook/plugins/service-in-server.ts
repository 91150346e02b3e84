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
  /** The last that could be made. */
  let last: { database: DatabaseFile; kept: KeptBundle } | undefined;
  const onNewestTables = async () => {
    try {
      const database = await make.database();
      if (last?.database.name !== database.name) {
        await last?.kept.close();
        last = undefined;
        last = { database, kept: await make.keepBundled(database, compare) };
      } else if (worker === null) {
        await last.kept.latest().then(compare, compare);
      }
      return last.kept;
    } catch (error) {
      compare(error as Error);
      throw error;
    }
  };
  let current: Promise<KeptBundle>;
  const look = (before: Promise<unknown> = Promise.resolve()) => {
    current = before.then(onNewestTables, onNewestTables);
    current.catch(() => undefined); // whoever asks for the service hears of it
  };
  look();
  return {
    latest: async () => (await current).latest(),
    edited: (file: string) => {
      if (file.startsWith(tables)) look(current);
    },
    close: async () => last?.kept.close(),
  };
}

/** What stays when the service is replaced: the script that loads it, which names all else that it loads. */
const workerOf = ({ files, service }: TabServiceBundle) => `${files.get(entryFile)}`.replaceAll(service, '');
