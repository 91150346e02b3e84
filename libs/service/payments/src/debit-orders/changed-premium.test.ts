import { addDays, type PlainDate } from '@portal/domain';
import { onEveryDatabase } from '@portal/service-store/testing';
import { expect, it } from 'vitest';
import { type MandateQuestion } from '../debtor-bank';
import { aDebitedPolicy, type DebitedPolicy } from '../testing/a-debited-policy';
import { answer, changeDebitDayTo, changePlanTo } from '../testing/ask-and-apply';
import { takeOver } from '../testing/take-over';
import { notifyBanks } from './notify-banks';

/** A Bronze Family plan of R75, paid to the end of November, whose mandate allows R112 at most. */
async function aSmallPremium(database: DebitedPolicy['database']) {
  const world = await aDebitedPolicy(database, {
    Product: { id: 'prd-fa-010' },
    Base_Premium: 75,
    Paid_To_Date: '2026-11-30',
  });
  await amend(world, { Instalment_Amount: 75, Maximum_Collection_Amount: 112 });
  return world;
}

async function amend(world: DebitedPolicy, more: object, day?: number) {
  const { DebiCheckMandate: mandate, BankingDetails: account, PaymentMethod } = await world.policy();
  if (mandate === null || account === null) throw new Error('There is no mandate');
  await takeOver(world.database, world.policyNumber, {
    DebiCheckMandate: { ...mandate, ...more },
    ...(day !== undefined && {
      BankingDetails: { ...account, Debit_Day: day },
      PaymentMethod: { ...PaymentMethod, Debit_Day: day },
    }),
  });
}

const liveUntil = async (world: DebitedPolicy, from: PlainDate, last: PlainDate) => {
  for (let day = from; day <= last; day = addDays(day, 1)) {
    world.on(day);
    await world.work();
  }
};

/** What the bank is told now about the mandate. */
async function toldNow({ tools, policyNumber }: DebitedPolicy): Promise<MandateQuestion[]> {
  const told: MandateQuestion[] = [];
  await notifyBanks({ ...tools, debtorBank: { ask: async (question) => void told.push(question) } });
  return told.filter(({ contractReference }) => contractReference.startsWith(policyNumber));
}

