import { type Database, type Observe } from '@portal/service-store';
import { type Log } from '../log';
import { type Settings } from '../settings';
import { type ShareName, shareNames, sharesOf } from './connection-shares';
import { openWithClaim } from './claim-database';
import { type LockFile } from './lock-file';
import { openEmbedded } from './open-embedded';
import { type OpenPool, openPool } from './open-pool';
import { timeLimits } from './time-limits';

type DatabaseSettings = Pick<Settings, 'DATABASE_URL' | 'DATABASE_CONNECTIONS' | 'DATA_DIR'>;

interface Options {
  /** What `claimDatabase` gave; it is released with the database. */
  claim: LockFile | null;
  log: Log;
  /** Watches every transaction and statement. */
  observe?: Observe | undefined;
}

export interface OpenPools {
  kind: 'PostgreSQL' | 'PGlite';
  /** The database, by who asks it. The embedded one has one connection, and is the same for everybody. */
  databases: Record<ShareName, Database>;
  /** The connections to PostgreSQL; null for the embedded database. */
  pools: Record<ShareName, OpenPool> | null;
  close(): Promise<void>;
}

/** Opens the database of the service: each kind of work has its share of the connections, and its limits (decision 006). */
export const openPools = (settings: DatabaseSettings, { claim, ...options }: Options): Promise<OpenPools> =>
  openWithClaim(claim, () => open(settings, options));

async function open(
  { DATABASE_URL: connectionString, DATABASE_CONNECTIONS, DATA_DIR: folder }: DatabaseSettings,
  { log, observe }: Omit<Options, 'claim'>,
): Promise<OpenPools> {
  if (connectionString === undefined) {
    const { database, close } = await openEmbedded(folder, observe);
    return { kind: 'PGlite', databases: forEach(() => database), pools: null, close };
  }
  const shares = sharesOf(DATABASE_CONNECTIONS);
  const pools = forEach((name) =>
    openPool({ connectionString, connections: shares[name], limits: timeLimits[name], log, observe }),
  );
  return {
    kind: 'PostgreSQL',
    databases: forEach((name) => pools[name].database),
    pools,
    close: async () => {
      await Promise.all(Object.values(pools).map((pool) => pool.close()));
    },
  };
}

const forEach = <Value>(make: (name: ShareName) => Value): Record<ShareName, Value> =>
  Object.fromEntries(shareNames.map((name) => [name, make(name)])) as Record<ShareName, Value>;
