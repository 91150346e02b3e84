import { banks } from '@portal/domain/catalogue';
import { accountsAwaiting, inTransaction, setCellChanged, webRandom } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, it } from 'vitest';
import { settleVerification } from '../lifecycle/settle-verification';
import { updateBankingDetails } from '../planners/banking-details';
import { updateBeneficiary } from '../planners/beneficiaries';
import { updatePaymentMethod } from '../planners/payment-method';
import { updateChild } from '../planners/update-life';
import { anAccount } from '../testing/an-account';
import { approve, approveWithPin, ask, codeOf, decide, recorded, stored, told, type Who } from '../testing/a-request';
import { aWorld, rightPin, type World } from '../testing/world';

const account = { ...anAccount, otp: rightPin };

/** What may not change in the first day after the cellphone number did, as it is asked for. */
const heldChanges: Record<string, (world: World, who: Who) => Promise<{ id: string }>> = {
  'the shares of the beneficiaries': async (world, who) => {
    const { Beneficiaries } = (await world.policy()).record;
    const ShareAllocation = Beneficiaries.map(({ id }, place) => ({ id, Benefit_Share: [80, 10, 10][place] ?? 0 }));
    return ask(world, who, updateBeneficiary, { id: Beneficiaries[0]?.id ?? '', ShareAllocation });
  },
  'the bank account': (world, who) =>
    ask(
      world,
      who,
      updateBankingDetails(banks, { result: 'VERIFIED', reason: null }, webRandom.uuid()),
      account as never,
    ),
  'the way to pay': (world, who) =>
    ask(world, who, updatePaymentMethod, { Payment_Method: 'EFT', Debit_Day: null } as never),
};

onEveryDatabase('For 24 hours after another cellphone number', (db) => {
  let world: World;
  let pins: string[];
  beforeEach(async () => {
    world = await aWorld(db.database);
    pins = [];
    world.tools.verifyPin = async (_tx, { otp }) => (pins.push(otp), null);
  });
  const changeNumber = async () => {
    const { id } = await world.policy();
    await inTransaction(db.database, (tx) => setCellChanged(tx, id, world.tools.clock.now()));
  };

  it.each(Object.entries(heldChanges))(
    '%s cannot be approved with the PIN that went to it, which is not used up, and can afterwards',
    async (_, askFor) => {
      await changeNumber();
      const { id } = await askFor(world, 'consultant');
      const before = await world.policy();
      expect(await decide(world, id, 'customer', approveWithPin)).toMatchObject({
        code: 'INVALID_STATUS',
        message:
          'Your cellphone number was changed less than 24 hours ago. For your safety you can make this change from 10:00 on 21 November 2026.',
      });
      expect(pins).toEqual([]);
      expect((await stored(world, id)).status).toBe('PENDING');
      expect(await world.policy()).toEqual(before);
      world.wait(1);
      expect(codeOf(await decide(world, id, 'customer', approveWithPin))).toBe('APPLIED');
    },
  );

  it.each(Object.entries(heldChanges))('%s that was asked for before waits too', async (_, askFor) => {
    const { id } = await askFor(world, 'consultant');
    await changeNumber();
    expect(codeOf(await decide(world, id, 'customer', approveWithPin))).toBe('INVALID_STATUS');
    expect(codeOf(await decide(world, id, 'customer', { decision: 'DECLINE', comment: 'Not me' }))).toBe('DECLINED');
  });

  it('a call from it does not stand in for the PIN, and staff are told until when', async () => {
    await changeNumber();
    const { id } = await heldChanges['the bank account']!(world, 'consultant');
    expect(await decide(world, id, 'colleague', recorded)).toMatchObject({
      code: 'INVALID_STATUS',
      message:
        'The cellphone number was changed less than 24 hours ago. For the policyholder’s safety this can be approved from 10:00 on 21 November 2026.',
    });
  });

  it('a bank that confirms an account puts it in for nobody; its next answer does once they are over', async () => {
    const key = webRandom.uuid();
    const plan = updateBankingDetails(banks, { result: 'NO_ANSWER', reason: null }, key);
    const action = await ask(world, 'customer', plan, account as never);
    await changeNumber();
    const bankingDetailsId = String(action.record.proposedValue?.['id']);
    const answered = { policyNumber: world.policyNumber, bankingDetailsId };
    await settleVerification(world.tools, answered, { result: 'VERIFIED', reason: null });
    await settleVerification(world.tools, answered, { result: 'VERIFIED', reason: null });
    expect(await stored(world, action.id)).toMatchObject({
      status: 'PENDING',
      record: { proposedValue: { Verification_Status: 'VERIFIED' } },
    });
    expect(await told(world, 'ACCOUNT_ANSWERED')).toHaveLength(1);
    expect(codeOf(await decide(world, action.id, 'consultant', approve))).toBe('INVALID_STATUS');
    world.wait(1);
    expect(await accountsAwaiting(db.database, 50)).toMatchObject([{ bankingDetailsId }]);
    await settleVerification(world.tools, answered, { result: 'VERIFIED', reason: null });
    expect((await stored(world, action.id)).status).toBe('APPLIED');
    expect(await accountsAwaiting(db.database, 50)).toEqual([]);
  });

  it('a bank that refuses an account it confirmed before is believed at once', async () => {
    const key = webRandom.uuid();
    const plan = updateBankingDetails(banks, { result: 'NO_ANSWER', reason: null }, key);
    const action = await ask(world, 'customer', plan, account as never);
    await changeNumber();
    const answered = { policyNumber: world.policyNumber, bankingDetailsId: key };
    await settleVerification(world.tools, answered, { result: 'VERIFIED', reason: null });
    await settleVerification(world.tools, answered, { result: 'FAILED', reason: 'ACCOUNT_CLOSED' });
    expect((await stored(world, action.id)).status).toBe('DECLINED');
  });

  it('everything else is approved as ever', async () => {
    await changeNumber();
    const [child] = (await world.policy()).record.Children;
    const body = { id: child?.id ?? '', First_Name: 'Thabiso' } as { id: string };
    const { id } = await ask(world, 'consultant', updateChild, body);
    expect(codeOf(await decide(world, id, 'customer', approveWithPin))).toBe('APPLIED');
  });
});
