import { isProving } from '@portal/domain/testing';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { type Database, fromDriver, schema } from '../database/database';
import { openPgliteCopy } from './pglite-in-turn';
import { type TestDatabases } from './test-databases';

/** A database of one suite: migrated, empty, its own. Its fields can be read inside tests and hooks. */
export interface TestDatabase {
  readonly name: 'PGlite' | 'PostgreSQL';
  readonly database: Database;
  /** False on PGlite: one connection, so parallel transactions take turns. */
  readonly isParallel: boolean;
  /** What another process would have: a pool of its own on PostgreSQL, the same connection on PGlite. */
  another(): Promise<Opened>;
}

interface Opened {
  database: Database;
  close(): Promise<void>;
}

/**
 * Describes a suite for a real PostgreSQL server, as installations have it, and for PGlite. Each gets a fresh database for the whole
 * suite. On PGlite it runs where the project says so (`onPglite`: the store does, which speaks to both), with TEST_SIZE=prove, and with
 * TEST_DATABASE=pglite, then on nothing else.
 *
 * The project's vitest.config.ts names `libs/service/store/src/testing/postgres-server.ts` as its globalSetup.
 */
export function onEveryDatabase(name: string, suite: (db: TestDatabase) => void): void {
  const databases = inject('testDatabases') as TestDatabases | undefined;
  if (!databases) throw new Error('Name store/src/testing/postgres-server.ts as globalSetup in vitest.config.ts');
  const { postgres } = databases;
  if (!postgres || isProving || inject('onPglite')) {
    describeOn('PGlite', name, suite, async () => {
      const opened = await openPgliteCopy();
      return { ...opened, another: async () => ({ database: opened.database, close: async () => undefined }) };
    });
  }
  if (postgres) describeOn('PostgreSQL', name, suite, () => createDatabase(postgres));
}

function describeOn(
  kind: TestDatabase['name'],
  name: string,
  suite: (db: TestDatabase) => void,
  open: () => Promise<Opened & { another(): Promise<Opened> }>,
) {
  describe(`${name} on ${kind}`, () => {
    let opened: Awaited<ReturnType<typeof open>> | undefined;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened?.close());
    const current = () => {
      if (!opened) throw new Error('The database is open inside tests and hooks only');
      return opened;
    };
    suite({
      name: kind,
      isParallel: kind === 'PostgreSQL',
      get database() {
        return current().database;
      },
      another: () => current().another(),
    });
  });
}

let created = 0;

/** A copy of the migrated template. It goes when the server goes, at the end of the run. */
async function createDatabase({
  template,
  ...access
}: NonNullable<TestDatabases['postgres']>): Promise<Opened & { another(): Promise<Opened> }> {
  created += 1;
  const database = `suite_${process.pid}_${created}_${Date.now()}`;
  const admin = new pg.Client({ ...access, database: 'postgres' });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${database} TEMPLATE ${template} STRATEGY FILE_COPY`);
  await admin.end();
  const another = async () => {
    const pool = new pg.Pool({ ...access, database, max: 20, pipeline: true });
    return { database: fromDriver(drizzle(pool, { schema })), close: () => pool.end() };
  };
  return { ...(await another()), another };
}
