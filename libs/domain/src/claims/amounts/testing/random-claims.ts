import fc from 'fast-check';
import { addDays, addMonths, lastOfMonth, type PlainDate } from '../../../base/plain-date';
import { legacyProducts, products, supplementaryBenefits } from '../../../catalogue';
import { codesOf } from '../../../code-lists/code-list';
import { policyStatuses } from '../../../code-lists/statuses';
import { aChild } from '../../../testing/a-covered-family';
import { type FactsOfDeath, type PolicyAtDeath } from '../claim-basis';
import { type Deceased } from '../deceased';
import { type PolicyStanding } from '../policy-on-day-of-death';
import { aDeath, aLifeSince, aPolicyOn, mainMemberOf } from './a-claim';

/** A policy and a death on it. */
export interface RandomClaim {
  policy: PolicyAtDeath;
  facts: FactsOfDeath;
}

const died = '2026-11-10';
const before = (most: number) => fc.integer({ min: -20, max: most }).map((days) => addDays(died, -days));
const monthsBefore = (most: number) =>
  fc.integer({ min: 0, max: most }).map((months) => `${addMonths(died, -months).slice(0, 7)}-01`);
const rand = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((cents) => cents / 100);

const benefit = fc.record({
  id: fc.constantFrom(...supplementaryBenefits.map(({ id }) => id)),
  startDate: before(500),
  status: fc.constantFrom('ACTIVE', 'ACTIVE', 'PENDING', 'REMOVED'),
});

const increase = fc
  .record({
    lifeId: fc.constantFrom('thandi', 'sipho', 'themba'),
    amount: fc.constantFrom(5000, 10_000, 20_000),
    startDate: before(800),
  })
  .map((one) => ({ ...one, waitingPeriodEndDate: addMonths(one.startDate, 6) }));

/** What another policy pays: for an accident at least as much as for natural causes, as every policy does. */
const elsewhere = fc
  .record({ inceptionDate: monthsBefore(80), suicide: rand(40_000), natural: rand(40_000), accident: rand(40_000) })
  .map(({ inceptionDate, suicide, natural, accident }) => {
    const [least = 0, middle = 0, most = 0] = [suicide, natural, accident].toSorted((one, other) => one - other);
    const amounts = { SUICIDE: least, NATURAL: middle, ACCIDENT: most, VIOLENCE: most };
    return { policyNumber: 'SSF000000', inceptionDate, amounts };
  });

const standing: fc.Arbitrary<PolicyStanding> = fc.record({
  status: fc.oneof(
    { weight: 3, arbitrary: fc.constant('ACTIVE' as const) },
    fc.constantFrom(...codesOf(policyStatuses)),
  ),
  lastDay: fc.option(before(60)),
  lapse: fc.option(
    before(200).chain((due) =>
      fc.record({
        lapsedOn: fc.constant(addDays(due, 31)),
        premiumDue: fc.constant(due),
        unpaidSince: fc.constantFrom(due, addDays(due, 12)),
        noticesSentOn: fc.array(
          fc.integer({ min: -5, max: 30 }).map((days) => addDays(due, days)),
          { maxLength: 2 },
        ),
      }),
    ),
  ),
});

const deceasedOn = (policy: PolicyAtDeath, childBorn: PlainDate): fc.Arbitrary<Deceased> =>
  fc.oneof(
    fc.constant(mainMemberOf(policy)),
    fc.constantFrom<Deceased>(
      { kind: 'SPOUSE', lifeId: 'sipho', dateOfBirth: '1985-06-15' },
      { kind: 'CHILD', lifeId: 'themba', dateOfBirth: childBorn },
      { kind: 'EXTENDED_MEMBER', lifeId: 'grace', dateOfBirth: '1985-06-15' },
      { kind: 'CHILD', lifeId: null, dateOfBirth: childBorn },
    ),
    fc.record({
      kind: fc.constant('STILLBORN' as const),
      weeks: fc.integer({ min: 22, max: 42 }),
      claimsPaid: fc.integer({ min: 0, max: 2 }),
      wasEndedIntentionally: fc.constantFrom(false, false, false, true),
    }),
  );

const plans = [...products, ...legacyProducts].map(({ Product_Name }) => Product_Name);
const familyPlans = plans.filter((name) => name.includes('Family'));

const policies = fc
  .record({
    plan: fc.oneof(fc.constantFrom(...plans), fc.constantFrom(...familyPlans)),
    since: monthsBefore(60),
    childBorn: before(9000),
    childSince: before(900),
    relativeSince: before(900),
    increases: fc.array(increase, { maxLength: 2 }),
    riders: fc.uniqueArray(benefit, { selector: ({ id }) => id, maxLength: 9 }),
    unpaidMonths: fc.integer({ min: 0, max: 8 }),
    debitDay: fc.integer({ min: 1, max: 31 }),
  })
  .map(({ plan, since, childBorn, childSince, relativeSince, increases, riders, unpaidMonths, debitDay }) => ({
    childBorn,
    policy: aPolicyOn(plan, since, {
      Children: [
        aChild('Themba', childBorn, {
          Cover_Start_Date: childSince,
          Waiting_Period_End_Date: addMonths(childSince, 6),
        }),
      ],
      ExtendedMembers: [aLifeSince('Grace', relativeSince, { Cover_Amount: 50_000 })],
      Cover_Increases: increases,
      SupplementaryBenefits: riders,
      Paid_To_Date: lastOfMonth(addMonths(died, -unpaidMonths)),
      PaymentMethod: { Debit_Day: debitDay },
      Monthly_Premium: 288.35,
    }),
  }));

/** Any death on any plan of the catalogue. */
export const randomClaims: fc.Arbitrary<RandomClaim> = policies.chain(({ policy, childBorn }) =>
  fc
    .record({
      standing,
      deceased: deceasedOn(policy, childBorn),
      coverElsewhere: fc.array(elsewhere, { maxLength: 2 }),
      paidByOtherInsurers: fc.oneof(fc.constant(0), rand(30_000)),
      transportInvoice: fc.option(rand(9000)),
    })
    .map((more) => ({ policy, facts: aDeath(policy, died, more) })),
);
