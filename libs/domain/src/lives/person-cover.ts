import { type PolicyStatus } from '../code-lists/statuses';
import { isActiveOrPendingLife } from '../people/life-status';
import { ages } from '../base/ages';
import { ageOn, birthdayOf } from '../people/age';
import { type CappedBenefit, mainMemberCover } from '../plan/benefit-cap';
import { childCoverEnds, coverForChild } from './child-cover';
import { childCoverEnding } from './child-cover-ending';
import { coverAmount, type CoveredProduct } from '../plan/cover-breakdown';
import { minorLimit } from '../base/limits';
import { livesOf } from '../plan/lives';
import { type PlainDate } from '../base/plain-date';
import { isFinalStatus } from '../policy/policy-status';
import { type Identified, identityKeys, isSamePerson } from '../people/same-person';
import { spouseCoverWithRiders } from './total-cover';

/**
 * What one person is covered for, over all policies and all days. Source: docs/domain/policy.md#r4-2, docs/domain/lives.md#r4-5,
 * docs/domain/plans.md#r5-4 and docs/domain/records.md#r9-22.
 */

/** What a child is covered for on other policies from a day on, in rand, until the next such day. */
export interface CoverFrom {
  from: PlainDate;
  amount: number;
}

/** A life as far as its cover goes. */
export interface CoveredLife extends Identified {
  id: string;
  Date_Of_Birth: PlainDate;
  Life_Status: string;
  Cover_End_Date?: PlainDate | null;
}

export interface CoveredChild extends CoveredLife {
  Is_Student?: boolean;
  Is_Disabled?: boolean;
  Cover_Start_Date?: PlainDate;
  Proof_Of_Study_Until?: PlainDate | null;
  /** What other policies paid for the child when this cover was agreed: the law leaves this policy the rest. */
  Cover_Elsewhere?: readonly CoverFrom[] | undefined;
}

/** A policy as far as the cover of its people goes. */
export interface CoveringPolicy {
  Policy_Type: string;
  Policy_Status: PolicyStatus;
  Product: CoveredProduct;
  MainMember: CoveredLife;
  Spouse: CoveredLife | null;
  Children: readonly CoveredChild[];
  ExtendedMembers: readonly (CoveredLife & { Cover_Amount: number })[];
  /** The benefits that the policy has, as the catalogue knows them. */
  riders: readonly CappedBenefit[];
}

/** The amount that a list of amounts by day gives on a day. */
export const amountOn = (amounts: readonly CoverFrom[] | undefined, on: PlainDate): number =>
  amounts?.findLast(({ from }) => from <= on)?.amount ?? 0;

type Born = Identified & { Date_Of_Birth: PlainDate };

/** Somebody on a policy, with what would be paid in rand on a day, money riders included. */
export interface LifeCover {
  life: CoveredLife;
  amount: number;
}

/**
 * What a policy pays for each of its people on a day. A policy that waits for its first premium has cover to come, and so has one that
 * lapsed: paying brings it back and nobody decides about it any more.
 */
export function coversOn(policy: CoveringPolicy, on: PlainDate): LifeCover[] {
  const { Policy_Type, Policy_Status, Product, MainMember, Spouse, Children, ExtendedMembers, riders } = policy;
  if (Policy_Type !== 'FUNERAL' || isFinalStatus(Policy_Status)) return [];
  const takes = livesOf(Product.Product_Name);
  const covers: LifeCover[] = [
    { life: MainMember, amount: mainMemberCover(coverAmount(Product, 'levelOfCover'), riders) },
    ...(Spouse && takes.spouse
      ? [{ life: Spouse, amount: spouseCoverWithRiders(coverAmount(Product, 'spouseCover'), riders) }]
      : []),
    ...(takes.children
      ? Children.map((life) => ({ life: withEnd(life), amount: childCoverOn(life, Product, on) }))
      : []),
    ...ExtendedMembers.map((life) => ({ life, amount: life.Cover_Amount })),
  ];
  return covers.filter(({ life, amount }) => amount > 0 && isCoveredOn(life, on));
}

/** What a plan pays for a child on a day, beside what other policies pay. */
export const childCoverOn = (
  { Date_Of_Birth, Cover_Elsewhere }: Pick<CoveredChild, 'Date_Of_Birth' | 'Cover_Elsewhere'>,
  product: CoveredProduct,
  on: PlainDate,
): number => coverForChild(product, Date_Of_Birth, on, amountOn(Cover_Elsewhere, on));

const withEnd = (child: CoveredChild): CoveredLife => ({
  ...child,
  Cover_End_Date: childCoverEnding(child)?.ends ?? null,
});

