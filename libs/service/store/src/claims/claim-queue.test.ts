import { type claimViews } from '@portal/contract';
import { type ClaimFlag } from '@portal/domain';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../database/database';
import { inTransaction } from '../database/transaction';
import { aClaimRecord, aNewClaim, aNewPayout } from '../testing/a-claim';
import { onEveryDatabase } from '../testing/on-every-database';
import { type ClaimFilter, claimQueue } from './claim-queue';
import { assignClaim, insertClaim, type NewClaim } from './claims';
import { insertPayouts } from './payouts';

type View = (typeof claimViews)[number];

const today = '2026-11-20';
const now = new Date('2026-11-20T08:00:00Z');
const minutesAgo = (count: number) => new Date(now.getTime() - count * 60_000);

/** A record that has to be decided by a day. */
const dueBy = (decisionDue: string | null, level?: ClaimFlag['level']) => {
  const record = aClaimRecord();
  const flags: ClaimFlag[] = level === undefined ? [] : [{ kind: 'LATE_REPORT', level, sentence: '' }];
  return { ...record, flags, clock: { ...record.clock, decisionDue } };
};

/** A record of which somebody said today that they do not agree with the decision. */
const disagreedUntil = (answerDue: string | null) =>
  aClaimRecord({
    representations: [
      {
        id: 'representation',
        receivedAt: now.toISOString(),
        sentBy: 'Thandi Nkosi',
        text: 'She fell.',
        files: [],
        answerDue,
        answer: null,
        answeredAt: null,
      },
    ],
  });

onEveryDatabase('the queue of claims', (db) => {
  const named: Record<string, string> = {};
  const open = async (name: string, more: Partial<NewClaim>, takenBy?: { who: string; ago: number }) => {
    const { id } = await inTransaction(db.database, async (tx) => {
      const claim = await insertClaim(tx, aNewClaim({ createdAt: minutesAgo(60), ...more }));
      const { who = '', ago = 0 } = takenBy ?? {};
      const taken = { takenBy: who, takenByName: who, takenAt: minutesAgo(ago) };
      return takenBy ? assignClaim(tx, claim.id, taken) : claim;
    });
    named[id] = name;
    return id;
  };

  beforeAll(async () => {
    await open('waits', { createdAt: minutesAgo(90) });
    await open('waits-longer', { createdAt: minutesAgo(99), record: dueBy(null, 'LOW') });
    await open('due-today', { status: 'IN_ASSESSMENT', record: dueBy(today) }, { who: 'me', ago: 5 });
    await open('overdue', { status: 'IN_ASSESSMENT', record: dueBy('2026-11-19', 'HIGH') }, { who: 'other', ago: 5 });
    await open('mine-before', { status: 'IN_ASSESSMENT', record: dueBy('2026-11-24') }, { who: 'me', ago: 61 });
    const sent = await open('with-bank', { status: 'APPROVED', record: dueBy('2026-11-18') });
    await open('disagreed', { status: 'REPUDIATED', record: disagreedUntil('2026-11-23') });
    await open('disagreed-late', { status: 'REPUDIATED', record: disagreedUntil(null) });
    await open('void', { status: 'VOID', record: dueBy('2026-11-18', 'HIGH'), createdAt: minutesAgo(1) });
    await inTransaction(db.database, (tx) => insertPayouts(tx, [aNewPayout(sent, 'CL-A-01', { status: 'SENT' })]));
  });

  const filter = (view: View): ClaimFilter => ({ view, staffId: 'me', today, takenSince: minutesAgo(60) });

  test.each<[View, string[]]>([
    ['TO_DECIDE', ['overdue', 'due-today', 'disagreed', 'mine-before', 'disagreed-late']],
    ['MINE', ['due-today']],
    ['WAITING_FOR_FAMILY', ['waits-longer', 'waits']],
    ['WAITING_FOR_BANK', ['with-bank']],
    ['OVERDUE', ['overdue']],
    ['FLAGGED', ['overdue', 'waits-longer']],
    [
      'ALL',
      [
        ...['overdue', 'due-today', 'disagreed', 'mine-before', 'disagreed-late'],
        ...['waits-longer', 'waits', 'with-bank', 'void'],
      ],
    ],
  ])('%s shows %o', async (view, names) => {
    const { rows, totalRecords } = await claimQueue(db.database, filter(view), { pageNumber: 1, pageSize: 20 });
    expect(rows.map(({ id }) => named[id])).toEqual(names);
    expect(totalRecords).toBe(names.length);
  });

  test('is read a page at a time, and one beyond the end says how many there are', async () => {
    const page = (pageNumber: number) => claimQueue(db.database, filter('ALL'), { pageNumber, pageSize: 3 });
    expect((await page(2)).rows.map(({ id }) => named[id])).toEqual(['mine-before', 'disagreed-late', 'waits-longer']);
    expect(await page(9)).toEqual({ rows: [], totalRecords: 9 });
  });

  test.each([
    ['claims_all', 'true'],
    ['claims_all', 'due_on IS NOT NULL'],
    ['claims_all', "due_on IS NOT NULL AND due_on < '2026-11-20'"],
    ['claims_awaited', "awaits IN ('CLAIMANT', 'BANK') AND awaits = 'BANK'"],
    ['claims_flagged', "flag_level IS NOT NULL AND status IN ('REPORTED', 'IN_ASSESSMENT', 'DISPUTED', 'APPROVED')"],
    ['claims_taken', "taken_by IS NOT NULL AND taken_by = 'me'"],
  ])('reads the first page from %s without sorting', async (index, where) => {
    const plan = await inTransaction(db.database, async (tx) => {
      await tx.execute(sql`SET LOCAL enable_seqscan = off`);
      await tx.execute(sql`SET LOCAL enable_bitmapscan = off`);
      await tx.execute(sql`SET LOCAL enable_sort = off`);
      const query = `SELECT * FROM claims WHERE ${where} ORDER BY due_on, created_at, id LIMIT 20`;
      return JSON.stringify(rowsOf(await tx.execute(sql.raw(`EXPLAIN ${query}`))));
    });
    expect(plan).toContain(index);
    expect(plan).not.toContain('Sort');
  });
});