onEveryDatabase('A premium that changes', (db) => {
  it('is collected at what it costs now, although it is above what the mandate allowed before', async () => {
    const world = await aSmallPremium(db.database);
    const before = (await world.policy()).DebiCheckMandate;
    await changePlanTo(world, 'prd-fa-020');
    expect((await world.policy()).DebiCheckMandate).toEqual(before);

    await liveUntil(world, '2026-11-21', '2026-12-24');
    expect(await world.policy()).toMatchObject({
      Monthly_Premium: 119,
      DebiCheckMandate: {
        Mandate_Status: 'AUTHENTICATED',
        Instalment_Amount: 119,
        Maximum_Collection_Amount: 178,
        Version: 2,
        Contract_Reference: before?.Contract_Reference,
      },
    });
    expect(
      (await world.debits()).map(({ premiumMonth, actionDate, amountCents }) => [
        premiumMonth,
        actionDate,
        amountCents,
      ]),
    ).toEqual([['2026-12', '2026-12-24', 11_900]]);
    await world.receive(await world.report());
    await liveUntil(world, '2026-12-25', '2027-01-26');
    expect((await world.policy()).Policy_Status).toBe('ACTIVE');
  });

  it.each([
    { why: 'more', from: { id: 'prd-fa-020', premium: 119 }, to: { id: 'prd-fa-030', premium: 166 } },
    { why: 'less', from: { id: 'prd-fa-030', premium: 166 }, to: { id: 'prd-fa-020', premium: 119 } },
  ])('is what the first month is collected at, although its debit is made before: $why', async ({ from, to }) => {
    const world = await aDebitedPolicy(db.database, {
      Product: { id: from.id },
      Base_Premium: from.premium,
      Paid_To_Date: '2026-11-30',
    });
    const terms = { Collection_Day: 1, Instalment_Amount: from.premium, Maximum_Collection_Amount: 249 };
    await amend(world, terms, 1);
    await changePlanTo(world, to.id);
    await liveUntil(world, '2026-11-24', '2026-12-01');
    const [debit] = await world.debits();
    expect(debit).toMatchObject({ premiumMonth: '2026-12', state: 'SENT', amountCents: to.premium * 100 });
    expect(debit && debit.createdAt < new Date('2026-12-01T00:00:00Z')).toBe(true);
    await world.receive(await world.report());
    await liveUntil(world, '2026-12-02', '2026-12-02');
    const { Paid_To_Date, Premium_Credit, Monthly_Premium } = await world.policy();
    expect({ Paid_To_Date, Premium_Credit, Monthly_Premium }).toEqual({
      Paid_To_Date: '2026-12-31',
      Premium_Credit: 0,
      Monthly_Premium: to.premium,
    });
  });

  it('above what the mandate allows is collected once it holds, and nobody is late meanwhile', async () => {
    const world = await aSmallPremium(db.database);
    await amend(world, { Collection_Day: 1 }, 1);
    await changePlanTo(world, 'prd-fa-020');
    await liveUntil(world, '2026-11-24', '2026-11-30');
    expect(await world.debits()).toEqual([]);
    await liveUntil(world, '2026-12-01', '2026-12-05');
    expect(await world.debits()).toMatchObject([{ premiumMonth: '2026-12', amountCents: 11_900, state: 'SENT' }]);
    expect((await world.policy()).Policy_Status).toBe('ACTIVE');
  });

  it('is told to the bank once, on the day from which it holds, and the payer is not asked', async () => {
    const world = await aSmallPremium(db.database);
    await changePlanTo(world, 'prd-fa-020');
    expect(await toldNow(world)).toEqual([]);
    await liveUntil(world, '2026-12-01', '2026-12-01');
    expect(await toldNow(world)).toMatchObject([{ instalmentAmount: 119, maximumAmount: 178, collectionDay: 25 }]);
    expect(await toldNow(world)).toEqual([]);
    expect((await world.notices()).map(({ type }) => type)).not.toContain('MANDATE_PENDING');
  });

  it('below the maximum keeps the mandate in step too', async () => {
    const world = await aDebitedPolicy(db.database, { Product: { id: 'prd-fa-010' }, Base_Premium: 100 });
    await amend(world, { Instalment_Amount: 100, Maximum_Collection_Amount: 150 });
    await changePlanTo(world, 'prd-fa-020');
    await liveUntil(world, '2026-12-01', '2026-12-01');
    expect((await world.policy()).DebiCheckMandate).toMatchObject({
      Instalment_Amount: 119,
      Maximum_Collection_Amount: 178,
    });
  });

  it('that falls lowers what the mandate allows', async () => {
    const world = await aDebitedPolicy(db.database, { Product: { id: 'prd-fa-020' }, Base_Premium: 200 });
    await amend(world, { Instalment_Amount: 200, Maximum_Collection_Amount: 300 });
    await changePlanTo(world, 'prd-fa-010');
    await liveUntil(world, '2026-12-01', '2026-12-01');
    expect(await world.policy()).toMatchObject({
      Monthly_Premium: 75,
      DebiCheckMandate: { Instalment_Amount: 75, Maximum_Collection_Amount: 112 },
    });
  });

  it('while the payer is asked about another day asks again with what it costs now, and the answer counts', async () => {
    const world = await aSmallPremium(db.database);
    await changePlanTo(world, 'prd-fa-020');
    world.on('2026-11-30');
    await changeDebitDayTo(world, 28);
    expect(await toldNow(world)).toMatchObject([{ instalmentAmount: 75, maximumAmount: 112, collectionDay: 28 }]);
    await liveUntil(world, '2026-12-01', '2026-12-01');
    const [asked, ...others] = await toldNow(world);
    expect(asked).toMatchObject({ instalmentAmount: 119, maximumAmount: 178, collectionDay: 28 });
    expect(others).toEqual([]);
    await answer(world, 'AUTHENTICATED');
    expect((await world.policy()).DebiCheckMandate).toMatchObject({
      Mandate_Status: 'AUTHENTICATED',
      Collection_Day: 28,
      Instalment_Amount: 119,
      Maximum_Collection_Amount: 178,
    });
  });

  it('before the payer has agreed to the mandate is what the payer agrees to', async () => {
    const world = await aSmallPremium(db.database);
    await amend(world, { Mandate_Status: 'PENDING_AUTHENTICATION' });
    await changePlanTo(world, 'prd-fa-020');
    await liveUntil(world, '2026-12-01', '2026-12-01');
    expect(await toldNow(world)).toEqual([]);
    expect((await world.policy()).DebiCheckMandate).toMatchObject({
      Mandate_Status: 'PENDING_AUTHENTICATION',
      Instalment_Amount: 119,
      Maximum_Collection_Amount: 178,
      Version: 1,
    });
  });

  it('leaves a mandate that is over as it was', async () => {
    const world = await aSmallPremium(db.database);
    await amend(world, { Mandate_Status: 'CANCELLED' });
    const before = (await world.policy()).DebiCheckMandate;
    await changePlanTo(world, 'prd-fa-020');
    await liveUntil(world, '2026-12-01', '2026-12-01');
    expect(await world.policy()).toMatchObject({ Monthly_Premium: 119, DebiCheckMandate: before });
  });
});
