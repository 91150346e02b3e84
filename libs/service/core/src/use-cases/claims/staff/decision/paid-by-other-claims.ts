import { byCause, type CoverElsewhere, isOpenClaim, type PlainDate, totalOf } from '@portal/domain';
import { type ClaimRow, claimsOfPerson, type Executor, type PayoutRow, payoutsOfClaims } from '@portal/service-store';
import { amountsSoFar } from '../../documents/document-facts-of';
import { paidSoFar } from '../../paid-so-far';

/**
 * What every other claim about the same person pays or may still pay, by cause: with it a correction stays within what the law allows over all
 * policies, also of policies that are paid after this one. Source: docs/domain/claims.md#c4-2.
 */
export async function paidByOtherClaims(
  executor: Executor,
  { id: claimId, numberKey }: Pick<ClaimRow, 'id' | 'numberKey'>,
  today: PlainDate,
): Promise<CoverElsewhere[]> {
  if (numberKey === null) return [];
  const ofPerson = await claimsOfPerson(executor, numberKey);
  const others = ofPerson.filter(({ id, record }) => id !== claimId && record.basis.isFuneralPolicy);
  const payouts = await payoutsOfClaims(
    executor,
    others.map(({ id }) => id),
  );
  return others.map((other) =>
    paidBy(
      other,
      payouts.filter((payout) => payout.claimId === other.id),
      today,
    ),
  );
}

/** What stands of a claim, and while it is not decided what it would pay today where that is more. */
function paidBy(
  claim: Pick<ClaimRow, 'status' | 'record'>,
  payouts: readonly PayoutRow[],
  today: PlainDate,
): CoverElsewhere {
  const { policyNumber, inceptionDate } = claim.record.basis;
  const standing = totalOf(paidSoFar(claim.record, payouts).lines);
  const isUndecided = isOpenClaim(claim.status) && claim.status !== 'APPROVED';
  const computed = amountsSoFar(claim, today).byCause;
  return {
    policyNumber,
    inceptionDate,
    amounts: byCause((cause) => (isUndecided ? Math.max(standing, computed[cause].total) : standing)),
  };
}
