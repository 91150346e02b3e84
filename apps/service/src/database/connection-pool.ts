import { Pool, type PoolClient } from 'pg';

/**
 * A pool that gets back a connection whose `BEGIN` failed. Drizzle releases a connection only once a transaction has begun, so each
 * that could not begin would take one away for good.
 */
export class ConnectionPool extends Pool {
  readonly #watched = new WeakSet<PoolClient>();

  override connect(): Promise<PoolClient>;
  override connect(
    callback: (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void,
  ): void;
  override connect(callback?: Parameters<Pool['connect']>[0]): Promise<PoolClient> | void {
    if (callback) return super.connect(callback);
    return super.connect().then((client) => this.#watch(client));
  }

  #watch(client: PoolClient): PoolClient {
    if (this.#watched.has(client)) return client;
    this.#watched.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const watched = (...args: unknown[]) => {
      const answer = query(...args);
      if (isBegin(args[0]) && answer instanceof Promise) answer.catch((error: Error) => client.release(error));
      return answer;
    };
    client.query = watched as PoolClient['query'];
    return client;
  }
}

const isBegin = (asked: unknown): boolean => {
  const text = typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : asked;
  return typeof text === 'string' && text.startsWith('begin');
};
