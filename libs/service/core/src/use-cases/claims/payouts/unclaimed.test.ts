import { type PayoutPage, type StaffPayout } from '@portal/contract';
import { anotherConsultant, someConsultant } from '@portal/service-identity/testing';
import { aClaimToPay } from '@portal/service-payments/claims-testing';
import { type NewPayout } from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, it } from 'vitest';
import { aStaffService, dataOf, type StaffService } from '../../../testing/staff-service';

const note = 'Called her number and her sister. Nobody answered.';

onEveryDatabase('Unclaimed benefits', (db) => {
  let service: StaffService;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    service = await aStaffService(db.database);
  });
  const waiting = (payOn: string, more: Partial<NewPayout> = {}) =>
    aClaimToPay(db.database, { payees: [{ payout: { status: 'WAITING_FOR_ACCOUNT', payOn, ...more } }] });
  const list = async (status = 'list=UNCLAIMED') =>
    dataOf<PayoutPage>(await service.as(someConsultant)('GET', `/staff/payouts?${status}`)).data;
  const trace = (payout: { id: string; version: number }, staff = someConsultant, headers = {}) =>
    service.as(staff)('POST', `/staff/payouts/${payout.id}/trace`, { note, version: payout.version }, { headers });

  it('are payments for which nobody has said where to pay, past the last reminder; no others', async () => {
    const lost = await waiting('2025-12-01');
    await waiting('2026-11-20');
    await waiting('2025-12-01', { status: 'READY' });
    const { record } = await (await waiting('2025-12-01')).payout();
    await waiting('2025-12-01', { record: { ...record, waitsForAdministrator: true } });
    const askedBy = { id: 'naledi', name: 'Naledi Khumalo' };
    const cash = { askedBy, askedAt: '2026-11-20T06:00:00.000Z', cellNumber: '27821234567', confirmedBy: null };
    await waiting('2025-12-01', { record: { ...record, cash } });
    const found = await list();
    expect(found).toHaveLength(2);
    const [first] = found.filter(({ claimId }) => claimId === lost.claimId);
    expect(first?.unclaimed).toEqual({ tracedBy: null, tracedAt: null, note: null, isTraceDue: true });
    const others = (await list('status=WAITING_FOR_ACCOUNT')).filter(({ unclaimed }) => unclaimed !== null);
    expect(others.map(({ id }) => id).toSorted()).toEqual(found.map(({ id }) => id).toSorted());
  });

  it('are traced once a year: what was done is noted, and those come first for whom nobody has looked', async () => {
    const lost = await waiting('2025-11-01');
    const other = await waiting('2025-12-01');
    const traced = dataOf<StaffPayout>(await trace(await lost.payout()));
    const tracedAt = service.clock.now().toISOString();
    expect(traced.unclaimed).toEqual({ tracedBy: someConsultant.name, tracedAt, note, isTraceDue: false });
    expect((await list()).map(({ claimId }) => claimId)).toEqual([other.claimId, lost.claimId]);
    expect(await lost.audit()).toEqual(['PAYEE_TRACED']);
    service.wait(366 * 24 * 60 * 60);
    const due = (await list()).find(({ claimId }) => claimId === lost.claimId);
    expect(due?.unclaimed).toMatchObject({ tracedAt, isTraceDue: true });
  });

  it('are noted once, however often it is sent, by whoever has read them as they are', async () => {
    const payout = await (await waiting('2025-11-01')).payout();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = dataOf<StaffPayout>(await trace(payout, someConsultant, key));
    expect(dataOf<StaffPayout>(await trace(payout, someConsultant, key))).toEqual(first);
    expect(await trace(payout, anotherConsultant)).toMatchObject({ status: 409, body: { code: 'STALE_VERSION' } });
    expect(await trace({ id: crypto.randomUUID(), version: 1 })).toMatchObject({ status: 404 });
  });

  it('are no payments that wait for less long, which nobody has to trace', async () => {
    const payout = await (await waiting('2026-11-20')).payout();
    expect(await trace(payout)).toMatchObject({ status: 409, body: { code: 'INVALID_STATUS' } });
  });
});
