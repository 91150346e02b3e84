import { type PlainDate } from '@portal/domain';
import { settledPremiumsOf } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { expect, it } from 'vitest';
import { aDebitedPolicy, type DebitedPolicy, debitPremium } from '../testing/a-debited-policy';
import { takeOver } from '../testing/take-over';

const inGraceForOctober = {
  Policy_Status: 'IN_GRACE',
  Grace_End_Date: '2026-12-10',
  Unpaid_Notice_Date: '2026-10-28',
} as const;

const mandateOf = async (world: DebitedPolicy) => (await world.policy()).DebiCheckMandate?.Mandate_Status;
const told = async (world: DebitedPolicy) => (await world.notices()).map(({ type }) => type);
const textsOf = async (world: DebitedPolicy) => (await world.texts()).map(({ text }) => text);

onEveryDatabase('A debit that the bank paid', (db) => {
  it('settles its month, and the payer is told', async () => {
    const world = await aDebitedPolicy(db.database);
    expect(await world.answered()).toBe('TAKEN');
    expect((await world.policy()).Paid_To_Date).toBe('2026-11-30');
    expect(await world.payments()).toMatchObject([
      { status: 'SUCCESSFUL', premiumMonth: '2026-11', allocatedCents: debitPremium * 100 },
    ]);
    expect(await world.notices()).toMatchObject([
      { type: 'PREMIUM_RECEIVED', inAppMessage: expect.stringContaining('288') },
    ]);
  });

  it('reported 50 times at once and again later is booked once', async () => {
    const world = await aDebitedPolicy(db.database);
    await world.work();
    const report = await world.report();
    const answers = await Promise.all(Array.from({ length: 50 }, () => world.receive(report)));
    expect(answers.filter((answer) => answer === 'TAKEN')).toHaveLength(1);
    expect(await world.receive({ ...report, resultAt: (await world.report()).resultAt })).toBe('REPEATED');
    expect(await settledPremiumsOf(db.database, world.policyNumber)).toHaveLength(1);
    expect(await told(world)).toEqual(['PREMIUM_RECEIVED']);
  });

  it('settles the oldest unpaid month first', async () => {
    const world = await aDebitedPolicy(db.database, { Paid_To_Date: '2026-09-30', Policy_Status: 'IN_GRACE' });
    await world.answered();
    expect((await world.policy()).Paid_To_Date).toBe('2026-10-31');
    expect(await world.payments()).toMatchObject([{ premiumMonth: '2026-10' }]);
  });

  it('for a policy that has ended since is kept for somebody to look into, and is no premium', async () => {
    const world = await aDebitedPolicy(db.database);
    await world.work();
    await takeOver(db.database, world.policyNumber, { Policy_Status: 'CANCELLED' });
    expect(await world.receive(await world.report())).toBe('TAKEN');
    expect(await told(world)).toEqual(['PAYMENT_NOT_USED']);
    expect(await world.payments()).toMatchObject([{ status: 'SUCCESSFUL', allocatedCents: 0 }]);
  });
});

