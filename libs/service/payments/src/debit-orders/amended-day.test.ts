import { addDays, type PlainDate, premiumPosition } from '@portal/domain';
import { onEveryDatabase } from '@portal/service-store/testing';
import { expect, it } from 'vitest';
import { aDebitedPolicy, type DebitedPolicy, debitPremium } from '../testing/a-debited-policy';
import {
  answer,
  changeBankingDetails,
  changeDebitDayTo,
  changePaymentMethod,
  giveUnansweredAccount,
  payAtTill,
} from '../testing/ask-and-apply';
import { takeOver } from '../testing/take-over';
import { expireMandates } from './receive-answer';

/** Day by day: what the bank is asked for is paid on its action date. */
async function live(world: DebitedPolicy, from: PlainDate, last: PlainDate) {
  for (let day = from; day <= last; day = addDays(day, 1)) {
    world.on(day);
    await world.work();
    const [debit] = await world.debits();
    if (debit?.state === 'SENT' && debit.actionDate <= day) await world.receive(await world.report());
  }
}

const debits = async (world: DebitedPolicy) =>
  (await world.debits())
    .filter(({ state }) => state !== 'RECALLED')
    .map(({ premiumMonth, actionDate, amountCents }) => [premiumMonth, actionDate, amountCents])
    .reverse();
const onThe25th = ['2026-11', '2026-11-25', debitPremium * 100];

/** Somebody who is debited on the 25th asks on the 10th for another day. */
async function asksForDay(database: DebitedPolicy['database'], day: number) {
  const world = await aDebitedPolicy(database);
  world.on('2026-11-10');
  await changeDebitDayTo(world, day);
  world.on('2026-11-11');
  return world;
}

onEveryDatabase('Another debit day on the same account', (db) => {
  it('that the payer refuses leaves the debit of the month on the day that stays agreed', async () => {
    const world = await asksForDay(db.database, 28);
    await answer(world, 'REJECTED');
    expect(await world.policy()).toMatchObject({
      DebiCheckMandate: { Mandate_Status: 'AUTHENTICATED', Collection_Day: 25 },
      BankingDetails: { Debit_Day: 25, Effective_Date: null },
      PaymentMethod: { Debit_Day: 25, Effective_Date: null },
    });
    expect(premiumPosition(await world.policy(), '2026-11-11', false).Next_Due_Date).toBe('2026-11-25');
    await live(world, '2026-11-11', '2026-12-26');
    expect(await debits(world)).toEqual([onThe25th, ['2026-12', '2026-12-24', debitPremium * 100]]);
    expect(await world.policy()).toMatchObject({ Policy_Status: 'ACTIVE', Paid_To_Date: '2026-12-31' });
  });

  it('that the payer has not answered about leaves the debit of the month on the day before', async () => {
    const world = await asksForDay(db.database, 28);
    await live(world, '2026-11-11', '2026-11-30');
    expect(await debits(world)).toEqual([onThe25th]);
    expect((await world.policy()).Policy_Status).toBe('ACTIVE');
  });

  it('that the payer never answers about is given up, and the day before stays', async () => {
    const world = await asksForDay(db.database, 28);
    for (const day of ['2026-11-11', '2026-11-14']) {
      world.on(day);
      await expireMandates(world.tools);
    }
    await live(world, '2026-11-15', '2026-11-30');
    expect(await debits(world)).toEqual([onThe25th]);
    expect(await world.policy()).toMatchObject({ Policy_Status: 'ACTIVE', BankingDetails: { Debit_Day: 25 } });
  });

  it('holds from the first collection that the payer agreed to, also when one after it is refused', async () => {
    const world = await asksForDay(db.database, 7);
    await answer(world, 'AUTHENTICATED');
    const agreed = { Debit_Day: 7, Effective_Date: '2026-12-07' };
    expect(await world.policy()).toMatchObject({ BankingDetails: agreed, PaymentMethod: agreed });
    world.on('2026-11-12');
    await changeDebitDayTo(world, 28);
    await answer(world, 'REJECTED');
    expect(await world.policy()).toMatchObject({ BankingDetails: agreed, PaymentMethod: agreed });
    await live(world, '2026-11-12', '2026-12-08');
    expect(await debits(world)).toEqual([onThe25th, ['2026-12', '2026-12-07', debitPremium * 100]]);
  });

  it('that the payer agrees to moves the debit of the month', async () => {
    const world = await asksForDay(db.database, 28);
    await answer(world, 'AUTHENTICATED');
    await live(world, '2026-11-11', '2026-11-30');
    expect(await debits(world)).toEqual([['2026-11', '2026-11-28', debitPremium * 100]]);
  });
});

