import { openPgliteCopy } from '@portal/service-store/testing';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ready } from './health';

const notReady = (message: string) => ({ failure: { status: 503, code: 'PROVIDER_UNAVAILABLE', message } });

it('is not ready while steps of the schema are missing', async () => {
  const { database, close } = await openPgliteCopy();
  await database.execute(sql`DELETE FROM migrations WHERE number > 1`);
  await expect(ready(database, '1')).rejects.toMatchObject(notReady('The database schema is not up to date'));
  await close();
});

it('is not ready once the database has taken away what this version uses', async () => {
  const { database, close } = await openPgliteCopy();
  await database.execute(
    sql`INSERT INTO migrations (number, name, applied_at, requires) VALUES (9001, 'next', now(), 9000)`,
  );
  await expect(ready(database, '1')).rejects.toMatchObject(
    notReady('The database schema needs a newer version of the service'),
  );
  await close();
});

it('is not ready while the database does not answer', async () => {
  const silent = { execute: () => Promise.reject(new Error('no connection')) };
  await expect(ready(silent as never, '1')).rejects.toMatchObject(notReady('The database does not answer'));
});
