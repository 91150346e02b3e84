import { ageOn, ages, everybodyLeft, fullName, isActiveOrPendingLife, livesLeft, type PlainDate } from '@portal/domain';
import { type ClaimRow, type StoredPolicy } from '@portal/service-store';
import { guardianOf } from './guardian';

/** Somebody who was covered beside the main member who died, or the guardian of those who were, let in to the claim with the own number. */
export interface LifeLetIn {
  id: string;
  name: string;
}

type Confirmed = Pick<ClaimRow, 'lifeKind' | 'record'>;

/**
 * Which of the adults who stay covered after a main member's death has this number on the policy, or the guardian whom staff let in with it where
 * only children are left; null: none has. Once somebody took the policy over, it is they. Nobody is let in so before the death is confirmed.
 * Source: docs/domain/claims.md#c8-3.
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
  if (life !== undefined) return { id: life.id, name: nameOn(policy, life.id) };
  const guardian = isTakenOver(record, policy) ? null : guardianOf(record);
  return guardian?.cellNumber === cellNumber ? { id: guardian.id, name: guardian.name } : null;
}

/** Whether whoever was let in so is still on the policy, or its children's guardian, with the number that they signed in with. */
export const isStillLetIn = (
  { lifeKind, record }: Confirmed,
  policy: StoredPolicy,
  { claimantId, cellNumber }: { claimantId: string; cellNumber: string },
): boolean =>
  lifeKind === 'MAIN_MEMBER' &&
  record.deathConfirmed !== null &&
  (everybodyOn(policy).some(
    (life) => life.id === claimantId && life.Cell_Number === cellNumber && isActiveOrPendingLife(life),
  ) ||
    (!isTakenOver(record, policy) && isGuardianWith(record, { claimantId, cellNumber })));

const isGuardianWith = (
  record: Confirmed['record'],
  { claimantId, cellNumber }: { claimantId: string; cellNumber: string },
): boolean => {
  const guardian = guardianOf(record);
  return guardian?.id === claimantId && guardian.cellNumber === cellNumber;
};

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
