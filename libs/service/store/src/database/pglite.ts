import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { type Observe } from '../base/ports';
import { type Database, fromDriver, schema } from './database';
import { statementName } from './statement-name';

/** An embedded database that is open. */
export interface OpenPglite {
  database: Database;
  /** Always true: one connection, one transaction at a time, and a long query holds up everything else. */
  exclusive: true;
  /** The whole database as a file, to open copies from: much faster than migrating again. Call it when idle. */
  snapshot(): Promise<Blob>;
  close(): Promise<void>;
}

export interface PgliteOptions {
  /** A folder, or `idb://name` in a tab. Without one everything is in memory and gone after `close`. */
  dataDir?: string;
  /** What `snapshot` gave. Only for a new database. */
  loadDataDir?: Blob;
  /** Watches every transaction and statement. */
  observe?: Observe | undefined;
}

/**
 * Opens the embedded database, in Node or in a tab: for trying, for tests and for stories. Real data belongs in PostgreSQL.
 *
 * It takes no lock on its folder: the process that opens a folder must make sure that it is the only one.
 */
export async function openPglite({ dataDir, loadDataDir, observe }: PgliteOptions = {}): Promise<OpenPglite> {
  keepWasmCode();
  const client = await PGlite.create({ ...(dataDir && { dataDir }), ...(loadDataDir && { loadDataDir }) });
  return {
    database: databaseOn(client, observe),
    exclusive: true,
    snapshot: () => client.dumpDataDir('none'),
    close: () => client.close(),
  };
}

/** Our tables in a PGlite that is open. */
export const databaseOn = (client: PGlite, observe?: Observe): Database =>
  fromDriver(drizzle(observe ? observedClient(client, observe) : client, { schema }), observe);

/**
 * V8 frees the quick first version of WebAssembly functions once a better one is compiled, and in Node 24 that ends the process
 * now and then ("jit_page_->allocations_.erase"). A database costs a few megabytes more without it. A tab has no such switch.
 * Called before PGlite is made.
 */
export function keepWasmCode() {
  globalThis.process?.getBuiltinModule?.('node:v8').setFlagsFromString('--no-wasm-code-gc');
}

/** The same client, and what it gives to a transaction, with every statement watched. */
function observedClient(client: PGlite, observe: Observe): PGlite {
  const observed = <Asked extends Pick<PGlite, 'query'>>(asked: Asked): Asked => {
    const query = asked.query.bind(asked);
    asked.query = (text, ...more) =>
      observe({ kind: 'statement', name: statementName(text) }, () => query(text, ...more));
    return asked;
  };
  const transaction = client.transaction.bind(client);
  client.transaction = (work) => transaction((tx) => work(observed(tx)));
  return observed(client);
}
