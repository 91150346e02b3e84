import { sql } from 'drizzle-orm';
import { itemsSetApart } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { expect, it } from 'vitest';
import { aDebitedPolicy, type DebitedPolicy, debitPremium } from '../testing/a-debited-policy';
import { aFailedDebit, takeOver } from '../testing/take-over';

const states = async (world: DebitedPolicy) =>
  (await world.debits()).map(({ premiumMonth, state }) => [premiumMonth, state]);
const statusOf = async (world: DebitedPolicy) => (await world.policy()).Policy_Status;

onEveryDatabase('The premium of a debit order', (db) => {
  it('is asked for three business days before its action date, once, however often the job runs', async () => {
    const world = await aDebitedPolicy(db.database);
    world.on('2026-11-19');
    await world.work();
    expect(world.taken.size).toBe(0);
    world.on('2026-11-20');
    for (let again = 0; again < 5; again += 1) await world.work();
    expect([...world.taken.values()]).toEqual([
      {
        instructionId: (await world.debits())[0]?.id,
        contractReference: `${world.policyNumber}01`,
        mandateReference: 'MRN1',
        creditorShortName: 'UBUNTU',
        actionDate: '2026-11-25',
        amountCents: debitPremium * 100,
        holder: 'Thandi Nkosi',
        branchCode: '470010',
        accountType: expect.any(String),
        accountNumber: '1234567890',
        trackingDays: 10,
      },
    ]);
    expect(world.bank.calls).toBe(1);
    expect(await states(world)).toEqual([['2026-11', 'SENT']]);
  });

  it('is on its way for people from the moment the bank has it', async () => {
    const world = await aDebitedPolicy(db.database);
    await world.make();
    expect(await world.payments()).toEqual([]);
    await world.send();
    expect(await world.payments()).toMatchObject([
      {
        status: 'PENDING',
        premiumMonth: '2026-11',
        amountCents: debitPremium * 100,
        record: {
          Payment_Date: '2026-11-25',
          Collection_Type: 'DEBICHECK',
          Payment_Status: 'PENDING',
          Reference: `${world.policyNumber}01`,
        },
      },
    ]);
  });

  it('is asked for once by processes that work at the same time', async () => {
    const world = await aDebitedPolicy(db.database);
    await Promise.all(Array.from({ length: 8 }, () => world.make()));
    expect(await states(world)).toEqual([['2026-11', 'BUILT']]);
    await Promise.all(Array.from({ length: 8 }, () => world.send()));
    expect(world.taken.size).toBe(1);
    expect(await world.payments()).toHaveLength(1);
  });

  it('is the same debit to the bank when it is handed over again because the answer was lost', async () => {
    const world = await aDebitedPolicy(db.database);
    world.bank.mode = 'answer-lost';
    await world.work();
    expect(await states(world)).toEqual([['2026-11', 'BUILT']]);
    world.bank.mode = 'normal';
    world.letPass(5);
    await world.work();
    expect(await states(world)).toEqual([['2026-11', 'SENT']]);
    expect(world.bank.calls).toBe(2);
    expect(world.taken.size).toBe(1);
  });

  it('whose result comes although the bank never said that it took it is booked all the same', async () => {
    const world = await aDebitedPolicy(db.database);
    world.bank.mode = 'answer-lost';
    await world.work();
    expect(await world.receive(await world.report())).toBe('TAKEN');
    expect(await states(world)).toEqual([['2026-11', 'PAID']]);
    expect((await world.policy()).Paid_To_Date).toBe('2026-11-30');
    world.letPass(60);
    await world.send();
    expect(await states(world)).toEqual([['2026-11', 'PAID']]);
    expect(await world.payments()).toHaveLength(1);
  });

  it('is handed over again after a while, and less and less often', async () => {
    const world = await aDebitedPolicy(db.database);
    world.bank.mode = 'down';
    for (let minute = 0; minute < 60; minute += 1) {
      await world.send();
      if (minute === 0) await world.work();
      world.letPass(1);
    }
    expect(world.bank.calls).toBeLessThan(8);
  });

  it('is not asked for where it was paid, changed or ended since it was made', async () => {
    const world = await aDebitedPolicy(db.database);
    await world.make();
    await takeOver(db.database, world.policyNumber, { Paid_To_Date: '2026-11-30' });
    await world.send();
    expect(await states(world)).toEqual([['2026-11', 'RECALLED']]);
    expect(world.bank.calls).toBe(0);
  });

  it.each([
    ['is paid in advance', { Paid_To_Date: '2026-12-31' }],
    ['has lapsed', { Policy_Status: 'LAPSED' as const, Paid_To_Date: '2026-08-31', Lapse_Date: '2026-10-26' }],
    ['is paid at a till', { PaymentMethod: { Payment_Method: 'PAYAT' as const, Debit_Day: 25 } }],
    ['has no mandate', { DebiCheckMandate: null }],
  ])('of a policy that %s is not asked for', async (_why, more) => {
    const world = await aDebitedPolicy(db.database, more);
    await world.work();
    expect(await world.debits()).toEqual([]);
  });

  it('of a policy that nobody can work on is set apart, holds up no other, and is made once it can be', async () => {
    const broken = await aDebitedPolicy(db.database);
    await db.database.execute(
      sql`CREATE FUNCTION fail_on_test() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'broken'; END $$`,
    );
    await db.database.execute(
      sql.raw(`CREATE TRIGGER fail_on_test BEFORE INSERT ON collections FOR EACH ROW
        WHEN (NEW.policy_number = '${broken.policyNumber}') EXECUTE FUNCTION fail_on_test()`),
    );
    const other = await aDebitedPolicy(db.database, {}, false);
    await other.work();
    expect(await states(other)).toEqual([['2026-11', 'SENT']]);
    expect(await itemsSetApart(db.database, 'DEBIT_MAKING')).toMatchObject([
      { item: broken.policyNumber, policyNumber: broken.policyNumber, reason: 'DATABASE_P0001', attempts: 1 },
    ]);
    await db.database.execute(sql`DROP TRIGGER fail_on_test ON collections`);
    other.letPass(1);
    await other.work();
    expect(await states(broken)).toEqual([['2026-11', 'SENT']]);
    expect(await itemsSetApart(db.database, 'DEBIT_MAKING')).toEqual([]);
  });

  it('that the bank will not take goes to somebody, and the next policy is collected from', async () => {
    const refused = await aDebitedPolicy(db.database);
    refused.bank.mode = 'refuses';
    await refused.work();
    expect(await refused.exceptions()).toMatchObject([{ reason: 'REFUSED_BY_BANK' }]);
    const other = await aDebitedPolicy(db.database, {}, false);
    await other.work();
    expect(await states(other)).toEqual([['2026-11', 'SENT']]);
  });
});

