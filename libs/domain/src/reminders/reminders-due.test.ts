import { describe, expect, it } from 'vitest';
import { addDays, type PlainDate } from '../base/plain-date';
import { type RemindedChild, type RemindedLife } from './life-reminders';
import { type Reminder } from './reminder';
import { lookAgainAfterDays, nextReminderDay, type RemindedPolicy, reminderDay, remindersDue } from './reminders-due';

const aLife = (First_Name: string, more: Partial<RemindedLife> = {}): RemindedLife => ({
  id: First_Name,
  First_Name,
  Life_Status: 'ACTIVE',
  Cover_Start_Date: '2024-01-01',
  Waiting_Period_End_Date: '2024-01-01',
  ...more,
});
const aChild = (First_Name: string, more: Partial<RemindedChild> = {}): RemindedChild => ({
  ...aLife(First_Name),
  Date_Of_Birth: '2015-06-01',
  Cover_End_Date: '2037-06-01',
  Is_Student: false,
  Is_Disabled: false,
  Proof_Of_Study_Until: null,
  Id_Number: 'known',
  Id_Outstanding_Date: null,
  ...more,
});
const aPolicy = (more: Partial<RemindedPolicy> = {}): RemindedPolicy => ({
  id: 'the policy',
  Policy_Status: 'ACTIVE',
  Inception_Date: '2024-01-01',
  Paid_To_Date: '2026-11-30',
  Monthly_Premium: 200,
  Arrears_Amount: 0,
  Premium_Credit: 0,
  Grace_End_Date: null,
  Lapse_Date: null,
  PaymentMethod: { Payment_Method: 'DEBIT_ORDER', Debit_Day: 15 },
  BankingDetails: { Effective_Date: null },
  DebiCheckMandate: { Mandate_Status: 'AUTHENTICATED', Collection_Day: 15, Maximum_Collection_Amount: 300 },
  MainMember: aLife('Thandi'),
  Spouse: null,
  Children: [],
  ExtendedMembers: [],
  Cover_Increases: [],
  ...more,
});
const byHand = { PaymentMethod: { Payment_Method: 'PAYAT', Debit_Day: 15 } };

/** The days of a year on which something would be sent if a job looked once a day, and what. */
function sentIn(policy: RemindedPolicy, from: PlainDate, days: number): string[] {
  const seen = new Set<string>();
  for (let day = from; day < addDays(from, days); day = addDays(day, 1)) {
    for (const one of remindersDue(policy, [], day))
      seen.add(`${one.kind} ${one.day} of ${one.date} ${one.name}`.trim());
  }
  return [...seen];
}
const kinds = (reminders: Reminder[]) => reminders.map(({ kind }) => kind);

describe('a premium that nobody collects', () => {
  it('is named 5 days before it is due, with what is still to pay', () => {
    const policy = aPolicy({ ...byHand, Premium_Credit: 50 });
    expect(remindersDue(policy, [], '2026-12-09')).toEqual([]);
    expect(remindersDue(policy, [], '2026-12-10')).toMatchObject([
      { kind: 'PREMIUM_DUE', day: '2026-12-10', date: '2026-12-15', amount: 150 },
    ]);
  });

  it('is named late when a round was missed, but not on the day itself or after', () => {
    expect(kinds(remindersDue(aPolicy(byHand), [], '2026-12-14'))).toEqual(['PREMIUM_DUE']);
    expect(remindersDue(aPolicy(byHand), [], '2026-12-15')).toEqual([]);
  });

  it.each([
    { why: 'it is collected', more: {} },
    {
      why: 'the policyholder has died',
      more: { ...byHand, MainMember: { ...aLife('Thandi'), Life_Status: 'DECEASED' } },
    },
    { why: 'it is paid', more: { ...byHand, Paid_To_Date: '2026-12-31' } },
    { why: 'a premium was missed before', more: { ...byHand, Policy_Status: 'IN_GRACE' as const } },
    { why: 'nothing is to pay', more: { ...byHand, Premium_Credit: 200 } },
  ])('is not named when $why', ({ more }) => {
    expect(remindersDue(aPolicy(more), [], '2026-12-10')).toEqual([]);
  });
});

