import { type ClaimCase } from '@portal/contract';
import {
  canTransition,
  everybodyLeft,
  fullName,
  lastDayAfterDeath,
  livesLeft,
  type PlainDate,
  type Successor,
  successorOf,
} from '@portal/domain';
import { claimsForMainMember } from '@portal/service-change-pipeline';
import { type ClaimRow, type Executor, type PolicyRow, type StoredPolicy } from '@portal/service-store';
import { isTakeoverWaiting } from '../../ending/takeover-waited';

/** What becomes of those whom a main member left: until when they are covered, and who may take the policy over. */
export async function coverAfterDeathRead(
  executor: Executor,
  { claim, policy }: { claim: ClaimRow; policy: PolicyRow },
  today: PlainDate,
): Promise<ClaimCase['coverAfterDeath']> {
  const { record, status, policyNumber } = policy;
  const { MainMember } = record;
  if (claim.lifeKind !== 'MAIN_MEMBER' || claim.record.lifeId !== MainMember.id) return null;
  const isOver = status === 'CLAIMED';
  if (MainMember.Life_Status !== 'DECEASED' || !(isOver || canTransition(status, 'CLAIMED'))) return null;
  const left = livesLeft(record, { deceasedId: MainMember.id, on: today });
  if (everybodyLeft(left).length === 0) return null;
  if (isOver) return { lastDay: record.Cancellation_Date, successor: null, isTakeoverAsked: false, isOver };
  const successor = successorOf(left, today);
  return {
    lastDay: lastDayAfterDeath(record, await claimsForMainMember(executor, policy)),
    successor: successor && { role: successor.role, name: nameOf(successor, record) },
    isTakeoverAsked: await isTakeoverWaiting(executor, policyNumber),
    isOver,
  };
}

/** Null for a guardian, who is not on the policy. */
function nameOf({ life }: Successor, { Spouse, Children, ExtendedMembers }: StoredPolicy): string | null {
  const people = [...(Spouse ? [Spouse] : []), ...Children, ...ExtendedMembers];
  const person = people.find(({ id }) => id === life?.id);
  return person ? fullName(person) : null;
}