const isCoveredOn = (life: CoveredLife, on: PlainDate): boolean =>
  isActiveOrPendingLife(life) && (life.Cover_End_Date ?? '9999') > on;

/** One policy as it stands, and as it will be once what is approved holds. The stage that pays a person more counts. */
export type PolicyStages = readonly CoveringPolicy[];

const peopleOf = ({ MainMember, Spouse, Children, ExtendedMembers }: CoveringPolicy): CoveredLife[] => [
  MainMember,
  ...(Spouse ? [Spouse] : []),
  ...Children,
  ...ExtendedMembers,
];

const coverIn = (policy: CoveringPolicy, person: Identified, on: PlainDate): number =>
  coversOn(policy, on)
    .filter(({ life }) => isSamePerson(life, person))
    .reduce((sum, { amount }) => sum + amount, 0);

/** What these policies pay together on the death of a person on a day, in whatever roles they cover them. Rand. */
export const coverOfPerson = (person: Identified, policies: readonly PolicyStages[], on: PlainDate): number =>
  policies.reduce((sum, stages) => sum + Math.max(0, ...stages.map((policy) => coverIn(policy, person, on))), 0);

/** The birthdays on which the law or a plan allows other cover, and from which only some children are covered. */
const birthdays = [...Object.values(ages), childCoverEnds.usual] as const;

/** The days from which on a person may be covered for something else, the first day of the cover among them. */
export const coverDays = (birth: PlainDate, from: PlainDate): PlainDate[] => [
  from,
  ...birthdays.map((age) => birthdayOf(birth, age)).filter((day) => day > from),
];

/** What other policies pay for a child, from each day on that it can change. */
export function coverElsewhereByDay(child: Born, others: readonly PolicyStages[], from: PlainDate): CoverFrom[] {
  const amounts = coverDays(child.Date_Of_Birth, from).map((day) => ({
    from: day,
    amount: coverOfPerson(child, others, day),
  }));
  return amounts.some(({ amount }) => amount > 0) ? amounts : [];
}

/**
 * The first day from which a person would be covered for more than the law allows at that age; null: never. Where the policies know
 * the person by other days of birth too, the law has to hold for each of them: which one is wrong is for people to find out.
 */
export const dayAboveMaximum = (person: Born, policies: readonly PolicyStages[], from: PlainDate): PlainDate | null => {
  const records = policies.flat().flatMap(peopleOf);
  const days = [person, ...records.filter((record) => isSamePerson(record, person))].flatMap(
    (record) => ownDayAboveMaximum(record, policies, from) ?? [],
  );
  return days.sort()[0] ?? null;
};

const ownDayAboveMaximum = (record: Born, policies: readonly PolicyStages[], from: PlainDate): PlainDate | undefined =>
  coverDays(record.Date_Of_Birth, from).find(
    (day) => coverOfPerson(record, policies, day) > minorLimit(ageOn(record.Date_Of_Birth, day)),
  );

/** Who is covered for more after a change than before, on that day or on a later one; somebody who is new, or somebody else by now, among them. */
export function peopleCoveredForMore(
  before: CoveringPolicy | null,
  after: CoveringPolicy,
  from: PlainDate,
): CoveredLife[] {
  return peopleOf(after).filter((person) =>
    coverDays(person.Date_Of_Birth, from).some((day) => {
      const amountIn = (policy: CoveringPolicy | null) =>
        (policy ? coversOn(policy, day) : [])
          .filter(({ life }) => life.id === person.id && isSamePerson(life, person))
          .reduce((sum, { amount }) => sum + amount, 0);
      return amountIn(after) > amountIn(before);
    }),
  );
}

/** One person before and after a change of what a record says about who that is. */
export interface Renamed {
  before: CoveredLife;
  after: CoveredLife;
}

/** Who can be found by something new after a change, though the person is the same: a passport instead of an ID number, another name. */
export const peopleFoundAnew = (before: CoveringPolicy, after: CoveringPolicy): Renamed[] =>
  peopleOf(after).flatMap((person) => {
    const known = peopleOf(before).find(({ id }) => id === person.id);
    if (!known || !isSamePerson(known, person)) return [];
    const keys = identityKeys(known);
    return identityKeys(person).every((key) => keys.includes(key)) ? [] : [{ before: known, after: person }];
  });

/** Whether other policies pay for somebody who is found by something new, on that day or a later one, more than was known of before. */
export const isPaidMoreElsewhere = (
  { before, after }: Renamed,
  others: readonly PolicyStages[],
  from: PlainDate,
): boolean =>
  coverDays(after.Date_Of_Birth, from).some(
    (day) => coverOfPerson(after, others, day) > coverOfPerson(before, others, day),
  );