describe('a debit order without a mandate in force', () => {
  it.each(['REJECTED', 'NO_RESPONSE', 'SUSPENDED', 'EXPIRED', 'PENDING_AUTHENTICATION'])(
    'collects nothing: its premium is named as one that is paid by hand while the mandate is %s',
    (Mandate_Status) => {
      const DebiCheckMandate = { Mandate_Status, Collection_Day: 15, Maximum_Collection_Amount: 300 };
      expect(kinds(remindersDue(aPolicy({ DebiCheckMandate }), [], '2026-12-10'))).toEqual(['PREMIUM_DUE']);
    },
  );

  it('is none either where the account or the mandate is missing, but is while other terms wait for the payer', () => {
    const missing = [aPolicy({ DebiCheckMandate: null }), aPolicy({ BankingDetails: null })];
    expect(missing.map((policy) => remindersDue(policy, [], '2026-12-10').length)).toEqual([1, 1]);
    const amended = { Mandate_Status: 'AMENDMENT_PENDING', Collection_Day: 15, Maximum_Collection_Amount: 300 };
    expect(remindersDue(aPolicy({ DebiCheckMandate: amended }), [], '2026-12-10')).toEqual([]);
  });
});

describe('a debit order of somebody who paid by hand before', () => {
  const collectedFrom = (Debit_Day_From: PlainDate) => {
    const PaymentMethod = { Payment_Method: 'DEBIT_ORDER', Debit_Day: 15, Debit_Day_From, Previous_Debit_Day: null };
    return aPolicy({ PaymentMethod });
  };

  it('leaves a month before its first collection to be paid by hand', () => {
    expect(remindersDue(collectedFrom('2027-01-01'), [], '2026-11-26')).toMatchObject([
      { kind: 'PREMIUM_DUE', date: '2026-12-01' },
    ]);
    expect(remindersDue(collectedFrom('2026-12-01'), [], '2026-12-10')).toEqual([]);
  });
});

describe('the first premium of a new policy', () => {
  const waiting = aPolicy({
    Policy_Status: 'PENDING',
    PaymentMethod: byHand.PaymentMethod,
    Inception_Date: '2026-12-01',
    Paid_To_Date: null,
    Premium_Credit: 50,
  });
  it('that nobody collects is named 5 days before it is due, with what is still to pay', () => {
    expect(sentIn(waiting, '2026-11-20', 60)).toEqual(['PREMIUM_DUE 2026-12-10 of 2026-12-15']);
    expect(remindersDue(waiting, [], '2026-12-10')).toMatchObject([{ amount: 150 }]);
    expect(nextReminderDay(waiting, '2026-11-20')).toBe('2026-12-10');
  });

  it('that is due today is looked at today, and before that on its day', () => {
    expect(reminderDay(waiting, '2026-11-20')).toBe('2026-12-10');
    expect(reminderDay(waiting, '2026-12-10')).toBe('2026-12-10');
    expect(reminderDay(waiting, '2026-12-12')).toBe('2026-12-12');
  });

  it('is named where a debit order is to collect it and the payer has not agreed, and not once that is so', () => {
    const collected = { ...waiting, PaymentMethod: { Payment_Method: 'DEBIT_ORDER', Debit_Day: 15 } };
    expect(remindersDue(collected, [], '2026-12-10')).toEqual([]);
    const notAgreed = { ...collected, DebiCheckMandate: null };
    expect(kinds(remindersDue(notAgreed, [], '2026-12-10'))).toEqual(['PREMIUM_DUE']);
  });

  it('is not named while nobody has decided about the application', () => {
    const application = { id: 'r1', label: 'New policy', expires: '2027-01-05', isApplication: true };
    expect(remindersDue(waiting, [application], '2026-12-10')).toEqual([]);
  });

  it.each([
    { why: 'it is paid', more: { Paid_To_Date: '2026-12-31', Premium_Credit: 0 } },
    { why: 'the employer pays it', more: { PaymentMethod: { Payment_Method: 'SALARY_DEDUCTION', Debit_Day: 15 } } },
    { why: 'the policy was not taken up', more: { Policy_Status: 'NOT_TAKEN_UP' as const } },
  ])('is not named when $why', ({ more }) => {
    expect(remindersDue({ ...waiting, ...more }, [], '2026-12-10')).toEqual([]);
  });
});

