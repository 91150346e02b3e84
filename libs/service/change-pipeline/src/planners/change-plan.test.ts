import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { decideAction } from '../decide/decide-action';
import { settleEverything } from '../lifecycle/settle-policy';
import { submitChange } from '../submit/submit-change';
import { aQuote } from '../testing/a-quote';
import { aGirl, askForChild } from '../testing/a-request';
import { aWorld, type World } from '../testing/world';
import { addBenefits } from './add-benefits';
import { changePlan } from './change-plan';
import { addChild } from './new-lives';

onEveryDatabase('The plan of a policy', (db) => {
  let world: World;
  beforeEach(async () => {
    world = await aWorld(db.database);
  });

  const submit = <Body extends object>(plan: Parameters<typeof submitChange<Body>>[1]['plan'], body: Body) =>
    submitChange(world.tools, {
      policyNumber: world.policyNumber,
      actor: world.actors.customer,
      origin: world.origin,
      plan,
      body,
      idempotency: null,
    });
  const move = async (productId: string, more: { quoteId?: string; acceptLossOfCover?: boolean } = {}) =>
    submit(changePlan, {
      productId,
      acceptLossOfCover: false,
      quoteId: more.quoteId ?? (await aQuote(world, productId)),
      ...more,
    });
  const approve = async () => {
    const [action] = await world.open();
    return decideAction(world.tools, {
      policyNumber: world.policyNumber,
      actionId: action?.id ?? '',
      actor: world.actors.consultant,
      origin: world.origin,
      decision: { decision: 'APPROVE' },
    });
  };
  const record = async () => (await world.policy()).record;
  /** Into the next month, in which the change holds. */
  const untilItHolds = async () => {
    world.wait(12);
    await settleEverything(world.tools);
  };

  it('changes on the first day of the month after approval, and only the difference waits', async () => {
    const before = await record();
    const asked = await move('prd-fa-075');
    expect(asked).toMatchObject({
      value: { outcome: 'PENDING', action: { premiumBefore: before.Monthly_Premium, effectiveDate: '2026-12-01' } },
    });
    expect((await record()).Product.id).toBe('prd-fa-050');
    await approve();
    await untilItHolds();
    const after = await record();
    expect(after.Product).toMatchObject({ id: 'prd-fa-075', Product_Name: 'Diamond Family Plan' });
    expect(after).toMatchObject({ Base_Premium: 366, Cooling_Off_End_Date: '2027-01-01' });
    expect(after.Monthly_Premium - before.Monthly_Premium).toBe(366 - 257);
    expect(after.Cover_Increases).toContainEqual({
      lifeId: after.MainMember.id,
      amount: 25_000,
      startDate: '2026-12-01',
      waitingPeriodEndDate: '2027-06-01',
    });
    expect(after.MainMember.Waiting_Period_End_Date).toBe(before.MainMember.Waiting_Period_End_Date);
  });

  it('who is not taken any more is named before, and not covered after', async () => {
    expect(await move('prd-sm-050')).toMatchObject({
      errors: [
        {
          field: 'acceptLossOfCover',
          message: 'Confirm that you understand who will no longer be covered',
        },
      ],
    });
    await move('prd-sm-050', { acceptLossOfCover: true });
    await approve();
    await untilItHolds();
    expect(await record()).toMatchObject({ Spouse: null, Children: [], ExtendedMembers: [{}, {}] });
  });

  describe('refuses', () => {
    it('the plan that the policy has', async () => {
      expect(await move('prd-fa-050')).toMatchObject({
        code: 'SAME_PRODUCT',
        message: 'You are already on this plan.',
      });
    });

    it('a change without its quote', async () => {
      expect(await move('prd-fa-075', { quoteId: await aQuote(world, 'prd-fa-030') })).toMatchObject({
        errors: [{ field: 'quoteId', message: 'Request a quote first' }],
      });
    });

    it('a quote of 31 days ago', async () => {
      const quoteId = await aQuote(world, 'prd-fa-075');
      world.wait(31);
      expect(await move('prd-fa-075', { quoteId })).toMatchObject({
        code: 'QUOTE_EXPIRED',
        message: 'This quote has expired. Request a new one.',
      });
    });

    it('a quote that was used', async () => {
      const quoteId = await aQuote(world, 'prd-fa-075');
      await move('prd-fa-075', { quoteId });
      const [action] = await world.open();
      await decideAction(world.tools, {
        policyNumber: world.policyNumber,
        actionId: action?.id ?? '',
        actor: world.actors.customer,
        origin: world.origin,
        decision: { decision: 'CANCEL' },
      });
      expect(await move('prd-fa-075', { quoteId })).toMatchObject({ code: 'QUOTE_EXPIRED' });
    });

    it('a plan below what a relative is covered for', async () => {
      const refusal = await move('prd-fa-010');
      expect(refusal).toMatchObject({ code: 'VALIDATION_ERROR' });
      expect(JSON.stringify(refusal)).toContain('Lower the cover of Jabu first.');
    });

    it.each(['while it waits', 'once it is approved'])(
      'a plan that does not cover a child who was asked for, %s: nobody who was asked for is dropped',
      async (when) => {
        const { record: asked } = await askForChild(world);
        if (when === 'once it is approved') await approve();
        expect(await move('prd-sm-050', { acceptLossOfCover: true })).toMatchObject({
          errors: [
            {
              field: 'productId',
              message:
                `You have asked to add ${String(asked.proposedValue?.['First_Name'])}, whom this plan does not cover. ` +
                'Choose another plan, or wait until that is settled.',
            },
          ],
        });
        expect(await move('prd-sp-050', { acceptLossOfCover: true })).toMatchObject({ value: { outcome: 'PENDING' } });
      },
    );

    it('a child while another plan waits for its day: the child is not asked for in vain', async () => {
      await move('prd-sm-050', { acceptLossOfCover: true });
      await approve();
      expect(await submit(addChild, aGirl())).toMatchObject({ code: 'PENDING_CHANGE_EXISTS' });
      await untilItHolds();
      expect(await submit(addChild, aGirl())).toMatchObject({
        message: 'Your plan does not cover children. Change to a Single Parent or Family plan to add children.',
      });
      expect((await record()).Children).toEqual([]);
    });

    it('more cover while the change of plan waits', async () => {
      await move('prd-fa-075');
      expect(await submit(addBenefits, { benefitIds: ['sup-grocery'] })).toMatchObject({
        code: 'PENDING_CHANGE_EXISTS',
        message: 'Your change of plan is waiting for a decision. Change who is covered after that.',
      });
    });
  });

  describe('supplementary benefits', () => {
    const add = (...benefitIds: string[]) => submit(addBenefits, { benefitIds });

    it('are added from the first day of the month after approval, the cash-back as a part of the base premium', async () => {
      const before = await record();
      await add('sup-grocery', 'sup-cashback');
      await approve();
      await untilItHolds();
      const after = await record();
      expect(after.SupplementaryBenefits).toMatchObject([
        { id: 'sup-grocery', price: 18, startDate: '2026-12-01' },
        { id: 'sup-cashback', price: 26, startDate: '2026-12-01' },
      ]);
      expect(after.Monthly_Premium - before.Monthly_Premium).toBe(44);
      expect(after.Supplementary_Premium).toBe(44);
    });

    it('stop at the legal maximum', async () => {
      await move('prd-fa-075');
      await approve();
      await untilItHolds();
      expect(await add('sup-accidental', 'sup-tombstone')).toMatchObject({
        errors: [
          {
            field: 'benefitIds',
            message: 'This benefit would take the cover on your life above the legal maximum of R\u00a0100\u00a0000',
          },
        ],
      });
      expect(await add('sup-accidental')).toMatchObject({ success: true });
    });

    it('are not added twice', async () => {
      await add('sup-airtime');
      await approve();
      await untilItHolds();
      expect(await add('sup-airtime')).toMatchObject({ code: 'DUPLICATE', message: 'You already have this benefit' });
    });
  });
});