onEveryDatabase('A debit that the bank did not pay', (db) => {
  it.each([
    ['02', 'There was not enough money in the account', 'AUTHENTICATED', ['PREMIUM_FAILED']],
    ['04', 'The payment was stopped at the bank', 'SUSPENDED', ['PREMIUM_FAILED', 'NEW_MANDATE_NEEDED']],
    [
      '34',
      'The bank has no permission from you for this debit order',
      'SUSPENDED',
      ['PREMIUM_FAILED', 'NEW_MANDATE_NEEDED'],
    ],
    ['12', 'The account is closed or does not exist', 'SUSPENDED', ['PREMIUM_FAILED', 'NEW_MANDATE_NEEDED']],
    ['16', 'The account has moved to another bank', 'SUSPENDED', ['PREMIUM_FAILED', 'NEW_MANDATE_NEEDED']],
    ['03', 'This account does not allow debit orders', 'SUSPENDED', ['PREMIUM_FAILED', 'NEW_MANDATE_NEEDED']],
    ['56', 'The bank has blocked the account', 'AUTHENTICATED', ['PREMIUM_FAILED']],
    ['18', 'The bank does not allow payments from this account now', 'SUSPENDED', ['PREMIUM_FAILED']],
    ['28', 'We took this debit back ourselves', 'AUTHENTICATED', []],
    ['99', 'The bank did not tell us why', 'AUTHENTICATED', ['PREMIUM_FAILED']],
  ])('with the code %s says so in plain words: %s', async (bankCode, sentence, mandate, notices) => {
    const world = await aDebitedPolicy(db.database);
    expect(await world.answered({ result: 'UNPAID', bankCode })).toBe('TAKEN');
    expect(await world.payments()).toMatchObject([{ status: 'FAILED', record: { Failure_Reason: sentence } }]);
    expect(await mandateOf(world)).toBe(mandate);
    expect((await told(world)).sort()).toEqual(notices.toSorted());
    expect((await world.policy()).Paid_To_Date).toBe('2026-10-31');
  });

  it('is told at once, in the portal and as a text, with what is at stake', async () => {
    const world = await aDebitedPolicy(db.database);
    await world.answered({ result: 'UNPAID', bankCode: '02' });
    const sentence =
      'Your debit order of R\u00a0288 was unsuccessful: There was not enough money in the account. Pay before 25 December 2026 to keep your cover.';
    const sms =
      '{product}: your debit order of R\u00a0288 did not go through. There was not enough money in the account. ' +
      'Pay by 25 December 2026 to stay covered: {portal}/pay-now or 086 000 7580.';
    expect(await world.notices()).toMatchObject([{ type: 'PREMIUM_FAILED', inAppMessage: sentence }]);
    expect(await textsOf(world)).toEqual([sms]);
  });

  it.each([
    [{ result: 'UNPAID', bankCode: '04' }, ['PREMIUM_FAILED', 'NEW_MANDATE_NEEDED']],
    [{ result: 'DISPUTED', bankCode: null }, ['PREMIUM_RECEIVED', 'DEBIT_REVERSED']],
  ] as const)(
    'is told to nobody by text after the death of the policyholder: another has the telephone (%j)',
    async (said, notices) => {
      const world = await aDebitedPolicy(db.database);
      if (said.result === 'DISPUTED') await world.answered();
      else await world.work();
      const { MainMember } = await world.policy();
      await takeOver(db.database, world.policyNumber, { MainMember: { ...MainMember, Life_Status: 'DECEASED' } });
      world.on('2026-11-26');
      expect(await world.receive(await world.report(said))).toBe('TAKEN');
      expect((await told(world)).toSorted()).toEqual(notices.toSorted());
      expect(await textsOf(world)).toEqual([]);
    },
  );

  it('starts grace from the due date, the day after it', async () => {
    const world = await aDebitedPolicy(db.database);
    await world.answered({ result: 'UNPAID', bankCode: '02' });
    expect((await world.policy()).Policy_Status).toBe('ACTIVE');
    world.on('2026-11-26');
    await world.settle();
    expect(await world.policy()).toMatchObject({ Policy_Status: 'IN_GRACE', Grace_End_Date: '2026-12-25' });
  });

  it.each([
    ['on an active policy', { Paid_To_Date: '2026-10-31' }],
    ['on a policy in grace for the month before', { Paid_To_Date: '2026-09-30', ...inGraceForOctober }],
  ] as const)('that the bank tries again is told as unpaid premium once, on the third day, %s', async (_, more) => {
    const world = await aDebitedPolicy(db.database, more);
    await world.answered({ result: 'TRACKING', bankCode: '02' });
    const before = await told(world);
    const { Policy_Status: status } = await world.policy();
    const since = async (day: PlainDate) => {
      world.on(day);
      await world.settle();
      return (await told(world)).length - before.length;
    };
    expect([await since('2026-11-26'), await since('2026-11-27')]).toEqual([0, 0]);
    expect(await since('2026-11-28')).toBe(1);
    expect(await since('2026-12-05')).toBe(1);
    expect((await world.policy()).Policy_Status).toBe(status);
    await world.receive(await world.report({ result: 'UNPAID', bankCode: '02' }));
    for (const _ of [1, 2, 3]) await world.settle();
    expect((await told(world)).toSorted()).toEqual([...before, 'PREMIUM_FAILED', 'PREMIUM_UNPAID_NOTICE'].toSorted());
    expect((await world.policy()).Policy_Status).toBe('IN_GRACE');
  });

  it('at first, and said so late, is told as unpaid premium at once', async () => {
    const world = await aDebitedPolicy(db.database);
    await world.work();
    world.on('2026-11-29');
    await world.settle();
    expect(await told(world)).toEqual([]);
    await world.receive(await world.report({ result: 'TRACKING', bankCode: '02' }));
    expect(await told(world)).toEqual(['PREMIUM_UNPAID_NOTICE']);
  });

  it('at first, and paid it when it tried again, leaves nothing of the notice behind', async () => {
    const world = await aDebitedPolicy(db.database);
    await world.answered({ result: 'TRACKING', bankCode: '02' });
    world.on('2026-11-28');
    await world.settle();
    expect(await world.policy()).toMatchObject({ Policy_Status: 'ACTIVE', Unpaid_Notice_Date: '2026-11-28' });
    await world.receive(await world.report());
    await world.settle();
    expect(await world.policy()).toMatchObject({
      Policy_Status: 'ACTIVE',
      Paid_To_Date: '2026-11-30',
      Grace_End_Date: null,
      Unpaid_Notice_Date: null,
    });
  });

  it('reported again and again is told once', async () => {
    const world = await aDebitedPolicy(db.database);
    await world.work();
    const report = await world.report({ result: 'UNPAID', bankCode: '02' });
    await Promise.all(Array.from({ length: 20 }, () => world.receive(report)));
    expect(await told(world)).toEqual(['PREMIUM_FAILED']);
  });

  it('is asked for again next month, not before', async () => {
    const world = await aDebitedPolicy(db.database);
    await world.answered({ result: 'UNPAID', bankCode: '02' });
    await world.work();
    expect(world.taken.size).toBe(1);
    world.on('2026-12-21');
    await world.work();
    expect((await world.debits()).map(({ premiumMonth, state }) => [premiumMonth, state])).toEqual([
      ['2026-12', 'SENT'],
      ['2026-11', 'UNPAID'],
    ]);
  });

  it('for the second month because the account is blocked is asked for no more', async () => {
    const world = await aDebitedPolicy(db.database);
    await world.answered({ result: 'UNPAID', bankCode: '05' });
    expect(await mandateOf(world)).toBe('AUTHENTICATED');
    world.on('2026-12-21');
    await world.work();
    await world.receive(await world.report({ result: 'UNPAID', bankCode: '10' }));
    expect(await mandateOf(world)).toBe('SUSPENDED');
  });

  it('that the bank took after all, days later, is booked and ends grace', async () => {
    const world = await aDebitedPolicy(db.database);
    await world.answered({ result: 'UNPAID', bankCode: '02' });
    world.on('2026-11-28');
    await world.settle();
    expect((await world.policy()).Policy_Status).toBe('IN_GRACE');
    expect(await world.receive(await world.report())).toBe('TAKEN');
    expect(await world.policy()).toMatchObject({ Policy_Status: 'ACTIVE', Paid_To_Date: '2026-11-30' });
    expect(await world.payments()).toMatchObject([{ status: 'SUCCESSFUL', record: { Failure_Reason: null } }]);
  });

  it('after a mandate that is not that of the debit any more does not touch the new one', async () => {
    const world = await aDebitedPolicy(db.database);
    await world.work();
    const { DebiCheckMandate: mandate } = await world.policy();
    if (!mandate) throw new Error('There is no mandate');
    await takeOver(db.database, world.policyNumber, {
      DebiCheckMandate: { ...mandate, Contract_Reference: `${world.policyNumber}02` },
    });
    await world.receive(await world.report({ result: 'UNPAID', bankCode: '12' }));
    expect(await mandateOf(world)).toBe('AUTHENTICATED');
    expect(await told(world)).toEqual(['PREMIUM_FAILED']);
  });

  it('because the holder may have died does not let the policy lapse before staff have looked into it', async () => {
    const world = await aDebitedPolicy(db.database);
    await world.answered({ result: 'UNPAID', bankCode: '18' });
    expect(await world.exceptions()).toMatchObject([{ reason: 'HOLDER_MAY_HAVE_DIED' }]);
    world.on('2026-11-26');
    await world.settle();
    world.on('2026-11-28');
    await world.settle(); // the notice goes out
    world.on('2027-01-05');
    await world.settle();
    expect((await world.policy()).Policy_Status).toBe('IN_GRACE');
    await world.close();
    await world.settle();
    expect((await world.policy()).Policy_Status).toBe('LAPSED');
  });
});

