import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { onEveryDatabase } from '../testing/on-every-database';
import { inTransaction, sqlState } from '../database/transaction';
import { appendAudit, type AuditEvent } from './append-audit';
import { auditOf } from './audit-of';
import { canonicalJson } from './canonical-json';
import { verifyAuditChains } from './verify-audit-chains';

const at = new Date('2026-11-20T08:00:00.123Z');
const event = (more: Partial<AuditEvent> = {}): AuditEvent => ({
  at,
  actorType: 'CUSTOMER',
  action: 'LOGIN_SUCCEEDED',
  outcome: 'SUCCEEDED',
  ...more,
});

onEveryDatabase('the audit', (db) => {
  const append = (more: Partial<AuditEvent> = {}) => inTransaction(db.database, (tx) => appendAudit(tx, event(more)));
  const run = (statement: string) => db.database.execute(sql.raw(statement));
  /** As only the owner of the database can: with the guard off. */
  const tamper = async (statement: string) => {
    await run('ALTER TABLE audit DISABLE TRIGGER USER');
    await run(statement);
    await run('ALTER TABLE audit ENABLE TRIGGER USER');
  };
  afterEach(() => tamper('TRUNCATE audit, audit_heads'));

  test('rows of one policy are one chain, and what belongs to no policy is another', async () => {
    const first = await append({ policyNumber: '7000010012', before: { b: 1, a: [undefined, null] }, after: { at } });
    const second = await append({ policyNumber: '7000010012', ip: '10.0.0.1', reason: 'Because "é" \u2028' });
    const system = await append();
    expect([second.previousHash, system.chain]).toEqual([first.hash, 'SYSTEM']);
    expect((await auditOf(db.database, '7000010012')).map(({ sequence }) => sequence)).toEqual([
      second.sequence,
      first.sequence,
    ]);
    expect(await verifyAuditChains(db.database)).toMatchObject({ rows: 3, broken: [] });
  });

  test.each(["UPDATE audit SET reason = 'x'", 'DELETE FROM audit', 'TRUNCATE audit'])(
    '%s is refused',
    async (statement) => {
      await append();
      expect(sqlState(await run(statement).catch((error: unknown) => error))).toBe('42501');
      expect(await verifyAuditChains(db.database)).toMatchObject({ rows: 1, broken: [] });
    },
  );

  test.each([
    { how: "UPDATE audit SET reason = 'x' WHERE action = 'B'", problem: 'The row was changed', named: 'B' },
    { how: "UPDATE audit SET after = '{}' WHERE action = 'A'", problem: 'The row was changed', named: 'A' },
    {
      how: "UPDATE audit SET at = at + interval '1 ms' WHERE action = 'C'",
      problem: 'The row was changed',
      named: 'C',
    },
    { how: "DELETE FROM audit WHERE action = 'B'", problem: 'A row before this one was removed or added', named: 'C' },
    { how: "DELETE FROM audit WHERE action = 'C'", problem: 'Rows are missing at the end', named: null },
    {
      how: "DELETE FROM audit_heads WHERE chain = '7000010012'",
      problem: 'The head of the chain is missing',
      named: null,
    },
  ])('$how is found', async ({ how, problem, named }) => {
    const rows = [];
    for (const action of ['A', 'B', 'C'])
      rows.push(await append({ action, policyNumber: '7000010012', after: { a: 1 } }));
    await append({ policyNumber: '7000010020' });
    await tamper(how);
    const sequence = rows.find(({ action }) => action === named)?.sequence ?? null;
    expect((await verifyAuditChains(db.database)).broken).toEqual([{ chain: '7000010012', sequence, problem }]);
  });

  test('every broken row is named, and what holds between them is counted', async () => {
    for (const action of ['A', 'B', 'C', 'D', 'E']) await append({ action, policyNumber: '7000010012' });
    for (const action of ['F', 'G']) await append({ action, policyNumber: '7000010020' });
    await tamper("UPDATE audit SET reason = 'x' WHERE action IN ('A', 'G')");
    await tamper("DELETE FROM audit WHERE action = 'C'");
    const { rows, broken } = await verifyAuditChains(db.database);
    expect(rows).toBe(3);
    expect(broken.map(({ chain, problem }) => `${chain}: ${problem}`)).toEqual([
      '7000010012: The row was changed',
      '7000010012: A row before this one was removed or added',
      '7000010020: The row was changed',
    ]);
  });

  test('100 parallel appends to one chain stay in one line', async () => {
    const rows = await Promise.all(Array.from({ length: 100 }, () => append({ policyNumber: '7000010012' })));
    expect(new Set(rows.map(({ previousHash }) => previousHash)).size).toBe(100);
    expect(await verifyAuditChains(db.database)).toMatchObject({ rows: 100, broken: [] });
  });

  test('a row goes when its change is undone', async () => {
    const undone = inTransaction(db.database, async (tx) => {
      await appendAudit(tx, event());
      throw new Error('refused');
    });
    await expect(undone).rejects.toThrow('refused');
    await append();
    expect(await verifyAuditChains(db.database)).toMatchObject({ rows: 1, broken: [] });
  });

  test('a chain of many batches is verified to its end', async () => {
    await inTransaction(db.database, async (tx) => {
      for (let row = 0; row < 5; row += 1) await appendAudit(tx, event());
    });
    for (const batch of [1, 2, 5, 6])
      expect(await verifyAuditChains(db.database, { batch })).toMatchObject({ rows: 5, broken: [] });
  });
});

test('canonical JSON is the same for every order of keys, and differs for different values', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue(), (record, other) => {
      const reversed = Object.fromEntries(Object.entries(record).reverse());
      expect(canonicalJson(reversed)).toBe(canonicalJson(record));
      expect(JSON.parse(canonicalJson(other))).toEqual(JSON.parse(JSON.stringify(other)));
    }),
  );
});