onEveryDatabase('An earlier debit day in the middle of a month', (db) => {
  it.each([
    ['as another day of the way to pay', changeByMethod],
    ['with the banking details', changeDebitDayTo],
  ])('leaves the collection of the month on the day before, and begins with the next: %s', async (_how, change) => {
    const world = await aDebitedPolicy(db.database);
    world.on('2026-11-03');
    await change(world, 1);
    await answer(world, 'AUTHENTICATED');
    const { BankingDetails, PaymentMethod, DebiCheckMandate } = await world.policy();
    expect(BankingDetails).toMatchObject({ Debit_Day: 1, Effective_Date: '2026-12-01' });
    expect(PaymentMethod).toMatchObject({ Debit_Day: 1, Effective_Date: '2026-12-01' });
    expect(DebiCheckMandate).toMatchObject({ Collection_Day: 1, First_Collection_Date: '2026-12-01' });
    expect(premiumPosition(await world.policy(), '2026-11-03', false).Next_Due_Date).toBe('2026-11-25');
    await live(world, '2026-11-03', '2026-12-02');
    expect(await debits(world)).toEqual([onThe25th, ['2026-12', '2026-12-01', debitPremium * 100]]);
    expect(await world.policy()).toMatchObject({ Policy_Status: 'ACTIVE', Paid_To_Date: '2026-12-31' });
  });

  it('lets nobody be late or wait for a debit that is not to be sent yet', async () => {
    const world = await aDebitedPolicy(db.database, { Paid_To_Date: '2026-09-30' });
    world.on('2026-11-03');
    await world.settle();
    await changeDebitDayTo(world, 1);
    await answer(world, 'AUTHENTICATED');
    expect((await world.debits()).map(({ state, nextTryAt }) => [state, nextTryAt.toISOString()])).toEqual([
      ['BUILT', '2026-11-19T22:00:00.000Z'],
    ]);
    world.on('2026-11-04');
    await world.work();
    expect(world.taken.size).toBe(0);
  });

  it('does not collect the month twice when the new day comes after a collection that is too near to stop', async () => {
    const world = await aDebitedPolicy(db.database);
    world.on('2026-11-21');
    await changeDebitDayTo(world, 30);
    await answer(world, 'AUTHENTICATED');
    await live(world, '2026-11-21', '2026-12-31');
    expect(await debits(world)).toEqual([onThe25th, ['2026-12', '2026-12-30', debitPremium * 100]]);
  });
});

const changeByMethod = (world: DebitedPolicy, Debit_Day: number) =>
  changePaymentMethod(world, { Payment_Method: 'DEBIT_ORDER', Debit_Day });

/** Somebody who is debited on the 27th, which is a Friday in November, and gives another account on a day of that week. */
async function givesAnotherAccount(database: DebitedPolicy['database'], on: PlainDate) {
  const world = await aDebitedPolicy(database);
  const { DebiCheckMandate, BankingDetails, PaymentMethod } = await world.policy();
  await takeOver(database, world.policyNumber, {
    DebiCheckMandate: DebiCheckMandate && { ...DebiCheckMandate, Collection_Day: 27 },
    BankingDetails: BankingDetails && { ...BankingDetails, Debit_Day: 27 },
    PaymentMethod: { ...PaymentMethod, Debit_Day: 27 },
  });
  world.on(on);
  await changeBankingDetails(world, { Account_Number: '1234567800' });
  return world;
}

onEveryDatabase('Another account', (db) => {
  it('less than five days before a collection leaves that on the old account, and the next is off the new one', async () => {
    const world = await givesAnotherAccount(db.database, '2026-11-23');
    expect((await world.policy()).BankingDetails?.Effective_Date).toBe('2026-12-24');
    await live(world, '2026-11-23', '2026-11-30');
    await answer(world, 'AUTHENTICATED');
    await live(world, '2026-12-01', '2026-12-25');
    expect([...world.taken.values()].map(({ actionDate, accountNumber }) => [actionDate, accountNumber])).toEqual([
      ['2026-11-27', '1234567890'],
      ['2026-12-24', '1234567800'],
    ]);
    expect(await world.policy()).toMatchObject({ Policy_Status: 'ACTIVE', Paid_To_Date: '2026-12-31' });
  });

  it('five days before it collects from the new account, and nothing from the old one', async () => {
    const world = await givesAnotherAccount(db.database, '2026-11-22');
    await answer(world, 'AUTHENTICATED');
    await live(world, '2026-11-22', '2026-11-28');
    expect([...world.taken.values()].map(({ actionDate, accountNumber }) => [actionDate, accountNumber])).toEqual([
      ['2026-11-27', '1234567800'],
    ]);
  });

  it('whose payer goes over to paying by themselves is not collected from any more', async () => {
    const world = await givesAnotherAccount(db.database, '2026-11-23');
    await payAtTill(world);
    await live(world, '2026-11-23', '2026-11-28');
    expect(world.taken.size).toBe(0);
  });
});

const otherAccount = '1234567800';
const taken = (world: DebitedPolicy) =>
  [...world.taken.values()].map(({ actionDate, accountNumber }) => [actionDate, accountNumber]);