onEveryDatabase('A debit that the bank goes on trying', (db) => {
  it('stays on its way, and nobody is late', async () => {
    const world = await aDebitedPolicy(db.database);
    await world.answered({ result: 'TRACKING', bankCode: '02' });
    world.on('2026-12-03');
    await world.work();
    expect(await world.payments()).toMatchObject([{ status: 'PENDING' }]);
    expect((await world.policy()).Policy_Status).toBe('ACTIVE');
    expect(world.bank.questions).toBe(0);
    expect(await world.receive(await world.report())).toBe('TAKEN');
    expect((await world.policy()).Paid_To_Date).toBe('2026-11-30');
  });

  it('is asked about on the next business day when that is heard late, and not with every round', async () => {
    const world = await aDebitedPolicy(db.database);
    await world.work();
    const report = await world.report({ result: 'TRACKING', bankCode: '02' });
    world.on('2027-01-15'); // long after the bank would have given up
    world.results.set(report.instructionId, report);
    await world.work();
    await world.work();
    expect(world.bank.questions).toBe(1);
  });

  it('is not told of after it was paid: that is old news', async () => {
    const world = await aDebitedPolicy(db.database);
    await world.work();
    const [tracking, unpaid, paid] = [
      await world.report({ result: 'TRACKING', bankCode: '02' }),
      await world.report({ result: 'UNPAID', bankCode: '02' }),
      await world.report(),
    ];
    expect(await world.receive(paid)).toBe('TAKEN');
    expect(await world.receive(unpaid)).toBe('REPEATED');
    expect(await world.receive(tracking)).toBe('REPEATED');
    expect(await world.policy()).toMatchObject({ Paid_To_Date: '2026-11-30', Policy_Status: 'ACTIVE' });
    expect(await told(world)).toEqual(['PREMIUM_RECEIVED']);
  });
});

