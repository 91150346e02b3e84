import { type Policy } from '@portal/contract';
import { codesOf, type PlainDate, policyStatuses, premiumStatuses, toCents } from '@portal/domain';
import { atSize } from '@portal/domain/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoSeed } from './demo-seed';
import { isHolderAlive, referenceDate } from './scenario';
import { scenario, type ScenarioName, scenarios } from './scenarios';
import { aService, type Reader } from './testing/a-service';

type Service = Awaited<ReturnType<typeof aService>>;

interface Look {
  today: PlainDate;
  policy: Policy;
  reader: Reader;
}
interface Case {
  name: ScenarioName;
  shows: string;
  look(look: Look): unknown;
  finds: unknown;
}

const status = ({ policy }: Look) => [policy.Policy_Status, policy.Premium_Status];
const category = ({ policy }: Look) => policy.Product.category;

const cases: Case[] = [
  { name: 'family-active', shows: 'ACTIVE', look: status, finds: ['ACTIVE', 'UP_TO_DATE'] },
  { name: 'in-grace', shows: 'IN_GRACE', look: status, finds: ['IN_GRACE', 'ARREARS'] },
  { name: 'first-premium', shows: 'PENDING', look: status, finds: ['PENDING', 'FIRST_PREMIUM_OUTSTANDING'] },
  { name: 'paid-up', shows: 'PAID_UP', look: status, finds: ['PAID_UP', 'NOT_APPLICABLE'] },
  { name: 'lapsed', shows: 'LAPSED', look: status, finds: ['LAPSED', 'ARREARS'] },
  { name: 'cancelled', shows: 'CANCELLED', look: status, finds: ['CANCELLED', 'NOT_APPLICABLE'] },
  { name: 'not-taken-up', shows: 'NOT_TAKEN_UP', look: status, finds: ['NOT_TAKEN_UP', 'NOT_APPLICABLE'] },
  { name: 'premium-due', shows: 'DUE', look: status, finds: ['ACTIVE', 'DUE'] },
  { name: 'payment-processing', shows: 'PROCESSING', look: status, finds: ['ACTIVE', 'PROCESSING'] },
  { name: 'paid-in-advance', shows: 'PAID_IN_ADVANCE', look: status, finds: ['ACTIVE', 'PAID_IN_ADVANCE'] },
  { name: 'family-active', shows: 'a family', look: category, finds: 'FAMILY' },
  { name: 'in-grace', shows: 'a single parent', look: category, finds: 'SINGLE_PARENT' },
  { name: 'single-member', shows: 'a single member', look: category, finds: 'SINGLE_MEMBER' },
  {
    name: 'legacy-family',
    shows: 'a baby on a closed plan',
    look: ({ policy }) => [
      policy.Product.Product_Name,
      policy.Is_Legacy_Product,
      policy.Children.map(({ Cover_Amount }) => Cover_Amount),
    ],
    finds: ['Heritage Family Plan 2012', true, [7500, 1875]],
  },
  {
    name: 'large-family',
    shows: 'twelve people',
    look: ({ policy }) => 1 + (policy.Spouse ? 1 : 0) + policy.Children.length + policy.ExtendedMembers.length,
    finds: 12,
  },
  {
    name: 'large-family',
    shows: 'a student past 22, a disabled adult and a newborn without ID number, all covered',
    look: ({ policy: { Children } }) => [
      Children.some((child) => child.Is_Student && child.Age === 23 && child.Cover_Amount === 50_000),
      Children.some((child) => child.Is_Disabled && child.Age === 28 && child.Cover_Amount === 50_000),
      Children.some((child) => child.Id_Number === null && child.Age === 0 && child.Cover_Amount === 12_500),
    ],
    finds: [true, true, true],
  },
  {
    name: 'several-policies',
    shows: 'more policies than the menu shows',
    look: async ({ reader }) => (await reader.policies()).map(({ Policy_Status }) => Policy_Status),
    finds: ['ACTIVE', 'ACTIVE', 'IN_GRACE', 'PENDING', 'LAPSED', 'CANCELLED'],
  },
  {
    name: 'pending-child',
    shows: 'a request that the customer may take back',
    look: async ({ reader, policy }) => [
      policy.Pending_Actions,
      (await reader.pending()).map(({ actionType, canCancel, canApprove }) => [actionType, canCancel, canApprove]),
    ],
    finds: [1, [['ADD_CHILD', true, false]]],
  },
  {
    name: 'pending-spouse',
    shows: 'a change by staff that the customer decides',
    look: async ({ reader, policy }) => [
      policy.Spouse?.Has_Pending_Action,
      (await reader.pending()).map(({ actionType, canCancel, canApprove }) => [actionType, canCancel, canApprove]),
    ],
    finds: [true, [['UPDATE_SPOUSE', false, true]]],
  },
  {
    name: 'pending-plan',
    shows: 'a dearer plan that waits for staff',
    look: async ({ reader }) =>
      (await reader.pending()).map((action) => [action.actionType, action.premiumBefore, action.premiumAfter]),
    finds: [['CHANGE_PRODUCT', 159, 225]],
  },
  {
    name: 'pending-several',
    shows: 'changes that wait for each kind of approver, and one that is approved',
    look: async ({ reader }) =>
      (await reader.pending()).map(({ status: of, approverType }) => `${of} ${approverType}`).sort(),
    finds: [
      'APPROVED STAFF',
      'PENDING CUSTOMER',
      'PENDING CUSTOMER',
      'PENDING SECOND_STAFF',
      'PENDING STAFF',
      'PENDING STAFF',
    ],
  },
  {
    name: 'waiting-period',
    shows: 'waiting periods that still run',
    look: ({ policy, today }) =>
      [policy, policy.MainMember, policy.Spouse, ...policy.ExtendedMembers].every(
        (one) => (one?.Waiting_Period_End_Date ?? '') > today,
      ),
    finds: true,
  },
  {
    name: 'in-grace',
    shows: 'one premium behind, with the failed debit that explains it',
    look: async ({ reader }) => {
      const { Premiums_Outstanding, PaymentHistory } = await reader.paidStatus();
      return [Premiums_Outstanding, PaymentHistory[0]?.Payment_Status, PaymentHistory[0]?.Failure_Reason];
    },
    finds: [1, 'FAILED', 'Insufficient funds'],
  },
  {
    name: 'lapsed',
    shows: 'a lapse that can be undone',
    look: async ({ reader }) => (await reader.paidStatus()).Can_Reinstate,
    finds: true,
  },
  {
    name: 'lapsed-long-ago',
    shows: 'a policy that was cancelled after its lapse, and cannot be brought back',
    look: async ({ reader, policy }) => [policy.Policy_Status, (await reader.paidStatus()).Can_Reinstate],
    finds: ['CANCELLED', false],
  },
  {
    name: 'no-beneficiary',
    shows: 'neither beneficiary nor message',
    look: async ({ reader, policy }) => [policy.Beneficiaries, (await reader.notifications()).totalRecords],
    finds: [[], 0],
  },
  {
    name: 'five-beneficiaries',
    shows: 'five beneficiaries, the largest share first in line',
    look: ({ policy }) => policy.Beneficiaries.map(({ Benefit_Share, Is_Primary }) => [Benefit_Share, Is_Primary]),
    finds: [
      [30, true],
      [30, false],
      [20, false],
      [15, false],
      [5, false],
    ],
  },
  {
    name: 'many-notifications',
    shows: 'five pages of messages',
    look: async ({ reader }) => {
      const { totalRecords, totalPages, data } = await reader.notifications();
      return [totalRecords, totalPages, data.length];
    },
    finds: [50, 5, 10],
  },
  {
    name: 'long-names',
    shows: 'names as long as they may be',
    look: ({ policy: { MainMember } }) => [MainMember.First_Name.length, MainMember.Surname.length],
    finds: [49, 50],
  },
  {
    name: 'passport-holder',
    shows: 'a passport in place of an ID number',
    look: ({ policy: { MainMember } }) => [MainMember.Id_Number, MainMember.Id_Type, MainMember.Passport_Country],
    finds: [null, 'PASSPORT', 'ZW'],
  },
];

