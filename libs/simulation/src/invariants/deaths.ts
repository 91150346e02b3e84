import { addDays, CONTINUATION_DAYS, type PlainDate, todayInJohannesburg } from '@portal/domain';
import { type ClaimRow, type PolicyRow } from '@portal/service-store';
import { type PolicyInvariant } from './seen';

const livesOf = ({ record: { MainMember, Spouse, Children, ExtendedMembers } }: PolicyRow) => [
  MainMember,
  ...(Spouse ? [Spouse] : []),
  ...Children,
  ...ExtendedMembers,
];

/** Somebody counts as dead only once a claim has their death confirmed, and no more once that was a mistake. Source: docs/domain/claims.md#c2-4. */
const deadWasConfirmed: PolicyInvariant = ({ row, claims }) => {
  const confirmed = claims
    .filter(({ status, record }) => status !== 'VOID' && record.deathConfirmed !== null)
    .map(({ record }) => record.lifeId);
  const dead = livesOf(row).filter(({ Life_Status }) => Life_Status === 'DECEASED');
  return dead.every(({ id }) => confirmed.includes(id)) ? null : 'somebody counts as dead and nobody confirmed it';
};

/** Whether a claim keeps its policy from lapsing on a day: it is open, or was decided a little while ago. */
function isHolding({ lifeKind, status, record }: ClaimRow, today: PlainDate): boolean {
  if (lifeKind !== 'MAIN_MEMBER') return false;
  if (status === 'REPORTED' || status === 'IN_ASSESSMENT' || status === 'DISPUTED') return true;
  const isDecided = status === 'APPROVED' || status === 'PAID' || status === 'REPUDIATED';
  if (!isDecided || record.decidedAt === null) return false;
  return addDays(todayInJohannesburg(new Date(record.decidedAt)), CONTINUATION_DAYS) >= today;
}

/** Whether a claim about the main member was closed on a day: until then it held the policy, which is looked at again on the next. */
const wasClosedOn = ({ lifeKind, status, updatedAt }: ClaimRow, day: PlainDate): boolean =>
  lifeKind === 'MAIN_MEMBER' &&
  (status === 'WITHDRAWN' || status === 'DORMANT' || status === 'VOID') &&
  todayInJohannesburg(updatedAt) === day;

/** Whether the main member's death keeps a policy from lapsing on a day, or did when the jobs of that day looked at it. */
export const isHeldByDeath = (claims: readonly ClaimRow[], today: PlainDate): boolean =>
  claims.some((claim) => isHolding(claim, today) || wasClosedOn(claim, today));

/** While the main member's death is decided on, and for some time after it, a policy does not lapse. Source: docs/domain/claims.md#c8-3. */
const noLapseAfterDeath: PolicyInvariant = ({ row, before, claims, claimsBefore, today }) => {
  if (row.status !== 'LAPSED' || before === null || before.status === 'LAPSED') return null;
  const isHeld = claimsBefore.some((was) => claims.some((now) => now.id === was.id && isHolding(now, today)));
  return isHeld ? 'the policy lapsed although its main member had died' : null;
};

export const deathInvariants: Record<string, PolicyInvariant> = {
  'dead-only-when-confirmed': deadWasConfirmed,
  'no-lapse-while-a-death-holds': noLapseAfterDeath,
};