describe('the end of months without premiums', () => {
  const waived = aPolicy({ Policy_Status: 'PAID_UP', Paid_Up_Until: '2028-11-30', Paid_To_Date: '2026-11-30' });

  it('is told 31 days before, once, with the premium from then on', () => {
    expect(sentIn(waived, '2026-12-01', 800)).toEqual(['PREMIUMS_RESUME 2028-10-31 of 2028-12-01']);
    expect(remindersDue(waived, [], '2028-10-31')).toMatchObject([{ amount: 200, date: '2028-12-01' }]);
    expect(nextReminderDay(waived, '2028-10-20')).toBe('2028-10-31');
  });

  it('is told late when somebody takes the policy over late, but not on the day itself', () => {
    expect(kinds(remindersDue(waived, [], '2028-11-30'))).toEqual(['PREMIUMS_RESUME']);
    expect(remindersDue(waived, [], '2028-12-01')).toEqual([]);
  });

  it.each([
    { why: 'nobody has taken the policy over', more: { MainMember: aLife('Thandi', { Life_Status: 'DECEASED' }) } },
    { why: 'nobody said how long it is paid up', more: { Paid_Up_Until: null } },
    { why: 'premiums are paid', more: { Policy_Status: 'ACTIVE' as const } },
  ])('is not told where $why', ({ more }) => {
    expect(remindersDue({ ...waived, ...more }, [], '2028-10-31')).toEqual([]);
  });
});

describe('a request', () => {
  const request = { id: 'r1', label: 'Add child', expires: '2026-12-20' };
  it('is named 3 days before it expires, until it does', () => {
    const on = (day: PlainDate) => kinds(remindersDue(aPolicy(), [request], day));
    expect([on('2026-12-16'), on('2026-12-17'), on('2026-12-19'), on('2026-12-20')]).toEqual([
      [],
      ['REQUEST_EXPIRING'],
      ['REQUEST_EXPIRING'],
      [],
    ]);
  });

  it('is named whatever the policy stands at', () => {
    const pending = aPolicy({ Policy_Status: 'PENDING' });
    expect(remindersDue(pending, [request], '2026-12-17')).toMatchObject([{ subject: 'r1', name: 'Add child' }]);
  });
});

describe('a waiting period', () => {
  const waited = { Waiting_Period_End_Date: '2026-12-01', Cover_Start_Date: '2026-06-01' };
  it('that ends is told once for all whose ends, for two weeks', () => {
    const policy = aPolicy({
      MainMember: aLife('Thandi', waited),
      Spouse: aLife('Sipho', waited),
      Children: [aChild('Lindiwe', waited), aChild('Themba')],
    });
    expect(remindersDue(policy, [], '2026-11-30')).toEqual([]);
    expect(remindersDue(policy, [], '2026-12-01')).toMatchObject([
      { kind: 'WAITING_PERIOD_ENDED', day: '2026-12-01', name: 'Thandi, Sipho and Lindiwe' },
    ]);
    expect(remindersDue(policy, [], '2026-12-15')).toHaveLength(1);
    expect(remindersDue(policy, [], '2026-12-16')).toEqual([]);
  });

  it('names three at most', () => {
    const ExtendedMembers = ['A', 'B', 'C', 'D'].map((name) => aLife(name, waited));
    expect(remindersDue(aPolicy({ ExtendedMembers }), [], '2026-12-01')).toMatchObject([{ name: 'A, B and 2 others' }]);
  });

  it('of somebody who left, or on a policy without cover, is not told', () => {
    const gone = aPolicy({ Spouse: aLife('Sipho', { ...waited, Life_Status: 'REMOVED' }) });
    const lapsed = aPolicy({ Spouse: aLife('Sipho', waited), Policy_Status: 'LAPSED' });
    expect([...remindersDue(gone, [], '2026-12-01'), ...remindersDue(lapsed, [], '2026-12-01')]).toEqual([]);
  });
});

