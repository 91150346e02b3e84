import { appendAudit, type AuditEvent, inTransaction, lockPolicy, savePolicy } from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, test } from 'vitest';
import { aClaimsDesk, type ClaimsDesk, silverPolicy } from '../staff/testing/claims-desk';

onEveryDatabase('Beneficiaries that are changed on the day on which the main member died', (db) => {
  let desk: ClaimsDesk;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    desk = await aClaimsDesk(db.database);
  });
  /** Today, 20 November: Themba has everything from then on. */
  const changedBy = (actorType: AuditEvent['actorType']) =>
    inTransaction(db.database, async (tx) => {
      const row = await lockPolicy(tx, silverPolicy);
      if (!row) throw new Error('The policy is gone');
      const Beneficiaries = row.record.Beneficiaries.map((one, at) => ({ ...one, Benefit_Share: at === 0 ? 100 : 0 }));
      const at = desk.clock.now();
      await savePolicy(tx, { ...row.record, Beneficiaries }, row.version, at);
      const event = { action: 'UPDATE_BENEFICIARY', outcome: 'SUCCEEDED', policyNumber: silverPolicy } as const;
      await appendAudit(tx, { ...event, at, actorType, actorId: 'somebody' });
    });
  const shares = async (dateOfDeath: string) => {
    const claim = await desk.openFor('MainMember', { dateOfDeath });
    return claim.claimants.map(({ name, share }) => [name, share]);
  };
  const asBefore = [
    ['Themba Jacobs', 60],
    ['Lindiwe Jacobs', 40],
  ];

  test('are not paid by it where their own sign-in asked for that: the dead ask for nothing', async () => {
    await changedBy('CUSTOMER');
    expect(await shares('2026-11-20')).toEqual(asBefore);
  });

  test('are told as they were before as well, once the death is confirmed', async () => {
    const record = await desk.policy();
    await changedBy('CUSTOMER');
    await inTransaction(db.database, async (tx) => {
      const row = await lockPolicy(tx, silverPolicy);
      const [themba] = row?.record.Beneficiaries ?? [];
      if (row && themba) {
        await savePolicy(tx, { ...row.record, Beneficiaries: [themba] }, row.version, desk.clock.now());
      }
    });
    desk.outbox.length = 0;
    await desk.readyToDecide('MainMember', { dateOfDeath: '2026-11-20' });
    const told = desk.outbox.filter(({ purpose }) => purpose === 'CLAIM_OPEN').map(({ to }) => to);
    expect(told.toSorted()).toEqual(record.Beneficiaries.map(({ Cell_Number }) => Cell_Number).toSorted());
  });

  test('are where staff changed them: the time of death within a day is not known', async () => {
    await changedBy('STAFF');
    expect((await shares('2026-11-20'))[0]).toEqual(['Themba Jacobs', 100]);
  });

  test('are, once the day of death turns out to be a later one', async () => {
    await changedBy('CUSTOMER');
    desk.wait(86_400);
    expect((await shares('2026-11-21'))[0]).toEqual(['Themba Jacobs', 100]);
  });
});
