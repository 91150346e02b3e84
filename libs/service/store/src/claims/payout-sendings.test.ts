import { beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../database/transaction';
import { type PayoutSending } from '../schema/payout-sendings';
import { aNewClaim, aNewPayout } from '../testing/a-claim';
import { emptyDatabase } from '../testing/empty-database';
import { onEveryDatabase } from '../testing/on-every-database';
import { insertClaim } from './claims';
import { insertProof, lastProvedDay } from './payout-proofs';
import {
  centsMovedOn,
  findSending,
  firstSendingAt,
  insertSending,
  noteAsked,
  payoutsToSend,
  renewPayoutId,
  saveSending,
  unansweredSendings,
} from './payout-sendings';
import { findPayout, insertPayouts, type NewPayout } from './payouts';

const at = (local: string) => new Date(`2026-11-${local}:00+02:00`);
const noon = at('20T12:00');

onEveryDatabase('payments that go to the bank', (db) => {
  let claimId: string;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    claimId = (await inTransaction(db.database, (tx) => insertClaim(tx, aNewClaim({ status: 'APPROVED' })))).id;
  });
  const plan = async (place: number, more: Partial<NewPayout> = {}) => {
    const payout = aNewPayout(claimId, `CL-2222-2222-0${place}`, more);
    await inTransaction(db.database, (tx) => insertPayouts(tx, [payout]));
    return payout;
  };
  const send = async (place: number, more: Partial<PayoutSending> = {}) => {
    const payout = await plan(place, { status: 'SENT' });
    const sending: PayoutSending = {
      id: payout.id,
      payoutNumber: payout.number,
      claimId,
      accountId: crypto.randomUUID(),
      amountCents: payout.amountCents,
      status: 'SENT',
      failure: null,
      bankReference: null,
      sentAt: noon,
      paidAt: null,
      returnedAt: null,
      nextAskAt: at('20T13:00'),
      ...more,
    };
    await inTransaction(db.database, (tx) => insertSending(tx, sending));
    return sending;
  };

  test('are those that were ready before the run, are due and go through a bank, the earliest first', async () => {
    const first = await plan(1, { payOn: '2026-11-19', createdAt: at('19T16:00') });
    const second = await plan(2, { createdAt: noon });
    await plan(3, { createdAt: at('20T12:01') });
    await plan(4, { createdAt: noon, payOn: '2026-11-21' });
    await plan(5, { createdAt: noon, status: 'WAITING_FOR_ACCOUNT' });
    const { record } = aNewPayout(claimId, 'CL-2222-2222-06');
    await plan(6, { createdAt: noon, record: { ...record, method: 'CASH_VOUCHER' } });
    const due = { runAt: noon, day: '2026-11-20' };
    expect(await payoutsToSend(db.database, { ...due, method: 'BANK', most: 9 })).toEqual([
      { id: first.id, claimId, policyNumber: first.policyNumber },
      { id: second.id, claimId, policyNumber: first.policyNumber },
    ]);
    expect(await payoutsToSend(db.database, { ...due, method: 'BANK', most: 1 })).toEqual([
      { id: first.id, claimId, policyNumber: first.policyNumber },
    ]);
  });

  test('are with the bank one at a time: the database itself refuses a second while the first is not refused', async () => {
    const first = await send(1);
    const second = { ...first, id: crypto.randomUUID() };
    const insert = () => inTransaction(db.database, (tx) => insertSending(tx, second));
    await expect(insert()).rejects.toThrow();
    const become = (status: PayoutSending['status']) =>
      inTransaction(db.database, (tx) => saveSending(tx, { ...first, status }));
    await become('PAID');
    await expect(insert()).rejects.toThrow();
    await become('FAILED');
    await insert();
    expect(await findSending(db.database, second.id)).toEqual(second);
  });

  test('are asked about by one process, when their time has come and the bank has not answered', async () => {
    const { id } = await send(1);
    await send(2, { nextAskAt: at('20T14:00') });
    await send(3, { status: 'PAID', paidAt: noon });
    const now = at('20T13:30');
    expect((await unansweredSendings(db.database, now, 9)).map((one) => one.id)).toEqual([id]);
    const next = at('20T14:30');
    expect(await noteAsked(db.database, id, { now, next })).toBe(true);
    expect(await noteAsked(db.database, id, { now, next })).toBe(false);
    expect(await unansweredSendings(db.database, now, 9)).toEqual([]);
  });

  test('count on the day in Johannesburg on which the bank paid them, and below zero on that on which they came back', async () => {
    const paid = await send(1, { status: 'PAID', paidAt: at('20T23:59') });
    const both = await send(2, { status: 'RETURNED', paidAt: at('20T00:00'), returnedAt: at('21T00:00') });
    await send(3, { status: 'FAILED' });
    const onThe20th = await centsMovedOn(db.database, 'BANK', '2026-11-20');
    expect(onThe20th.toSorted((one, other) => (one.payoutId < other.payoutId ? -1 : 1))).toEqual(
      [paid, both]
        .map(({ id }) => ({ payoutId: id, cents: 15_000_00 }))
        .toSorted((one, other) => (one.payoutId < other.payoutId ? -1 : 1)),
    );
    expect(await centsMovedOn(db.database, 'BANK', '2026-11-21')).toEqual([{ payoutId: both.id, cents: -15_000_00 }]);
    expect(await centsMovedOn(db.database, 'BANK', '2026-11-22')).toEqual([]);
  });

  test('that are made anew have another id, and what the bank said of the first stays', async () => {
    const first = await send(1, { status: 'FAILED' });
    const newId = crypto.randomUUID();
    await inTransaction(db.database, (tx) => renewPayoutId(tx, first.id, newId));
    expect(await findPayout(db.database, first.id)).toBeNull();
    expect(await findPayout(db.database, newId)).toMatchObject({ number: first.payoutNumber });
    expect(await findSending(db.database, first.id)).toEqual(first);
  });

  test('are compared by day, each day once', async () => {
    expect(await firstSendingAt(db.database, 'BANK')).toBeNull();
    await send(1);
    await send(2, { sentAt: at('19T08:00') });
    expect(await firstSendingAt(db.database, 'BANK')).toEqual(at('19T08:00'));
    expect(await lastProvedDay(db.database, 'BANK')).toBeNull();
    const proof = { ourCents: 1, bankCents: 2, differing: [], provedAt: noon };
    const note = (day: string) => inTransaction(db.database, (tx) => insertProof(tx, 'BANK', { day, ...proof }));
    expect(await note('2026-11-19')).toBe(true);
    expect(await note('2026-11-18')).toBe(true);
    expect(await note('2026-11-19')).toBe(false);
    expect(await lastProvedDay(db.database, 'BANK')).toBe('2026-11-19');
  });

  test('in cash are counted and compared apart from those of the bank', async () => {
    await send(1, { status: 'PAID', paidAt: at('20T12:00') });
    const cash = await send(2, { status: 'PAID', paidAt: at('20T12:00'), sentAt: at('18T08:00'), accountId: null });
    const moved = await centsMovedOn(db.database, 'CASH_VOUCHER', '2026-11-20');
    expect(moved).toEqual([{ payoutId: cash.id, cents: cash.amountCents }]);
    expect(await firstSendingAt(db.database, 'CASH_VOUCHER')).toEqual(at('18T08:00'));
    const proof = { day: '2026-11-20', ourCents: 1, bankCents: 1, differing: [], provedAt: noon };
    await inTransaction(db.database, (tx) => insertProof(tx, 'CASH_VOUCHER', proof));
    expect(await lastProvedDay(db.database, 'CASH_VOUCHER')).toBe('2026-11-20');
    expect(await lastProvedDay(db.database, 'BANK')).toBeNull();
  });
});
