import { addDays, payatReference, type PlainDate, premiumPosition } from '@portal/domain';
import { settledPremiumsOf } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { expect, it } from 'vitest';
import { receiveReport } from './receive-report';
import { aDebitedPolicy, type DebitedPolicy } from './testing/a-debited-policy';
import { changePlanTo } from './testing/ask-and-apply';
import { takeOver } from './testing/take-over';

const silver = { id: 'prd-fa-020', premium: 119 };
const gold = { id: 'prd-fa-030', premium: 166 };

/** Silver Family at R119, paid to the end of October, on 20 November. */
async function onSilver(database: DebitedPolicy['database'], paidTo: PlainDate = '2026-10-31') {
  const world = await aDebitedPolicy(database, {
    Product: { id: silver.id },
    Base_Premium: silver.premium,
    Paid_To_Date: paidTo,
  });
  const { DebiCheckMandate: mandate } = await world.policy();
  await takeOver(world.database, world.policyNumber, {
    DebiCheckMandate: mandate && { ...mandate, Instalment_Amount: silver.premium },
  });
  return world;
}

const liveUntil = async (world: DebitedPolicy, from: PlainDate, last: PlainDate) => {
  for (let day = from; day <= last; day = addDays(day, 1)) {
    world.on(day);
    await world.work();
  }
};

let transactions = 730_000_000_000;
const payAtTill = (world: DebitedPolicy, amount: number) =>
  receiveReport(world.tools, {
    payatTranId: String((transactions += 1)),
    payatReferenceNum: payatReference(world.policyNumber),
    digiapiExternalRef: null,
    amount,
    status: 'SUCCESSFUL',
    paymentMethod: 'CASH',
    paidAt: world.tools.clock.now().toISOString(),
    network: null,
  });

const settled = async (world: DebitedPolicy) =>
  (await settledPremiumsOf(world.database, world.policyNumber))
    .map(({ month, amountCents }) => [month, amountCents / 100])
    .reverse();
const paidAs = async (world: DebitedPolicy) => {
  const { Paid_To_Date, Premium_Credit, Monthly_Premium } = await world.policy();
  return { Paid_To_Date, Premium_Credit, Monthly_Premium };
};

onEveryDatabase('Every month at its own premium', (db) => {
  it('a month that is disputed after the premium rose is owed at what it cost', async () => {
    const world = await onSilver(db.database);
    await world.answered();
    await changePlanTo(world, gold.id);
    await liveUntil(world, '2026-11-30', '2026-12-02');
    expect(await paidAs(world)).toMatchObject({ Paid_To_Date: '2026-11-30', Monthly_Premium: gold.premium });
    await world.receive(await world.report({ result: 'DISPUTED' }));
    const policy = await world.policy();
    expect(premiumPosition(policy, '2026-12-02', false)).toMatchObject({
      Arrears_Amount: silver.premium,
      Premiums_Outstanding: 1,
    });
    expect(await payAtTill(world, silver.premium)).toBe('BOOKED');
    expect(await paidAs(world)).toMatchObject({ Paid_To_Date: '2026-11-30', Premium_Credit: 0 });
    expect((await world.policy()).Policy_Status).toBe('ACTIVE');
  });

  it('money for months ahead pays them at the premium that is approved for them', async () => {
    const world = await onSilver(db.database, '2026-11-30');
    await changePlanTo(world, gold.id);
    await payAtTill(world, 2 * gold.premium);
    expect(await settled(world)).toEqual([
      ['2026-12', gold.premium],
      ['2027-01', gold.premium],
    ]);
    await liveUntil(world, '2026-12-01', '2026-12-01');
    expect(await paidAs(world)).toEqual({
      Paid_To_Date: '2027-01-31',
      Premium_Credit: 0,
      Monthly_Premium: gold.premium,
    });
  });

  it('months that were paid ahead before it rose are paid as far as their money goes, and the rest is credit', async () => {
    const world = await onSilver(db.database, '2026-11-30');
    await payAtTill(world, 3 * silver.premium);
    expect((await paidAs(world)).Paid_To_Date).toBe('2027-02-28');
    await changePlanTo(world, gold.id);
    await liveUntil(world, '2026-12-01', '2026-12-01');
    expect(await settled(world)).toEqual([
      ['2026-12', gold.premium],
      ['2027-01', gold.premium],
    ]);
    expect(await paidAs(world)).toMatchObject({ Paid_To_Date: '2027-01-31', Premium_Credit: 25 });
  });

  it('a debit whose result is the first that is heard on the day of another premium pays its month at that', async () => {
    const world = await onSilver(db.database, '2026-11-30');
    const { DebiCheckMandate: mandate, BankingDetails, PaymentMethod } = await world.policy();
    await takeOver(world.database, world.policyNumber, {
      DebiCheckMandate: mandate && { ...mandate, Collection_Day: 1, Maximum_Collection_Amount: 249 },
      BankingDetails: BankingDetails && { ...BankingDetails, Debit_Day: 1 },
      PaymentMethod: { ...PaymentMethod, Debit_Day: 1 },
    });
    await changePlanTo(world, gold.id);
    await liveUntil(world, '2026-11-24', '2026-11-30');
    world.on('2026-12-01');
    await world.receive(await world.report());
    expect(await settled(world)).toEqual([['2026-12', gold.premium]]);
    expect(await paidAs(world)).toEqual({
      Paid_To_Date: '2026-12-31',
      Premium_Credit: 0,
      Monthly_Premium: gold.premium,
    });
  });
});