onEveryDatabase('Another account with an earlier debit day, in good time', (db) => {
  it('collects the month on the day of before, the next on the new day, and nobody is late', async () => {
    const world = await aDebitedPolicy(db.database);
    world.on('2026-11-03');
    await changeBankingDetails(world, { Account_Number: otherAccount, Debit_Day: 1 });
    const { BankingDetails, DebiCheckMandate, PaymentMethod } = await world.policy();
    expect(BankingDetails).toMatchObject({ Debit_Day: 1, Effective_Date: '2026-11-25' });
    expect(DebiCheckMandate).toMatchObject({ Collection_Day: 1, First_Collection_Date: '2026-11-25' });
    expect(PaymentMethod).toMatchObject({ Debit_Day_From: '2026-12-01', Previous_Debit_Day: 25 });
    await answer(world, 'AUTHENTICATED');
    expect(premiumPosition(await world.policy(), '2026-11-03', false).Next_Due_Date).toBe('2026-11-25');
    await live(world, '2026-11-03', '2026-12-03');
    expect(taken(world)).toEqual([
      ['2026-11-25', otherAccount],
      ['2026-12-01', otherAccount],
    ]);
    expect(await world.policy()).toMatchObject({ Policy_Status: 'ACTIVE', Paid_To_Date: '2026-12-31' });
  });

  it('of which the month is paid already begins with the next, and collects it once', async () => {
    const world = await aDebitedPolicy(db.database, { Paid_To_Date: '2026-11-30' });
    world.on('2026-11-03');
    await changeBankingDetails(world, { Account_Number: otherAccount, Debit_Day: 1 });
    expect((await world.policy()).BankingDetails?.Effective_Date).toBe('2026-12-01');
    await answer(world, 'AUTHENTICATED');
    await live(world, '2026-11-03', '2026-12-03');
    expect(taken(world)).toEqual([['2026-12-01', otherAccount]]);
  });

  it('of somebody who paid by themselves leaves a month before the first collection due as it was', async () => {
    const world = await aDebitedPolicy(db.database, { Paid_To_Date: '2026-11-30' });
    world.on('2026-11-10');
    await payAtTill(world);
    world.on('2026-11-28');
    await changeBankingDetails(world, { Account_Number: otherAccount, Debit_Day: 1 });
    await answer(world, 'AUTHENTICATED');
    const policy = await world.policy();
    expect(policy.BankingDetails?.Effective_Date).toBe('2026-12-31');
    expect(premiumPosition(policy, '2026-11-28', false).Next_Due_Date).toBe('2026-12-01');
  });
});

onEveryDatabase('An account whose bank answers days later', (db) => {
  const verified = { result: 'VERIFIED', reason: null } as const;

  it('collects from the first collection that it is in time for on that day, and a near one goes off the old account', async () => {
    const world = await aDebitedPolicy(db.database);
    world.on('2026-11-18');
    const bankAnswers = await giveUnansweredAccount(world, { Account_Number: otherAccount });
    await live(world, '2026-11-18', '2026-11-22');
    world.on('2026-11-23');
    await bankAnswers(verified);
    expect((await world.policy()).BankingDetails).toMatchObject({
      Effective_Date: '2026-12-24',
      Updated_At: '2026-11-23T08:00:00.000Z',
    });
    await answer(world, 'AUTHENTICATED');
    await live(world, '2026-11-23', '2026-12-25');
    expect(taken(world)).toEqual([
      ['2026-11-25', '1234567890'],
      ['2026-12-24', otherAccount],
    ]);
    expect(await world.policy()).toMatchObject({ Policy_Status: 'ACTIVE', Paid_To_Date: '2026-12-31' });
  });

  it('makes nobody late for a month that went off the old account meanwhile', async () => {
    const world = await aDebitedPolicy(db.database);
    world.on('2026-11-21');
    const bankAnswers = await giveUnansweredAccount(world, { Account_Number: otherAccount, Debit_Day: 1 });
    await live(world, '2026-11-21', '2026-11-26');
    world.on('2026-11-27');
    await bankAnswers(verified);
    await answer(world, 'AUTHENTICATED');
    await live(world, '2026-11-27', '2027-01-05');
    expect(taken(world)).toEqual([
      ['2026-11-25', '1234567890'],
      ['2026-12-24', otherAccount],
      ['2026-12-31', otherAccount],
    ]);
    expect(await world.policy()).toMatchObject({ Policy_Status: 'ACTIVE', Paid_To_Date: '2027-01-31' });
  });
});

onEveryDatabase('Another way to pay in the middle of a month', (db) => {
  it('makes nobody late before the day on which the month would have been collected', async () => {
    const world = await aDebitedPolicy(db.database);
    world.on('2026-11-10');
    await payAtTill(world);
    expect(premiumPosition(await world.policy(), '2026-11-10', false).Next_Due_Date).toBe('2026-11-25');
    await live(world, '2026-11-10', '2026-11-25');
    expect((await world.policy()).Policy_Status).toBe('ACTIVE');
    await live(world, '2026-11-26', '2026-11-28');
    expect(await world.policy()).toMatchObject({ Policy_Status: 'IN_GRACE', Grace_End_Date: '2026-12-25' });
  });
});
