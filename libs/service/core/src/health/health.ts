import { type Database, schemaState } from '@portal/service-store';
import { type Answer, success } from '../wire/answer';
import { Refusal } from '../wire/refusal';

/** The process runs. Says nothing about the database. */
export const live = (version: string): Answer => success({ status: 'ok', version });

/** The database answers and this version serves its schema; otherwise 503. */
export async function ready(database: Database, version: string): Promise<Answer> {
  const schema = await schemaState(database).catch(() => null);
  if (schema === null) throw new Refusal('PROVIDER_UNAVAILABLE', 'The database does not answer');
  if (schema.missing.length > 0) throw new Refusal('PROVIDER_UNAVAILABLE', 'The database schema is not up to date');
  if (schema.isTooOld)
    throw new Refusal('PROVIDER_UNAVAILABLE', 'The database schema needs a newer version of the service');
  return success({ status: 'ready', version });
}
