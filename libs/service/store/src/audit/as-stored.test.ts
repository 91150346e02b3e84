import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../testing/on-every-database';
import { inTransaction } from '../database/transaction';
import { appendAudit } from './append-audit';
import { textAsStored, valueAsStored } from './as-stored';
import { verifyAuditChains } from './verify-audit-chains';

const anyText = fc.oneof(fc.string(), fc.stringMatching(/^[\u0000\ud800\udfff\u202ea\\"]{0,5}$/));

onEveryDatabase('text that a database has no place for', (db) => {
  test('is written so that the audit can still be verified', async () => {
    const values = fc.record({ reason: anyText, after: fc.dictionary(anyText, fc.jsonValue()), name: anyText });
    await fc.assert(
      fc.asyncProperty(values, async ({ reason, after, name }) => {
        const row = await inTransaction(db.database, (tx) =>
          appendAudit(tx, {
            at: new Date('2026-11-20T08:00:00Z'),
            actorType: 'STAFF',
            actorId: name,
            action: 'NOTE_WRITTEN',
            outcome: 'SUCCEEDED',
            policyNumber: '7000010012',
            reason,
            before: { [name]: [reason] },
            after,
          }),
        );
        expect(row).toMatchObject({
          reason: textAsStored(reason),
          before: { [textAsStored(name)]: expect.anything() },
        });
      }),
      { numRuns: 100 },
    );
    expect(await verifyAuditChains(db.database)).toMatchObject({ rows: 100, broken: [] });
  });
});

test('nothing that is in order is changed', () => {
  const value = { a: ['é', { b: 1, c: null }], 日: '🏳️‍🌈\n' };
  expect(valueAsStored({ ...value, d: undefined })).toEqual(value);
});
