import { expect, test } from 'vitest';
import { findSession, lockSession } from './sessions';
import { inTransaction } from './transaction';
import { prepareReads } from './prepare-reads';
import { webRandom } from './web-random';
import { onEveryDatabase } from './testing/on-every-database';

onEveryDatabase('sessions', (db) => {
  test('an unknown session is null', async () => {
    const id = webRandom.uuid();
    expect(await findSession(db.database, id)).toBeNull();
    expect(await inTransaction(db.database, (tx) => lockSession(tx, id))).toBeNull();
    expect(await prepareReads(db.database).findCaller(id, null)).toBeNull();
    expect(await prepareReads(db.database).findCaller(id, '7000010012')).toBeNull();
  });
});
