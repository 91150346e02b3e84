import { openPglite } from '@portal/service-store';
import { expect, it } from 'vitest';
import { ready } from './health';

const notReady = (message: string) => ({ failure: { status: 503, code: 'PROVIDER_UNAVAILABLE', message } });

it('is not ready while steps of the schema are missing', { timeout: 30_000 }, async () => {
  const { database, close } = await openPglite();
  await expect(ready(database, '1')).rejects.toMatchObject(notReady('The database schema is not up to date'));
  await close();
});

it('is not ready while the database does not answer', async () => {
  const silent = { execute: () => Promise.reject(new Error('no connection')) };
  await expect(ready(silent as never, '1')).rejects.toMatchObject(notReady('The database does not answer'));
});
