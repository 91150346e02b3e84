import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../database/database';
import { rememberStaff } from '../identity/staff-members';
import { onEveryDatabase } from '../testing/on-every-database';
import { inTransaction } from '../database/transaction';
import { appendAudit, type AuditEvent } from './append-audit';
import { type AuditFilter, countAudit, searchAudit } from './search-audit';

const policyNumber = '7000010012';
const everything: AuditFilter = { chain: null, actorId: null, action: null, from: null, before: null };
const at = (day: number, hour = 10) => new Date(Date.UTC(2026, 10, day, hour));

onEveryDatabase('a search of the audit', (db) => {
  const append = (event: Partial<AuditEvent>) =>
    inTransaction(db.database, (tx) =>
      appendAudit(tx, { at: at(1), actorType: 'CUSTOMER', action: 'SEEN', outcome: 'SUCCEEDED', ...event }),
    );
  beforeAll(async () => {
    await rememberStaff(db.database, { id: 'staff-1', name: 'Naledi Dlamini', email: null, now: at(1) });
    await append({ reason: 'a', policyNumber, at: at(3) });
    await append({ reason: 'b', policyNumber, at: at(1), actorType: 'STAFF', actorId: 'staff-1', action: 'OPENED' });
    await append({ reason: 'c', at: at(2), actorType: 'STAFF', actorId: 'staff-1' });
    await append({ reason: 'd', at: at(2), actorId: 'customer-1', action: 'OPENED' });
    await append({ reason: 'e', policyNumber: '7000010020', at: at(4), actorId: 'staff-1' });
  });
  const search = async (filter: Partial<AuditFilter>, page = { limit: 10 }) =>
    (await searchAudit(db.database, { ...everything, ...filter }, page)).map(({ reason }) => reason).join('');

  test.each([
    { filter: {}, finds: 'eadcb' },
    { filter: { chain: policyNumber }, finds: 'ab' },
    { filter: { chain: 'SYSTEM' }, finds: 'dc' },
    { filter: { actorId: 'staff-1' }, finds: 'ecb' },
    { filter: { action: 'OPENED' }, finds: 'db' },
    { filter: { from: at(2), before: at(3) }, finds: 'dc' },
    { filter: { chain: policyNumber, actorId: 'staff-1', action: 'OPENED', from: at(1), before: at(2) }, finds: 'b' },
    { filter: { chain: '7999999999' }, finds: '' },
  ])('with $filter finds "$finds", the newest first', async ({ filter, finds }) => {
    expect(await search(filter)).toBe(finds);
    expect(await countAudit(db.database, { ...everything, ...filter }, 100)).toBe(finds.length);
  });

  test('comes a page at a time, and counts no further than it is told', async () => {
    const page = async (offset: number) =>
      (await searchAudit(db.database, everything, { limit: 2, offset })).map(({ reason }) => reason).join('');
    expect([await page(0), await page(2), await page(4), await page(6)]).toEqual(['ea', 'dc', 'b', '']);
    expect(await countAudit(db.database, everything, 3)).toBe(3);
  });

  test('names members of staff, and nobody else who has the same id', async () => {
    const rows = await searchAudit(db.database, { ...everything, actorId: 'staff-1' }, { limit: 10 });
    expect(rows.map(({ actorName }) => actorName)).toEqual([null, 'Naledi Dlamini', 'Naledi Dlamini']);
  });

  test.each([
    { where: 'true', index: 'audit_newest' },
    { where: "actor_id = 'staff-1'", index: 'audit_of_actor' },
    { where: "action = 'OPENED' AND at >= '2026-11-01' AND at < '2026-11-02'", index: 'audit_of_action' },
  ])('reads $index in the order of the answer', async ({ where, index }) => {
    const plan = await inTransaction(db.database, async (tx) => {
      for (const way of ['seqscan', 'bitmapscan']) await tx.execute(sql.raw(`SET LOCAL enable_${way} = off`));
      const query = `SELECT * FROM audit WHERE ${where} ORDER BY at DESC, sequence DESC LIMIT 50`;
      return JSON.stringify(rowsOf(await tx.execute(sql.raw(`EXPLAIN ${query}`))));
    });
    expect(plan).toContain(index);
    expect(plan).not.toContain('Sort');
  });
});
