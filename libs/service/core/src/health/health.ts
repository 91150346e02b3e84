import { type Database, pendingMigrations } from '@portal/service-store';
import { type Answer, success } from '../wire/answer';
import { Refusal } from '../wire/refusal';

/** The process runs. Says nothing about the database. */
export const live = (version: string): Answer => success({ status: 'ok', version });

/** The database answers and no step of its schema is missing; otherwise 503. */
export async function ready(database: Database, version: string): Promise<Answer> {
  const missing = await pendingMigrations(database).catch(() => null);
  if (missing === null) throw new Refusal('PROVIDER_UNAVAILABLE', 'The database does not answer');
  if (missing.length > 0) throw new Refusal('PROVIDER_UNAVAILABLE', 'The database schema is not up to date');
  return success({ status: 'ready', version });
}
