import { type Pool, type PoolClient } from 'pg';

/** How many of the last pieces of work say how long one takes: enough that one slow piece among quick ones decides nothing. */
const remembered = 20;

/**
 * Tells how long work that asks a pool for a connection now would wait, in milliseconds: those that wait already, times how long work lately
 * kept its connection, shared out among the connections.
 *
 * @param now milliseconds that only ever grow
 */
export function queueWait(pool: Pool, connections: number, now: () => number): () => number {
  const takenAt = new WeakMap<PoolClient, number>();
  let kept = 0;
  let counted = 0;
  pool.on('acquire', (client) => takenAt.set(client, now()));
  pool.on('release', (_error, client) => {
    counted = Math.min(counted + 1, remembered);
    kept += (now() - (takenAt.get(client) ?? now()) - kept) / counted;
  });
  return () => (pool.waitingCount * kept) / connections;
}