describe('the waiting period of extra cover', () => {
  const extra = (lifeId: string, more = {}) => ({
    lifeId,
    amount: 10_000,
    startDate: '2026-06-01',
    waitingPeriodEndDate: '2026-12-01',
    ...more,
  });
  const Cover_Increases = [extra('Thandi'), extra('Sipho'), extra('Lindiwe', { waitingPeriodEndDate: '2027-03-01' })];
  const policy = aPolicy({ Spouse: aLife('Sipho'), Children: [aChild('Lindiwe')], Cover_Increases });

  it('that ends is told once for all whose ends, for two weeks, beside what ends for new people', () => {
    expect(remindersDue(policy, [], '2026-11-30')).toEqual([]);
    expect(remindersDue(policy, [], '2026-12-01')).toMatchObject([
      { kind: 'EXTRA_COVER_WAITED', day: '2026-12-01', name: 'Thandi and Sipho' },
    ]);
    expect(sentIn(policy, '2026-11-20', 200)).toEqual([
      'EXTRA_COVER_WAITED 2026-12-01 of 2026-12-01 Thandi and Sipho',
      'EXTRA_COVER_WAITED 2027-03-01 of 2027-03-01 Lindiwe',
    ]);
    expect(nextReminderDay(policy, '2027-02-20')).toBe('2027-03-01');
    const joined = aLife('Gugu', { Cover_Start_Date: '2026-06-01', Waiting_Period_End_Date: '2026-12-01' });
    expect(kinds(remindersDue({ ...policy, ExtendedMembers: [joined] }, [], '2026-12-01'))).toEqual([
      'WAITING_PERIOD_ENDED',
      'EXTRA_COVER_WAITED',
    ]);
  });

  it('of somebody who left, or that never waited, is not told', () => {
    const gone = { ...policy, MainMember: aLife('Thandi', { Life_Status: 'REMOVED' }) };
    expect(remindersDue(gone, [], '2026-12-01')).toMatchObject([{ name: 'Sipho' }]);
    const atOnce = extra('Thandi', { waitingPeriodEndDate: '2026-06-01' });
    expect(remindersDue({ ...policy, Cover_Increases: [atOnce] }, [], '2026-06-01')).toEqual([]);
  });
});

describe('a child', () => {
  const of = (more: Partial<RemindedChild>) => aPolicy({ Children: [aChild('Lindiwe', more)] });

  it('who turns 22 is named 60 and 7 days before', () => {
    const child = { Date_Of_Birth: '2005-03-01', Cover_End_Date: '2027-03-01' };
    expect(sentIn(of(child), '2026-11-20', 365)).toEqual([
      'CHILD_AGE_LIMIT 2026-12-31 of 2027-03-01 Lindiwe',
      'CHILD_AGE_LIMIT 2027-02-22 of 2027-03-01 Lindiwe',
    ]);
  });

  it('who turns 26 is named too, in other words', () => {
    const child = { Date_Of_Birth: '2001-03-01', Cover_End_Date: '2027-03-01', Is_Student: true };
    const proved = { ...child, Proof_Of_Study_Until: '2027-03-31' };
    expect(sentIn(of(proved), '2026-11-20', 200)).toEqual([
      'CHILD_COVER_ENDS 2026-12-31 of 2027-03-01 Lindiwe',
      'CHILD_COVER_ENDS 2027-02-22 of 2027-03-01 Lindiwe',
    ]);
  });

  it('who is covered for life is not', () => {
    expect(sentIn(of({ Cover_End_Date: null, Is_Disabled: true, Is_Student: true }), '2026-11-20', 800)).toEqual([]);
  });

  const student = { Date_Of_Birth: '2003-05-10', Cover_End_Date: '2029-05-10', Is_Student: true };
  it('who studies is asked for proof 60, 30 and 7 days before cover ends without it on 30 April', () => {
    const expected = ['2027-03-01', '2027-03-31', '2027-04-23'].map(
      (day) => `PROOF_OF_STUDY_DUE ${day} of 2027-04-30 Lindiwe`,
    );
    expect(sentIn(of({ ...student, Proof_Of_Study_Until: '2027-03-31' }), '2026-11-20', 365)).toEqual(expected);
    expect(sentIn(of(student), '2026-11-20', 365)).toEqual(expected);
  });

  it('who has sent the proof is asked again a year later', () => {
    const proved = of({ ...student, Proof_Of_Study_Until: '2028-03-31' });
    expect(sentIn(proved, '2027-01-01', 365)).toEqual([]);
    expect(sentIn(proved, '2028-01-01', 365)).toHaveLength(3);
  });

  it('who was born without an ID number is named 30 and 7 days before the time for it ends, until it is there', () => {
    const newborn = { Id_Number: null, Id_Outstanding_Date: '2027-01-31' };
    expect(sentIn(of(newborn), '2026-11-20', 365)).toEqual([
      'ID_OUTSTANDING 2027-01-01 of 2027-01-31 Lindiwe',
      'ID_OUTSTANDING 2027-01-24 of 2027-01-31 Lindiwe',
    ]);
    expect(sentIn(of({ ...newborn, Id_Number: 'known' }), '2026-11-20', 365)).toEqual([]);
  });
});