onEveryDatabase('Nobody is late before the bank was asked and has said no', (db) => {
  it('while the debit is on its way', async () => {
    const world = await aDebitedPolicy(db.database);
    await world.work();
    world.on('2026-12-20');
    await world.settle();
    expect(await statusOf(world)).toBe('ACTIVE');
  });

  it('while the bank is down', async () => {
    const world = await aDebitedPolicy(db.database);
    world.bank.mode = 'down';
    for (const day of ['2026-11-20', '2026-11-26', '2026-12-20', '2027-01-10']) {
      world.on(day);
      await world.work();
      expect(await statusOf(world)).toBe('ACTIVE');
    }
    expect(await states(world)).toEqual([['2026-11', 'BUILT']]);
  });

  it('while the job was away: it asks two business days later, at most ten days after the day that was agreed', async () => {
    const world = await aDebitedPolicy(db.database);
    world.on('2026-11-27');
    await world.settle();
    expect(await statusOf(world)).toBe('ACTIVE');
    await world.work();
    expect(await world.debits()).toMatchObject([{ premiumMonth: '2026-11', state: 'SENT', actionDate: '2026-12-01' }]);
  });

  it('while the job was away for longer: it asks on the next day that was agreed, for one premium', async () => {
    const world = await aDebitedPolicy(db.database);
    world.on('2026-12-10');
    await world.work();
    expect(await world.debits()).toEqual([]);
    world.on('2026-12-21');
    await world.work();
    expect(await statusOf(world)).toBe('ACTIVE');
    expect(await world.debits()).toMatchObject([
      { premiumMonth: '2026-12', state: 'SENT', actionDate: '2026-12-24', amountCents: debitPremium * 100 },
    ]);
    world.on('2026-12-24');
    await world.receive(await world.report());
    world.on('2027-01-20');
    await world.settle();
    expect(await world.policy()).toMatchObject({ Policy_Status: 'ACTIVE', Paid_To_Date: '2026-11-30' });
  });

  it('in grace for one month, a policy does not lapse while the next one is with the bank', async () => {
    const world = await aDebitedPolicy(db.database);
    await world.answered({ result: 'UNPAID', bankCode: '02' });
    world.on('2026-11-26');
    await world.settle();
    expect(await statusOf(world)).toBe('IN_GRACE');
    world.on('2026-11-28');
    await world.settle(); // the notice goes out
    world.on('2026-12-21');
    await world.work();
    world.on('2026-12-27');
    await world.work();
    expect(await statusOf(world)).toBe('IN_GRACE');
    await world.receive(await world.report({ result: 'UNPAID', bankCode: '02' }));
    expect(await statusOf(world)).toBe('LAPSED');
  });

  it('in grace, a policy does not lapse while we were away on the day of the next debit', async () => {
    const world = await aDebitedPolicy(db.database);
    await world.answered({ result: 'UNPAID', bankCode: '02' });
    world.on('2026-11-26');
    await world.settle();
    world.on('2026-12-27');
    await world.settle();
    expect(await statusOf(world)).toBe('IN_GRACE');
  });

  it('a policy whose history tells of a failed debit lapses as before', async () => {
    const world = await aDebitedPolicy(db.database, {
      Policy_Status: 'IN_GRACE',
      Grace_End_Date: '2026-12-25',
      Unpaid_Notice_Date: '2026-11-28',
    });
    await aFailedDebit(db.database, world.policyNumber, '2026-12');
    world.on('2026-12-27');
    await world.settle();
    expect(await statusOf(world)).toBe('LAPSED');
  });
});

onEveryDatabase('A bank that says nothing', (db) => {
  it('is asked after five business days; staff are told once, and there is no second debit', async () => {
    const world = await aDebitedPolicy(db.database);
    await world.work();
    world.on('2026-12-01');
    await world.work();
    expect(world.bank.questions).toBe(0);
    for (const day of ['2026-12-02', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-22']) {
      world.on(day);
      await world.work();
    }
    expect(world.bank.questions).toBe(4);
    expect(await states(world)).toEqual([['2026-11', 'NO_ANSWER']]);
    expect(await world.exceptions()).toMatchObject([{ reason: 'NO_ANSWER' }]);
    expect(world.taken.size).toBe(1);
    expect(await statusOf(world)).toBe('ACTIVE');
  });

  it('and answers when it is asked is believed', async () => {
    const world = await aDebitedPolicy(db.database);
    await world.work();
    world.on('2026-12-02');
    const report = await world.report();
    world.results.set(report.instructionId, report);
    await world.work();
    expect(await states(world)).toEqual([['2026-11', 'PAID']]);
    expect((await world.policy()).Paid_To_Date).toBe('2026-11-30');
  });
});
