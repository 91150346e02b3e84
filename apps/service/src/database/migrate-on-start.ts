import { migrate } from '@portal/service-store';
import { type Log } from '../log';
import { type DatabaseSettings } from '../settings';
import { openDatabase } from './open-database';
import { type OpenPools } from './open-pools';

interface Around {
  now: Date;
  log: Log;
}

/** Brings the schema up to date: over a connection of its own, on which a statement may take its time. */
export async function migrateOnStart(
  settings: DatabaseSettings,
  { kind, databases }: OpenPools,
  { now, log }: Around,
): Promise<void> {
  if (kind === 'PGlite') return note(await migrate(databases.writes, now), log);
  const one = { ...settings, DATABASE_CONNECTIONS: 1 };
  const opened = await openDatabase(one, { claim: null, log });
  note(await migrate(opened.database, now).finally(opened.close), log);
}

function note(taken: string[], log: Log): void {
  if (taken.length > 0) log({ level: 'info', event: 'migrated', steps: taken });
}
