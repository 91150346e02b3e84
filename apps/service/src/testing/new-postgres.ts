import '@portal/service-store/testing'; // says what the server's setup provides
import { inject } from 'vitest';
import { Client } from 'pg';

/** The PostgreSQL server of this run, or null when only PGlite is tested. */
export const postgresServer = () => inject('testDatabases').postgres;

let created = 0;

/** Makes an empty database that is up to date, for a start that is not the first, and gives its address. It goes with the server. */
export const newPostgres = (): Promise<string> => createFrom(({ template }) => template);

/** Makes a database with nothing in it at all. */
export const barePostgres = (): Promise<string> => createFrom(() => 'template1');

async function createFrom(templateOf: (server: { template: string }) => string): Promise<string> {
  const server = postgresServer();
  if (!server) throw new Error('There is no PostgreSQL server in this run');
  const { host, port, user, password } = server;
  const name = `process_${process.pid}_${(created += 1)}`;
  const admin = new Client({ host, port, user, password, database: 'postgres' });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${templateOf(server)} STRATEGY FILE_COPY`);
  await admin.end();
  return `postgres://${user}:${password}@${host}:${port}/${name}`;
}
