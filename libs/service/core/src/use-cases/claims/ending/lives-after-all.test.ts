import { settleEverything } from '@portal/service-change-pipeline';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, test } from 'vitest';
import { anotherAdmin, somePortalAdmin } from '../staff/testing/claims-desk';
import { anEnding, couplesPolicy, type Ending, waivedPolicy } from './testing/an-ending';

onEveryDatabase('Somebody lives whose policy ended because nobody took it over', (db) => {
  let ending: Ending;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    ending = await anEnding(db.database);
  });
  /** The claim is decided, and these days pass; then it comes out that the person lives. */
  async function livesAfter(policyNumber: string, days: number) {
    const claim = await ending.decided(policyNumber);
    ending.days(days);
    await settleEverything(ending.tools);
    await ending.look();
    const before = await ending.row(policyNumber);
    const recalled = await ending.desk.done(anotherAdmin, await ending.read(claim), 'recall', { reason: 'A call.' });
    await ending.desk.done(somePortalAdmin, recalled, 'void', { reason: 'The person lives.' });
    return before;
  }
  const standing = async (policyNumber: string) => {
    const { Policy_Status, Paid_To_Date, Cancellation_Date, Grace_End_Date } = (await ending.row(policyNumber)).record;
    return { Policy_Status, Paid_To_Date, Cancellation_Date, Grace_End_Date };
  };

  test('and cover never ended: nobody owes for months in which we asked for nothing', async () => {
    expect((await livesAfter(couplesPolicy, 90)).status).toBe('CLAIMED');
    const inForce = {
      Policy_Status: 'ACTIVE',
      Paid_To_Date: '2027-02-28',
      Cancellation_Date: null,
      Grace_End_Date: null,
    };
    expect(await standing(couplesPolicy)).toEqual(inForce);
    ending.days(1);
    await settleEverything(ending.tools);
    expect(await standing(couplesPolicy)).toEqual(inForce);
    expect(await ending.periods(couplesPolicy)).toEqual(['ACTIVE 2022-02-01']);
  });

  test('after the months of the waiver too, which began with a death that was none', async () => {
    expect((await livesAfter(waivedPolicy, 750)).status).toBe('CLAIMED');
    const inForce = { Policy_Status: 'ACTIVE', Paid_To_Date: '2028-12-31', Cancellation_Date: null };
    expect(await standing(waivedPolicy)).toMatchObject(inForce);
    ending.days(1);
    await settleEverything(ending.tools);
    expect(await standing(waivedPolicy)).toMatchObject(inForce);
    expect((await ending.row(waivedPolicy)).record.Paid_Up_Until).toBeUndefined();
    expect((await ending.periods(waivedPolicy)).join()).not.toMatch(/CLAIMED|LAPSED|CANCELLED/);
  });

  test('while the months of the waiver last, and premiums begin with the next month', async () => {
    expect((await livesAfter(waivedPolicy, 200)).status).toBe('PAID_UP');
    expect(await standing(waivedPolicy)).toMatchObject({ Policy_Status: 'ACTIVE', Paid_To_Date: '2027-06-30' });
    ending.days(1);
    await settleEverything(ending.tools);
    expect((await ending.row(waivedPolicy)).status).toBe('ACTIVE');
  });
});
