import { ageOn, ages, everybodyLeft, fullName, isActiveOrPendingLife, livesLeft, type PlainDate } from '@portal/domain';
import { type ClaimRow, type StoredPolicy } from '@portal/service-store';

/** Somebody who was covered beside the main member who died, and is let in to the claim with the own number. */
export interface LifeLetIn {
  id: string;
  name: string;
}

type Confirmed = Pick<ClaimRow, 'lifeKind' | 'record'>;

/**
 * Which of the adults who stay covered after a main member's death has this number on the policy; null: none has. Once somebody took the policy
 * over, it is they. Nobody is let in so before the death is confirmed. Source: docs/domain/claims.md#c8-3.
 */
export function lifeLetIn(
  { lifeKind, record }: Confirmed,
  policy: StoredPolicy,
  { cellNumber, today }: { cellNumber: string; today: PlainDate },
): LifeLetIn | null {
  if (lifeKind !== 'MAIN_MEMBER' || record.deathConfirmed === null) return null;
  const people = isTakenOver(record, policy)
    ? [policy.MainMember]
    : everybodyLeft(livesLeft(policy, { deceasedId: record.lifeId, on: today }));
  const life = people.find(
    ({ Cell_Number, Date_Of_Birth }) => Cell_Number === cellNumber && ageOn(Date_Of_Birth, today) >= ages.adult,
  );
  return life === undefined ? null : { id: life.id, name: nameOn(policy, life.id) };
}

/** Whether whoever was let in so is still on the policy, with the number that they signed in with. */
export const isStillLetIn = (
  { lifeKind, record }: Confirmed,
  policy: StoredPolicy,
  { claimantId, cellNumber }: { claimantId: string; cellNumber: string },
): boolean =>
  lifeKind === 'MAIN_MEMBER' &&
  record.deathConfirmed !== null &&
  everybodyOn(policy).some(
    (life) => life.id === claimantId && life.Cell_Number === cellNumber && isActiveOrPendingLife(life),
  );

/** Whether somebody else is the main member by now. */
export const isTakenOver = ({ lifeId }: Confirmed['record'], { MainMember }: StoredPolicy): boolean =>
  MainMember.id !== lifeId;

/** What somebody on a policy is called. */
export function nameOn(policy: StoredPolicy, id: string): string {
  const found = everybodyOn(policy).find((one) => one.id === id);
  return found === undefined ? '' : fullName(found);
}

const everybodyOn = ({ MainMember, Spouse, Children, ExtendedMembers }: StoredPolicy) => [
  MainMember,
  ...(Spouse ? [Spouse] : []),
  ...Children,
  ...ExtendedMembers,
];
