import { sql } from 'drizzle-orm';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Transaction } from '../database/database';
import { onEveryDatabase } from '../testing/on-every-database';
import { inTransaction, sqlState } from '../database/transaction';
import { anchorAudit } from './anchor-audit';
import { unanchoredSince } from './unanchored-since';
import { appendAudit } from './append-audit';
import { verifyAuditChains } from './verify-audit-chains';

const key = 'a key that only this test knows, long enough';
const start = new Date('2026-11-20T08:00:00Z');

onEveryDatabase('anchors of the audit', (db) => {
  let now = start;
  const clock = { now: () => now };
  const append = (policyNumber: string | null, action = 'SEEN') =>
    inTransaction(db.database, (tx) =>
      appendAudit(tx, { at: now, actorType: 'CUSTOMER', action, policyNumber, outcome: 'SUCCEEDED' }),
    );
  const anchor = (withKey = key) => anchorAudit({ database: db.database, clock, key: withKey });
  const verify = (withKey: string | null = key) => verifyAuditChains(db.database, { key: withKey, now });
  const run = (statement: string) => db.database.execute(sql.raw(statement));
  /** As only the owner of the database can: with the guards off. */
  const tamper = async (...statements: string[]) => {
    for (const table of ['audit', 'audit_anchors']) await run(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    for (const statement of statements) await run(statement);
    for (const table of ['audit', 'audit_anchors']) await run(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  };
  const problems = async () => (await verify()).brokenAnchors.map(({ number, problem }) => `${number}: ${problem}`);
  const changed = 'Rows were removed, added or changed';

  beforeEach(async () => {
    now = start;
    for (const number of ['7000010012', '7000010020', null, '7000010012']) await append(number);
    await anchor();
    now = new Date(start.getTime() + 2 * 3_600_000);
    for (const number of ['7000010012', '7000010038']) await append(number);
    await anchor();
  });
  afterEach(() => tamper('TRUNCATE audit, audit_heads, audit_anchors'));

  test('count rows and chains and follow one another', async () => {
    const anchors = await run('SELECT number, rows::int, chains::int FROM audit_anchors ORDER BY number');
    expect((anchors as { rows: unknown[] }).rows).toMatchObject([
      { number: 1, rows: 4, chains: 3 },
      { number: 2, rows: 6, chains: 4 },
    ]);
    expect(await verify()).toEqual({ rows: 6, broken: [], anchors: 2, brokenAnchors: [] });
  });

  test('are added once an hour and only over something new', async () => {
    await append(null);
    expect(await anchor()).toBeNull();
    now = new Date(now.getTime() + 3_600_000);
    expect(await anchor()).toMatchObject({ number: 3, rows: 7 });
    now = new Date(now.getTime() + 3_600_000);
    expect(await anchor()).toBeNull();
  });

  test('leave what came after the last: since when it waits is known, and nothing while all is covered', async () => {
    expect(await unanchoredSince(db.database)).toBeNull();
    await append(null);
    const first = now;
    now = new Date(now.getTime() + 1_800_000);
    await append('7000010012');
    expect(await unanchoredSince(db.database)).toEqual(first);
    now = new Date(now.getTime() + 1_800_000);
    await anchor();
    expect(await unanchoredSince(db.database)).toBeNull();
  });

  test('are not added while somebody who began before still writes, and what waits for one is known', async () => {
    await append(null);
    const since = now;
    now = new Date(now.getTime() + 3 * 3_600_000);
    const goOn = Promise.withResolvers<void>();
    const hasBegun = Promise.withResolvers<void>();
    const open = inTransaction(db.database, async (tx) => {
      await appendAudit(tx, { at: now, actorType: 'SYSTEM', action: 'SEEN', policyNumber: null, outcome: 'SUCCEEDED' });
      hasBegun.resolve();
      await goOn.promise;
    });
    await hasBegun.promise;
    if (db.isParallel) {
      expect(await anchor()).toBeNull();
      expect(await unanchoredSince(db.database)).toEqual(since);
    }
    goOn.resolve();
    await open;
    expect(await anchor()).toMatchObject({ rows: 8 });
    expect(await unanchoredSince(db.database)).toBeNull();
  });

  test('of several processes one adds the next', async () => {
    now = new Date(now.getTime() + 3_600_000);
    await append(null);
    const added = await Promise.all([anchor(), anchor(), anchor(), anchor()]);
    expect(added.filter((one) => one !== null)).toHaveLength(1);
    expect(await verify()).toMatchObject({ rows: 7, broken: [], anchors: 3, brokenAnchors: [] });
  });

  test('cover nothing that somebody is still writing, and hold while others write', async () => {
    for (let round = 0; round < 5; round += 1) {
      now = new Date(now.getTime() + 3_600_000);
      const writing = Array.from({ length: 20 }, (_, at) => append(`70000200${at % 7}`));
      await Promise.all([...writing, anchor()]);
    }
    expect(await verify()).toMatchObject({ broken: [], brokenAnchors: [] });
  });

  const testTogether = db.isParallel ? test : test.skip;
  testTogether('wait for a row whose writer began after others that have ended since', async () => {
    const first = await openTransaction();
    const second = await openTransaction();
    await second.append('7000020001');
    await first.append('7000020002');
    await first.commit();
    now = new Date(now.getTime() + 3_600_000);
    const added = anchor();
    await delay(300);
    await second.commit();
    expect(await added).toMatchObject({ number: 3, rows: 8 });
    expect(await verify()).toMatchObject({ broken: [], brokenAnchors: [] });
  });

  /** One that has its number already, as one has that wrote something before. */
  async function openTransaction() {
    const began = Promise.withResolvers<Transaction>();
    const ends = Promise.withResolvers<void>();
    const whole = inTransaction(db.database, async (tx) => {
      await tx.execute(sql`SELECT pg_current_xact_id()`);
      began.resolve(tx);
      await ends.promise;
    });
    const tx = await began.promise;
    return {
      append: (policyNumber: string) =>
        appendAudit(tx, { at: now, actorType: 'CUSTOMER', action: 'SEEN', policyNumber, outcome: 'SUCCEEDED' }),
      commit: () => (ends.resolve(), whole),
    };
  }

  const lastOf = (chain: string) => `(SELECT max(sequence) FROM audit WHERE chain = '${chain}')`;
  const headBack = (chain: string) =>
    `UPDATE audit_heads h SET hash = (SELECT hash FROM audit a WHERE a.chain = h.chain ORDER BY sequence DESC LIMIT 1) WHERE chain = '${chain}'`;
  test.each([
    {
      what: 'the last row of a chain, its head moved back',
      by: [`DELETE FROM audit WHERE sequence = ${lastOf('7000010012')}`, headBack('7000010012')],
      finds: [`2: ${changed}`],
    },
    {
      what: 'a whole chain with its head',
      by: ["DELETE FROM audit WHERE chain = '7000010020'", "DELETE FROM audit_heads WHERE chain = '7000010020'"],
      finds: [`1: ${changed}`],
    },
    {
      what: 'everything of the first anchor',
      by: ['DELETE FROM audit WHERE sequence <= (SELECT sequence FROM audit_anchors WHERE number = 1)'],
      finds: [`1: ${changed}`],
    },
    {
      what: 'rows and a count that fits them, without the key',
      by: [
        "DELETE FROM audit WHERE chain = '7000010038'",
        "DELETE FROM audit_heads WHERE chain = '7000010038'",
        'UPDATE audit_anchors SET rows = 5, chains = 3 WHERE number = 2',
      ],
      finds: ['2: The anchor was changed, or made with another key', `2: ${changed}`],
    },
    {
      what: 'the first anchor',
      by: ['DELETE FROM audit_anchors WHERE number = 1'],
      finds: ['2: An anchor before this one was removed'],
    },
  ])('find that somebody removed $what', async ({ by, finds }) => {
    await tamper(...by);
    expect(await problems()).toEqual(finds);
  });

  test('that were cut off are missed a day later', async () => {
    await tamper('DELETE FROM audit_anchors');
    expect(await problems()).toEqual([]);
    now = new Date(now.getTime() + 25 * 3_600_000);
    expect(await problems()).toEqual(['1: Rows of more than a day have no anchor']);
  });

  test('made with another key do not hold; without a key they are not looked at', async () => {
    expect((await verify('another key')).brokenAnchors).toHaveLength(2);
    expect(await verify(null)).toEqual({ rows: 6, broken: [], anchors: 0, brokenAnchors: [] });
  });

  test.each(['UPDATE audit_anchors SET rows = 1', 'DELETE FROM audit_anchors', 'TRUNCATE audit_anchors'])(
    '%s is refused',
    async (statement) => {
      expect(sqlState(await run(statement).catch((error: unknown) => error))).toBe('42501');
    },
  );
});