describe('after the policyholder has died', () => {
  const waited = { Waiting_Period_End_Date: '2026-12-01', Cover_Start_Date: '2026-06-01' };
  const child = aChild('Lindiwe', { Date_Of_Birth: '2004-12-20', Cover_End_Date: '2026-12-20', ...waited });
  const policy = aPolicy({ Children: [child], MainMember: aLife('Thandi', { Life_Status: 'DECEASED' }) });

  it('nobody is reminded of anybody on the policy, because nobody reads it', () => {
    expect(sentIn(policy, '2026-11-20', 365)).toEqual([]);
    expect(nextReminderDay(policy, '2026-11-20')).toBeNull();
  });

  it('whoever takes the policy over is told late what still helps', () => {
    const takenOver = { ...policy, MainMember: aLife('Sipho') };
    expect(reminderDay(takenOver, '2026-12-05')).toBe('2026-12-05');
    expect(kinds(remindersDue(takenOver, [], '2026-12-05'))).toEqual(['WAITING_PERIOD_ENDED', 'CHILD_AGE_LIMIT']);
  });
});

describe('the next day to look at a policy', () => {
  it('is never after a day on which something is to be sent', () => {
    const policy = aPolicy({
      ...byHand,
      Spouse: aLife('Sipho', { Waiting_Period_End_Date: '2027-02-10' }),
      Children: [
        aChild('Lindiwe', { Date_Of_Birth: '2005-03-01', Cover_End_Date: '2027-03-01' }),
        aChild('Themba', { Date_Of_Birth: '2004-05-10', Cover_End_Date: '2030-05-10', Is_Student: true }),
        aChild('Zola', { Id_Number: null, Id_Outstanding_Date: '2027-01-31' }),
      ],
    });
    const everyDay = sentIn(policy, '2026-11-20', 900);
    const seen = new Set<string>();
    let looks = 0;
    for (let day: PlainDate | null = '2026-11-20'; day !== null && day < addDays('2026-11-20', 900); looks += 1) {
      for (const one of remindersDue(policy, [], day))
        seen.add(`${one.kind} ${one.day} of ${one.date} ${one.name}`.trim());
      day = nextReminderDay(policy, day);
    }
    expect([...seen]).toEqual(everyDay);
    expect(looks).toBeLessThan(25 + 900 / lookAgainAfterDays);
  });

  it('comes within a month where nothing is planned: what is reminded of may be another by then', () => {
    expect(nextReminderDay(aPolicy(), '2026-11-20')).toBe('2026-12-20');
    expect(nextReminderDay(aPolicy({ Policy_Status: 'PENDING', Paid_To_Date: '2026-12-31' }), '2026-11-20')).toBe(
      '2026-12-20',
    );
  });

  it('is the one of a premium that credit pays today: what was approved may raise it', () => {
    const paidByCredit = aPolicy({ ...byHand, Premium_Credit: 200 });
    expect(remindersDue(paidByCredit, [], '2026-12-10')).toEqual([]);
    expect(nextReminderDay(paidByCredit, '2026-11-20')).toBe('2026-12-10');
  });

  it('is none on a policy that is over, or has lapsed: it is saved again before anything comes of it', () => {
    const over = ['LAPSED', 'CANCELLED', 'CLAIMED'] as const;
    expect(over.map((Policy_Status) => nextReminderDay(aPolicy({ Policy_Status }), '2026-11-20'))).toEqual([
      null,
      null,
      null,
    ]);
  });
});
