import { beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../database/transaction';
import { type PayoutRow } from '../schema/claims';
import { aNewClaim, aNewPayout } from '../testing/a-claim';
import { emptyDatabase } from '../testing/empty-database';
import { onEveryDatabase } from '../testing/on-every-database';
import { findClaim, insertClaim } from './claims';
import {
  findPayout,
  insertPayouts,
  listPayouts,
  lockPayout,
  type NewPayout,
  payoutsDue,
  payoutsOfClaims,
  savePayout,
} from './payouts';

const now = new Date('2026-11-20T10:00:00Z');

onEveryDatabase('payments of claims', (db) => {
  let claimId: string;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    claimId = (await inTransaction(db.database, (tx) => insertClaim(tx, aNewClaim({ status: 'APPROVED' })))).id;
  });
  const plan = async (number: number, more: Partial<NewPayout> = {}) => {
    const payout = aNewPayout(claimId, `CL-2222-2222-0${number}`, more);
    await inTransaction(db.database, (tx) => insertPayouts(tx, [payout]));
    return payout;
  };
  const move = (id: string, changes: Partial<Pick<PayoutRow, 'status' | 'payOn' | 'record'>>) =>
    inTransaction(db.database, async (tx) => {
      const payout = await lockPayout(tx, id);
      if (payout === null) throw new Error('There is no payment');
      const { status, payOn, record } = payout;
      return savePayout(tx, payout, { status, payOn, record, ...changes }, now);
    });
  const numbersOf = (rows: PayoutRow[]) => rows.map(({ number }) => number.slice(-2));
  const awaits = async () => (await findClaim(db.database, claimId))?.awaits;

  test('are kept as they were planned, and counted by their version when they move on', async () => {
    const payout = await plan(1);
    expect(await findPayout(db.database, payout.id)).toMatchObject({ ...payout, version: 1, hasFailed: false });
    expect(await move(payout.id, { status: 'SENT' })).toMatchObject({ status: 'SENT', version: 2, updatedAt: now });
    await expect(plan(1)).rejects.toThrow();
  });

  test('say with each step who acts next on their claim', async () => {
    const { id } = await plan(1, { status: 'WAITING_FOR_ACCOUNT' });
    expect(await awaits()).toBe('CLAIMANT');
    for (const [status, who] of [
      ['READY', 'US'],
      ['SENT', 'BANK'],
      ['FAILED', 'US'],
      ['PAID', 'NOBODY'],
    ] as const) {
      await move(id, { status });
      expect(await awaits()).toBe(who);
    }
    expect((await findClaim(db.database, claimId))?.version).toBe(1);
  });

  test('are found by claim in the order of their numbers, and by status and day, the earliest first', async () => {
    await plan(2, { payOn: '2026-12-20', status: 'SCHEDULED' });
    await plan(1, { payOn: '2026-11-19' });
    await plan(3, { payOn: '2026-11-18' });
    await plan(4, { payOn: '2026-11-21' });
    expect(numbersOf(await payoutsOfClaims(db.database, [claimId]))).toEqual(['01', '02', '03', '04']);
    expect(await payoutsOfClaims(db.database, [])).toEqual([]);
    const due = { status: 'READY', until: '2026-11-20' } as const;
    expect(numbersOf(await payoutsDue(db.database, { ...due, most: 9 }))).toEqual(['03', '01']);
    expect(numbersOf(await payoutsDue(db.database, { ...due, most: 1 }))).toEqual(['03']);
    expect(await payoutsDue(db.database, { ...due, status: 'SCHEDULED', most: 9 })).toEqual([]);
  });

  test('are listed with those first that failed, then by day, without what is over unless that is asked for', async () => {
    await plan(1, { payOn: '2026-11-25' });
    await plan(2, { payOn: '2026-11-24', status: 'SENT' });
    await plan(3, { payOn: '2026-11-26', status: 'RETURNED' });
    await plan(4, { payOn: '2026-11-18', status: 'PAID' });
    await plan(5, { payOn: '2026-11-18', status: 'CANCELLED' });
    const list = async (status?: PayoutRow['status'], pageNumber = 1) => {
      const { rows, totalRecords } = await listPayouts(db.database, status, { pageNumber, pageSize: 2 });
      return [numbersOf(rows), totalRecords];
    };
    expect(await list()).toEqual([['03', '02'], 3]);
    expect(await list(undefined, 2)).toEqual([['01'], 3]);
    expect(await list('PAID')).toEqual([['04'], 1]);
  });
});