const lookAt = async (service: Service, name: string, today: PlainDate): Promise<Look> => {
  const reader = await service.signIn(scenario(name, today).signIn);
  return { today, reader, policy: await reader.policy() };
};

/** Which scenarios are right on other days, and how they break no rule, `scenarios.test.ts` tries without a service. */
const days = [referenceDate, '2028-02-29', '2027-02-28', '2026-12-31'].slice(0, atSize({ test: 2, prove: 4 }));

const names = Object.keys(scenarios);
const living = names.filter((name) => isHolderAlive(scenario(name)));
const closed = names.filter((name) => !isHolderAlive(scenario(name)));

describe.each(days)('through the service on %s', (today) => {
  let service: Service;
  beforeAll(async () => {
    service = await aService(demoSeed(today), today);
  });
  afterAll(() => service.close());

  it.each(cases)('$name shows $shows', async ({ name, look, finds }) => {
    expect(await look(await lookAt(service, name, today))).toEqual(finds);
  });

  it.each(living)('%s: premiums, payments and messages agree with the policy', async (name) => {
    const { reader, policy } = await lookAt(service, name, today);
    const given = scenario(name, today).seed;
    expect(policy.Monthly_Premium).toBe(given.policies[0]?.Monthly_Premium);
    const paid = await reader.paidStatus();
    const failed = paid.PaymentHistory.filter(({ Payment_Status }) => Payment_Status === 'FAILED').length;
    expect(paid.Premiums_Outstanding).toBe(policy.Policy_Status === 'PENDING' ? 1 : failed);
    expect(toCents(paid.Arrears_Amount)).toBe(failed * toCents(policy.Monthly_Premium));
    const messages = (await reader.notifications()).data;
    expect(messages.every(({ inAppMessage, title }) => inAppMessage.length <= 240 && title.length <= 60)).toBe(true);
  });

  it.each(closed)('%s: nobody signs in as the one who died', async (name) => {
    const { signIn, seed } = scenario(name, today);
    await expect(service.signIn(signIn)).rejects.toThrow(/INVALID_OTP/);
    const policy = await service.policyForStaff(signIn);
    expect(policy.Policy_Status).toBe(seed.policies[0]?.Policy_Status);
  });

  it('reaches every policy status and every premium status', async () => {
    const looks: Look[] = [];
    for (const name of living) looks.push(await lookAt(service, name, today));
    const claimed = await service.policyForStaff(scenario('claimed').signIn);
    const reached = new Set([...looks.flatMap(status), claimed.Policy_Status, claimed.Premium_Status]);
    expect([...codesOf(policyStatuses), ...codesOf(premiumStatuses)].filter((code) => !reached.has(code))).toEqual([]);
  });

  it.each([
    { number: '7000010012', category: 'FAMILY', is: ['ACTIVE', 'UP_TO_DATE'], policies: 3 },
    { number: '7000010020', category: 'SINGLE_PARENT', is: ['IN_GRACE', 'ARREARS'], policies: 1 },
    { number: '7000010038', category: 'SINGLE_MEMBER', is: ['ACTIVE', 'UP_TO_DATE'], policies: 1 },
  ])('the demo signs in as $number', async ({ number, category: kind, is, policies }) => {
    const reader = await service.signIn(number);
    const policy = await reader.policy();
    expect(policy.Product.category).toBe(kind);
    expect([policy.Policy_Status, policy.Premium_Status]).toEqual(is);
    expect(await reader.policies()).toHaveLength(policies);
  });
});
