import { type ClaimCase } from '@portal/contract';
import {
  auditOf,
  inTransaction,
  lockPolicy,
  payoutsOfClaims,
  savePayout,
  savePolicy,
  webRandom,
} from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, test } from 'vitest';
import {
  aClaimsDesk,
  approved,
  type ClaimsDesk,
  silverPolicy,
  somePortalAdmin,
  sworn,
} from '../staff/testing/claims-desk';
import { remindClaimants } from './remind-claimants';

onEveryDatabase('A payment that is ready for a main member who has died', (db) => {
  let desk: ClaimsDesk;
  let ofWife: ClaimCase;
  const confirming = { note: 'Looked at it.', ...sworn };
  beforeEach(async () => {
    await emptyDatabase(db.database);
    desk = await aClaimsDesk(db.database);
    const recommended = await desk.recommended(await desk.readyToDecide('Spouse'), approved);
    ofWife = await desk.done(somePortalAdmin, recommended, 'confirm', confirming);
    await inTransaction(db.database, async (tx) => {
      const [payout] = await payoutsOfClaims(tx, [ofWife.id]);
      if (payout) await savePayout(tx, payout, { ...payout, status: 'READY' }, desk.clock.now());
    });
  });
  const look = () => remindClaimants({ database: db.database, clock: desk.clock, random: webRandom });
  const paid = async () =>
    (await payoutsOfClaims(db.database, [ofWife.id])).map(({ status, amountCents, record: { payee } }) => [
      payee.name,
      amountCents / 100,
      status,
    ]);

  test('is planned for those whom he had named, the day after at the latest, where that did not happen with his death', async () => {
    await inTransaction(db.database, async (tx) => {
      const row = await lockPolicy(tx, silverPolicy);
      if (!row) throw new Error('The policy is gone');
      const died = { Life_Status: 'DECEASED', Cover_End_Date: '2026-11-16' } as const;
      const record = { ...row.record, MainMember: { ...row.record.MainMember, ...died } };
      await savePolicy(tx, record, row.version, desk.clock.now());
    });
    expect(await look()).toBe(1);
    expect(await paid()).toEqual([
      ['Sibusiso Jacobs', 20_000, 'CANCELLED'],
      ['Themba Jacobs', 12_000, 'WAITING_FOR_ACCOUNT'],
      ['Lindiwe Jacobs', 8000, 'WAITING_FOR_ACCOUNT'],
    ]);
    const [event] = (await auditOf(db.database, silverPolicy)).filter(({ action }) => action === 'PAYEES_CHANGED');
    expect(event).toMatchObject({ actorType: 'SYSTEM', entityId: ofWife.id });
    expect(await look()).toBe(0);
  });

  test('stays as it is while he lives', async () => {
    expect(await look()).toBe(0);
    expect(await paid()).toEqual([['Sibusiso Jacobs', 20_000, 'READY']]);
  });
});