onEveryDatabase('A debit that is given back', (db) => {
  it('late opens its month again: grace runs from the day we learn of it', async () => {
    const world = await aDebitedPolicy(db.database);
    await world.answered();
    world.on('2026-11-30');
    expect(await world.receive(await world.report({ result: 'UNPAID', bankCode: '02' }))).toBe('TAKEN');
    expect(await world.policy()).toMatchObject({ Paid_To_Date: '2026-10-31' });
    expect(await world.payments()).toMatchObject([{ status: 'REVERSED', allocatedCents: 0 }]);
    expect(await settledPremiumsOf(db.database, world.policyNumber)).toEqual([]);
    expect((await told(world)).sort()).toEqual(['DEBIT_REVERSED', 'PREMIUM_RECEIVED']);
    expect(await mandateOf(world)).toBe('AUTHENTICATED');
  });

  it('is told of once: that message is the notice which the law asks for, and the policy lapses after its 30 days', async () => {
    const world = await aDebitedPolicy(db.database);
    await world.answered();
    world.on('2026-11-30');
    await world.receive(await world.report({ result: 'UNPAID', bankCode: '02' }));
    expect(await world.policy()).toMatchObject({
      Policy_Status: 'IN_GRACE',
      Grace_End_Date: '2026-12-30',
      Unpaid_Notice_Date: '2026-11-30',
    });
    expect(await textsOf(world)).toEqual([
      '{product}: your bank gave back R\u00a0288. You are covered until 30 December 2026. To go on, pay or set up a new debit order: {portal}/payments',
    ]);
    world.on('2026-12-03');
    await world.settle();
    expect(await textsOf(world)).toHaveLength(1);
  });

  it('because the payer never agreed suspends the mandate; staff call, and the payer is told once how to go on', async () => {
    const world = await aDebitedPolicy(db.database);
    await world.answered();
    world.on('2026-12-10');
    expect(await world.receive(await world.report({ result: 'DISPUTED' }))).toBe('TAKEN');
    expect(await mandateOf(world)).toBe('SUSPENDED');
    const { PaymentMethod, BankingDetails } = await world.policy();
    expect([PaymentMethod.Mandate_Status, BankingDetails?.Mandate_Status]).toEqual(['SUSPENDED', 'SUSPENDED']);
    expect((await told(world)).sort()).toEqual(['DEBIT_REVERSED', 'PREMIUM_RECEIVED']);
    expect(await world.exceptions()).toMatchObject([{ reason: 'CALL_THE_PAYER' }]);
    world.on('2026-12-21');
    await world.work();
    expect(world.taken.size).toBe(1);
  });

  it('once, and paid after all, is another payment: the one that was taken back stays', async () => {
    const world = await aDebitedPolicy(db.database);
    await world.answered();
    await world.receive(await world.report({ result: 'UNPAID', bankCode: '02' }));
    expect(await world.receive(await world.report())).toBe('TAKEN');
    expect((await world.payments()).map(({ status }) => status).sort()).toEqual(['REVERSED', 'SUCCESSFUL']);
    expect((await world.policy()).Paid_To_Date).toBe('2026-11-30');
  });
});

