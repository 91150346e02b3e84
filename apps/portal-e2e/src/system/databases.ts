import { startPostgres } from '@portal/service-store/test-server';
import pg from 'pg';

interface OnServer {
  DATABASE_URL?: string;
}

/** The variable that names the server of this run, for the workers. Without it every system has the embedded database. */
const serverAddress = 'JOURNEYS_POSTGRES';
const seeded = 'seeded';
let copies = 0;

/**
 * A PostgreSQL server for the systems of this run, as installations have it. With `npm run prove` there is none: the same journeys go
 * through the embedded database of `npm start`, which takes more than twice the processor.
 */
export async function startDatabases(): Promise<{ stop: () => Promise<void> }> {
  if (process.env.TEST_SIZE === 'prove') return { stop: async () => undefined };
  const { access, createDatabase, stop } = await startPostgres();
  process.env[serverAddress] = `postgres://${access.user}:${access.password}@${access.host}:${access.port}`;
  await createDatabase(seeded);
  return { stop };
}

/** The database of the system that seeds the policies of the demo for all others. */
export const databaseToSeed = (): OnServer => addressOf(seeded);

/** A database of one system: a copy of the seeded one. */
export async function copyOfSeeded(): Promise<OnServer> {
  const name = `journeys_${process.pid}_${(copies += 1)}`;
  await asAdmin(`CREATE DATABASE ${name} TEMPLATE ${seeded} STRATEGY FILE_COPY`);
  return addressOf(name);
}

/** Deletes the database of an address that this file gave. */
export const dropDatabase = (address: string) =>
  asAdmin(`DROP DATABASE IF EXISTS ${new URL(address).pathname.slice(1)} WITH (FORCE)`);

function addressOf(name: string): OnServer {
  const server = process.env[serverAddress];
  return server === undefined ? {} : { DATABASE_URL: `${server}/${name}` };
}

async function asAdmin(statement: string): Promise<void> {
  const server = process.env[serverAddress];
  if (server === undefined) return;
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
