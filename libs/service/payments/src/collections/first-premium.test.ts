import { payatReference } from '@portal/domain';
import { type StoredPolicy } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { expect, it } from 'vitest';
import { receiveReport } from '../receive-report';
import { aDebitedPolicy, type DebitedPolicy, debitPremium } from '../testing/a-debited-policy';
import { changeBankingDetails } from '../testing/ask-and-apply';
import { openApplication } from '../testing/open-application';
import { takeOver } from '../testing/take-over';

/** Applied for on 20 November to begin on 1 December, collected on the 25th; the payer has agreed at the bank. */
const aNewPolicy = (database: DebitedPolicy['database']) =>
  aDebitedPolicy(database, { Policy_Status: 'PENDING', Inception_Date: '2026-12-01', Paid_To_Date: null });

/** The same, collected on another day. */
async function collectedOn(world: DebitedPolicy, day: number, more: Partial<StoredPolicy> = {}): Promise<void> {
  const { DebiCheckMandate: mandate, BankingDetails: account, PaymentMethod } = await world.policy();
  await takeOver(world.database, world.policyNumber, {
    DebiCheckMandate: mandate && { ...mandate, Collection_Day: day },
    BankingDetails: account && { ...account, Debit_Day: day },
    PaymentMethod: { ...PaymentMethod, Debit_Day: day },
    ...more,
  });
}

/** The first premium at a till, by the reference of the policy. */
const payAtTheTill = (world: DebitedPolicy) =>
  receiveReport(world.tools, {
    payatTranId: '740000000001',
    payatReferenceNum: payatReference(world.policyNumber),
    digiapiExternalRef: null,
    amount: debitPremium,
    status: 'SUCCESSFUL',
    paymentMethod: 'CASH',
    paidAt: world.tools.clock.now().toISOString(),
    network: null,
  });

const states = async (world: DebitedPolicy) =>
  (await world.debits()).map(({ premiumMonth, state }) => [premiumMonth, state]);

onEveryDatabase('The first premium of a policy with a debit order', (db) => {
  it('is collected, and the policy begins with it', async () => {
    const world = await aNewPolicy(db.database);
    await world.work();
    expect(await states(world)).toEqual([]); // not before it begins
    world.on('2026-12-21');
    await world.work();
    expect(await states(world)).toEqual([['2026-12', 'SENT']]);
    world.on('2026-12-24');
    await world.receive(await world.report());
    expect(await world.policy()).toMatchObject({
      Policy_Status: 'ACTIVE',
      Inception_Date: '2026-12-01',
      Paid_To_Date: '2026-12-31',
    });
  });

  it('is collected in the next month where it was not paid in the first, and the policy begins then', async () => {
    const world = await aNewPolicy(db.database);
    await collectedOn(world, 5);
    world.on('2026-12-02');
    await world.work();
    world.on('2026-12-05');
    await world.receive(await world.report({ result: 'UNPAID', bankCode: '02' }));
    expect(await world.policy()).toMatchObject({ Policy_Status: 'PENDING', Grace_End_Date: null });
    const [text] = await world.texts();
    expect(text).toMatchObject({ text: expect.stringContaining('Pay by 19 January 2027 to start your cover') });
    world.on('2026-12-31');
    await world.work();
    expect(await states(world)).toContainEqual(['2027-01', 'SENT']);
    world.on('2027-01-05');
    await world.receive(await world.report());
    expect(await world.policy()).toMatchObject({
      Policy_Status: 'ACTIVE',
      Inception_Date: '2027-01-01',
      Paid_To_Date: '2027-01-31',
    });
  });

  it('is not collected while nobody has approved the policy', async () => {
    const world = await aNewPolicy(db.database);
    await openApplication(world);
    world.on('2026-12-21');
    await world.work();
    expect(await states(world)).toEqual([]);
  });

  it('is not collected off the old account either, where another one comes while nobody has approved the policy', async () => {
    const world = await aNewPolicy(db.database);
    await collectedOn(world, 15);
    await openApplication(world);
    world.on('2026-12-12'); // three days before the collection
    await changeBankingDetails(world, { Account_Number: '4098765432' });
    expect(await states(world)).toEqual([]);
  });

  it('that is paid at a till while its debit is on its way is lost to nobody: the debit pays the month after', async () => {
    const world = await aNewPolicy(db.database);
    world.on('2026-12-21');
    await world.work();
    world.on('2026-12-23');
    await payAtTheTill(world);
    expect(await world.policy()).toMatchObject({ Policy_Status: 'ACTIVE', Paid_To_Date: '2026-12-31' });
    world.on('2026-12-24');
    await world.receive(await world.report());
    expect(await world.policy()).toMatchObject({
      Inception_Date: '2026-12-01',
      Paid_To_Date: '2027-01-31',
      Premium_Credit: 0,
    });
    const told = (await world.notices()).filter(({ type }) => type === 'PREMIUM_RECEIVED');
    expect(told.at(-1)?.inAppMessage).toMatch(/Paid up to the end of January 2027\.$/);
    world.on('2027-01-22');
    await world.work();
    expect(await states(world)).toEqual([['2026-12', 'PAID']]);
  });

  it('is waited for where its debit is on its way when the 60 days are over', async () => {
    const world = await aNewPolicy(db.database);
    await collectedOn(world, 20, { Inception_Date: '2027-01-01' });
    world.on('2027-01-15');
    await world.work();
    expect(await states(world)).toEqual([['2027-01', 'SENT']]);
    world.on('2027-01-20');
    await world.settle();
    expect((await world.policy()).Policy_Status).toBe('PENDING');
    await world.receive(await world.report());
    expect((await world.policy()).Policy_Status).toBe('ACTIVE');
  });

  it('is not collected while its payer has not agreed', async () => {
    const world = await aDebitedPolicy(db.database, {
      Policy_Status: 'PENDING',
      Inception_Date: '2026-12-01',
      Paid_To_Date: null,
      DebiCheckMandate: null,
    });
    world.on('2026-12-21');
    await world.work();
    expect(await states(world)).toEqual([]);
  });
});
