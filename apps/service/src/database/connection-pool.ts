import { type Observe, statementName } from '@portal/service-store';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { beginWithReads } from './begin-with-reads';
import { inOnePiece } from './in-one-piece';
import { prepared } from './prepared';
import { type Query, textOf } from './query';

/**
 * A pool whose statements are prepared; those that are asked together travel together and in one piece (decision 009), `BEGIN` with the first
 * of them (decision 011), and they may be watched.
 */
export class ConnectionPool extends Pool {
  readonly #watched = new WeakSet<PoolClient>();
  readonly #observe: Observe | undefined;

  constructor(config: PoolConfig, observe?: Observe) {
    super({ ...config, pipeline: true });
    this.#observe = observe;
    // The pool asks through a connection of its own choice, which `connect` below does not see.
    const query = byName(this.query.bind(this) as Query);
    this.query = (observe ? observed(query, observe) : query) as Pool['query'];
  }

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
    const query = byName(inOnePiece(client, client.query.bind(client) as Query));
    client.query = beginWithReads(this.#observe ? observed(query, this.#observe) : query) as PoolClient['query'];
    return client;
  }
}

const byName =
  (query: Query): Query =>
  (...args) =>
    query(...prepared(args));

/** Watches what is asked with a promise. What is asked with a callback is the pool's own part of that. */
const observed =
  (query: Query, observe: Observe): Query =>
  (...args) => {
    if (typeof args.at(-1) === 'function') return query(...args);
    return observe({ kind: 'statement', name: nameOf(args[0]) }, () => query(...args) as Promise<unknown>);
  };

/** The name of a statement that was prepared, otherwise what it does to which table. */
const nameOf = (asked: unknown): string => {
  const name = typeof asked === 'object' && asked !== null && 'name' in asked ? asked.name : undefined;
  return typeof name === 'string' ? name : statementName(textOf(asked));
};
