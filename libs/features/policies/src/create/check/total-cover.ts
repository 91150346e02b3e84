import { type Policy } from '@portal/contract';
import {
  checkTotalCover,
  coverForChild,
  type CoveringPolicy,
  coverOfPerson,
  type Identified,
  inceptionAfter,
  isPlainDate,
  mainMemberCover,
  spouseCoverWithRiders,
} from '@portal/domain';
import { type Application, type Typed } from '../application/application';
import { chosenBenefits, chosenPlan, type Situation } from '../application/situation';
import { type Problem } from './problem';

/**
 * The cover on everybody over all policies of whoever applies (docs/domain/records.md#r9-22). The service knows policies of others too, and
 * has the last word; this says it before anybody has filled in everything.
 */
export function problemsOfTotal(application: Application, situation: Situation): Problem[] {
  const plan = chosenPlan(application, situation);
  if (!plan) return [];
  const starts = inceptionAfter(situation.today);
  const riders = chosenBenefits(application, situation);
  const { Spouse, Children, ExtendedMembers } = application;
  const asked = [
    {
      ...{ field: 'productId', person: situation.policy.MainMember as Typed },
      cover: mainMemberCover(plan.levelOfCover, riders),
    },
    ...(Spouse
      ? [{ field: 'Spouse.Id_Number', person: Spouse, cover: spouseCoverWithRiders(plan.spouseCover, riders) }]
      : []),
    ...Children.map((person, at) => ({
      ...{ field: `Children.${at}.Id_Number`, person },
      cover: isPlainDate(person['Date_Of_Birth']) ? coverForChild(plan, person['Date_Of_Birth'], starts) : 0,
    })),
    ...ExtendedMembers.map((person, at) => ({
      ...{ field: `ExtendedMembers.${at}.Cover_Amount`, person, cover: Number(person['Cover_Amount'] ?? 0) },
    })),
  ];
  return asked.flatMap(({ field, person, cover }) => {
    const { First_Name, Date_Of_Birth } = person;
    if (!isPlainDate(Date_Of_Birth)) return [];
    const own = situation.own.map((policy) => [asCovering(policy, situation)]);
    const coverElsewhere = coverOfPerson(person as Identified, own, starts);
    const total = checkTotalCover({ First_Name: String(First_Name), Date_Of_Birth, cover, coverElsewhere }, starts);
    return total.success ? [] : [{ field, message: total.message }];
  });
}

/** A policy as far as the cover of its people goes. */
const asCovering = (policy: Policy, { benefits }: Situation): CoveringPolicy => ({
  ...policy,
  riders: benefits.filter(({ id }) => policy.SupplementaryBenefits.some((held) => held.id === id)),
});
