import { is, Param, Placeholder, type Query, SQL, sql } from 'drizzle-orm';
import { PgDatabase, PgDialect, PgPreparedQuery, PgSession, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import { type Database, type Executor } from './database';

type Asked = Parameters<PgSession['prepareQuery']>;

/** What any builder of a query becomes. */
interface Built<Result> {
  prepare(name: string): { execute(): Promise<Result> };
}

/**
 * A statement whose text is written when it is asked first, and never again: to write it takes twenty times as long as to ask it once more.
 * Drizzle prepares a query for one session, and every transaction is a session of its own; this asks whichever it is given.
 * A statement that is written as SQL gives what the driver does (`rowsOf`).
 *
 * `build` gets places for the values, typed as what will stand there. It may put them into the query, and not look at them: which
 * conditions a statement has cannot depend on a value.
 */
export function builtOnce<Values extends object, Result>(
  build: (executor: Executor, values: Values) => Built<Result> | SQL,
): (executor: Executor, values: Values) => Promise<Result> {
  let written: WrittenQuery | undefined;
  return async (executor, values) => {
    await null; // in its turn: a query of the builder, too, goes out one step after it was called
    written ??= writtenDown(build);
    const query = executor._.session.prepareQuery(...written.withValues(values as Record<string, unknown>));
    return Object.assign(query, { joinsNotNullableMap: written.joinsNotNullableMap }).execute() as Result;
  };
}

function writtenDown<Values extends object>(
  build: (executor: Executor, values: Values) => Built<unknown> | SQL,
): WrittenQuery {
  const places = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) });
  const built = build(nowhere, places as Values);
  if (is(built, SQL)) return new WrittenQuery([dialect.sqlToQuery(built), undefined, undefined, false]);
  return built.prepare('') as unknown as WrittenQuery;
}

/** A query that was written and cannot be asked. */
class WrittenQuery extends PgPreparedQuery<PreparedQueryConfig> {
  readonly #query: Query;
  readonly #parameters: ((values: Record<string, unknown>) => unknown)[];
  readonly #more: [Asked[1], undefined, Asked[3], Asked[4], Asked[5], Asked[6]];
  /** Which sides of a join may be missing: whatever prepares a query adds it. */
  joinsNotNullableMap: Record<string, boolean> | undefined;

  constructor([query, fields, , isArray, mapper, tables, cache]: Asked) {
    super(query, undefined, tables, cache);
    this.#query = query;
    this.#parameters = query.params.map(parameter);
    this.#more = [fields, undefined, isArray, mapper, tables, cache];
  }

  /** How it is prepared with its values. */
  withValues(values: Record<string, unknown>): Asked {
    return [{ ...this.#query, params: this.#parameters.map((of) => of(values)) }, ...this.#more];
  }

  execute(): Promise<never> {
    return Promise.reject(new Error('This statement is only written down'));
  }
}

/**
 * What stands in the place of a parameter, written as its column writes values. Drizzle's own way has no NULL: a record would be the JSON text
 * `null`.
 */
function parameter(given: unknown) {
  const [place, encoder] = is(given, Param) ? [given.value, given.encoder] : [given, null];
  if (!is(place, Placeholder)) return () => given;
  const { name } = place;
  return (values: Record<string, unknown>) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for "${name}"`);
    return value === null || encoder === null ? value : encoder.mapToDriverValue(value);
  };
}

class WritingSession extends PgSession {
  override prepareQuery<Config extends PreparedQueryConfig>(...asked: Asked): PgPreparedQuery<Config> {
    return new WrittenQuery(asked) as unknown as PgPreparedQuery<Config>;
  }

  override transaction(): Promise<never> {
    return Promise.reject(new Error('Nothing is asked here'));
  }
}

const dialect = new PgDialect();
const nowhere = new PgDatabase(dialect, new WritingSession(dialect), undefined) as unknown as Database;
