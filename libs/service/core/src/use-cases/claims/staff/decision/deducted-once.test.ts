import { type ClaimCase } from '@portal/contract';
import { inTransaction, lockPolicy, saveStanding } from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  aClaimsDesk,
  anotherAdmin,
  type ClaimsDesk,
  silverPolicy,
  somePortalAdmin,
  sworn,
} from '../testing/claims-desk';

const confirming = { note: 'Looked at it.', ...sworn };

onEveryDatabase('A premium that was owed when two people of a policy died', (db) => {
  let desk: ClaimsDesk;
  let premium: number;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    desk = await aClaimsDesk(db.database);
    await desk.setPaidTo(silverPolicy, '2026-10-31');
    premium = (await desk.policy()).Monthly_Premium;
  });
  /** From then on nothing can be booked on it. */
  const cancelled = () =>
    inTransaction(db.database, async (tx) => {
      const row = await lockPolicy(tx, silverPolicy);
      const ended = { Policy_Status: 'CANCELLED', Cancellation_Date: '2026-11-19' } as const;
      return row && saveStanding(tx, { ...row.record, ...ended }, row.version, desk.clock.now());
    });
  const confirmed = async (claim: ClaimCase): Promise<ClaimCase> =>
    desk.done(somePortalAdmin, claim, 'confirm', confirming);
  const decided = async (claim: ClaimCase) => confirmed(await desk.recommended(claim));
  const paid = ({ payouts }: ClaimCase) =>
    payouts.filter(({ status }) => status !== 'CANCELLED').reduce((sum, { amount }) => sum + amount, 0);

  describe('is taken off once', () => {
    test.each(['that takes money', 'that takes no money any more'])('on a policy %s', async (policy) => {
      const [wife, son] = [await desk.readyToDecide('Spouse'), await desk.readyToDecide('Children')];
      if (policy !== 'that takes money') await cancelled();
      expect(paid(await decided(wife))).toBe(20_000 - premium);
      expect(paid(await decided(son))).toBe(10_000);
    });

    test('also where both were recommended before one of them was confirmed: the second is looked at anew', async () => {
      const [wife, son] = [await desk.readyToDecide('Spouse'), await desk.readyToDecide('Children')];
      await cancelled();
      const [ofWife, ofSon] = [await desk.recommended(wife), await desk.recommended(son)];
      await confirmed(ofWife);
      expect(await desk.act(somePortalAdmin, ofSon, 'confirm', confirming)).toMatchObject({
        body: { code: 'STALE_VERSION' },
      });
      const again = await desk.done(somePortalAdmin, ofSon, 'give-back', {
        sentence: 'The wife’s claim has borne it.',
      });
      expect(paid(await decided(again))).toBe(10_000);
    });
  });

  test('is taken off the other claim where the first is not paid after all', async () => {
    const [wife, son] = [await desk.readyToDecide('Spouse'), await desk.readyToDecide('Children')];
    await cancelled();
    await desk.done(anotherAdmin, await decided(wife), 'recall', { reason: 'The account is being looked at.' });
    expect(paid(await decided(son))).toBe(10_000 - premium);
  });

  test('is taken off once of a claim that is decided again, whatever the other one paid', async () => {
    const [wife, son] = [await desk.readyToDecide('Spouse'), await desk.readyToDecide('Children')];
    await cancelled();
    const first = await decided(wife);
    await decided(son);
    const open = await desk.done(anotherAdmin, first, 'recall', { reason: 'The account is being looked at.' });
    expect(paid(await decided(open))).toBe(20_000 - premium);
  });
});