onEveryDatabase('A result that does not fit', (db) => {
  it('of a debit that nobody made goes to somebody', async () => {
    const world = await aDebitedPolicy(db.database);
    await world.work();
    const report = await world.report();
    for (const instructionId of [crypto.randomUUID(), 'nonsense', `${report.instructionId}0`]) {
      expect(await world.receive({ ...report, instructionId })).toBe('UNKNOWN');
    }
    expect(await world.receive(report)).toBe('TAKEN');
  });

  it('with another amount changes nothing, and the right one still counts', async () => {
    const world = await aDebitedPolicy(db.database);
    await world.work();
    const wrong = await world.report({ amountCents: 57_600 });
    expect(await world.receive(wrong)).toBe('NOTED');
    expect(await world.receive(wrong)).toBe('NOTED');
    expect(await world.exceptions()).toMatchObject([{ reason: 'OTHER_AMOUNT' }]);
    expect((await world.policy()).Paid_To_Date).toBe('2026-10-31');
    expect(await world.receive(await world.report())).toBe('TAKEN');
  });

  it('a dispute about a debit that was never paid goes to somebody', async () => {
    const world = await aDebitedPolicy(db.database);
    expect(await world.answered({ result: 'DISPUTED' })).toBe('NOTED');
    expect(await world.exceptions()).toMatchObject([{ reason: 'NOT_POSSIBLE' }]);
    expect(await world.payments()).toMatchObject([{ status: 'PENDING' }]);
  });
});
